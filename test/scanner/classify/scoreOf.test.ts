import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import { METHODOLOGY_VERSION } from "../../../scanner/classify/scoreOf.ts"
import type { Assessment, PartialScore } from "../../../scanner/model/Assessment.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import type { Suppression } from "../../../scanner/model/ScanReport.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, place, report } from "../bom/findings.ts"
import { ON } from "./weaknessCases.ts"

const assessed = (findings: ReadonlyArray<Finding>, suppressions: ReadonlyArray<Suppression> = []): Assessment =>
  assess(toInventory(report(findings, { suppressions })), { on: ON, policies: [] })

const hygieneOf = (...findings: ReadonlyArray<Finding>): PartialScore => assessed(findings).score.hygiene

const quantumOf = (...findings: ReadonlyArray<Finding>): PartialScore => assessed(findings).score.quantum

const at = (line: number, one: Finding): Finding => ({ ...one, place: place(line) })

const many = (count: number, one: Finding): ReadonlyArray<Finding> =>
  Array.from({ length: count }, (_, index) => at(1000 + index, one))

const md5 = finding("hash", { name: "MD5" })
const des = finding("cipher", { name: "DES", mode: "cbc" })
const sha1 = finding("hash", { name: "SHA-1" })
const sha256 = finding("hash", { name: "SHA-256" })
const hmacMd5 = finding("mac", { name: "HMAC", digest: "MD5" })
const rsa = finding("keygen", { name: "RSA", keyBits: 3072 })
const x25519 = finding("key-agreement", { name: "X25519" })
const hybrid = finding("key-agreement", { name: "X25519MLKEM768" })
const mlDsa = finding("signature", { name: "ML-DSA", parameterSet: "65" })

describe("the hygiene score", () => {
  it("is absent where nothing is used, or only in tests and examples", () => {
    expect(hygieneOf()).toEqual({ uses: 0, contributions: [] })
    expect(hygieneOf({ ...md5, scope: "test" }, { ...md5, scope: "example" })).toEqual({ uses: 0, contributions: [] })
  })

  it("is 100 where nothing is weak", () => {
    expect(hygieneOf(sha256)).toEqual({ value: 100, uses: 1, contributions: [] })
  })

  it("is 100 where everything is only information, which is named all the same", () => {
    const score = hygieneOf(finding("hash", { name: "MD5", purpose: "non-security" }))
    expect(score).toEqual({
      value: 100,
      uses: 1,
      contributions: [{ of: "CM-HASH-MD5", severity: "info", uses: 1, points: 0 }]
    })
  })

  it("is 100 where every weakness is suppressed", () => {
    const { weaknesses, score } = assessed(
      [at(4, md5)],
      [{ path: "src/Main.java", line: 3, rules: ["CM-HASH-MD5"], reason: "names of files" }]
    )
    expect(weaknesses.map(({ suppressed }) => suppressed)).toEqual([{ by: "comment", reason: "names of files" }])
    expect(score.hygiene).toEqual({ value: 100, uses: 1, contributions: [] })
  })

  it("counts suites as suppressed by a comment where they are named, or at the use", () => {
    const evidence = [{ place: place(9), symbol: "x.setSuites", role: "suite" as const }]
    const suites = at(4, finding("protocol", { name: "TLS", version: "1.2", suite: "RC4-SHA" }, { evidence }))
    const value = (line: number) =>
      assessed([suites], [{ path: "src/Main.java", line, rules: ["CM-TLS-SUITE-RC4"], reason: "old peers" }]).score
        .hygiene.value
    expect([3, 4, 6, 8, 9, 10].map(value)).toEqual([100, 100, 20, 100, 100, 20])
  })

  it("loses a share for each use, by the most severe weakness", () => {
    expect(hygieneOf(at(1, hmacMd5), at(2, sha256))).toMatchObject({ value: 95, uses: 2 })
    const both = finding("cipher", { name: "DES", mode: "ecb" })
    expect(hygieneOf(both)).toMatchObject({
      value: 20,
      uses: 1,
      contributions: [{ of: "CM-CIPHER-DES", severity: "high", uses: 1, points: 80 }]
    })
  })

  it("takes a use once, although its cipher suites are told at another line", () => {
    const evidence = [{ place: place(9), symbol: "x.setSuites", role: "suite" as const }]
    const both = finding("protocol", { name: "TLS", version: "1.0", suite: "RC4-SHA" }, { evidence })
    expect(hygieneOf(both).contributions).toEqual([{ of: "CM-TLS-SUITE-RC4", severity: "high", uses: 1, points: 80 }])
  })

  it("is limited by one severe weakness", () => {
    expect(hygieneOf(des, ...many(999, sha256))).toMatchObject({ value: 59, limit: { severity: "high", value: 59 } })
    expect(hygieneOf(sha1, ...many(999, sha256))).toMatchObject({ value: 79, limit: { severity: "medium", value: 79 } })
    expect(hygieneOf(finding("random", { name: "Dual_EC_DRBG" }), ...many(99, sha256)).value).toBe(39)
    expect(hygieneOf(des).limit).toBeUndefined()
  })

  it("is never 100 beside a weakness that counts", () => {
    const score = hygieneOf(hmacMd5, ...many(9_999, sha256))
    expect(score.value).toBe(99)
    expect(score.limit).toBeUndefined()
  })

  it("counts a call that makes a key once", () => {
    expect(hygieneOf(rsa)).toEqual({ value: 100, uses: 1, contributions: [] })
  })

  it("explains itself: 100 less its contributions", () => {
    const { value, contributions, limit } = hygieneOf(at(1, sha1), at(2, hmacMd5), at(3, sha256), ...many(4, md5))
    const lost = contributions.reduce((sum, { points }) => sum + points, 0)
    expect(limit).toBeUndefined()
    expect(value).toBe(Math.floor(100 - lost + 1e-9))
    expect(contributions.map(({ of }) => of)).toEqual(["CM-HASH-MD5", "CM-HASH-SHA1", "CM-MAC-HMAC-MD5"])
  })

  it("is the same whatever the order of what was found", () => {
    const findings = [at(1, sha1), at(2, hmacMd5), at(3, sha256), ...many(40, md5), at(5, rsa), at(6, x25519)]
    expect(assessed(findings.toReversed()).score).toEqual(assessed(findings).score)
  })

  it("leaves quantum computers out", () => {
    expect(hygieneOf(x25519).value).toBe(100)
  })
})

describe("the readiness for quantum computers", () => {
  it("is absent without public-key cryptography", () => {
    expect(quantumOf(sha256, md5)).toEqual({ uses: 0, contributions: [] })
    expect(quantumOf(finding("signature", {}))).toEqual({ uses: 0, contributions: [] })
    expect(quantumOf({ ...rsa, scope: "test" })).toEqual({ uses: 0, contributions: [] })
  })

  it("is the share of uses that are not vulnerable", () => {
    expect(quantumOf(rsa)).toEqual({ value: 0, uses: 1, contributions: [{ of: "RSA", uses: 1, points: 100 }] })
    expect(quantumOf(at(1, hybrid), at(2, mlDsa))).toEqual({ value: 100, uses: 2, contributions: [] })
    expect(quantumOf(at(1, hybrid), at(2, mlDsa), at(3, x25519)).value).toBe(66)
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
      value: 0,
      uses: 1,
      contributions: [{ of: "EC", uses: 1, points: 100 }]
    })
  })

  it("are vulnerable where only the signature is", () => {
    expect(quantumOf(certificate("a.pem", dsa, ecdsa)).contributions).toEqual([{ of: "ECDSA", uses: 1, points: 100 }])
  })

  it("are ready where both are, and count beside other uses", () => {
    expect(quantumOf(certificate("a.pem", dsa, dsa))).toEqual({ value: 100, uses: 1, contributions: [] })
    expect(
      quantumOf(certificate("a.pem", dsa, dsa), certificate("b.pem", ec, ecdsa, "11"), at(1, hybrid), at(2, x25519))
    ).toMatchObject({ value: 50, uses: 4 })
  })

  it("do not count in tests, nor where nobody can name an algorithm, nor where a call only reads them", () => {
    expect(quantumOf({ ...certificate("a.pem", ec, ecdsa), scope: "test" }).uses).toBe(0)
    expect(quantumOf(certificate("a.pem", {}, {})).uses).toBe(0)
    expect(quantumOf(finding("certificate", { name: "X.509" })).uses).toBe(0)
  })

  it("leave the hygiene score as it was", () => {
    expect(hygieneOf(certificate("a.pem", ec, ecdsa))).toEqual({ value: 100, uses: 1, contributions: [] })
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
    const { value, uses, contributions, limit } = score.hygiene
    for (const { of, severity, uses: count, points } of contributions)
      expect(text).toContain(`${of} ${severity} x${count} = ${points} points\n`)
    const lost = contributions.reduce((sum, { points }) => sum + points, 0)
    expect(uses).toBe(4)
    expect(text).toContain(`100 - ${lost} = ${100 - lost}, limited to ${limit!.value} by ${limit!.severity}\n`)
    expect(text).toContain(`hygiene ${value}\n`)
  })
})
