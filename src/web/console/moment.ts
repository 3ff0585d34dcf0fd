import { type Html, markup } from "../../../scanner/html/markup.ts"
import { counted, oneDecimal } from "../../../scanner/html/numbers.ts"

/** A time for readers: `2026-11-22, 09:30 UTC`. */
export const moment = (instant: string): Html =>
  markup`<time datetime="${instant}">${instant.slice(0, 10)}, ${instant.slice(11, 16)} UTC</time>`

/** With the seconds, for steps that follow one another. */
export const exactMoment = (instant: string): Html =>
  markup`<time datetime="${instant}">${instant.slice(0, 10)}, ${instant.slice(11, 19)} UTC</time>`

const minute = 60
const hour = 60 * minute

/** `39.5 s`, `12 min 5 s`, `1 h 2 min`. */
export const lasted = (milliseconds: number): string => {
  const seconds = milliseconds / 1_000
  if (seconds < minute) return `${oneDecimal(seconds)} s`
  const whole = Math.round(seconds)
  if (whole < hour) return `${Math.floor(whole / minute)} min ${whole % minute} s`
  return `${Math.floor(whole / hour)} h ${Math.floor((whole % hour) / minute)} min`
}

/** When to retry: `in 12 seconds`, `in 3 minutes`, or a time. */
export const comeBack = (seconds: number, now: number): Html => {
  if (seconds < 2 * minute) return markup`in ${counted(seconds, "second")}`
  if (seconds < 2 * hour) return markup`in ${counted(Math.ceil(seconds / minute), "minute")}`
  return markup`after ${moment(new Date(now + seconds * 1_000).toISOString())}`
}
