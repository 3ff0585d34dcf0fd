import { pageStyle } from "../../scanner/report/pageStyle.ts"
import { toneStyle } from "../../scanner/html/toneStyle.ts"
import { cardsNarrowStyle } from "./cardsNarrowStyle.ts"
import { settingsStyle } from "./console/parts/settingsStyle.ts"
import { scansStyle } from "./console/scans/scansStyle.ts"
import { usageStyle } from "./console/usage/usageStyle.ts"
import { consoleStyle } from "./consoleStyle.ts"
import { docsStyle } from "./docs/docsStyle.ts"
import { formStyle } from "./formStyle.ts"
import { frontStyle } from "./landing/frontStyle.ts"
import { sharingStyle } from "./sharingStyle.ts"

/** The one style sheet of all our pages but reports, which carry theirs with them. */
export const siteStyle = [
  pageStyle,
  toneStyle,
  formStyle,
  frontStyle,
  docsStyle,
  consoleStyle,
  scansStyle,
  usageStyle,
  settingsStyle,
  sharingStyle,
  cardsNarrowStyle
].join("")
