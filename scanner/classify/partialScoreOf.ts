import { order } from "../model/order.ts"
import type { Contribution, PartialScore, Severity } from "../model/Assessment.ts"

/** A kind of weakness, and at how many places it is. */
export interface WeakKind {
  /** Rule id or algorithm. */
  readonly of: string
  readonly severity: Severity
  readonly places: number
}

/** What a kind of weakness costs at the most and at the least, and what else a score depends on. */
export interface ScoreWeights {
  /** Loss by one kind of each severity, at one place, if nothing good stands beside it. */
  readonly loss: { readonly [S in Severity]: number }
  /** The share of that loss which no good use takes away. */
  readonly least: number
  /** How much more each doubling of the places costs. */
  readonly doubling: number
}

/** What takes part in a score. */
export interface ScoreInput {
  readonly kinds: ReadonlyArray<WeakKind>
  /** Assets used at places at which nothing is reported: copies of good code are no more of them. */
  readonly good: number
  /** Places that were judged, good or not. */
  readonly judged: number
  /** What costs points beside the kinds. */
  readonly further?: ReadonlyArray<Loss>
}

/** Something that costs points: they are shared out by `loss`. */
export interface Loss extends Omit<Contribution, "points"> {
  readonly loss: number
}

/** Grows with the places of the kind, and falls with good assets, but never below the least share. */
const lossOf = ({ of, severity, places }: WeakKind, good: number, weights: ScoreWeights): Loss => {
  const density = weights.least + (1 - weights.least) * (places / (places + good))
  const spread = 1 + weights.doubling * Math.log2(places)
  return { of, severity, uses: places, loss: weights.loss[severity] * density * spread }
}

/** In an order that depends on nothing but the losses, so that sums do not depend on that of the findings. */
const bySize = (a: Loss, b: Loss): number =>
  b.loss - a.loss || order(a.of, b.of) || order(a.severity ?? "", b.severity ?? "")

/**
 * 100 / (1 + loss): each kind of weakness adds its own loss and takes none from another. Whatever adds a weak place adds to the
 * loss, and what removes one takes from it.
 */
export const partialScoreOf = (
  { kinds, good, judged, further = [] }: ScoreInput,
  weights: ScoreWeights
): PartialScore => {
  if (judged === 0) return { uses: 0, contributions: [] }
  const losses = [...kinds.map((kind) => lossOf(kind, good, weights)), ...further].toSorted(bySize)
  const total = losses.reduce((sum, { loss }) => sum + loss, 0)
  const exact = 100 / (1 + total)
  return {
    value: Math.round(exact),
    uses: judged,
    contributions: losses.map(({ loss, ...one }): Contribution => ({
      ...one,
      points: loss === 0 ? 0 : ((100 - exact) * loss) / total
    }))
  }
}
