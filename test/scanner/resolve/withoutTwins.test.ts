import { describe, expect, it } from "vitest"
import type { Facts, FactSources } from "../../../scanner/model/Facts.ts"
import { always } from "../../../scanner/resolve/Case.ts"
import type { ResolvedUse } from "../../../scanner/resolve/mergeFacts.ts"
import { withoutTwins } from "../../../scanner/resolve/withoutTwins.ts"

const place = { line: 3, column: 1, endLine: 3, endColumn: 9 }

const useOf = (facts: Facts, ...unread: ReadonlyArray<keyof FactSources>): ResolvedUse => ({
  facts,
  sources: Object.fromEntries([
    ...Object.keys(facts).map((name) => [name, { from: "literal", hops: 0 }]),
    ...unread.map((name) => [name, { from: "unknown", hops: 0 }])
  ]),
  evidence: unread.length === 0 ? [] : [{ place, symbol: "n", role: "caller" }],
  when: always
})

const known = useOf({ name: "PBKDF2", digest: "SHA-256", iterations: 1000 })

describe("a use that leaves unread what another one of the same call says", () => {
  it("is no use of its own, and the others are open-ended", () => {
    const [only, ...others] = withoutTwins([known, useOf({ name: "PBKDF2", digest: "SHA-256" }, "iterations")])
    expect(others).toEqual([])
    expect(only).toMatchObject({ facts: known.facts, isOpenEnded: true, evidence: [{ role: "unread" }] })
  })

  it("is none either where both leave something else unread", () => {
    const more = useOf({ name: "PBKDF2", iterations: 1000 }, "saltBits")
    expect(withoutTwins([useOf({ name: "PBKDF2" }, "iterations", "saltBits"), more])).toMatchObject([
      { facts: more.facts, isOpenEnded: true }
    ])
  })

  it("is none where a caller gives what no attribute of it shows", () => {
    const unread = { place, symbol: "n", role: "unread" } as const
    const less = { ...useOf({ name: "PBKDF2", digest: "SHA-256" }), evidence: [unread] }
    expect(withoutTwins([known, less])).toMatchObject([{ facts: known.facts, isOpenEnded: true, evidence: [unread] }])
    const other = { ...useOf({ name: "PBKDF2", digest: "SHA-512" }), evidence: [unread] }
    expect(withoutTwins([known, other])).toEqual([known, other])
  })

  it("stays where it says something else, or leaves unread what no other says", () => {
    const other = useOf({ name: "PBKDF2", digest: "SHA-512" }, "iterations")
    const salted = useOf({ name: "PBKDF2", digest: "SHA-256" }, "iterations", "saltBits")
    expect(withoutTwins([known, other, salted])).toEqual([known, other, salted])
    expect(withoutTwins([other])).toEqual([other])
  })

  it("is no use of its own either where both leave something else unread", () => {
    const salted = useOf({ name: "PBKDF2", digest: "SHA-256", iterations: 1000 }, "saltBits")
    const less = useOf({ name: "PBKDF2", digest: "SHA-256" }, "iterations", "saltBits")
    expect(withoutTwins([salted, less])).toMatchObject([{ facts: salted.facts, isOpenEnded: true }])
    const other = useOf({ name: "PBKDF2", digest: "SHA-256", saltBits: 64 }, "iterations")
    expect(withoutTwins([salted, other])).toEqual([salted, other])
  })

  it("stays out of the uses that say no more than it", () => {
    const less = useOf({ name: "PBKDF2" })
    expect(withoutTwins([known, less])).toEqual([known, less])
  })
})
