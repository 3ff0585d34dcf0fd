import { accentOf } from "../../scanner/html/Branding.ts"
import { dark, light, themeProperties } from "../../scanner/html/themes.ts"

/** The tenant's accent colour, or the default. */
export const pageAccent = (accent: string | null | undefined): string =>
  accentOf(accent === null || accent === undefined ? {} : { accentColor: accent })

/** The colours of a page: the theme follows the reader's system, the accent is the tenant's. */
export const themeStyle = (accent: string | null | undefined): string => {
  const colour = pageAccent(accent)
  return [
    `:root{${themeProperties(light, colour, false)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${themeProperties(dark, colour, true)}}}`
  ].join("")
}
