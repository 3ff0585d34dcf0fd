import { describe, expect, it } from "vitest"
import { formats } from "../../../scanner/select/artefactFormats.ts"
import type { Answer } from "../../../scanner/resolve/Question.ts"
import { answerSettings } from "../../../scanner/link/answerSettings.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"

const RUNS = isLong ? 10_000 : 2_000

/** A fifth of it shows as well what grows faster than its text. */
const many = (count: number): number => (isLong ? count : count / 5)

const encoder = new TextEncoder()

/** Each says `MD5` to `hash.alg`, or to `HASH_ALG`, of its folder where it has one. */
const samples: { readonly [format: string]: ReadonlyArray<string> } = {
  properties: [
    "# comment\n! other\nother=SHA-384\nhash.alg = MD5\n",
    "a\\:b : c\\\n   d\nhash.alg:MD5\nkey\\u0041 value with \\t tab\nempty\n"
  ],
  dotenv: ["export HASH_ALG=\"MD5\" # why\nOTHER=${X:-sha512}\nEMPTY=\n'q'=1\n", "HASH_ALG=MD5\r\nA='b'\r\n"],
  ini: [
    "[hash]\nalg = MD5 ; strong\n[other]\nx: y\n",
    "; c\n# c\n[hash]\nalg: 'MD5'\n",
    'include "x"\nhash { alg = "MD5", b: [1, {c = d}] } // c\nother = ${hash.alg}"/x"\n',
    'hash.alg = """MD5"""\n# c\n{"a": "\\u0041", /* c */ b\n}\n'
  ],
  xml: [
    '<?xml version="1.0"?>\n<configuration>\n  <appSettings>\n    <add key="hash.alg" value="MD5"/>\n  </appSettings>\n</configuration>\n',
    "<c><property><name>hash.alg</name><value>MD5</value></property><hash><alg>MD5</alg></hash><!-- c --></c>"
  ],
  toml: [
    '[hash]\nalg = "MD5"\nlist = [1, "a", { b = 1 }]\n',
    'hash = { alg = "MD5" }\n[[t]]\na = 1979-05-27T07:32:00Z\n'
  ],
  yaml: [
    "hash:\n  other: x\n  alg: MD5\nlist:\n  - a\n  - b: &x 1\nref: *x\n",
    "---\n'hash': {alg: MD5}\ntext: |\n  a\n  b\n"
  ],
  hcl: [
    'locals {\n  x = "${var.a}"\n  HASH_ALG = "MD5" # why\n}\n',
    '/* a */ locals { HASH_ALG = "MD5" }\nmodule "m" {\n  source = "./m"\n  a = [1, "b"]\n}\n'
  ],
  json: [
    '{"hash": {"alg": "MD5"}, "list": [1, null, true, "\\u0041"]}',
    '{\n  "a": [],\n  "hash": {\n    "alg": "MD5"\n  }\n}\n'
  ]
}

const keys = ["hash.alg", "HASH_ALG", "other", "list.0", ""]

const questions = [
  ...keys.map((key) => ({ kind: "setting" as const, key })),
  { kind: "setting" as const, key: "locals.HASH_ALG", folder: "" }
]

const ask = (format: string, bytes: Uint8Array): ReadonlyArray<Answer> =>
  answerSettings(`a.${format}`, format, bytes, questions)

const textsIn = (answers: ReadonlyArray<Answer>): ReadonlyArray<string> =>
  answers.flatMap(({ values }) => values.flatMap((value) => (value.kind === "text" ? [value.text] : [])))

const linesIn = (bytes: Uint8Array): number => new TextDecoder("latin1").decode(bytes).split(/\r\n|\r|\n/).length

const isSound = (answers: ReadonlyArray<Answer>, bytes: Uint8Array): boolean =>
  answers.every(({ values }) =>
    values.every((value) =>
      value.evidence.every(({ place }) => place.line >= 1 && place.line <= linesIn(bytes) && place.column >= 1)
    )
  )

const all = Object.entries(samples).flatMap(([format, texts]) =>
  texts.map((text) => ({ format, bytes: encoder.encode(text) }))
)

describe("settings", () => {
  it("have samples of every format that has them", () => {
    expect(formats.flatMap(({ name, settings }) => (settings === undefined ? [] : [name])).toSorted()).toEqual(
      Object.keys(samples).toSorted()
    )
    for (const { format, bytes } of all) expect(textsIn(ask(format, bytes))).toContain("MD5")
  })
})

describe("hostile settings", () => {
  it(`give answers or none, never an error, in ${RUNS} mutations`, () => {
    const random = randomFrom(20_261_122)
    let answered = 0
    for (let run = 0; run < RUNS; run++) {
      const { format, bytes } = all[run % all.length]!
      const mutated = mutate(bytes, random)
      const answers = ask(format, mutated)
      if (!isSound(answers, mutated)) expect.fail(`run ${run}: ${JSON.stringify(answers)}`)
      if (answers.length > 0) answered++
    }
    expect(answered).toBeGreaterThan(RUNS / 20)
    expect(RUNS - answered).toBeGreaterThan(RUNS / 20)
  })

  it("may end anywhere, and be of another format than their name says", () => {
    for (const { bytes } of all)
      for (const format of Object.keys(samples))
        for (let length = 0; length <= bytes.length; length++) {
          const cut = bytes.subarray(0, length)
          expect(isSound(ask(format, cut), cut)).toBe(true)
        }
  })

  it.each(Object.keys(samples))("are read in time that grows with their size: %s", (format) => {
    const hostile = [
      "a\\\n".repeat(many(200_000)),
      " ".repeat(many(700_000)),
      `${" ".repeat(many(300_000))}x${" ".repeat(many(300_000))}`,
      "\\".repeat(many(600_000)),
      `a=${'"'.repeat(many(300_000))}`,
      `a=${'"#'.repeat(many(200_000))}\n`,
      "[".repeat(many(300_000)),
      '{"a":'.repeat(many(100_000)),
      "a:\n ".repeat(many(50_000)),
      "- ".repeat(many(200_000)),
      `a: &a [x]\n${Array.from({ length: 30 }, (_, at) => `k${at}: &b${at} [*a, *a, *a, *a]`).join("\n")}`,
      Array.from(
        { length: 10 },
        (_, at) =>
          `${"abcdefghij"[at]}: &${"abcdefghij"[at]} [${Array(9)
            .fill(at === 0 ? "x" : `*${"abcdefghij"[at - 1]}`)
            .join(",")}]`
      ).join("\n"),
      Array.from({ length: many(20_000) }, (_, at) => `"k\\u006${at % 10}${at}": ${at}`).join("\n"),
      `{${Array.from({ length: many(20_000) }, (_, at) => `"\\u006b${at}":\n${at}`).join(",")}}`,
      Array.from({ length: many(20_000) }, (_, at) => `k${at} = ${at}`).join("\n"),
      "a.b.c.d.e = 1\n".repeat(many(30_000)),
      "[a.b]\n".repeat(many(60_000)),
      `{${"${".repeat(many(200_000))}`,
      `{a = ${'"""'.repeat(many(150_000))}`,
      `{${"/*".repeat(many(200_000))}`,
      `{a${"=".repeat(many(400_000))}`,
      `<r>${Array.from({ length: many(20_000) }, (_, at) => `<k${at} x:y="1">x</k${at}>`).join("\n")}</r>`,
      "<a>".repeat(many(200_000))
    ]
    for (const text of hostile) expect(textsIn(ask(format, encoder.encode(text)))).not.toContain("MD5")
  })
})
