import { accentOf } from "../../scanner/html/Branding.ts"
import { dark, light, themeProperties } from "../../scanner/html/themes.ts"

/** What a tenant has chosen, or ours. */
export const pageAccent = (accent: string | null | undefined): string =>
  accentOf(accent === null || accent === undefined ? {} : { accentColor: accent })

/** The colours of a page: the reader's system chooses the theme, the tenant its accent. */
export const themeStyle = (accent: string | null | undefined): string => {
  const colour = pageAccent(accent)
  return [
    `:root{${themeProperties(light, colour, false)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${themeProperties(dark, colour, true)}}}`
  ].join("")
}
