import * as DateTime from "effect/DateTime"

/** A calendar month or day in UTC. */
export interface Period {
  /** Inclusive. */
  readonly start: DateTime.Utc
  /** Exclusive: the start of the next one. */
  readonly end: DateTime.Utc
}

/** The calendar month in UTC that live scans and spend are counted in. */
export const billingCycleOf = (now: DateTime.Utc): Period => {
  const start = DateTime.startOf(now, "month")
  return { start, end: DateTime.add(start, { months: 1 }) }
}

/** The day in UTC that scans of test keys are counted in. */
export const testDayOf = (now: DateTime.Utc): Period => {
  const start = DateTime.startOf(now, "day")
  return { start, end: DateTime.add(start, { days: 1 }) }
}

/** Whole seconds until a period has ended, rounded up, for Retry-After: whoever waits them finds the next one begun. */
export const secondsLeft = ({ end }: Period, now: DateTime.Utc): number =>
  Math.max(0, Math.ceil((DateTime.toEpochMillis(end) - DateTime.toEpochMillis(now)) / 1000))
