import * as Result from "effect/Result"

/** How many code points each text of a tenant's page may have. */
export const displayTextLengths = { display_name: 80, tagline: 160, footer_text: 280 } as const

export type DisplayTextField = keyof typeof displayTextLengths

/**
 * Control characters, separators of lines, halves of a surrogate pair, and what turns the direction of text (UAX 9).
 */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u

/** Trims a text that is shown on a tenant's page; fails with a sentence. */
export const parseDisplayText = (field: DisplayTextField, text: string): Result.Result<string, string> => {
  const maximum = displayTextLengths[field]
  if (forbidden.test(text)) return Result.fail(`${field} must not hold control characters`)
  const trimmed = text.trim()
  if (trimmed === "") return Result.fail(`${field} must not be empty`)
  return [...trimmed].length > maximum
    ? Result.fail(`${field} must have at most ${maximum} characters`)
    : Result.succeed(trimmed)
}
