import { describe, expect, it } from "vitest"
import { matches } from "../../../scanner/classify/matches.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Policy, PolicyRow } from "../../../scanner/classify/Policy.ts"
import { verdictOf } from "../../../scanner/classify/verdictOf.ts"
import { TODAY } from "./judged.ts"
import { manySubjects } from "./manySubjects.ts"

const all = Object.values(policies)

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text)

/** Rows that, for some subject, are the first to hold and without which the verdict would be another. */
const decisiveRows = (policy: Policy): ReadonlySet<PolicyRow> => {
  const decisive = new Set<PolicyRow>()
  for (const subject of manySubjects) {
    const row = policy.rows.find(({ when }) => matches(when, subject).holds === true)
    if (row === undefined || decisive.has(row)) continue
    const without = { ...policy, rows: policy.rows.filter((one) => one !== row) }
    const verdicts = [policy, without].map((one) => JSON.stringify(verdictOf(one, subject, TODAY)))
    if (verdicts[0] !== verdicts[1]) decisive.add(row)
  }
  return decisive
}

describe("policies", () => {
  it("are eight, each under its own id", () => {
    expect(Object.keys(policies)).toEqual([
      "nist-sp-800-131a",
      "nist-ir-8547",
      "cnsa-2.0",
      "fips-140-3",
      "bsi-tr-02102",
      "anssi",
      "eccg-acm",
      "asd-ism"
    ])
    for (const [id, policy] of Object.entries(policies)) expect(policy.id).toBe(id)
  })

  it("are final, but for the draft of IR 8547", () => {
    expect(all.filter(({ status }) => status === "draft").map(({ id }) => id)).toEqual(["nist-ir-8547"])
  })

  it.each(all)("$id says what it is, where it was published and for whom", (policy) => {
    const { title, authority, version, published, source, scope } = policy
    expect([title, authority, version, scope].every((text) => text.trim().length > 2)).toBe(true)
    expect(isDate(published)).toBe(true)
    expect(new URL(source).protocol).toBe("https:")
  })

  it.each(all)("$id has valid dates, and what follows on a row follows later", ({ rows }) => {
    for (const { from, later, clause } of rows) {
      if (from !== undefined) expect(isDate(from), clause).toBe(true)
      if (later !== undefined) expect(isDate(later.from), clause).toBe(true)
      if (from !== undefined && later !== undefined) expect(later.from > from, clause).toBe(true)
    }
  })

  it.each(all)("$id names the clause of each row and of the rest", ({ rows, otherwise }) => {
    for (const { clause } of [...rows, otherwise]) expect(clause.trim().length).toBeGreaterThan(5)
  })

  it.each(all)("$id has no row that never decides", (policy) => {
    const decisive = decisiveRows(policy)
    expect(policy.rows.filter((row) => !decisive.has(row))).toEqual([])
  })
})
