import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import { type Assessment, METHODOLOGY_VERSION, type PartialScore } from "../../../scanner/model/Assessment.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import type { ScanReport, Suppression } from "../../../scanner/model/ScanReport.ts"
import { scoreBasisText } from "../../../scanner/model/scoreText.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import type { UnrecognisedImport } from "../../../scanner/model/UnrecognisedImport.ts"
import { finding, place, report } from "../bom/findings.ts"
import { ON } from "./weaknessCases.ts"

const assessed = (findings: ReadonlyArray<Finding>, suppressions: ReadonlyArray<Suppression> = []): Assessment =>
  assess(toInventory(report(findings, { suppressions })), { on: ON, policies: [] })

const unrecognised = (path: string): UnrecognisedImport => ({
  path,
  language: "java",
  library: "org.bouncycastle",
  imported: "org.bouncycastle.crypto",
  line: 3,
  scope: "production",
  calls: [],
  moreCalls: 0
})

const hygieneOf = (...findings: ReadonlyArray<Finding>): PartialScore => assessed(findings).score.hygiene

const quantumOf = (...findings: ReadonlyArray<Finding>): PartialScore => assessed(findings).score.quantum

const at = (line: number, one: Finding): Finding => ({ ...one, place: place(line) })

const many = (count: number, one: Finding): ReadonlyArray<Finding> =>
  Array.from({ length: count }, (_, index) => at(1000 + index, one))

const md5 = finding("hash", { name: "MD5" })
const des = finding("cipher", { name: "DES", mode: "cbc" })
const sha1 = finding("hash", { name: "SHA-1" })
const sha256 = finding("hash", { name: "SHA-256" })
const DIGESTS = ["SHA-256", "SHA-384", "SHA-512", "SHA3-256", "SHA3-384", "SHA3-512", "SHA-512/256"]

/** Thirty assets without a weakness, each at a line of its own. */
const kinds = [
  ...DIGESTS.flatMap((digest) => [
    finding("hash", { name: digest }),
    finding("mac", { name: "HMAC", digest }),
    finding("kdf", { name: "HKDF", digest })
  ]),
  ...["gcm", "ccm", "eax"].flatMap((mode) =>
    [128, 192, 256].map((keyBits) => finding("cipher", { name: "AES", keyBits, mode }))
  )
].map((one, index): Finding => ({ ...one, place: place(500 + index) }))

const hmacMd5 = finding("mac", { name: "HMAC", digest: "MD5" })
const rsa = finding("keygen", { name: "RSA", keyBits: 3072 })
const x25519 = finding("key-agreement", { name: "X25519" })
const hybrid = finding("key-agreement", { name: "X25519MLKEM768" })
const mlDsa = finding("signature", { name: "ML-DSA", parameterSet: "65" })

const round = (points: number): number => Math.round(10 * points) / 10

/** Contributions with points to one decimal. */
const partsOf = ({ contributions }: PartialScore): ReadonlyArray<readonly [string, number, number]> =>
  contributions.map(({ of, uses, points }) => [of, uses, round(points)])

describe("the hygiene score", () => {
  it("is absent where nothing is used, or only in tests and examples, and says why", () => {
    expect(assessed([]).score).toMatchObject({
      hygiene: { uses: 0, contributions: [] },
      notJudged: "no use of cryptography was found"
    })
    expect(
      assessed([
        { ...md5, scope: "test" },
        { ...md5, scope: "example" }
      ]).score
    ).toMatchObject({
      hygiene: { uses: 0, contributions: [] },
      notJudged: "cryptography is used in tests and examples only, or named without being used"
    })
    expect(assessed([finding("cipher", {}), finding("key", {}, { place: place(2) })]).score).toMatchObject({
      hygiene: { uses: 0, contributions: [] },
      notJudged: "of no use of cryptography could the algorithm be read"
    })
  })

  it("says of a tree without a file that can be read, and of one whose libraries were not recognised, that it is so", () => {
    const why = (more: Partial<ScanReport>) =>
      assess(toInventory(report([], more)), { on: ON, policies: [] }).score.notJudged
    expect(why({ filesScanned: 0 })).toBe("no file is in a language or format that is read")
    expect(why({ unrecognised: { imports: [unrecognised("src/a.java")], more: 0 } })).toBe(
      "libraries of cryptography are imported, but no use of them was recognised"
    )
  })

  it("is near 100 where nothing is weak, the nearer the more there is", () => {
    expect([1, 2, 3, 9, 30].map((count) => hygieneOf(...kinds.slice(0, count)).value)).toEqual([95, 97, 98, 99, 100])
    expect(partsOf(hygieneOf(sha256))).toEqual([["few-kinds", 1, 4.8]])
    expect(hygieneOf(...many(99, sha256)).value).toBe(95)
  })

  it("takes nothing for information, which is named all the same and is no good place", () => {
    const score = hygieneOf(finding("hash", { name: "MD5", purpose: "non-security" }))
    expect(score.value).toBe(91)
    expect(partsOf(score)).toEqual([
      ["few-kinds", 0, 9.1],
      ["CM-HASH-MD5", 1, 0]
    ])
  })

  it("counts what is suppressed neither as weak nor as good", () => {
    const { weaknesses, score } = assessed(
      [at(4, md5), at(40, sha256)],
      [{ path: "src/Main.java", line: 3, rules: ["CM-HASH-MD5"], reason: "names of files" }]
    )
    expect(weaknesses.map(({ suppressed }) => suppressed)).toEqual([{ by: "comment", reason: "names of files" }])
    expect(score.hygiene).toMatchObject({ value: hygieneOf(sha256).value, uses: 2 })
  })

  it("counts suites as suppressed by a comment where they are named, or at the use", () => {
    const evidence = [{ place: place(9), symbol: "x.setSuites", role: "suite" as const }]
    const suites = at(4, finding("protocol", { name: "TLS", version: "1.2", suite: "RC4-SHA" }, { evidence }))
    const value = (line: number) =>
      assessed([suites], [{ path: "src/Main.java", line, rules: ["CM-TLS-SUITE-RC4"], reason: "old peers" }]).score
        .hygiene.value
    expect([3, 4, 6, 8, 9, 10].map(value)).toEqual([91, 91, 38, 91, 91, 38])
  })

  it("loses points of their own by each kind of weakness", () => {
    const both = hygieneOf(finding("cipher", { name: "DES", mode: "ecb" }))
    expect(both).toMatchObject({ value: 24, uses: 1 })
    expect(partsOf(both)).toEqual([
      ["CM-CIPHER-DES", 1, 36.6],
      ["CM-MODE-ECB", 1, 36.6],
      ["few-kinds", 0, 2.4]
    ])
    expect(hygieneOf(finding("cipher", { name: "DES", mode: "cbc" })).value).toBe(38)
  })

  it("loses more by more places of a kind, and counts a place once, whatever the number of findings", () => {
    const of = (count: number) => hygieneOf(...many(count, des)).value
    expect([1, 2, 4, 64].map(of)).toEqual([38, 34, 31, 23])
    const twice = hygieneOf(at(1, des), { ...at(1, des), facts: { ...des.facts, keyBits: 56 } })
    expect(twice).toEqual(hygieneOf(at(1, des)))
  })

  it("takes a use once, although its cipher suites are told at another line", () => {
    const evidence = [{ place: place(9), symbol: "x.setSuites", role: "suite" as const }]
    const both = hygieneOf(finding("protocol", { name: "TLS", version: "1.0", suite: "RC4-SHA" }, { evidence }))
    expect(both.uses).toBe(1)
    expect(both.contributions.map(({ of }) => of)).toEqual(["CM-TLS-SUITE-RC4", "CM-TLS-VERSION", "few-kinds"])
  })

  it("does not hide a weakness among good uses", () => {
    const beside = (one: Finding) => hygieneOf(one, ...kinds).value
    expect(beside(des)).toBe(56)
    expect(beside(sha1)).toBe(79)
    expect(beside(hmacMd5)).toBe(95)
    expect(beside(finding("random", { name: "Dual_EC_DRBG" }))).toBe(39)
    expect(hygieneOf(des, ...many(999, sha256))).toEqual({ ...hygieneOf(des, at(1000, sha256)), uses: 1000 })
  })

  it("counts what nobody could judge: unknown algorithms, and imports of which nothing was recognised", () => {
    const good = kinds.slice(0, 9)
    expect(hygieneOf(...good).value).toBe(99)
    expect(partsOf(hygieneOf(...good, at(1, finding("cipher", {}))))).toEqual([
      ["not-judged", 1, 2.4],
      ["few-kinds", 9, 1]
    ])
    const imports = ["a", "b", "c"].map((name) => ({ ...unrecognised(`src/${name}.java`), library: name }))
    const copy = { ...unrecognised("src/copy.java"), library: "a" }
    const inTests = { ...unrecognised("test/d.java"), library: "d", scope: "test" as const }
    const { score } = assess(
      toInventory(report(good, { unrecognised: { imports: [...imports, copy, inTests], more: 0 } })),
      {
        on: ON,
        policies: []
      }
    )
    expect(score.hygiene.value).toBe(93)
    expect(partsOf(score.hygiene)[0]).toEqual(["not-judged", 3, 5.8])
  })

  it("states what it rests on", () => {
    const more: Partial<ScanReport> = {
      unsupported: { ".vb": 3, ".md": 9 },
      partial: ["src/a.java"],
      unrecognised: { imports: [unrecognised("src/a.java")], more: 0, recognised: 3 }
    }
    const { score } = assess(toInventory(report([sha256], more)), { on: ON, policies: [] })
    expect(score.coverage).toEqual({
      imports: { recognised: 3, all: 4 },
      languagesNotRead: { ".vb": 3 },
      filesPartial: 1
    })
    expect(scoreBasisText(score)).toBe(
      `methodology ${METHODOLOGY_VERSION}; something was recognised of 3 of 4 imports of cryptography (75 %); .vb not read (3 files); 1 file read in part`
    )
  })

  it("counts a call that makes a key once", () => {
    expect(hygieneOf(rsa).uses).toBe(1)
  })

  it("explains itself: 100 less its contributions", () => {
    const { value, contributions } = hygieneOf(at(1, sha1), at(2, hmacMd5), at(3, sha256), ...many(4, md5))
    const lost = contributions.reduce((sum, { points }) => sum + points, 0)
    expect(value).toBe(Math.round(100 - lost))
    expect(contributions.map(({ of }) => of)).toEqual(["CM-HASH-MD5", "CM-HASH-SHA1", "CM-MAC-HMAC-MD5", "few-kinds"])
  })

  it("is the same whatever the order of what was found", () => {
    const findings = [at(1, sha1), at(2, hmacMd5), at(3, sha256), ...many(40, md5), at(5, rsa), at(6, x25519)]
    expect(assessed(findings.toReversed()).score).toEqual(assessed(findings).score)
  })

  it("leaves quantum computers out, but does not take what they break for good", () => {
    expect(hygieneOf(x25519)).toMatchObject({ value: 91, uses: 1 })
  })
})

describe("the readiness for quantum computers", () => {
  it("is absent without public-key cryptography", () => {
    expect(quantumOf(sha256, md5)).toEqual({ uses: 0, contributions: [] })
    expect(quantumOf(finding("signature", {}))).toEqual({ uses: 0, contributions: [] })
    expect(quantumOf({ ...rsa, scope: "test" })).toEqual({ uses: 0, contributions: [] })
  })

  it("falls with what must be replaced, and most with what can be recorded now", () => {
    expect(quantumOf(rsa)).toMatchObject({
      value: 20,
      uses: 1,
      contributions: [{ of: "RSA", severity: "low", uses: 1, points: 80 }]
    })
    expect(quantumOf(x25519)).toMatchObject({ value: 11, contributions: [{ of: "X25519", severity: "medium" }] })
    expect(quantumOf(at(1, rsa), at(2, x25519)).value).toBe(8)
  })

  it("rises with what is ready, which does not hide the rest", () => {
    expect(quantumOf(at(1, hybrid), at(2, mlDsa))).toEqual({ value: 100, uses: 2, contributions: [] })
    expect(quantumOf(at(1, hybrid), at(2, mlDsa), at(3, x25519)).value).toBe(24)
    expect(quantumOf(at(1, rsa), at(2, mlDsa)).value).toBe(31)
    expect(quantumOf(at(1, rsa), ...many(999, mlDsa)).value).toBe(31)
  })

  it("takes no weak scheme for ready", () => {
    const broken = finding("kem", { name: "SIKE", parameterSet: "p434" })
    expect(quantumOf(at(1, x25519), at(2, broken)).value).toBe(quantumOf(at(1, x25519)).value)
  })
})

describe("certificates in the readiness for quantum computers", () => {
  const certificate = (path: string, key: Facts, signed: Facts, fingerprint = "00"): Finding =>
    finding(
      "certificate",
      { certificateFormat: "X.509", ...signed },
      {
        path,
        certificate: {
          subject: "CN=www.example.com",
          issuer: "CN=Example CA",
          serialNumber: "01",
          notBefore: "2026-01-01T00:00:00Z",
          notAfter: "2036-06-01T00:00:00Z",
          fingerprint: fingerprint.repeat(32),
          names: [],
          publicKey: key,
          publicKeyFingerprint: fingerprint.repeat(32)
        }
      }
    )
  const ec: Facts = { name: "EC", curve: "P-256" }
  const ecdsa: Facts = { name: "ECDSA", digest: "SHA-256" }
  const dsa: Facts = { name: "ML-DSA", parameterSet: "65" }

  it("are one use, whatever their copies, under the name of the key that is vulnerable", () => {
    const rsaSigned: Facts = { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }
    expect(quantumOf(certificate("a.pem", ec, rsaSigned), certificate("b.pem", ec, rsaSigned))).toEqual({
      value: 20,
      uses: 1,
      contributions: [{ of: "EC", severity: "low", uses: 1, points: 80 }]
    })
  })

  it("are vulnerable where only the signature is", () => {
    expect(quantumOf(certificate("a.pem", dsa, ecdsa)).contributions).toEqual([
      { of: "ECDSA", severity: "low", uses: 1, points: 80 }
    ])
  })

  it("are ready where both are, and count beside other uses", () => {
    expect(quantumOf(certificate("a.pem", dsa, dsa))).toEqual({ value: 100, uses: 1, contributions: [] })
    expect(
      quantumOf(certificate("a.pem", dsa, dsa), certificate("b.pem", ec, ecdsa, "11"), at(1, hybrid), at(2, x25519))
    ).toMatchObject({ value: 17, uses: 4 })
  })

  it("do not count in tests, nor where nobody can name an algorithm, nor where a call only reads them", () => {
    expect(quantumOf({ ...certificate("a.pem", ec, ecdsa), scope: "test" }).uses).toBe(0)
    expect(quantumOf(certificate("a.pem", {}, {})).uses).toBe(0)
    expect(quantumOf(finding("certificate", { name: "X.509" })).uses).toBe(0)
  })

  it("are good places of the hygiene score where nothing is reported", () => {
    expect(hygieneOf(certificate("a.pem", ec, ecdsa))).toMatchObject({ value: 95, uses: 1 })
  })
})

describe("docs/methodology.md", () => {
  const text = readFileSync("docs/methodology.md", "utf8")
  const example: ReadonlyArray<Finding> = [
    finding("password-hash", { name: "SHA-256" }, { path: "src/login.py", place: place(10) }),
    finding("hash", { name: "MD5", purpose: "non-security" }, { path: "src/cache.py", place: place(20) }),
    finding("cipher", { name: "3DES", keyBits: 168, mode: "cbc" }, { path: "src/store.py", place: place(30) }),
    finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }, { path: "src/store.py", place: place(40) }),
    finding("hash", { name: "MD5" }, { path: "test/old.py", place: place(50), scope: "test" })
  ]

  it("names the version of the methodology", () => {
    expect(text).toContain(`methodology_version\` ${METHODOLOGY_VERSION}`)
  })

  it("shows an example that this code computes as well", () => {
    const { weaknesses, score } = assessed(example)
    for (const { rule, severity, algorithm, location } of weaknesses)
      expect(text).toContain(`${location.path}:${location.place.line} ${algorithm} : ${rule} ${severity}\n`)
    expect(text).toContain("src/store.py:40 AES-256-GCM : nothing\n")
    const { value, uses, contributions } = score.hygiene
    for (const { of, severity, uses: count, points } of contributions)
      expect(text).toContain(`${[of, severity, `x${count}`].filter(Boolean).join(" ")} = ${points.toFixed(1)} points\n`)
    const loss = 100 / (100 - contributions.reduce((sum, { points }) => sum + points, 0)) - 1
    expect(uses).toBe(4)
    expect(text).toContain(`hygiene 100 / (1 + ${round(100 * loss) / 100}) = ${value}\n`)
  })
})
