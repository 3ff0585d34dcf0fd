import { describe, expect, it } from "vitest"
import { isBehindComment, scopeOfText } from "../../../scanner/model/scopeWithin.ts"

const KEY = "-----BEGIN PRIVATE KEY-----"

const scopeIn = (text: string) => scopeOfText(text, text.indexOf(KEY))

describe("a key in the text of a program", () => {
  it.each([
    `/**\n * const key = \`${KEY}\n */`,
    `// ${KEY}`,
    `/* not used yet\n\nstatic const char *key() {\n  return\n"${KEY}"; }\n*/`,
    `# ${KEY}`,
    `def f():\n    """Reads a key.\n\n    ${KEY}\n    """`,
    `"""A module.\n${KEY}\n"""`,
    `  @doc """\n  ${KEY}\n  """`,
    `examples <<~DOC\n  Make one:\n\n  \`\`\`ruby\n  a_key do\n    content "${KEY}"`
  ])("is an example in a comment: %j", (text) => {
    expect(scopeIn(text)).toBe("example")
  })

  it.each([
    `const key = \`${KEY}`,
    `/* a key */\nconst key = "${KEY}"`,
    `rm /tmp/*\ncat <<END\n${KEY}`,
    `KEY = """\n${KEY}\n"""`,
    `load(\n    """\n${KEY}\n""")`,
    `def f():\n    """Done."""\n    return "${KEY}"`,
    `examples <<~DOC\n  \`\`\`ruby\n  a\n  \`\`\`\nDOC\nkey = "${KEY}"`
  ])("is the program's in a value: %j", (text) => {
    expect(scopeIn(text)).toBe("production")
  })
})

describe("a key in a configuration", () => {
  it.each([`a: 1\n#  certificate: '${KEY}`, `; ${KEY}`, `<!-- ${KEY}`])("is commented out: %j", (text) => {
    expect(isBehindComment(text, text.indexOf(KEY))).toBe(true)
  })

  it.each([`# a key\n${KEY}`, `a: '#'\nb: '${KEY}`, `key: "${KEY}`])("is in force: %j", (text) => {
    expect(isBehindComment(text, text.indexOf(KEY))).toBe(false)
  })
})
