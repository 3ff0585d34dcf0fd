import type { StepBudget } from "../source/StepBudget.ts"

/** The questions of one file that are being answered, in whichever of its calls they are asked. */
export interface OpenQuestions {
  depth: number
  /** The least depth of an open question that the answer now being found has come back to. */
  loop: number
  /** How often a question was given up because there was nothing left to find it with. */
  refused: number
  /** How often a question was opened or closed, or something else was found that others rest on. */
  changes: number
  readonly steps: StepBudget
}

export const noOpenQuestions = (steps: StepBudget): OpenQuestions => ({
  depth: 0,
  loop: Infinity,
  refused: 0,
  changes: 0,
  steps
})

/** Answers that were found, and the depths of the questions that are open. */
export interface Memory<Q, A> {
  readonly known: Map<Q, A>
  readonly open: Map<Q, number>
  readonly all: OpenQuestions
}

export const makeMemory = <Q, A>(all: OpenQuestions): Memory<Q, A> => ({ known: new Map(), open: new Map(), all })

/** Something found, and whether it rests on no question that is still open, so that it may be kept. */
interface Found<A> {
  readonly found: A
  readonly isWhole: boolean
}

/** Finds what may rest on questions that are open. */
export const findWithin = <A>(all: OpenQuestions, find: () => A, depth: number = Infinity): Found<A> => {
  const before = all.loop
  all.loop = Infinity
  const found = find()
  const isWhole = all.loop >= depth
  all.loop = Math.min(before, isWhole ? Infinity : all.loop)
  return { found, isWhole }
}

/** Finds an answer while its question is open. */
export const findAnswer = <Q, A>({ open, all }: Memory<Q, unknown>, asked: Q, find: () => A): Found<A> => {
  all.steps.spend(1)
  const depth = all.depth++
  all.changes++
  open.set(asked, depth)
  const result = findWithin(all, find, depth)
  open.delete(asked)
  all.depth--
  all.changes++
  return result
}

/** Something found, when, and the least depths of the open questions that it rests on. */
export interface Kept<A> {
  readonly found: A
  readonly isWhole: boolean
  readonly changes: number
  readonly loops: ReadonlyArray<number>
}

/** Finds what may rest on questions that are open, and what would be needed to find the same again. */
export const findKept = <A>(all: ReadonlyArray<OpenQuestions>, find: () => A): Kept<A> => {
  const before = all.map(({ loop }) => loop)
  for (const one of all) one.loop = Infinity
  const found = find()
  const loops = all.map(({ loop }) => loop)
  all.forEach((one, at) => (one.loop = Math.min(before[at]!, loops[at]!)))
  return { found, isWhole: loops.every((loop) => loop === Infinity), changes: changesIn(all), loops }
}

export const changesIn = (all: ReadonlyArray<OpenQuestions>): number =>
  all.reduce((sum, { changes }) => sum + changes, 0)

/** Notes that an answer rests on a question that is open, or on one that was given up. */
export const cameBackTo = (all: OpenQuestions, depth: number): void => {
  all.loop = Math.min(all.loop, depth)
}
