import { createHash } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import { toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { readCycloneDx } from "../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { findingLines } from "../../../scanner/bom/explainText.ts"
import { readScan } from "../../../scanner/bom/read/readScan.ts"
import { toSarif } from "../../../scanner/bom/sarif/sarif.ts"
import { scanJsonChunks } from "../../../scanner/bom/scanJson.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import type { ScanMemory } from "../../../scanner/engine/ScanMemory.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { readOwnRules } from "../../../scanner/ownRules/readOwnRules.ts"
import { testOwnRules } from "../../../scanner/testOwnRules.ts"
import type { OwnRules } from "../../../scanner/rules/rule.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const sources: { readonly [path: string]: string } = {
  "a.py": 'import acme\nacme.seal("des-cbc", k)\nacme.Vault().digest("md5", b)\n',
  "b.kt":
    'import com.acme.Cryptos\nfun f() { Cryptos.of("DES/ECB/PKCS5Padding").init(javax.crypto.Cipher.ENCRYPT_MODE, k) }\n',
  "c.py": "import hashlib\nhashlib.md5(b) == signature\n"
}

const files = Stream.fromIterable(
  Object.entries(sources).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }))
)

const text = `name: Acme security
rows:
  python:
    acme.seal: { is: cipher, algorithm: { arg: 0, as: openssl } }
    acme.Vault: { returns: acme.Vault }
    acme.Vault#digest: { is: hash, name: { arg: 0, as: hash } }
  java:
    com.acme.Cryptos.of: { is: cipher, algorithm: { arg: 0, as: jca }, returns: javax.crypto.Cipher }
`

const scan = (rules?: OwnRules, memory?: ScanMemory) =>
  Scanner.use((scanner) => scanner.scan(files, { rules, memory })).pipe(Effect.provide(scannerOnce))

const shortly = ({ findings }: Effect.Success<ReturnType<typeof scan>>): ReadonlyArray<string> =>
  findings.map(({ path, facts, library, ownRules = "" }) => `${path} ${facts.name} ${library} ${ownRules}`.trim())

const options = {
  component: { name: "app" },
  timestamp: "2026-11-21T00:00:00.000Z",
  serialNumber: "6f1d0c1e-0000-4000-8000-000000000000",
  tool: { name: "ciphermap", version: "0.1.0" }
}

describe("a scan with rules of a project", () => {
  it.live("finds its wrappers, by way of tables of the scanner, too, and says where that comes from", () =>
    Effect.gen(function* () {
      const rules = yield* readOwnRules([{ file: "acme.yml", text }])
      expect(shortly(yield* scan())).toEqual(["c.py MD5 hashlib"])
      const report = yield* scan(rules)
      expect(shortly(report)).toEqual([
        "a.py DES Acme security (own rules) acme.yml",
        "a.py MD5 Acme security (own rules) acme.yml",
        "b.kt DES Acme security (own rules) acme.yml",
        "c.py MD5 hashlib"
      ])
      expect(report.findings[2]!.facts.functions).toEqual(["encrypt"])
      expect(report.ownRules).toEqual([{ file: "acme.yml", name: "Acme security", rows: 4, replaces: [] }])
      expect(shortly(yield* scan())).toEqual(["c.py MD5 hashlib"])
    })
  )

  it.live("hears nothing of what they replace, and says that", () =>
    Effect.gen(function* () {
      const silent = yield* readOwnRules([
        { file: "x.yml", text: "rows:\n  python:\n    hashlib.md5: { replaces: true }\n" }
      ])
      const report = yield* scan(silent)
      expect(shortly(report)).toEqual([])
      expect(report.ownRules).toEqual([{ file: "x.yml", name: "x", rows: 1, replaces: ["hashlib.md5"] }])
      const bom = JSON.stringify(toCycloneDx(toInventory(report), options))
      expect(bom).toContain("own rules x.yml (x): 1 row, of which 1 replaces a row of the scanner (hashlib.md5)")
    })
  )

  it.live("takes nothing that a scan with other rules has left", () =>
    Effect.gen(function* () {
      const kept = new Map<string, Uint8Array>()
      const memory: ScanMemory = {
        digest: (content) => createHash("sha256").update(content).digest("hex"),
        get: (keys) => Effect.sync(() => keys.map((key) => kept.get(key))),
        put: (entries) => Effect.sync(() => entries.forEach(([key, bytes]) => kept.set(key, bytes)))
      }
      const rules = yield* readOwnRules([{ file: "acme.yml", text }])
      const others = yield* readOwnRules([{ file: "acme.yml", text: text.replace("as: openssl", "as: jca") }])
      for (const one of [undefined, rules, others, rules, undefined])
        expect(yield* scan(one, memory)).toEqual(yield* scan(one))
    })
  )

  it.live("says so in every document, and in what is read of one again", () =>
    Effect.gen(function* () {
      const report = yield* scan(yield* readOwnRules([{ file: "acme.yml", text }]))
      const inventory = toInventory(report)
      const assessment = assess(inventory, { on: "2026-11-21", policies: [] })
      const own = assessment.weaknesses.find(({ location }) => location.path === "a.py")!
      expect(own.ownRules).toBe("acme.yml")
      expect(findingLines(own).join("\n")).toContain("; the call is known from own rules, acme.yml")
      const sarif = JSON.stringify(toSarif(assessment, options, undefined, report.ownRules))
      expect(sarif).toContain("own rules acme.yml (Acme security): 4 rows")
      expect(sarif).toContain("the call is known from own rules, acme.yml")
      const json = [...scanJsonChunks(report, assessment, options)].join("")
      const again = Result.getOrThrow(readScan(json))
      expect(again.report).toEqual(report)
      const bom = readCycloneDx(JSON.stringify(toCycloneDx(inventory, options, assessment)))
      expect(bom.inventory.coverage?.ownRules).toEqual(report.ownRules)
      expect(
        bom.inventory.assets.flatMap(({ occurrences }) => occurrences.map(({ ownRules = "" }) => ownRules))
      ).toEqual(inventory.assets.flatMap(({ occurrences }) => occurrences.map(({ ownRules = "" }) => ownRules)))
    })
  )
})

describe("the fixtures of rules", () => {
  const tested = (rules: string, ...fixtures: ReadonlyArray<readonly [file: string, text: string]>) =>
    Effect.flatMap(readOwnRules([{ file: "acme.yml", text: rules }]), (own) =>
      Effect.promise(() =>
        testOwnRules(
          own,
          fixtures.map(([file, of]) => ({ file, text: of })),
          nodeAssets
        )
      )
    )

  it.live("say what is missing, extra and unused", () =>
    Effect.gen(function* () {
      const { fixtures, unused } = yield* tested(
        text,
        ["acme.fixture.py", 'import acme\nacme.seal("des-cbc", k)\nacme.seal(x) # expect: cipher AES\n'],
        ["acme.fixture.txt", ""]
      )
      expect(fixtures).toEqual([
        {
          file: "acme.fixture.py",
          expected: 1,
          problems: [
            "not found: line 3: cipher AES",
            expect.stringMatching(/^not expected: line 2: cipher DES-56-CBC .* \(acme\.seal\)$/),
            expect.stringMatching(/^not expected: line 3: cipher unknown /)
          ]
        },
        { file: "acme.fixture.txt", expected: 0, problems: ["is in no language that can have rules"] }
      ])
      expect(unused).toEqual([{ file: "acme.yml", names: ["com.acme.Cryptos.of", "acme.Vault", "acme.Vault#digest"] }])
    })
  )

  it.live("ask for each alternative of a row", () =>
    Effect.gen(function* () {
      const rules = 'rows:\n  python:\n    "acme.{md5,sha1}": { is: hash, name: { text: "{1}", as: hash } }\n'
      const fixture = "from acme import md5\nmd5(x) # expect: hash MD5\n"
      expect(yield* tested(rules, ["a.fixture.py", fixture])).toEqual({
        fixtures: [{ file: "a.fixture.py", expected: 1, problems: [] }],
        unused: [{ file: "acme.yml", names: ["acme.sha1"] }]
      })
    })
  )
})
