import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { oneDecimal } from "../../../../scanner/html/numbers.ts"
import { pill } from "../../../../scanner/html/parts.ts"
import { dark, light } from "../../../../scanner/html/themes.ts"
import { AccentColor } from "../../../domain/branding/AccentColor.ts"
import { contrastOf, textColorOn } from "../../../domain/branding/contrast.ts"
import { pageAccent } from "../../themeStyle.ts"

/** WCAG 2.2, 1.4.3: of texts in a usual size. */
const readable = 4.5

const colourOf = (hex: string): AccentColor => AccentColor.make(hex.toUpperCase())

const pages = [
  ["On white pages", colourOf(light.page), "darker"],
  ["On dark pages", colourOf(dark.page), "lighter"]
] as const

const row = (name: string, ratio: number, note: Html): Html =>
  markup`<div><dt>${name}</dt><dd>${oneDecimal(ratio)} to 1 ${note}</dd></div>`

/** How well a colour is read, as WCAG counts it, and what pages do about it. */
export const contrastFacts = (accent: string | null | undefined): Html => {
  const colour = colourOf(pageAccent(accent))
  const text = textColorOn(colour)
  return markup`<dl class="terms contrast">
    ${row("Text on it", contrastOf(colour, text), markup`${pill("Readable", "good")} in ${text === "#FFFFFF" ? "white" : "black"}`)}
    ${pages.map(([name, page, shade]) => {
      const ratio = contrastOf(colour, page)
      return row(
        name,
        ratio,
        ratio >= readable
          ? pill("Readable", "good")
          : markup`${pill("Hard to read", "medium")} links there are a ${shade} shade`
      )
    })}
  </dl>`
}
