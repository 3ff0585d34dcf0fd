import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import ajv from "ajv/dist/2020.js"
import { rulesSchema } from "../../../.ci/configurationSchema.ts"
import { readYaml } from "../../../scanner/formats/readYaml.ts"
import { treeValues } from "../../../scanner/formats/treeValues.ts"
import { MAX_NAMES, MAX_RULES_FILES, MAX_RULES_LENGTH, readOwnRules } from "../../../scanner/ownRules/readOwnRules.ts"

const read = (text: string, file = "acme.yml") => readOwnRules([{ file, text }])

const problemsOf = (text: string, file = "acme.yml") =>
  Effect.map(Effect.flip(read(text, file)), ({ problems }) =>
    problems.map(
      ({ line, column, path, problem, advice = "" }) =>
        `${line}:${column} ${path} ${problem}${advice === "" ? "" : ` | ${advice}`}`
    )
  )

const python = (...rows: ReadonlyArray<string>): string =>
  ["rows:", "  python:", ...rows.map((row) => `    ${row}`), ""].join("\n")

const valid = `name: Acme
rows:
  kotlin:
    com.acme.Crypto.encrypt: { is: cipher, algorithm: { arg: 0, as: jca, keyword: how, path: [a, b] }, from: [{ arg: 1 }, { rest: 2 }] }
    com.acme.Crypto#with: { refines: true, keyBits: { arg: 0, as: int }, defaults: { mode: gcm, keyBits: 256 }, continues: true }
  python:
    acme.{md5,sha1}: { is: hash, name: { text: "{1}", as: hash }, functions: digest, returns: acme.Digest, tagBits: 128 }
`

describe("rules of a project", () => {
  it.effect("become rows as those of tables are", () =>
    Effect.gen(function* () {
      const { libraries, files } = yield* read(valid.replace("    acme.{md5,sha1}", '    "acme.{md5,sha1}"'))
      expect(files).toEqual([{ file: "acme.yml", name: "Acme", rows: 4, replaces: [] }])
      expect(libraries).toEqual([
        {
          ecosystem: "java",
          name: "own:acme.yml",
          isOwn: true,
          rows: {
            "com.acme.Crypto.encrypt": {
              is: "cipher",
              algorithm: { at: 0, as: "jca", keyword: "how", path: ["a", "b"] },
              from: [
                { at: 1, as: "any" },
                { at: 2, as: "any", rest: true }
              ]
            },
            "com.acme.Crypto#with": {
              refines: true,
              keyBits: { at: 0, as: "int" },
              defaults: { mode: "gcm", keyBits: 256 },
              continues: true
            }
          }
        },
        {
          ecosystem: "python",
          name: "own:acme.yml",
          isOwn: true,
          rows: {
            "acme.{md5,sha1}": {
              is: "hash",
              name: { text: "{1}", as: "hash" },
              functions: ["digest"],
              returns: "acme.Digest",
              tagBits: 128
            }
          }
        }
      ])
    })
  )

  it.effect("may be JSON, and are told apart by what they say", () =>
    Effect.gen(function* () {
      const json = (arg: number, spaces?: number): string =>
        JSON.stringify(
          { rows: { go: { "acme.io/seal.Seal": { is: "cipher", algorithm: { arg, as: "jca" } } } } },
          null,
          spaces
        )
      const [one, same, other] = yield* Effect.forEach([json(0), json(0, 2), json(1)], (text) => read(text, "a.json"))
      expect(one!.libraries[0]!.rows["acme.io/seal.Seal"]!.algorithm).toEqual({ at: 0, as: "jca" })
      expect(one!.files[0]!.name).toBe("a")
      expect(same!.digest).toBe(one!.digest)
      expect(other!.digest).not.toBe(one!.digest)
    })
  )

  it.effect("are refused with the place of each mistake, and what may have been meant", () =>
    Effect.gen(function* () {
      expect(
        yield* problemsOf(
          python(
            "acme.a: { is: cipher, algorithm: { arg: 0, as: opensll } }",
            "acme.b: { is: hsh }",
            "acme.c: { iss: hash }",
            "acme.d:",
            "acme.e: { is: hash, keyBits: large, functions: [encypt] }"
          )
        )
      ).toEqual([
        '3:48 $.rows.python["acme.a"].algorithm.as there is no notation opensll | Did you mean openssl? docs/rules.schema.json lists all.',
        expect.stringMatching(
          /^4:15 \$\.rows\.python\["acme\.b"\]\.is there is no kind of use hsh \| Did you mean hash\? There are hash, /
        ),
        '5:15 $.rows.python["acme.c"].iss there is no member iss | Did you mean is?',
        '6:5 $.rows.python["acme.d"] must be members, such as is and algorithm',
        '7:25 $.rows.python["acme.e"].keyBits must be a whole number',
        expect.stringMatching(
          /^7:53 \$\.rows\.python\["acme\.e"\]\.functions\[0\] there is no function encypt \| Did you mean encrypt\?/
        )
      ])
      expect(
        yield* problemsOf(
          python(
            "acme.a: { is: cipher, name: AESS, defaults: { mode: gmc } }",
            "acme.b: { is: cipher, algorithm: { as: jca }, from: [{ arg: 1, rest: 2 }] }",
            "'{a,b': { is: hash }",
            "'*': { is: hash }",
            "é.x: { is: hash }",
            "acme.c: {}",
            "acme.f: { is: hash, name: { setting: a.ini, as: hash }, mode: { text: gcm } }"
          )
        )
      ).toEqual([
        '3:27 $.rows.python["acme.a"].name there is no algorithm AESS | Did you mean AES?',
        expect.stringMatching(/^3:51 \$\.rows\.python\["acme\.a"\]\.defaults\.mode there is no mode gmc/),
        expect.stringMatching(/^4:27 .*\.algorithm does not say which argument it is \| It needs exactly one of arg, /),
        expect.stringMatching(/^4:58 .*\.from\[0\] says two places: arg and rest/),
        '5:5 $.rows.python["{a,b"] has a brace without its other one',
        '6:5 $.rows.python["*"] every file would match *',
        '7:5 $.rows.python["é.x"] must be written in ASCII',
        '8:5 $.rows.python["acme.c"] says nothing of the call',
        '9:25 $.rows.python["acme.f"].name does not say the key of its setting',
        '9:61 $.rows.python["acme.f"].mode does not say the notation of its text | It needs as, too.'
      ])
    })
  )

  it.effect("are refused where they are no rules at all", () =>
    Effect.gen(function* () {
      expect(yield* problemsOf("")).toEqual(["1:1 $.rows is missing"])
      expect(yield* problemsOf("name: a\n")).toEqual(["1:1 $.rows is missing"])
      expect(yield* problemsOf("- a\n")).toEqual(["1:1 $ is not YAML with a name and a value a line"])
      expect(yield* problemsOf("{", "a.json")).toEqual(["1:1 $ is not JSON (line 1, column 2)"])
      expect(yield* problemsOf("[1]", "a.json")).toEqual(["1:1 $ is not an object"])
      expect(yield* problemsOf("rows:\n  pyton: {}\n")).toEqual([
        "2:3 $.rows.pyton there is no language pyton | Did you mean python?"
      ])
      expect(yield* problemsOf("rows:\n  bash: {}\n")).toEqual([expect.stringContaining("there is no language bash")])
      expect(yield* problemsOf("rules: {}\nrows: {}\n")).toEqual([
        "1:1 $.rules there is no setting rules | There are name, rows."
      ])
      expect(yield* problemsOf(python("{a,b}.c: { is: hash }"))).toEqual([
        expect.stringMatching(/^3:1 \$ this line cannot be read \| A name with braces, quotes or /)
      ])
      expect(yield* problemsOf(`name: "\u001b[31m"\nrows: {}\n`)).toEqual([
        "1:1 $.name must be letters, digits, spaces, dots and dashes"
      ])
    })
  )

  it.effect("may name an algorithm of the project's own, unless it looks like a slip", () =>
    Effect.gen(function* () {
      const { libraries } = yield* read(python("acme.a: { is: cipher, name: Vaultstream }"))
      expect(libraries[0]!.rows["acme.a"]).toEqual({ is: "cipher", name: "Vaultstream" })
      expect(
        yield* problemsOf(python("acme.a: { is: cipher, name: AES256 }", 'acme.b: { is: cipher, name: "?x" }'))
      ).toEqual([
        expect.stringMatching(/there is no algorithm AES256 \| Did you mean /),
        expect.stringContaining("there is no algorithm ?x")
      ])
    })
  )

  it.effect("have one row for a name", () =>
    Effect.gen(function* () {
      expect(yield* problemsOf(python("acme.a: { is: hash }", "acme.a: { is: mac }"))).toEqual([
        '4:5 $.rows.python["acme.a"] stands there twice'
      ])
      expect(yield* problemsOf(python('"acme.{a,b}": { is: hash }', "acme.b: { is: mac }"))).toEqual([
        '4:5 $.rows.python["acme.b"] acme.b has a row already, acme.{a,b} for python in acme.yml'
      ])
      const twice = yield* Effect.flip(
        readOwnRules(["b.yml", "a.yml"].map((file) => ({ file, text: python("acme.a: { is: hash }") })))
      )
      expect(twice.message).toBe(
        'b.yml:3:5: $.rows.python["acme.a"]: acme.a has a row already, acme.a for python in a.yml'
      )
    })
  )

  it.effect("replace rows of the scanner only where they say so", () =>
    Effect.gen(function* () {
      expect(yield* problemsOf(python("hashlib.md5: { is: hash, name: MD5 }"))).toEqual([
        '3:5 $.rows.python["hashlib.md5"] the scanner has a row for hashlib.md5 already, in its table hashlib | Write replaces: true beside it if yours is to count instead; every output will say so.'
      ])
      const { files } = yield* read(python("hashlib.md5: { replaces: true }", "acme.a: { is: hash, replaces: true }"))
      expect(files[0]).toMatchObject({ rows: 2, replaces: ["hashlib.md5"] })
    })
  )

  it.effect("are bounded", () =>
    Effect.gen(function* () {
      const many = (count: number): string =>
        python(...Array.from({ length: count }, (_, at) => `acme.C${at}.seal: { is: cipher, algorithm: { arg: 0 } }`))
      expect((yield* read(many(10_000))).files[0]!.rows).toBe(10_000)
      const tooMany = yield* problemsOf(
        python(...Array.from({ length: 21_000 }, (_, at) => `acme.c${at}: { is: hash }`))
      )
      expect(tooMany).toHaveLength(20)
      expect(tooMany[0]).toContain(`more than ${MAX_NAMES} names`)
      expect(yield* problemsOf(many(30_000))).toEqual([
        "1:1 $ has more than 90000 values | Put its rows into several files."
      ])
      const list = `{${"x,".repeat(300)}}`
      expect(yield* problemsOf(python(`"acme.${list}${list}${list}": { is: hash }`))).toEqual([
        expect.stringContaining(`more than ${MAX_NAMES} names`)
      ])
      expect(yield* problemsOf("#".repeat(MAX_RULES_LENGTH + 1))).toEqual([
        `1:1 $ is longer than ${MAX_RULES_LENGTH} characters`
      ])
      expect(yield* problemsOf(`rows: ${"[".repeat(100_000)}`)).toHaveLength(1)
      expect(yield* problemsOf("rows: &a\n  python: *a\n")).toHaveLength(1)
      const files = Array.from({ length: MAX_RULES_FILES + 1 }, (_, at) => ({ file: `${at}.yml`, text: "rows: {}\n" }))
      expect((yield* Effect.flip(readOwnRules(files))).message).toContain(`${MAX_RULES_FILES} may have rules`)
    })
  )
})

describe("the schema of rules", () => {
  const validate = new ajv.default({ strict: false }).compile(JSON.parse(rulesSchema()))

  it("agrees with what is read", () => {
    expect(validate(treeValues(readYaml(valid.replace("    acme.{md5,sha1}", '    "acme.{md5,sha1}"'))))).toBe(true)
    for (const wrong of [
      {},
      { rows: { pyton: {} } },
      { rows: { python: { a: { is: "hsh" } } } },
      { rows: {}, other: 1 }
    ])
      expect(validate(wrong)).toBe(false)
  })
})
