import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

/** A colour in sRGB as it is stored: `#RRGGBB`, upper case. */
export const AccentColor = Schema.String.check(Schema.isPattern(/^#[0-9A-F]{6}$/)).pipe(Schema.brand("AccentColor"))
export type AccentColor = typeof AccentColor.Type

/** Upper-cases a colour; fails with a sentence. */
export const parseAccentColor = (text: string): Result.Result<AccentColor, string> =>
  /^#[0-9A-Fa-f]{6}$/.test(text)
    ? Result.succeed(AccentColor.make(text.toUpperCase()))
    : Result.fail("accent color must have the form #RRGGBB")
