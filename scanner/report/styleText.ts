import { cardsStyle } from "./cardsStyle.ts"
import { longTableStyle } from "./longTableStyle.ts"
import { pageStyle } from "./pageStyle.ts"
import { printStyle } from "./printStyle.ts"
import { tableStyle } from "./tableStyle.ts"
import { dark, light, themeProperties } from "../html/themes.ts"
import { toneStyle } from "../html/toneStyle.ts"

/** The whole style sheet. The reader's system chooses the theme until a class on the root does; paper is always light. */
export const styleText = (accent: string): string => {
  const asLight = themeProperties(light, accent, false)
  const asDark = themeProperties(dark, accent, true)
  return `
:root { ${asLight} }
@media screen and (prefers-color-scheme: dark) { :root:not(.light) { ${asDark} } }
@media screen { :root.dark { ${asDark} } }
${pageStyle}${tableStyle}${longTableStyle}${cardsStyle}${toneStyle}${printStyle}`
}
