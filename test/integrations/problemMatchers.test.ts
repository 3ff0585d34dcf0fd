import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "./compositeAction.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

interface Pattern {
  readonly regexp: string
  readonly file: number
  readonly line: number
  readonly column: number
  readonly message: number
  readonly code: number
}

interface Matcher {
  readonly severity: string
  readonly pattern: Pattern | ReadonlyArray<Pattern>
}

const folder = mkdtempSync(join(tmpdir(), "ciphermap-matchers-"))
let lines: ReadonlyArray<string> = []

const read = (path: string) => JSON.parse(readFileSync(join(root, "integrations", path), "utf8"))
const task = read("vscode/tasks.json").tasks[0]

/** Which matchers take a line, and what they make of it. */
const matchedBy = (matchers: ReadonlyArray<Matcher>, line: string) =>
  matchers.flatMap(({ severity, pattern }) => {
    const one = [pattern].flat()[0] as Pattern
    const found = new RegExp(one.regexp).exec(line)
    const { file, line: at, column, message, code } = one
    return found === null
      ? []
      : [
          {
            severity,
            file: found[file],
            line: found[at],
            column: found[column],
            message: found[message],
            code: found[code]
          }
        ]
  })

beforeAll(async () => {
  const files = {
    "a b.py": 'import hashlib\nhashlib.md5(b"") == signature\n',
    "src/odd:1:2: name.py": 'import hashlib\nhashlib.sha1(b"")\n',
    "test/rsa_test.py":
      "from cryptography.hazmat.primitives.asymmetric import rsa\nrsa.generate_private_key(65537, 2048)\n",
    "V.java": 'class V { Object c = javax.crypto.Cipher.getInstance("DES/ECB/PKCS5Padding"); }\n',
    "r.py": "import random\nkey = random.random()\n",
    "w.py": 'import hashlib\nhashlib.md4 = None\nhashlib.new("md5").hexdigest() == signature\n'
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = await ciphermapIn(folder)(...task.args)
  lines = stdout
    .split("\n")
    .slice(0, -1)
    .filter((line) => !line.includes(": note: ") && !/^ +\d* \| /.test(line))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  ["VS Code", task.problemMatcher, { error: "error", warning: "warning", other: "info" }],
  [
    "GitHub Actions",
    read("github/problem-matcher.json").problemMatcher,
    { error: "error", warning: "warning", other: "notice" }
  ]
] as const)("the problem matcher for %s", (_, matchers, names) => {
  const severities: Readonly<Record<string, string>> = {
    critical: names.error,
    high: names.error,
    medium: names.warning,
    low: names.other,
    info: names.other
  }

  it("takes each line of a scan once, under a severity that its host knows", () => {
    expect(lines.length).toBeGreaterThan(4)
    const found = lines.map((line) => matchedBy(matchers, line))
    expect(found.map((all) => all.length)).toEqual(lines.map(() => 1))
    const written = lines.map((line) => / (critical|high|medium|low|info): /.exec(line.replace(/^.*?\.\w+:/, ""))![1]!)
    expect(new Set(written).size).toBeGreaterThan(1)
    expect(found.map(([one]) => one!.severity)).toEqual(written.map((severity) => severities[severity]))
  })

  it("finds the parts of a line, whatever the name of the file", () => {
    const all = lines.flatMap((line) => matchedBy(matchers, line))
    expect(all).toContainEqual({
      severity: "error",
      file: "a b.py",
      line: "2",
      column: "9",
      message: expect.stringMatching(/^MD5: .*\.$/),
      code: "CM-HASH-MD5"
    })
    expect(all.find(({ code }) => code === "CM-HASH-SHA1")).toMatchObject({ file: "src/odd:1:2: name.py", line: "2" })
  })

  it("leaves other lines alone", () => {
    expect(matchedBy(matchers, "a.c:1:2: error: something else [-Werror]")).toEqual([])
  })
})
