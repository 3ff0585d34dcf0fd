import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Evidence, Finding, FindingKind } from "../../../scanner/model/Finding.ts"
import type { LibraryUse } from "../../../scanner/model/LibraryUse.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { libraryVersions } from "../../../scanner/plan/libraryVersions.ts"
import { isAtLeast } from "../../../scanner/plan/offersIn.ts"
import type { Plan, PlanItem } from "../../../scanner/plan/Plan.ts"
import { lastDayOf, planOf } from "../../../scanner/plan/planOf.ts"
import { groupsIn, namesText } from "../../../scanner/plan/planText.ts"
import { withTrend } from "../../../scanner/plan/withTrend.ts"
import { finding, library, place, report } from "../bom/findings.ts"

const ON = "2026-11-28"
const named = (...ids: ReadonlyArray<string>): ReadonlyArray<Policy> => ids.map((id) => policies[id]!)

const planWith = (
  findings: ReadonlyArray<Finding>,
  chosen: ReadonlyArray<Policy>,
  more: { readonly at?: string; readonly libraries?: ReadonlyArray<LibraryUse> } = {}
): Plan => {
  const { at, libraries = [] } = more
  const inventory = toInventory(report(findings, { libraries }))
  const assessment = assess(inventory, { on: ON, policies: chosen })
  return planOf({ inventory, assessment }, { policies: chosen, ...(at !== undefined && { at }) })
}

const itemFor = (kind: FindingKind, facts: Facts, chosen: ReadonlyArray<Policy>, at?: string): PlanItem =>
  planWith([finding(kind, facts)], chosen, at === undefined ? {} : { at }).items[0]!

const RSA_2048: Facts = { name: "RSA", keyBits: 2048, padding: "pkcs1v15", digest: "SHA-256" }
const ECDSA: Facts = { name: "ECDSA", curve: "P-256", digest: "SHA-256" }
const nist = named("nist-sp-800-131a", "nist-ir-8547")

describe("the target of an asset", () => {
  it("is the smallest change that satisfies the policies on the day", () => {
    const soon = itemFor("signature", RSA_2048, nist, "2031-06-01")
    expect(soon).toMatchObject({
      lapses: "2036-01-01",
      isOverdue: false,
      reasons: [{ policy: "nist-ir-8547", status: "deprecated", from: "2031-01-01" }],
      target: { name: "RSA-PKCS1-1.5-SHA-256-3072", change: "parameter", until: "2036-01-01" }
    })
    const last = itemFor("signature", RSA_2048, nist)
    expect(last).toMatchObject({
      lapses: "2036-01-01",
      target: { name: "ML-DSA-65", change: "replacement", allowedBy: ["nist-ir-8547"], silent: ["nist-sp-800-131a"] }
    })
  })

  it("is a hybrid where a policy asks for one, and not otherwise", () => {
    expect(itemFor("signature", ECDSA, named("bsi-tr-02102")).target).toMatchObject({
      name: "ML-DSA-65 with ECDSA-P-256-SHA-256",
      change: "hybrid",
      algorithms: [{ name: "ECDSA-P-256-SHA-256" }, { name: "ML-DSA-65" }]
    })
    expect(itemFor("signature", ECDSA, named("nist-ir-8547")).target).toMatchObject({ name: "ML-DSA-65" })
    const agreement = { name: "ECDH", curve: "P-256" }
    expect(itemFor("key-agreement", agreement, named("bsi-tr-02102")).target?.change).toBe("hybrid")
    expect(itemFor("key-agreement", agreement, named("cnsa-2.0")).target?.name).toBe("ML-KEM-1024")
    expect(itemFor("key-agreement", agreement, Object.values(policies)).target?.name).toBe("SecP384r1MLKEM1024")
  })

  it("keeps what nobody objects to, and never what is weak", () => {
    const chosen = named("cnsa-2.0")
    expect(itemFor("cipher", { name: "AES", keyBits: 128, mode: "ecb" }, chosen).target?.name).toBe("AES-256-GCM")
    expect(itemFor("cipher", { name: "AES", keyBits: 128, mode: "ctr" }, chosen).target?.name).toBe("AES-256-CTR")
    expect(itemFor("hash", { name: "MD5" }, named("fips-140-3")).target?.name).toBe("SHA-256")
    expect(itemFor("protocol", { name: "TLS", version: "1.0" }, named("bsi-tr-02102")).target?.name).toBe("TLSv1.3")
    const shortSalt: Facts = { name: "PBKDF2", digest: "SHA-256", iterations: 600_000, saltBits: 64 }
    expect(itemFor("kdf", shortSalt, named("fips-140-3")).target?.name).toBe(
      "PBKDF2-SHA-256-600000 with salts of 128 bits"
    )
    expect(itemFor("password-hash", { name: "bcrypt" }, named("fips-140-3")).target?.name).toBe("PBKDF2-SHA-256-600000")
  })

  it("is said to be none where the policies disagree, with what each of them refuses", () => {
    const { target, noTarget } = itemFor("signature", ECDSA, named("bsi-tr-02102", "cnsa-2.0"))
    expect(target).toBeUndefined()
    expect(noTarget?.why).toBe("policies-disagree")
    expect(noTarget?.refusals).toContainEqual({
      target: "ML-DSA-87",
      policy: "bsi-tr-02102",
      clause: "Part 1, table 5.7",
      note: "only in a hybrid with a classical mechanism"
    })
    expect(noTarget?.refusals.some(({ policy }) => policy === "cnsa-2.0")).toBe(true)
    expect(noTarget?.text).toMatch(/bsi-tr-02102: only in a hybrid/)
  })

  it("depends on what a key is for, where nothing shows it", () => {
    expect(itemFor("keygen", { name: "RSA", keyBits: 2048 }, nist).noTarget).toEqual({
      why: "use-unknown",
      text: "What the key is for decides: ML-DSA-65 where it signs, ML-KEM-768 where it agrees on keys or encrypts.",
      refusals: []
    })
    expect(itemFor("keygen", { name: "RSA", keyBits: 1024 }, named("nist-sp-800-131a")).target?.name).toBe("RSA-3072")
  })

  it("is none for what has no successor", () => {
    const { noTarget } = itemFor("key-agreement", { name: "SRP", digest: "SHA-1" }, named("fips-140-3"))
    expect(noTarget).toMatchObject({ why: "none-known", text: expect.stringContaining("SRP") })
  })

  it("comes with what to do now where the asset has lapsed already", () => {
    const item = itemFor("signature", { ...RSA_2048, keyBits: 1024 }, nist)
    expect(item).toMatchObject({
      isOverdue: true,
      target: { name: "ML-DSA-65" },
      interim: { name: "RSA-PKCS1-1.5-SHA-256-3072", until: "2036-01-01" }
    })
    const short = itemFor("signature", ECDSA, named("cnsa-2.0"))
    expect([short.isOverdue, short.target?.name, short.interim]).toEqual([true, "ML-DSA-87", undefined])
  })
})

describe("what is not known", () => {
  it("is asked for and never guessed", () => {
    const { items, questions } = planWith([finding("mac", { name: "HMAC" })], named("anssi"))
    expect(items).toEqual([])
    expect(questions).toMatchObject([
      { name: "HMAC", open: [{ policy: "anssi", needs: ["digest"] }], first: "src/Main.java:1", places: 1 }
    ])
  })

  it("is shown first where it ships", () => {
    const uses = [
      finding("mac", { name: "HMAC" }, { path: "a/test/A.java", scope: "test" }),
      finding("mac", { name: "HMAC" })
    ]
    expect(planWith(uses, named("anssi")).questions).toMatchObject([{ first: "src/Main.java:1", isOnlyInTests: false }])
  })

  it("does not matter where every value is objected to", () => {
    const unknownSize: Facts = { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }
    expect(itemFor("signature", unknownSize, nist)).toMatchObject({
      lapses: "2036-01-01",
      isOverdue: false,
      target: { name: "ML-DSA-65" },
      open: [
        { policy: "nist-sp-800-131a", needs: ["keyBits"] },
        { policy: "nist-ir-8547", needs: ["keyBits"] }
      ]
    })
    expect(planWith([finding("signature", unknownSize)], named("nist-sp-800-131a")).items).toEqual([])
  })
})

describe("the order of a plan", () => {
  it("has what lapses first, first, and on one day what can be recorded today", () => {
    const { items, milestones } = planWith(
      [
        finding("signature", ECDSA),
        finding("key-agreement", { name: "ECDH", curve: "P-256" }),
        finding("hash", { name: "SHA-1" }),
        finding("cipher", { name: "3DES", keyBits: 168, mode: "cbc", functions: ["encrypt"] }),
        finding("signature", { name: "DSA", keyBits: 1024, digest: "SHA-1" }, { scope: "test" })
      ],
      nist
    )
    expect(items.map(({ name, lapses, exposure }) => [name, lapses, exposure])).toEqual([
      ["3DES-168-CBC", "2024-01-01", "encryption"],
      ["SHA-1", "2031-01-01", "integrity"],
      ["ECDH-P-256", "2036-01-01", "key-agreement"],
      ["ECDSA-P-256-SHA-256", "2036-01-01", "signature"],
      ["DSA-1024-SHA-1", undefined, "signature"]
    ])
    expect(items.at(-1)).toMatchObject({ isOnlyInTests: true, isOverdue: true })
    expect(milestones).toMatchObject([
      { isOverdue: true, items: 1 },
      { isOverdue: false, day: "2031-01-01", items: 1 },
      { isOverdue: false, day: "2036-01-01", items: 2 }
    ])
  })

  it("has last what no security rests on", () => {
    const { items } = planWith(
      [finding("hash", { name: "MD5", purpose: "etag" }), finding("mac", { name: "HMAC", digest: "MD5" })],
      named("fips-140-3")
    )
    expect(items.map(({ name, exposure }) => [name, exposure])).toEqual([
      ["HMAC-MD5", "integrity"],
      ["MD5", "none"]
    ])
  })
})

describe("the effort", () => {
  const uses = (evidence: (at: number) => ReadonlyArray<Evidence>): ReadonlyArray<Finding> =>
    Array.from({ length: 40 }, (_, at) =>
      finding("hash", { name: "MD5" }, { path: `src/F${at}.java`, place: place(at + 1), evidence: evidence(at) })
    )
  const constant: Evidence = { role: "constant", symbol: "Settings.HASH", path: "src/Settings.java", place: place(7) }

  it("is one change for a constant behind forty uses", () => {
    const { items, effort, calls } = planWith(
      uses(() => [constant]),
      named("fips-140-3")
    )
    expect(effort).toEqual({ changes: 1, places: 40, files: 1, testChanges: 0 })
    expect(items[0]!.changes).toEqual([
      {
        path: "src/Settings.java",
        line: 7,
        symbol: "Settings.HASH",
        of: "constant",
        call: "lib.Api.call",
        scope: "production",
        uses: 40
      }
    ])
    expect(calls).toMatchObject([{ call: "lib.Api.call", changes: 1, places: 40, files: 1 }])
  })

  it("is one change for a wrapper that forty callers pass a literal to", () => {
    const callers = Array.from({ length: 40 }, (_, at) =>
      finding(
        "hash",
        { name: at % 2 === 0 ? "MD5" : "SHA-0" },
        { evidence: [{ role: "caller", symbol: "digest", path: `src/C${at}.java`, place: place(at + 1) }] }
      )
    )
    expect(planWith(callers, named("fips-140-3")).effort).toMatchObject({ changes: 1, files: 1 })
  })

  it("is a change for each call otherwise, and counts a place that two assets share once", () => {
    expect(
      planWith(
        uses(() => []),
        named("fips-140-3")
      ).effort
    ).toMatchObject({ changes: 40, places: 40, files: 40 })
    const both = [finding("hash", { name: "MD5" }), finding("hash", { name: "SHA-0" })]
    expect(planWith(both, named("fips-140-3")).effort).toMatchObject({ changes: 1, places: 2, files: 1 })
  })

  it("names the key with the algorithm that it is for", () => {
    const { items } = planWith(
      [finding("key", { name: "AES", keyBits: 128, material: "secret-key" })],
      named("cnsa-2.0")
    )
    expect(items).toHaveLength(1)
  })
})

describe("libraries", () => {
  const rustls = (version: string): LibraryUse =>
    library({ purl: `pkg:cargo/rustls@${version}`, name: "rustls", version, offers: ["TLS"] })
  const offerOf = (version: string) => {
    const use = finding("key-agreement", { name: "X25519" }, { packages: [`pkg:cargo/rustls@${version}`] })
    const chosen = named("fips-140-3", "bsi-tr-02102")
    const { items } = planWith([use], chosen, { libraries: [rustls(version)], at: "2036-01-01" })
    return { ...items[0]!.target, offers: items[0]!.libraries }
  }

  it("are said to have the target from a version on, with the source", () => {
    for (const [version, state] of [
      ["0.23.22", "offered"],
      ["0.23.21", "upgrade"],
      ["0.24.0", "offered"]
    ] as const) {
      const { name, offers } = offerOf(version)
      const known = offers.find(({ algorithm }) => algorithm === "X25519MLKEM768")
      if (name === "X25519MLKEM768")
        expect(known).toMatchObject({ library: "pkg:cargo/rustls", version, state, since: "0.23.22" })
      else expect(offers.every((one) => one.state === "unknown" || one.source !== undefined)).toBe(true)
    }
  })

  it("are not known to have what no source says", () => {
    const use = finding("signature", ECDSA, { packages: ["pkg:npm/node-forge@1.3.1"] })
    const { items } = planWith([use], nist, { libraries: [library()] })
    expect(items[0]!.libraries).toEqual([
      { library: "pkg:npm/node-forge", version: "1.3.1", algorithm: "ML-DSA", state: "unknown" }
    ])
  })

  it("have a row with an address for every version", () => {
    for (const { source, since, algorithms } of libraryVersions) {
      expect(source).toMatch(/^https:\/\//)
      expect(since).toMatch(/^\d+(?:\.\d+)*$/)
      expect(algorithms.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ["1.84", "1.80", true],
    ["1.9", "1.80", false],
    ["v2.7.0", "2.7", true],
    ["3.5.0-alpha1", "3.5.0", true],
    ["3.4", "3.5.0", false],
    ["${bc.version}", "1.80", undefined]
  ] as const)("compare %s with %s: %s", (version, since, expected) => {
    expect(isAtLeast(version, since)).toBe(expected)
  })
})

describe("a plan", () => {
  it("of nothing is empty", () => {
    expect(planWith([], nist)).toMatchObject({
      items: [],
      questions: [],
      milestones: [],
      assessed: 0,
      at: "2036-01-01"
    })
    expect(planWith([finding("hash", { name: "MD5" })], [])).toMatchObject({ items: [], policies: [], at: ON })
  })

  it("is for the last day that the policies announce something for", () => {
    expect(lastDayOf(named("cnsa-2.0"), ON)).toBe("2032-01-01")
    expect(lastDayOf(named("nist-sp-800-131a"), ON)).toBe(ON)
  })

  it("says how it developed", () => {
    const before = planWith([finding("hash", { name: "MD5" }), finding("cipher", { name: "DES" })], named("fips-140-3"))
    const after = planWith([finding("hash", { name: "MD5" }), finding("cipher", { name: "RC4" })], named("fips-140-3"))
    expect(withTrend(after, before, "Since 2025").trend).toEqual({
      title: "Since 2025",
      before: { items: 2, changes: 1, overdue: 2 },
      now: { items: 2, changes: 1, overdue: 2 },
      added: ["RC4"],
      done: ["DES-56"]
    })
  })

  it("works for policies that contradict each other in everything", () => {
    const contrary = (id: string, status: "compliant" | "disallowed"): Policy => ({
      ...policies["anssi"]!,
      id,
      rows: [{ when: { type: "algorithm" }, status, clause: "All" }]
    })
    const { items } = planWith(
      [finding("hash", { name: "MD5" })],
      [contrary("yes", "compliant"), contrary("no", "disallowed")]
    )
    expect(items).toMatchObject([{ isOverdue: true, noTarget: { why: "policies-disagree" } }])
    expect(items[0]!.noTarget!.refusals.every(({ policy }) => policy === "no")).toBe(true)
  })
})

describe("pieces of work", () => {
  it("have what has one deadline and one replacement together, each name once", () => {
    const { items } = planWith(
      [
        finding("signature", ECDSA),
        finding("signature", { ...ECDSA, curve: "P-384" }, { place: place(2) }),
        finding("hash", { name: "SHA-1" }, { place: place(3) })
      ],
      nist
    )
    const groups = groupsIn(items)
    expect(groups.map((group) => [namesText(group), group.effort.changes])).toEqual([
      ["SHA-1", 1],
      ["ECDSA-P-256-SHA-256, ECDSA-P-384-SHA-256", 2]
    ])
    expect(namesText(groups[1]!, 1)).toBe("ECDSA-P-256-SHA-256 and 1 more")
  })
})
