import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readMarkdown, type TargetOf } from "../../../src/web/docs/readMarkdown.ts"

const targetOf: TargetOf = (path) =>
  path === "docs/webhooks.md" ? { href: "/docs/webhooks", title: "Webhooks" } : undefined

const bodyOf = (text: string): string => readMarkdown(text, targetOf).body.html

/** Everything that a browser would do something with beside showing text. */
const active =
  /<(?!\/?(?:a|p|h[2-6]|ul|ol|li|table|thead|tbody|tr|t[hd]|pre|code|strong|em|del|br|hr|blockquote|div)\b)/i

describe("a document", () => {
  it("gives its title, its headings with ids as GitHub's, and its text", () => {
    const read = readMarkdown("# The *title*\n\nText.\n\n## What `a_b` does\n\n## Twice\n\n### Twice\n", targetOf)
    expect(read.title).toBe("The title")
    expect(read.headings).toEqual([
      { level: 2, id: "what-a_b-does", text: "What a_b does" },
      { level: 2, id: "twice", text: "Twice" },
      { level: 3, id: "twice-1", text: "Twice" }
    ])
    expect(read.body.html).toBe(
      '<p>Text.</p><h2 id="what-a_b-does">What <code>a_b</code> does</h2><h2 id="twice">Twice</h2><h3 id="twice-1">Twice</h3>'
    )
  })

  it("keeps lines and indentation of code, and makes one line of a paragraph's", () => {
    expect(bodyOf("```go\nfunc f() {\n\treturn <1 & 2>\n}\n```\n")).toBe(
      '<pre class="scroll" tabindex="0"><code>func f() {\n\treturn &lt;1 &amp; 2&gt;\n}</code></pre>'
    )
    expect(bodyOf("one\ntwo")).toBe("<p>one two</p>")
  })

  it("has tables that scroll by themselves, with figures to the right, and lists", () => {
    expect(bodyOf("| a | b |\n|---|--:|\n| `x` | 1 |\n")).toBe(
      '<div class="scroll" tabindex="0" role="group" aria-label="a"><table class="plain"><thead><tr><th>a</th><th class="number">b</th></tr></thead><tbody><tr><td><code>x</code></td><td class="number">1</td></tr></tbody></table></div>'
    )
    expect(bodyOf("- one **two**\n- three\n")).toBe("<ul><li>one <strong>two</strong></li><li>three</li></ul>")
    expect(bodyOf("3. one\n4. two\n")).toBe('<ol start="3"><li>one</li><li>two</li></ol>')
  })
})

describe("links", () => {
  it("lead to our pages where they name our documents, in code as well", () => {
    expect(bodyOf("[hooks](docs/webhooks.md) and `docs/webhooks.md`")).toBe(
      '<p><a href="/docs/webhooks">hooks</a> and <a href="/docs/webhooks">Webhooks</a></p>'
    )
  })

  it("are text where they lead into the repository", () => {
    expect(bodyOf("[table](../scanner/rules/java/jca.ts) [up](/etc/passwd)")).toBe("<p>table up</p>")
  })

  it("lead to the web over https, and to places of the same page", () => {
    expect(bodyOf("[a](https://example.com/?a=1&b=2) [b](#here)")).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">a</a> <a href="#here">b</a></p>'
    )
  })

  it.each([
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](data:text/html;base64,PHNjcmlwdD4=)",
    "[a](http://example.com/)",
    "[a](//example.com/)",
    "[a](https://user:password@example.com/)",
    "[a](vbscript:x)",
    "[a](<javascript:alert(1)>)",
    "[a]( javascript:alert(1))",
    '[a](#x"onclick=alert)',
    "![a](https://example.com/a.png)",
    "[![a](x.png)](javascript:alert(1))",
    "[a][b]\n\n[b]: javascript:alert(1)"
  ])("are not made of %s", (text) => {
    expect(bodyOf(text)).not.toMatch(/<a|<img|href/)
  })
})

describe("hostile Markdown", () => {
  it.each([
    "<script>alert(1)</script>",
    "text <img src=x onerror=alert(1)> text",
    "<div onclick=alert(1)>\n\ntext\n\n</div>",
    "<iframe src=https://example.com></iframe>",
    "<svg><script>alert(1)</script></svg>",
    "<!-- comment --><style>body{display:none}</style>",
    "| <img src=x onerror=1> |\n|---|\n| <script>1</script> |\n",
    "```\n</code></pre><script>alert(1)</script>\n```\n",
    "```<script>\ncode\n```\n",
    "## <img src=x onerror=1>\n",
    '## " onmouseover="alert(1)\n',
    "`<script>alert(1)</script>`",
    "- <script>alert(1)</script>\n",
    "> <script>alert(1)</script>\n",
    "<https://example.com/<script>>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "**<b onclick=1>bold</b>**"
  ])("stays text: %s", (text) => {
    expect(bodyOf(text)).not.toMatch(active)
    expect(bodyOf(text).replace(/"[^"]*"/g, "")).not.toMatch(/<[^>]+\son\w+=/)
  })

  it("names characters that cannot be seen", () => {
    expect(bodyOf("a\u202eb `c\u200bd`\n\n```\ne\u0000f\u2066\n```\n")).toMatch(
      /a\[U\+202E\]b <code>c\[U\+200B\]d<\/code>[^]*e(?:\[U\+0000\]|\ufffd)f\[U\+2066\]/
    )
  })
})

describe("our documents", () => {
  const folder = join(import.meta.dirname, "../../../docs")

  it.each(globSync("*.md", { cwd: folder }))(
    "%s has a title, one only, and nothing that has to be guessed at",
    (file) => {
      const text = readFileSync(join(folder, file), "utf8")
      const { body, headings, title } = readMarkdown(text, () => undefined)
      expect(title).toMatch(/^[A-Z][^\n]{3,60}$/)
      expect(headings.filter(({ level }) => level === 1)).toEqual([])
      expect(body.html).not.toMatch(active)
      expect(body.html).not.toMatch(/\[U\+[0-9A-F]{4}\]|&amp;(?:lt|gt|amp);/)
    }
  )
})
