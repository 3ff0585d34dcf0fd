import { describe, expect, it } from "vitest"
import { embeddedCode } from "../../../grammars/embeddedCode.ts"
import { manifest } from "../../../grammars/manifest.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"

const { embedding } = manifest.find(({ name }) => name === "csharp")!
const code = (text: string): string => embeddedCode(text, embedding!)
const words = (text: string): string => code(text).replace(/\s+/g, " ").trim()

describe("what the grammar of C# lacks", () => {
  it("leaves directives around whole statements and members", () => {
    const text = "class A {\n#if X\n  int b;\n#else\n  int c;\n#endif\n}\n"
    expect(code(text)).toBe(text)
  })

  it("keeps the first part of a statement, and all arms of a switch, in their lines and columns", () => {
    const choice = "f(a,\r\n#if X\r\n  b\r\n#else\r\n  c\r\n#endif\r\n);"
    expect(code(choice)).toHaveLength(choice.length)
    expect(code(choice).split("\r\n")[2]).toBe("  b")
    expect(words(choice)).toBe("f(a, b );")
    expect(words("x switch { 1 => a,\n#if X\n 2 => b,\n#else\n 2 => c,\n#endif\n _ => d };")).toBe(
      "x switch { 1 => a, 2 => b, 2 => c, _ => d };"
    )
  })

  it("gives empty lists an element, and leaves arrays and indices", () => {
    expect(words("List<int> a = []; int[] b = new int[] { }; f([], c[..]);")).toBe(
      "List<int> a = @_; int[] b = new int[] { }; f(@_, c[..]);"
    )
  })

  it("is as long as before", () => {
    expect(words('$@"a ""{b}"""')).toBe(`$@"a ''{b}''"`)
  })

  it.each(['$@"', '$@""', "#if X\n", "#if X\n#else\n", "[ ..", "return []", ",  "])(
    "takes no longer for hostile text: %j",
    (piece) => {
      const before = cpuSeconds()
      code(piece.repeat(50_000))
      expect(cpuSeconds() - before).toBeLessThan(5)
    }
  )
})
