import { addressScript } from "./addressScript.ts"
import { anchorScript } from "./anchorScript.ts"
import { filterScript } from "./filterScript.ts"
import { placesScript } from "./placesScript.ts"
import { sortScript } from "./sortScript.ts"
import { themeScript } from "./themeScript.ts"
import { wholeScript } from "./wholeScript.ts"

const start = `
  readAddress()
  addEventListener("popstate", () => pending === undefined ? readAddress() : writeAddress())
  lead()
`

/** Shorter by what only people who read the source want. */
const dense = (text: string): string => text.replace(/^\s+/gm, "")

/** What the page does beyond reading: sorting, filtering and the theme. Without it everything is visible. */
export const scriptText = dense(`
"use strict"
{
${themeScript}${addressScript}${filterScript}${sortScript}${placesScript}${anchorScript}${wholeScript}${start}}
`)
