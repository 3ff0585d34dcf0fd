import { dark, light, themeProperties } from "../html/themes.ts"
import { styleSheet } from "./styleSheet.ts"

/** All styles of a report. The reader's system chooses the theme until a class on the root does; paper is always light. */
export const styleText = (accent: string): string => {
  const asLight = themeProperties(light, accent, false)
  const asDark = themeProperties(dark, accent, true)
  return `
:root { ${asLight} }
@media screen and (prefers-color-scheme: dark) { :root:not(.light) { ${asDark} } }
@media screen { :root.dark { ${asDark} } }
${styleSheet}`
}
