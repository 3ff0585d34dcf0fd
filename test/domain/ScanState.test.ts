import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { FailureCause, failureCauses } from "../../src/domain/FailureCause.ts"
import {
  attemptsUsed,
  creditOf,
  isTerminal,
  newScan,
  outwardStatus,
  type ScanCredit,
  type ScanEvent,
  type ScanState,
  ScanStatus,
  transition
} from "../../src/domain/ScanState.ts"

const Event = Schema.Union([
  Schema.Struct({ _tag: Schema.Literals(["picked", "fetched", "finished", "released", "given_back"]) }),
  Schema.TaggedStruct("failed", { cause: FailureCause })
])
const Events = Schema.Array(Event).check(Schema.isMaxLength(30))

const after = (...events: ReadonlyArray<ScanEvent>): ScanState =>
  events.reduce<ScanState>((state, event) => transition(state, event) ?? state, newScan)

const picked: ScanEvent = { _tag: "picked" }
const fetched: ScanEvent = { _tag: "fetched" }
const finished: ScanEvent = { _tag: "finished" }
const released: ScanEvent = { _tag: "released" }
const givenBack: ScanEvent = { _tag: "given_back" }
const failed = (cause: FailureCause): ScanEvent => ({ _tag: "failed", cause })

const reached: Readonly<Record<ScanStatus, ScanState>> = {
  queued: newScan,
  downloading: after(picked),
  scanning: after(picked, fetched),
  completed: after(picked, fetched, finished),
  failed: after(failed("queue_timeout"))
}

const order = (status: ScanStatus) => ["queued", "downloading", "scanning", "completed", "failed"].indexOf(status)

describe("a scan", () => {
  it("goes from queued to completed", () => {
    expect(Object.values(reached).map(outwardStatus)).toEqual(ScanStatus.literals)
  })

  it.each([
    ["queued", "downloading", undefined, undefined, "failed", undefined, undefined],
    ["downloading", undefined, "scanning", undefined, "failed", "queued", "queued"],
    ["scanning", undefined, undefined, "completed", "failed", "queued", "queued"],
    ["completed", undefined, undefined, undefined, undefined, undefined, undefined],
    ["failed", undefined, undefined, undefined, undefined, undefined, undefined]
  ] as const)("that is %s goes where the table says and nowhere else", (from, ...to) => {
    const events = [picked, fetched, finished, failed("internal_error"), released, givenBack]
    expect(events.map((event) => transition(reached[from], event)?.status)).toEqual(to)
  })

  it("that a worker has lost is told to nobody: it is queued again, one attempt later", () => {
    const lost = after(picked, fetched, released)
    expect(lost).toEqual({ status: "queued", phaseReached: "scanning", attempt: 2, givenBack: 0 })
    expect(outwardStatus(lost)).toBe("scanning")
    expect(outwardStatus(after(picked, fetched, released, picked))).toBe("scanning")
    expect(outwardStatus(after(picked, released))).toBe("downloading")
    expect(after(picked, released, picked, released)).toMatchObject({ attempt: 3 })
  })

  it("that fails keeps its cause and its attempt", () => {
    expect(after(picked, released, picked, failed("tls_error"))).toEqual({
      status: "failed",
      phaseReached: "failed",
      attempt: 2,
      givenBack: 0,
      cause: "tls_error"
    })
  })

  it("that a worker gave back counts no attempt, but what that worker still writes can be told", () => {
    const back = after(picked, fetched, givenBack)
    expect(back).toMatchObject({ status: "queued", attempt: 2, givenBack: 1 })
    expect([newScan, back, after(picked, released, picked, givenBack)].map(attemptsUsed)).toEqual([1, 1, 2])
  })

  it("gives all back where it failed by our fault or before it was begun, and its price where nothing was read", () => {
    const begun = { wasBegun: true, wasRead: false }
    const read = { wasBegun: true, wasRead: true }
    const causesOf = (credit: ScanCredit, how: typeof read) =>
      FailureCause.literals.filter((cause) => creditOf(after(failed(cause)), how) === credit)
    expect(causesOf("all", read)).toEqual(["scanner_crashed", "internal_error"])
    expect(causesOf("price", read)).toEqual([])
    expect(causesOf("all", begun)).toEqual(["scanner_crashed", "internal_error"])
    expect(causesOf("price", begun)).toContain("repo_not_found")
    expect(causesOf("none", begun)).toEqual([])
    const waiting = { wasBegun: false, wasRead: false }
    expect(causesOf("all", waiting)).toEqual(FailureCause.literals)
    for (const state of [reached.queued, reached.scanning, reached.completed])
      expect(creditOf(state, waiting)).toBe("none")
  })

  it.prop(
    "never leaves a final state, never goes backwards outwardly, and never loses an attempt",
    { events: Events },
    ({ events }) => {
      let state: ScanState = newScan
      for (const event of events) {
        const next = transition(state, event)
        if (isTerminal(state)) expect(next).toBeUndefined()
        if (next === undefined) continue
        expect(order(outwardStatus(next))).toBeGreaterThanOrEqual(order(outwardStatus(state)))
        expect(next.attempt - state.attempt).toBe(next.status === "queued" ? 1 : 0)
        expect(attemptsUsed(next) - attemptsUsed(state)).toBe(event._tag === "released" ? 1 : 0)
        expect(isTerminal(next)).toBe(next.status === "completed" || next.status === "failed")
        expect(next.cause !== undefined).toBe(next.status === "failed")
        if (isTerminal(next)) expect(outwardStatus(next)).toBe(next.status)
        state = next
      }
    },
    { arbitrary: { runs: 2_000 } }
  )

  it.prop("takes no event in, whether it may happen or not", { events: Events }, ({ events }) => {
    const state = after(...events)
    const before = JSON.stringify(state)
    for (const event of events) transition(state, event)
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe("the causes of failures", () => {
  it("are those of the contract, and these are tried again", () => {
    expect(FailureCause.literals).toHaveLength(22)
    expect(FailureCause.literals.filter((cause) => failureCauses[cause].isRetryable)).toEqual([
      "network_error",
      "upstream_rate_limited",
      "download_timeout",
      "internal_error"
    ])
  })

  it.each(FailureCause.literals)("%s has a sentence without an address, a port or a number", (cause) => {
    expect(failureCauses[cause].message).toMatch(/^[A-Z][a-z ]+\.$/)
  })

  it.each(["constructor", "toString", "", "REPO_EMPTY", "repo_empty "])("%j is none", (text) => {
    expect(Schema.is(FailureCause)(text)).toBe(false)
  })
})
