import * as Schema from "effect/Schema"
import { type FailureCause, failureCauses } from "./FailureCause.ts"

/** In the order a scan goes through them; it ends in either of the last two. */
export const ScanStatus = Schema.Literals(["queued", "downloading", "scanning", "completed", "failed"])
export type ScanStatus = typeof ScanStatus.Type

export interface ScanState {
  readonly status: ScanStatus
  /** The furthest status seen so far, which never goes back: what the outside is told. */
  readonly phaseReached: ScanStatus
  /** From 1; raised each time a worker has lost the scan, so that what it still writes can be told and refused. */
  readonly attempt: number
  /** Attempts that cost nothing, because the worker itself was told to end. */
  readonly givenBack: number
  /** Of a failed scan only. */
  readonly cause?: FailureCause
}

export type ScanEvent =
  | { readonly _tag: "picked" }
  | { readonly _tag: "fetched" }
  | { readonly _tag: "finished" }
  | { readonly _tag: "failed"; readonly cause: FailureCause }
  /** The worker was lost, or failed in a way that may pass: the scan is begun anew. */
  | { readonly _tag: "released" }
  /** The worker was told to end: the scan is begun anew by another one, as if this one had never had it. */
  | { readonly _tag: "given_back" }

type Row = Readonly<Record<ScanEvent["_tag"], ScanStatus | null>>

const final: Row = { picked: null, fetched: null, finished: null, failed: null, released: null, given_back: null }

/** Where an event leads from a status; null where it cannot happen. */
const transitions = {
  queued: { picked: "downloading", fetched: null, finished: null, failed: "failed", released: null, given_back: null },
  downloading: {
    picked: null,
    fetched: "scanning",
    finished: null,
    failed: "failed",
    released: "queued",
    given_back: "queued"
  },
  scanning: {
    picked: null,
    fetched: null,
    finished: "completed",
    failed: "failed",
    released: "queued",
    given_back: "queued"
  },
  completed: final,
  failed: final
} satisfies Record<ScanStatus, Row>

const furtherOf = (one: ScanStatus, other: ScanStatus): ScanStatus => {
  const order: ReadonlyArray<ScanStatus> = ScanStatus.literals
  return order.indexOf(one) < order.indexOf(other) ? other : one
}

export const newScan: ScanState = { status: "queued", phaseReached: "queued", attempt: 1, givenBack: 0 }

export const isTerminal = ({ status }: Pick<ScanState, "status">): boolean =>
  Object.values(transitions[status]).every((next) => next === null)

/** The state after an event; undefined where that event cannot happen, and the state stays as it is. */
export const transition = (state: ScanState, event: ScanEvent): ScanState | undefined => {
  const status = transitions[state.status][event._tag]
  if (status === null) return undefined
  return {
    status,
    phaseReached: furtherOf(state.phaseReached, status),
    attempt: status === "queued" ? state.attempt + 1 : state.attempt,
    givenBack: event._tag === "given_back" ? state.givenBack + 1 : state.givenBack,
    ...(event._tag === "failed" && { cause: event.cause })
  }
}

/** The status that callers see: one that has seen `scanning` never sees `queued` again. */
export const outwardStatus = ({ phaseReached }: ScanState): ScanStatus => phaseReached

/** How often the scan was begun, as the tenant counts. */
export const attemptsUsed = ({ attempt, givenBack }: Pick<ScanState, "attempt" | "givenBack">): number =>
  attempt - givenBack

/**
 * What a failed scan gives back: `all`, its price and its share of the caps, if it failed by our fault or before it was begun;
 * `price` alone, if it failed before its repository was read.
 */
export type ScanCredit = "all" | "price" | "none"

export const creditOf = (
  { cause }: ScanState,
  { wasBegun, wasRead }: { readonly wasBegun: boolean; readonly wasRead: boolean }
): ScanCredit => {
  if (cause === undefined) return "none"
  if (failureCauses[cause].isOurFault || !wasBegun) return "all"
  return wasRead ? "none" : "price"
}
