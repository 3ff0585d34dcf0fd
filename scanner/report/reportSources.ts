import { hashSource } from "../html/contentPolicy.ts"
import { dark, light, themeProperties } from "../html/themes.ts"
import { scriptText } from "./scriptText.ts"
import { styleSheet } from "./styleSheet.ts"

/** All styles of a report. The theme follows the reader's system unless a class on the root sets it; print is always light. */
export const styleText = (accent: string): string => {
  const asLight = themeProperties(light, accent, false)
  const asDark = themeProperties(dark, accent, true)
  return `
:root { ${asLight} }
@media screen and (prefers-color-scheme: dark) { :root:not(.light) { ${asDark} } }
@media screen { :root.dark { ${asDark} } }
${styleSheet}`
}

/** What a page must allow that shows a report with this accent colour in a frame: such a document has the policy of the page, too. */
export const reportSources = (accent: string) => ({
  style: hashSource(styleText(accent)),
  script: hashSource(scriptText)
})
