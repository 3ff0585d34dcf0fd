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

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const linear = (byte: number): number => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

const luminanceOf = (color: AccentColor): number => {
  const bytes = Number.parseInt(color.slice(1), 16)
  return 0.2126 * linear(bytes >> 16) + 0.7152 * linear((bytes >> 8) & 255) + 0.0722 * linear(bytes & 255)
}

/** From 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrastOf = (one: AccentColor, other: AccentColor): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const black = AccentColor.make("#000000")
const white = AccentColor.make("#FFFFFF")

/**
 * Black or white, whichever is read more easily on that colour: at least 4.5 to 1, the AA of WCAG 2.2 1.4.3, on any.
 */
export const textColorOn = (background: AccentColor): AccentColor =>
  contrastOf(background, black) >= contrastOf(background, white) ? black : white
