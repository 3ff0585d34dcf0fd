import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { assess, verdictsOf } from "../../../scanner/classify/assess.ts"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Verdict } from "../../../scanner/model/Assessment.ts"
import { assetIdOf, toAssets } from "../../../scanner/model/assets.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Facts, Primitive } from "../../../scanner/model/Facts.ts"
import type { Finding, FindingKind } from "../../../scanner/model/Finding.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { changesOf, effortOf } from "../../../scanner/plan/effortOf.ts"
import type { Plan, PlanItem, Target } from "../../../scanner/plan/Plan.ts"
import { planOf } from "../../../scanner/plan/planOf.ts"
import { isLong } from "../../support/isLong.ts"
import { shuffled } from "../../support/shuffled.ts"
import { finding, place, report, variety } from "../bom/findings.ts"

const ALL = Object.values(policies)
const ON = "2026-11-28"
const DAYS = [ON, "2027-01-01", "2031-01-01", "2036-01-01"]

const findingsOf = (all: ReadonlyArray<Finding>): Inventory => toInventory(report(all))

const planFor = (inventory: Inventory, chosen: ReadonlyArray<Policy>, at: string, on = ON): Plan =>
  planOf({ inventory, assessment: { on } }, { policies: chosen, at })

const below = (bound: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: bound - 1 }))

const Chosen = Schema.Array(below(ALL.length)).check(Schema.isMinLength(1), Schema.isMaxLength(8))
const Picked = Schema.Array(below(variety.length)).check(Schema.isMinLength(1), Schema.isMaxLength(30))

const policiesAt = (numbers: ReadonlyArray<number>): ReadonlyArray<Policy> =>
  ALL.filter((_, at) => numbers.includes(at))

const findingsAt = (numbers: ReadonlyArray<number>): ReadonlyArray<Finding> =>
  [...new Set(numbers)].map((at) => variety[at]!)

const KIND: { readonly [P in Primitive]?: FindingKind } = {
  hash: "hash",
  mac: "mac",
  "block-cipher": "cipher",
  ae: "cipher",
  "key-wrap": "key-wrap",
  signature: "signature",
  kem: "kem",
  combiner: "kem",
  "key-agree": "key-agreement",
  pke: "cipher",
  kdf: "kdf",
  drbg: "random",
  other: "protocol"
}

/** What a scan would find where the target is used, in the place of an asset. */
const assetWith = (facts: Facts, replaced: CryptoAsset): CryptoAsset => {
  const isKey = replaced.type === "related-crypto-material"
  const kind = isKey ? "key" : (KIND[facts.primitive ?? "other"] ?? "keygen")
  const functions = replaced.functions.length === 0 || isKey ? {} : { functions: replaced.functions }
  const one = finding(kind, { ...facts, ...functions, ...(isKey && { material: replaced.material }) })
  const assets = toAssets({ findings: [one] })
  return assets.find(({ id, type }) => (isKey ? type === "related-crypto-material" : id === assetIdOf(one)))!
}

const isInTheWay = ({ status, isInEffect }: Verdict): boolean =>
  isInEffect && (status === "disallowed" || status === "deprecated")

const verdictsOn = (asset: CryptoAsset, chosen: ReadonlyArray<Policy>, at: string): ReadonlyArray<Verdict> =>
  verdictsOf([asset], chosen, at).get(asset.id)!

const ONLY_TOGETHER = /^Only (?:in a hybrid|together)/

/** The policies that object to a target, asked as they are about what a scan finds. */
const objectionsTo = (
  { algorithms, change }: Target,
  replaced: CryptoAsset,
  chosen: ReadonlyArray<Policy>,
  at: string
): ReadonlyArray<Verdict> => {
  const [first] = algorithms
  if (algorithms.length === 1)
    return verdictsOn(assetWith(first!.facts, replaced), chosen, at).filter(
      (one) => isInTheWay(one) || one.needs !== undefined || (change !== "hybrid" && ONLY_TOGETHER.test(one.note ?? ""))
    )
  return algorithms
    .flatMap(({ facts }) => verdictsOn(assetWith(facts, replaced), chosen, at))
    .filter((one) => (isInTheWay(one) && !/\balone\b/.test(one.clause)) || one.needs !== undefined)
}

const assetsById = ({ assets }: Inventory): ReadonlyMap<string, CryptoAsset> =>
  new Map(assets.map((asset) => [asset.id, asset]))

/** Each asset that a plan speaks of. */
const plannedIn = ({ items, questions }: Plan): ReadonlySet<string> =>
  new Set([
    ...items.flatMap(({ asset, companions }) => [asset, ...companions.map((one) => one.asset)]),
    ...questions.map(({ asset }) => asset)
  ])

const wrongTargets = (inventory: Inventory, plan: Plan, chosen: ReadonlyArray<Policy>): ReadonlyArray<string> => {
  const assets = assetsById(inventory)
  const problemsOf = ({ asset, name, type, target }: PlanItem): ReadonlyArray<string> => {
    if (target === undefined || type === "certificate") return []
    return objectionsTo(target, assets.get(asset)!, chosen, plan.at).map(
      ({ policy, status, clause, note }) => `${name} -> ${target.name}: ${policy} ${status} ${clause} ${note ?? ""}`
    )
  }
  return plan.items.flatMap(problemsOf)
}

const everything = findingsOf(variety)

describe("planOf", () => {
  it.each([...ALL.map((policy) => [policy]), ALL, [policies["bsi-tr-02102"]!, policies["cnsa-2.0"]!]])(
    "finds targets that the policies themselves accept, for every kind of asset there is",
    (...chosen) => {
      for (const at of isLong ? DAYS : [ON, "2036-01-01"])
        expect(wrongTargets(everything, planFor(everything, chosen, at), chosen)).toEqual([])
    }
  )

  it.prop(
    "finds targets that the policies accept, whichever are chosen",
    { picked: Picked, chosen: Chosen, day: below(DAYS.length) },
    ({ picked, chosen, day }) => {
      const inventory = findingsOf(findingsAt(picked))
      const all = policiesAt(chosen)
      expect(wrongTargets(inventory, planFor(inventory, all, DAYS[day]!), all)).toEqual([])
    },
    { arbitrary: { runs: isLong ? 300 : 40 } }
  )

  it("finds targets in which nothing is weak but to quantum computers", () => {
    for (const chosen of [[policies["fips-140-3"]!], [policies["bsi-tr-02102"]!], [policies["asd-ism"]!]]) {
      const assets = assetsById(everything)
      const targets = planFor(everything, chosen, ON).items.flatMap(({ asset, type, target }) =>
        type === "certificate"
          ? []
          : (target?.algorithms ?? []).map(({ facts }) => assetWith(facts, assets.get(asset)!))
      )
      const distinct = [...new Map(targets.map((asset) => [asset.id, asset])).values()]
      const { weaknesses } = assess({ ...everything, assets: distinct }, { on: ON, policies: [] })
      const weak = weaknesses.filter(
        ({ category, severity }) => category !== "quantum-vulnerable" && severity !== "info" && severity !== "low"
      )
      expect(distinct.length).toBeGreaterThan(3)
      expect(weak.map(({ rule, algorithm }) => `${rule} ${algorithm}`)).toEqual([])
    }
  })

  it("has a target, a reason for none, or a question for every asset that a policy objects to", () => {
    const plan = planFor(everything, ALL, "2036-01-01")
    for (const { target, noTarget, reasons } of plan.items) {
      expect((target === undefined) !== (noTarget === undefined)).toBe(true)
      expect(noTarget?.text).not.toBe("")
      expect(reasons.length).toBeGreaterThan(0)
    }
    const planned = plannedIn(plan)
    const judged = verdictsOf(everything.assets, ALL, "2036-01-01")
    const lost = everything.assets.filter(
      ({ id, occurrences }) =>
        occurrences.some(({ role }) => role !== "implied") &&
        judged.get(id)?.some((one) => isInTheWay(one) || one.needs !== undefined) === true &&
        !planned.has(id)
    )
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  it.prop(
    "is the same whatever the order in which things were found",
    { picked: Picked, chosen: Chosen, seed: below(1000) },
    ({ picked, chosen, seed }) => {
      const all = policiesAt(chosen)
      const found = findingsAt(picked)
      const plan = planFor(findingsOf(found), all, "2036-01-01")
      const again = planFor(findingsOf(shuffled(found, seed)), all, "2036-01-01")
      expect(again).toEqual(plan)
      const assets = plan.items.map(({ asset }) => asset)
      expect(new Set(assets).size).toBe(assets.length)
    },
    { arbitrary: { runs: isLong ? 200 : 25 } }
  )

  it.prop(
    "loses nothing when inventories are merged, and does not get smaller",
    { first: Picked, second: Picked, chosen: Chosen },
    ({ first, second, chosen }) => {
      const all = policiesAt(chosen)
      const [a, b] = [findingsAt(first), findingsAt(second)]
      const merged = planFor(findingsOf([...new Set([...a, ...b])]), all, "2036-01-01")
      const planned = plannedIn(merged)
      for (const part of [a, b]) {
        const plan = planFor(findingsOf(part), all, "2036-01-01")
        const direct = new Set(
          toAssets({ findings: part })
            .filter(isFoundItself)
            .map(({ id }) => id)
        )
        const missing = [...plannedIn(plan)].filter((id) => direct.has(id) && !planned.has(id))
        expect(missing).toEqual([])
      }
    },
    { arbitrary: { runs: isLong ? 200 : 25 } }
  )

  it.prop(
    "needs no fewer changes for more uses",
    { picked: Picked, more: Picked },
    ({ picked, more }) => {
      const small = changesIn(findingsAt(picked))
      const large = changesIn(findingsAt([...picked, ...more]))
      for (const measure of ["changes", "places", "files"] as const)
        expect(effortOf(large)[measure]).toBeGreaterThanOrEqual(effortOf(small)[measure])
    },
    { arbitrary: { runs: isLong ? 200 : 40 } }
  )

  it("asks for no less the later the day is", () => {
    const some = findingsOf(variety.filter((_, at) => at % 4 === 0))
    const counts = DAYS.map((at) => plannedIn(planFor(some, ALL, at)).size)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })
})

const isFoundItself = ({ occurrences }: CryptoAsset): boolean => occurrences.some(({ role }) => role !== "implied")

const changesIn = (findings: ReadonlyArray<Finding>) =>
  toAssets({ findings: findings.map((one, at) => ({ ...one, place: place(at + 1) })) }).flatMap(changesOf)
