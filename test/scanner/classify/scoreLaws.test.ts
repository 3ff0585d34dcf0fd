import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { assess } from "../../../scanner/classify/assess.ts"
import type { Baseline } from "../../../scanner/classify/Baseline.ts"
import type { Score } from "../../../scanner/model/Assessment.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, place, report } from "../bom/findings.ts"
import { isLong } from "../../support/isLong.ts"
import { shuffled } from "../../support/shuffled.ts"
import { ON } from "./weaknessCases.ts"

/** Uses at which something is reported, of every severity and several categories. One call has one purpose. */
const WEAK: ReadonlyArray<Finding> = [
  finding("random", { name: "Dual_EC_DRBG" }),
  finding("cipher", { name: "DES", mode: "cbc" }),
  finding("cipher", { name: "DES", mode: "ecb" }),
  finding("cipher", { name: "RC4" }),
  finding("cipher", { name: "AES", keyBits: 128, mode: "ecb" }),
  finding("cipher", { name: "AES", keyBits: 128, mode: "cbc", functions: ["encrypt"] }),
  finding("cipher", { name: "3DES", keyBits: 168, mode: "cbc" }),
  finding("hash", { name: "MD5" }),
  finding("hash", { name: "MD5", purpose: "etag" }, { api: "lib.Etag.of" }),
  finding("hash", { name: "MD5", purpose: "signature" }, { api: "lib.Signature.of" }),
  finding("hash", { name: "SHA-1" }),
  finding("mac", { name: "HMAC", digest: "MD5" }),
  finding("password-hash", { name: "SHA-256" }),
  finding("kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 500 }),
  finding("keygen", { name: "RSA", keyBits: 1024 }),
  finding("keygen", { name: "RSA", keyBits: 3072 }),
  finding("signature", { name: "ECDSA", digest: "SHA-256", curve: "P-256" }),
  finding("key-agreement", { name: "X25519" }),
  finding("kem", { name: "SIKE", parameterSet: "p434" }),
  finding("protocol", { name: "TLS", version: "1.0" }),
  finding("protocol", { name: "TLS", version: "1.2", suite: "RC4-SHA" })
]

const GOOD: ReadonlyArray<Finding> = [
  finding("hash", { name: "SHA-256" }),
  finding("hash", { name: "SHA3-512" }),
  finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }),
  finding("mac", { name: "HMAC", digest: "SHA-256" }),
  finding("kdf", { name: "HKDF", digest: "SHA-384" }),
  finding("signature", { name: "ML-DSA", parameterSet: "65" }),
  finding("kem", { name: "ML-KEM", parameterSet: "768" }),
  finding("protocol", { name: "TLS", version: "1.3" })
]

const UNNAMED: ReadonlyArray<Finding> = [finding("cipher", {}), finding("hash", {}), finding("signature", {})]

const POOL = [...WEAK, ...GOOD, ...UNNAMED]

const FILES = ["src/a.java", "src/b.java", "src/c.java"]

/** Of each file: the code of tests. */
const LINE_OF_TESTS = 5

const below = (bound: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: bound - 1 }))

/** A use in few places, so that several fall on one. */
const UseOf = (pool: ReadonlyArray<Finding>) =>
  Schema.Struct({
    of: below(pool.length),
    file: below(FILES.length),
    line: below(6),
    column: below(2)
  })

type Use = Schema.Schema.Type<ReturnType<typeof UseOf>>

const usesOf = (pool: ReadonlyArray<Finding>) => Schema.Array(UseOf(pool)).check(Schema.isMaxLength(24))

const foundIn =
  (pool: ReadonlyArray<Finding>) =>
  ({ of, file, line, column }: Use): Finding => ({
    ...pool[of]!,
    path: FILES[file]!,
    place: place(10 * line + 1, 5 + 40 * column),
    scope: line === LINE_OF_TESTS ? "test" : "production"
  })

const found = (uses: ReadonlyArray<Use>): ReadonlyArray<Finding> => uses.map(foundIn(POOL))

const assessed = (findings: ReadonlyArray<Finding>, baseline?: Baseline) =>
  assess(toInventory(report(findings)), { on: ON, policies: [], ...(baseline !== undefined && { baseline }) })

const scoreOf = (findings: ReadonlyArray<Finding>): Score => assessed(findings).score

const NAMES = ["hygiene", "quantum"] as const

/** Holds of both scores, as far as there is one before and after. */
const expectNotAbove = (score: Score, bound: Score): void => {
  for (const name of NAMES) {
    const [value, most] = [score[name].value, bound[name].value]
    if (value !== undefined && most !== undefined) expect(value, name).toBeLessThanOrEqual(most)
  }
}

const isAt = (one: Finding, { path, place: { line, column } }: Pick<Finding, "path" | "place">): boolean =>
  one.path === path && one.place.line === line && one.place.column === column

const many = { arbitrary: { runs: isLong ? 1_000 : 150 } }

describe("the uses of these laws", () => {
  it("are weak where something is reported of them, and good or unnamed where nothing is", () => {
    const isReported = (one: Finding) => assessed([one]).weaknesses.length > 0
    expect([WEAK, GOOD, UNNAMED].map((pool) => pool.filter(isReported).length)).toEqual([WEAK.length, 0, 0])
  })
})

describe("the scores of any inventory", () => {
  it.prop(
    "are not raised by another weakness, wherever it is",
    { uses: usesOf(POOL), added: UseOf(WEAK) },
    ({ uses, added }) => {
      const before = found(uses)
      expectNotAbove(scoreOf([...before, foundIn(WEAK)(added)]), scoreOf(before))
    },
    many
  )

  it("are not raised by another weakness at the same place, whichever two they are", () => {
    const at = { file: 0, line: 4, column: 0 }
    for (const one of POOL.keys())
      for (const other of WEAK.keys()) {
        const before = found([{ of: one, ...at }])
        expectNotAbove(scoreOf([...before, foundIn(WEAK)({ of: other, ...at })]), scoreOf(before))
      }
  })

  it.prop(
    "are not raised by what nobody can name",
    { uses: usesOf(POOL), added: UseOf(UNNAMED) },
    ({ uses, added }) => {
      const before = found(uses)
      expectNotAbove(scoreOf([...before, foundIn(UNNAMED)(added)]), scoreOf(before))
    },
    many
  )

  it.prop(
    "are not lifted by a suppression above what removing the use, or a good one in its place, would give",
    { uses: usesOf(POOL), which: below(1000), good: below(GOOD.length) },
    ({ uses, which, good }) => {
      const findings = found(uses)
      const open = assessed(findings).weaknesses.filter(({ location }) => location.scope === "production")
      const chosen = open[which % Math.max(1, open.length)]
      if (chosen === undefined) return
      const { id, rule, location } = chosen
      const baseline: Baseline = { version: 1, component: "x", weaknesses: [{ id, rule, path: location.path }] }
      const suppressed = assessed(findings, baseline).score
      const kept = findings.filter((one) => !isAt(one, location))
      const instead: Finding = { ...GOOD[good]!, path: location.path, place: location.place }
      expectNotAbove(suppressed, scoreOf(kept))
      expectNotAbove(suppressed, scoreOf([...kept, instead]))
    },
    many
  )

  it.prop(
    "do not depend on the order of what was found, nor on what was found twice",
    { uses: usesOf(POOL), seed: below(1000) },
    ({ uses, seed }) => {
      const findings = found(uses)
      expect(scoreOf(shuffled([...findings, ...findings], seed))).toEqual(scoreOf(findings))
    },
    many
  )

  it.prop(
    "do not depend on how the code is divided among files",
    { uses: usesOf(POOL), line: below(6) },
    ({ uses, line }) => {
      const findings = found(uses)
      const split = findings.map((one) =>
        one.place.line > 10 * line ? { ...one, path: one.path.replace("src/", "src/part/") } : one
      )
      expect(scoreOf(split)).toEqual(scoreOf(findings))
    },
    many
  )

  it.prop(
    "are not raised by a copy of any file",
    { uses: usesOf(POOL), file: below(FILES.length) },
    ({ uses, file }) => {
      const findings = found(uses)
      const copy = findings.filter(({ path }) => path === FILES[file]).map((one) => ({ ...one, path: "src/copy.java" }))
      expectNotAbove(scoreOf([...findings, ...copy]), scoreOf(findings))
    },
    many
  )

  it.prop(
    "do not depend on tests and examples",
    { uses: usesOf(POOL), added: usesOf(POOL) },
    ({ uses, added }) => {
      const findings = found(uses)
      const others = found(added).map((one): Finding => ({ ...one, path: "test/x.java", scope: "test" }))
      const { hygiene, quantum } = scoreOf([...findings, ...others])
      expect({ hygiene, quantum }).toEqual({ hygiene: scoreOf(findings).hygiene, quantum: scoreOf(findings).quantum })
    },
    many
  )

  it.prop(
    "are bounded by the worst weakness, however much that is good stands beside it",
    { added: UseOf(WEAK), good: usesOf(GOOD) },
    ({ added, good }) => {
      const weak: Finding = { ...foundIn(WEAK)(added), path: "src/weak.java", scope: "production" }
      const { weaknesses, score } = assessed([weak, ...good.map(foundIn(GOOD))])
      const most = { critical: 40, high: 57, medium: 80, low: 95, info: 100 }
      for (const { category, severity } of weaknesses)
        if (category !== "quantum-vulnerable") expect(score.hygiene.value).toBeLessThanOrEqual(most[severity])
    },
    many
  )
})
