import { describe, expect, it } from "vitest"
import { scopeOfText, testLines } from "../../../scanner/model/scopeWithin.ts"

const KEY = "-----BEGIN PRIVATE KEY-----"

const scopeIn = (text: string) => scopeOfText(text, text.indexOf(KEY))

describe("a key in the text of a program", () => {
  it.each([
    `/**\n * const key = \`${KEY}\n */`,
    `// ${KEY}`,
    `# ${KEY}`,
    `def f():\n    """Reads a key.\n\n    ${KEY}\n    """`,
    `"""A module.\n${KEY}\n"""`,
    `  @doc """\n  ${KEY}\n  """`
  ])("is an example in a comment: %j", (text) => {
    expect(scopeIn(text)).toBe("example")
  })

  it.each([
    `const key = \`${KEY}`,
    `KEY = """\n${KEY}\n"""`,
    `load(\n    """\n${KEY}\n""")`,
    `def f():\n    """Done."""\n    return "${KEY}"`
  ])("is the program's in a value: %j", (text) => {
    expect(scopeIn(text)).toBe("production")
  })
})

describe("a file of Rust", () => {
  const text = [
    "fn sign() {}",
    "#[cfg(test)]",
    "mod tests {",
    "    fn f() {",
    "    }",
    "}",
    "fn verify() {}",
    "#[cfg(not(test))]",
    "mod real {",
    "}"
  ].join("\n")

  it("has the lines of its test modules", () => {
    const isTest = testLines("src/lib.rs", text)
    expect(Array.from({ length: 10 }, (_, at) => at + 1).filter(isTest)).toEqual([2, 3, 4, 5, 6])
  })

  it("is no file of another language", () => {
    expect(testLines("src/lib.go", text)(4)).toBe(false)
  })
})
