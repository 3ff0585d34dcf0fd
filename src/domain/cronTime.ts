import * as Cron from "effect/Cron"
import * as DateTime from "effect/DateTime"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

const fields = 5

const parsed = (cron: string, timeZone: string): Result.Result<Cron.Cron, unknown> => Cron.parse(cron, timeZone)

/** Throws for a time that never comes, such as 30 February. */
const nextOf = (cron: Cron.Cron, after: Date): Result.Result<Date, unknown> =>
  Result.try({ try: () => Cron.next(cron, after), catch: (cause) => cause })

/** What is wrong with a cron expression, if anything is. */
export const cronProblem = (text: string): string | undefined => {
  if (text.trim().split(/\s+/).length !== fields) {
    return "cron must have five fields: minute, hour, day of the month, month, day of the week"
  }
  const cron = parsed(text, "UTC")
  if (Result.isFailure(cron)) return "cron must be a cron expression"
  if (cron.success.minutes.size !== 1) return "cron must name one minute, so that it comes at most once an hour"
  return Result.isFailure(nextOf(cron.success, new Date(0))) ? "cron must name a time that comes" : undefined
}

export const isTimeZone = (text: string): boolean => Option.isSome(DateTime.zoneFromString(text))

/** The next time after a moment, of an expression and a time zone that were checked. */
export const nextCronTime = (cron: string, timeZone: string, after: Date): Date =>
  Result.getOrThrow(Result.flatMap(parsed(cron, timeZone), (known) => nextOf(known, after)))
