import * as Schema from "effect/Schema"

/** A moment as clients read it: RFC 3339, UTC, milliseconds, `Z`. */
export const Instant = Schema.String.annotate({
  description: "RFC 3339, UTC",
  format: "date-time",
  examples: ["2026-11-22T09:30:00.000Z"]
})
export type Instant = typeof Instant.Type

export const instantOf = (date: Date): Instant => date.toISOString()

export const instantOrNull = (date: Date | null): Instant | null => (date === null ? null : date.toISOString())
