import { describe, expect, it } from "vitest"
import { fieldValue, markup } from "../../../scanner/html/markup.ts"

const turned = "\u202egnp.exe\u202c"

describe("a text that is put into HTML", () => {
  it("shows what is hidden in it", () => {
    expect(markup`<p>${turned}</p>`.html).toBe("<p>[U+202E]gnp.exe[U+202C]</p>")
    expect(markup`<p title="${`"><img src=x>`}"></p>`.html).toBe('<p title="&quot;&gt;&lt;img src=x&gt;"></p>')
  })

  it("goes back from a field as it was written", () => {
    expect(markup`<input value="${fieldValue(turned)}" />`.html).toBe('<input value="&#x202e;gnp.exe&#x202c;" />')
    expect(fieldValue(`"'&<>`).html).toBe("&quot;&#39;&amp;&lt;&gt;")
    expect(fieldValue("\u{e0041}").html).toBe("&#xe0041;")
  })

  it("has what HTML cannot hold spelled out, in a field as well", () => {
    expect(fieldValue("a\u0000b\u0085\ud800").html).toBe("a[U+0000]b[U+0085][U+D800]")
  })
})
