import type { Expr } from "./Expr.ts"

/** A range of the file in which one of several things happens. */
export interface Arm {
  readonly start: number
  readonly end: number
  /** What the subject equals here; none for what is left when no other arm is taken. */
  readonly labels: ReadonlyArray<Expr>
  /** True where the function, the loop or the program is left at its end, so that what stands behind is not reached. */
  readonly leaves: boolean
}

/**
 * A statement or an expression of which one arm is taken: a branch on a test, or on what a subject is. One without arms is an
 * assertion, behind which its test is true.
 */
export interface Choice {
  readonly id: number
  readonly start: number
  readonly end: number
  /** What decides: the first arm is taken where it is true, the second one where it is not. */
  readonly test: Expr | undefined
  /** What the labels of the arms are compared with. */
  readonly subject: Expr | undefined
  readonly arms: ReadonlyArray<Arm>
  /** True where one of the arms is taken whatever happens. */
  readonly isComplete: boolean
  /** Index of the choice around this one, and of its arm; -1 for none. */
  readonly outer: number
  readonly outerArm: number
}

/** The choices of a file in their order, outer before inner. */
export type Choices = ReadonlyArray<Choice>

/** Index of the arm an offset is in, or -1. */
export const armAt = ({ arms }: Choice, offset: number): number =>
  arms.findIndex(({ start, end }) => start <= offset && offset < end)

/** Index of the innermost choice around an offset, or -1. */
export const choiceAt = (choices: Choices, offset: number): number => {
  let low = -1
  let high = choices.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (choices[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  while (low >= 0 && choices[low]!.end <= offset) low = choices[low]!.outer
  return low
}
