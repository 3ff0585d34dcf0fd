import { dark, light, themeProperties } from "../../../../scanner/html/themes.ts"
import { pageAccent } from "../../themeStyle.ts"

/** Both themes with one colour, for the two pictures of a preview; what belongs to the rest of the page stays as it is. */
export const previewStyle = (accent: string | undefined): string => {
  const colour = pageAccent(accent)
  return `.as-light{${themeProperties(light, colour, false)}}.as-dark{${themeProperties(dark, colour, true)}}`
}
