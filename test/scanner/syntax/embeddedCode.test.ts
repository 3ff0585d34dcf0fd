import { performance } from "node:perf_hooks"
import { describe, expect, it } from "vitest"
import { manifest } from "../../../grammars/manifest.ts"
import { embeddedCode } from "../../../scanner/syntax/embeddedCode.ts"

const { embedding } = manifest.find(({ name }) => name === "vue")!
const code = (text: string): string => embeddedCode(text, embedding!)

describe("embedded code", () => {
  it("stays where it is", () => {
    const text = "<template>\r\n<p/>\n</template>\n<script>\nlet x\n</script>\n<style>a{}</style>"
    expect(code(text)).toHaveLength(text.length)
    expect(code(text).split(/\r?\n/)[4]).toBe("let x")
    expect(code(text).trim()).toBe("let x")
    expect(code(`é<script>a</script><script setup lang="ts" generic="T extends A<B>">b</script>`).trim()).toMatch(
      /^a +b$/
    )
  })

  it("may be missing or not closed", () => {
    expect(code("<template><scripts>x</scripts></template>").trim()).toBe("")
    expect(code("<script>\nlet x").trim()).toBe("let x")
    expect(code("")).toBe("")
  })

  it.each(["<script ", "<script>", '<script "', "<script '", "<"])("takes no longer for hostile text: %s", (piece) => {
    const start = performance.now()
    code(piece.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
