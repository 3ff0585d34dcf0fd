import { describe, expect, it } from "vitest"
import { weaknessesOf } from "../../../scanner/classify/weaknessesOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import type { Verdict, Weakness } from "../../../scanner/model/Assessment.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import type { Occurrence } from "../../../scanner/model/CryptoAsset.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { finding, place } from "../bom/findings.ts"
import { ON } from "./weaknessCases.ts"

const weaknessesIn = (
  findings: ReadonlyArray<Finding>,
  verdicts: ReadonlyMap<string, ReadonlyArray<Verdict>> = new Map()
): ReadonlyArray<Weakness> => weaknessesOf(toAssets({ findings }), weaknessRules, verdicts, ON)

const told = (findings: ReadonlyArray<Finding>): ReadonlyArray<string> =>
  weaknessesIn(findings).map(({ rule, location: { path, place: at } }) => `${rule} ${path}:${at.line}`)

const md5 = (more: Partial<Finding> = {}, facts: Facts = {}): Finding =>
  finding("hash", { name: "MD5", ...facts }, more)

const tls = (version: string, suite: string, more: Partial<Finding> = {}): Finding =>
  finding("protocol", { name: "TLS", version, suite }, more)

const asInBom = ({ path, place: at, symbol, role, sources, facts, scope, confidence }: Occurrence): Occurrence => ({
  path,
  place: at,
  symbol,
  role,
  sources,
  facts,
  scope,
  confidence
})

const RC4 = "RC4-SHA"
const GOOD = "ECDHE-RSA-AES128-GCM-SHA256"

describe("weaknesses", () => {
  it("are one for each use and aspect", () => {
    expect(told([finding("cipher", { name: "DES", mode: "ecb" })])).toEqual([
      "CM-CIPHER-DES src/Main.java:1",
      "CM-MODE-ECB src/Main.java:1"
    ])
    expect(told([finding("kdf", { name: "PBKDF2", digest: "SHA-1", iterations: 10, saltBits: 128 })])).toEqual([
      "CM-KDF-PBKDF2-BELOW-1000 src/Main.java:1"
    ])
  })

  it("are not told of the hash inside of something else", () => {
    const rules = told([
      finding("mac", { name: "HMAC", digest: "MD5" }),
      finding("signature", { name: "RSA", digest: "MD5" }, { place: place(2) }),
      finding("kdf", { name: "PBKDF2", digest: "MD5", iterations: 9_999_999 }, { place: place(3) }),
      finding("cipher", { name: "RSA", padding: "oaep", digest: "SHA-1" }, { place: place(4) })
    ])
    expect(rules.filter((one) => one.startsWith("CM-HASH"))).toEqual([])
    expect(rules).toContain("CM-MAC-HMAC-MD5 src/Main.java:1")
    expect(rules).toContain("CM-SIGNATURE-MD5 src/Main.java:2")
    expect(rules).toContain("CM-KDF-DIGEST src/Main.java:3")
  })

  it("are not told twice of an algorithm and of the key that a call makes for it", () => {
    expect(told([finding("keygen", { name: "RSA", keyBits: 1024 })])).toEqual([
      "CM-KEY-RSA-SHORT src/Main.java:1",
      "CM-QUANTUM-RSA src/Main.java:1"
    ])
  })

  it("are told of the suites that the use itself names", () => {
    const found = weaknessesIn([tls("1.2", RC4, { path: "old.conf" }), tls("1.2", GOOD, { path: "new.conf" })])
    expect(found.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual(["CM-TLS-SUITE-RC4 old.conf"])
    expect(found[0]!.message).toContain("TLS_RSA_WITH_RC4_128_SHA")
    expect(found[0]!.message).not.toContain("AES_128_GCM")
  })

  it("are told of suites where these are named, and of everything else at the use", () => {
    const named = { place: place(9), symbol: "x.setSuites", role: "suite" as const }
    const [first, second] = [
      tls("1.0", RC4, { evidence: [named] }),
      finding("hash", { name: "MD5" }, { place: place(5) })
    ]
    expect(told([first, second])).toEqual([
      "CM-TLS-VERSION src/Main.java:1",
      "CM-HASH-MD5 src/Main.java:5",
      "CM-TLS-SUITE-RC4 src/Main.java:9"
    ])
    const suite = weaknessesIn([first]).find(({ rule }) => rule === "CM-TLS-SUITE-RC4")!
    expect(suite.use).toEqual(place(1))
    expect(suite.id).toBe(weaknessesIn([tls("1.0", RC4)]).find(({ rule }) => rule === suite.rule)!.id)
  })

  it("are told of suites at the use where they stand in its line or in another file", () => {
    const named = { place: place(1, 40), symbol: "x.setSuites", role: "suite" as const }
    const elsewhere = { ...named, place: place(9), path: "other.java" }
    for (const evidence of [[named], [elsewhere]]) {
      const [suite] = weaknessesIn([tls("1.3", RC4, { evidence })])
      expect([suite!.location.path, suite!.location.place, suite!.use]).toEqual(["src/Main.java", place(1), undefined])
    }
  })

  it("put the suites that fall under one rule together, and each suite under the worst rule", () => {
    const found = weaknessesIn([tls("1.2", "EXP-RC4-MD5:RC4-SHA:RC4-MD5:DES-CBC3-SHA")])
    expect(found.map(({ rule }) => rule)).toEqual(["CM-TLS-SUITE-3DES", "CM-TLS-SUITE-EXPORT", "CM-TLS-SUITE-RC4"])
    expect(found[2]!.message).toMatch(/: TLS_RSA_WITH_RC4_128_MD5, TLS_RSA_WITH_RC4_128_SHA\.$/)
  })

  it("are told once of the suites and of the verification, whatever the number of versions", () => {
    const versions = ["1.0", "1.2", "1.3"].map((version) =>
      finding("protocol", { name: "TLS", version, suite: RC4, verification: "none" })
    )
    expect(told(versions)).toEqual([
      "CM-TLS-SUITE-RC4 src/Main.java:1",
      "CM-TLS-VERIFY-NONE src/Main.java:1",
      "CM-TLS-VERSION src/Main.java:1"
    ])
  })

  it("judge what one use does, and not what others do with the same algorithm", () => {
    expect(
      told([finding("password-hash", { name: "SHA-512" }), finding("hash", { name: "SHA-512" }, { path: "b.py" })])
    ).toEqual(["CM-PASSWORD-HASH-PLAIN src/Main.java:1"])
    expect(
      told([
        finding("cipher", { name: "AES", mode: "gcm", nonceBits: 64 }),
        finding("cipher", { name: "AES", mode: "gcm", nonceBits: 96 }, { path: "b.py" })
      ])
    ).toEqual(["CM-NONCE-SHORT src/Main.java:1"])
  })

  it("judge all uses by what the asset does where no use says it, as in a bill of materials", () => {
    const assets = toAssets({ findings: [tls("1.2", RC4), finding("password-hash", { name: "SHA-512" })] })
    const read = assets.map((asset) => ({ ...asset, occurrences: asset.occurrences.map(asInBom) }))
    const rules = weaknessesOf(read, weaknessRules, new Map(), ON).map(({ rule }) => rule)
    expect(rules).toEqual(["CM-PASSWORD-HASH-PLAIN", "CM-TLS-SUITE-RC4"])
  })

  it("stand where the bytes stand", () => {
    const iv = finding(
      "material",
      { material: "initialization-vector", name: "AES", mode: "cbc", byteLength: 16 },
      { stored: { format: "literal" }, evidence: [{ place: place(90), symbol: "IV", role: "constant" }] }
    )
    expect(told([iv])).toEqual(["CM-NONCE-STATIC src/Main.java:90"])
    expect(told([iv, { ...iv, place: place(20) }])).toEqual(["CM-NONCE-STATIC src/Main.java:90"])
  })

  it("come in order of path, line, column and rule", () => {
    expect(
      told([
        md5({ path: "b.py" }),
        md5({ path: "a.py", place: place(10) }),
        finding("cipher", { name: "DES", mode: "ecb" }, { path: "a.py", place: place(9) })
      ])
    ).toEqual(["CM-CIPHER-DES a.py:9", "CM-MODE-ECB a.py:9", "CM-HASH-MD5 a.py:10", "CM-HASH-MD5 b.py:1"])
  })

  it("name the verdicts that speak against the asset", () => {
    const [{ id } = { id: "" }] = toAssets({ findings: [md5()] })
    const verdict = (status: Verdict["status"]): Verdict => ({ policy: status, status, isInEffect: true, clause: "1" })
    const all = (["compliant", "deprecated", "disallowed", "unknown"] as const).map(verdict)
    const [found] = weaknessesIn([md5()], new Map([[id, all]]))
    expect(found!.policies.map(({ policy }) => policy)).toEqual(["deprecated", "disallowed"])
  })
})

describe("the severity of a weakness", () => {
  const severityOf = (one: Finding): ReadonlyArray<string | undefined> => {
    const [found] = weaknessesIn([one])
    return [found!.severity, found!.context]
  }

  it("follows what the result is for, in production code", () => {
    expect(severityOf(md5())).toEqual(["medium", undefined])
    expect(severityOf(md5({}, { purpose: "signature" }))).toEqual(["high", undefined])
    expect(severityOf(md5({}, { purpose: "etag" }))).toEqual(["info", undefined])
  })

  it("is lower in tests and examples", () => {
    expect(severityOf(md5({ scope: "test" }, { purpose: "signature" }))).toEqual(["low", "test"])
    expect(severityOf(md5({ scope: "example" }, { purpose: "signature" }))).toEqual(["low", "example"])
    expect(severityOf(finding("hash", { name: "SHA-1" }, { scope: "test" }))).toEqual(["info", "test"])
  })

  it("is only information where the call says that nothing rests on it", () => {
    expect(severityOf(md5({}, { purpose: "non-security" }))).toEqual(["info", "non-security"])
    expect(severityOf(md5({ scope: "test" }, { purpose: "non-security" }))).toEqual(["info", "non-security"])
  })

  it("stays in other people's code and in code that was generated, and says whose it is", () => {
    expect(severityOf(md5({ scope: "vendored" }, { purpose: "signature" }))).toEqual(["high", "vendored"])
    expect(severityOf(md5({ scope: "generated" }, { purpose: "signature" }))).toEqual(["high", "generated"])
  })

  it("has the confidence of its place", () => {
    const confidenceOf = (more: Partial<Finding>): string => weaknessesIn([md5(more)])[0]!.confidence
    expect(confidenceOf({ sources: { name: { from: "literal", hops: 0 } } })).toBe("high")
    expect(confidenceOf({ isAssumed: true })).toBe("low")
  })
})

describe("a call that takes one of several algorithms", () => {
  /** Each reads its algorithm from elsewhere, as an element of a table is. */
  const picked = (...names: ReadonlyArray<string>): ReadonlyArray<Finding> =>
    names.map((name) => finding("cipher", { name }, { sources: { name: { from: "resolved", hops: 1 } } }))
  const severitiesOf = (...names: ReadonlyArray<string>) =>
    weaknessesIn(picked(...names)).map(({ rule, severity }) => `${rule} ${severity}`)

  it("has the weak ones as options where one that is not weak can be picked", () => {
    expect(severitiesOf("RC4", "AES", "DES")).toEqual(["CM-CIPHER-DES medium", "CM-CIPHER-RC4 medium"])
  })

  it("has no choice where all of them are weak, so that another weak one makes none less severe", () => {
    expect(severitiesOf("RC4")).toEqual(["CM-CIPHER-RC4 high"])
    expect(severitiesOf("RC4", "DES")).toEqual(["CM-CIPHER-DES high", "CM-CIPHER-RC4 high"])
  })

  it("has a weak one as an option where nobody can read what else may be taken", () => {
    const sources = { name: { from: "resolved", hops: 1 } } as const
    const [open] = weaknessesIn([finding("cipher", { name: "RC4" }, { sources, isOpenEnded: true })])
    expect([open!.severity, open!.isChosen]).toEqual(["medium", true])
  })

  it("has the check of the name as an option where it can be on or off", () => {
    const sources = { verification: { from: "resolved", hops: 1 } } as const
    const tls = (verification: "none" | "peer") => finding("protocol", { name: "TLS", verification }, { sources })
    expect(weaknessesIn([tls("none"), tls("peer")]).map(({ severity }) => severity)).toEqual(["medium"])
    expect(weaknessesIn([tls("none")]).map(({ severity }) => severity)).toEqual(["high"])
  })

  it("has a check that is off as an option where a caller sets what nobody can read, but not where it is off unless something else is set", () => {
    const sources = { verification: { from: "resolved", hops: 2 } } as const
    const off = (role: "unread" | "choice") =>
      finding(
        "protocol",
        { name: "TLS", verification: "none" },
        { sources, isOpenEnded: true, evidence: [{ role, symbol: "verify", place: place(9) }] }
      )
    expect(weaknessesIn([off("unread")]).map(({ severity }) => severity)).toEqual(["medium"])
    expect(weaknessesIn([off("choice")]).map(({ severity }) => severity)).toEqual(["high"])
  })
})

describe("a use in a table, or of which nothing is made", () => {
  const table = place(1, 1)

  it("is an option beside others of its kind, and not beside none", () => {
    const row = (name: string, line: number) => finding("cipher", { name }, { place: place(line), table })
    const severitiesIn = (...names: ReadonlyArray<string>) =>
      weaknessesIn(names.map((name, at) => row(name, at + 2))).map(({ rule, severity }) => `${rule} ${severity}`)
    expect(severitiesIn("RC4", "AES")).toEqual(["CM-CIPHER-RC4 medium"])
    expect(severitiesIn("RC4")).toEqual(["CM-CIPHER-RC4 high"])
  })

  it("is one where it is only named, and where it only reads or checks", () => {
    const told = (one: Finding) => weaknessesIn([one]).map(({ severity, onlyDoes }) => [severity, onlyDoes])
    const des = finding("cipher", { name: "DES", mode: "cfb" })
    expect(told(des)).toEqual([["high", undefined]])
    expect(told({ ...des, isNamedOnly: true })).toEqual([["medium", "name"]])
    expect(told({ ...des, isOption: true })).toEqual([["medium", "offer"]])
    const decrypts = { ...des, facts: { ...des.facts, functions: ["decrypt"] as const } }
    expect(told(decrypts)[0]).toEqual(["medium", "read"])
    const signs = (functions: ReadonlyArray<"sign" | "verify">) =>
      told(finding("signature", { name: "RSA", digest: "MD5", functions })).filter(([severity]) => severity !== "low")
    expect(signs(["verify"])).toEqual([["medium", "read"]])
    expect(signs(["sign", "verify"])).toEqual([["high", undefined]])
  })
})

describe("a check of a peer that one call states in several ways", () => {
  it("is an option where one of them checks it", () => {
    const call = (verification: "none" | "peer") =>
      finding("protocol", { name: "TLS", verification }, { place: place(4) })
    const severitiesIn = (...calls: ReadonlyArray<"none" | "peer">) =>
      weaknessesIn(calls.map(call)).map(({ rule, severity }) => `${rule} ${severity}`)
    expect(severitiesIn("none")).toEqual(["CM-TLS-VERIFY-NONE high"])
    expect(severitiesIn("none", "peer")).toEqual(["CM-TLS-VERIFY-NONE medium"])
  })
})

describe("the id of a weakness", () => {
  const uses = (shift: number): ReadonlyArray<Finding> => [
    md5({ place: place(3 + shift), api: "hashlib.md5" }),
    md5({ place: place(3 + shift, 40), api: "hashlib.md5" }),
    md5({ place: place(9 + shift), api: "hashlib.new" }),
    finding("cipher", { name: "DES", mode: "ecb" }, { place: place(20 + shift) }),
    md5({ place: place(3), path: "other.py", api: "hashlib.md5" })
  ]
  const idsOf = (findings: ReadonlyArray<Finding>): ReadonlyArray<string> => weaknessesIn(findings).map(({ id }) => id)

  it("is 32 hexadecimal digits, and another one for each weakness", () => {
    const ids = idsOf(uses(0))
    expect(ids.length).toBe(6)
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })

  it("stays when lines are added above", () => {
    expect(idsOf(uses(7))).toEqual(idsOf(uses(0)))
  })

  it("stays from one version to the next", () => {
    expect(idsOf([md5()])).toEqual(["d00c79dedae284602cda05f2c60b43c8"])
  })

  it("stays when a rule holds of another use further down", () => {
    expect(idsOf([...uses(0), md5({ place: place(500), api: "hashlib.md5" })])).toEqual(
      expect.arrayContaining([...idsOf(uses(0))])
    )
  })
})

describe("a large inventory", () => {
  it("has an id for each of many weaknesses", () => {
    const findings = Array.from({ length: 20_000 }, (_, at) =>
      finding(
        "kdf",
        { name: "PBKDF2", digest: "SHA-256", iterations: 1000 + (at % 1000), saltBits: 64 },
        { path: `src/${at % 97}.py`, place: place(1 + at) }
      )
    )
    const found = weaknessesIn(findings)
    expect(found.length).toBe(40_000)
    expect(new Set(found.map(({ id }) => id)).size).toBe(40_000)
  })
})
