/** Reading a file took more steps than one file may take. */
export class StepsExhausted extends Error {
  override readonly name = "StepsExhausted"
}

/**
 * What reading one file may still take. A step is a hundred operations of the parser or of a query, one value found, or
 * as much work of another kind: about 40 microseconds on a machine of 2025. Counting steps instead of time gives the same
 * result for a file on every machine, however busy it is.
 */
export interface StepBudget {
  /** Counts steps that were taken. Throws `StepsExhausted` when there were no so many left. */
  readonly spend: (steps: number) => void
  /** As `spend`, for callbacks that must not throw: true once no steps are left. */
  readonly isSpentBy: (steps: number) => boolean
}

export const makeStepBudget = (limit: number): StepBudget => {
  let left = limit
  const isSpentBy = (steps: number): boolean => {
    left -= steps
    return left < 0
  }
  return {
    isSpentBy,
    spend: (steps) => {
      if (isSpentBy(steps)) throw new StepsExhausted(`more than ${limit} steps`)
    }
  }
}

/** A budget that is the same, and how much of it was taken through this one. */
export const countedSteps = (steps: StepBudget): StepBudget & { readonly taken: () => number } => {
  let taken = 0
  return {
    taken: () => taken,
    spend: (some) => {
      taken += some
      steps.spend(some)
    },
    isSpentBy: (some) => {
      taken += some
      return steps.isSpentBy(some)
    }
  }
}

/** For a text that is known to be small. */
export const unlimitedSteps: StepBudget = { spend: () => undefined, isSpentBy: () => false }
