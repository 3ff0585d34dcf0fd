import { MOST_COLUMNS } from "../html/table.ts"

/** Widths of columns: shares of what is left, and those that need a width of their own. */
const COLUMNS: { readonly [table: string]: string } = {
  "findings-table": "6.5rem 23fr 22fr 31fr 18fr",
  "inventory-table": "22fr 16fr 9.5rem 9rem 29fr 8rem",
  "quantum-table": "28fr 10rem 14rem 40fr",
  "conflicts-table": "20fr 12fr 34fr 34fr",
  "certificates-table": "25fr 7.5rem 7rem 7rem 14fr 14fr 25fr",
  "libraries-table": "26fr 6.5rem 4.5rem 9fr 10fr 9rem 24fr"
}

/** A share may become narrower than the longest word in it. */
const tracks = (columns: string): string => columns.replace(/\d+fr/g, "minmax(0, $&)")

const widths = Object.entries(COLUMNS)
  .map(([table, columns]) => `  #${table} tr { grid-template-columns: ${tracks(columns)} }`)
  .join("\n")

const wideWidths = Array.from(
  { length: MOST_COLUMNS },
  (_, at) => `  .columns-${at + 1} { min-width: ${13 + 11.5 * at}rem }`
).join("\n")

/**
 * Each row of a long table is a grid of its own, so that a browser styles and lays out only those that are near the window: a
 * table of thousands of rows takes seconds. Heights are guessed until then, so that a jump to an anchor misses unless the
 * script corrects it; without scripts everything is laid out. Paper gets an ordinary table.
 */
export const longTableStyle = `
@media screen and (scripting: enabled) {
  section { content-visibility: auto; contain-intrinsic-size: auto 60rem }
  .long tbody tr { content-visibility: auto; contain-intrinsic-size: auto 6rem }
}
@media screen {
  .wide.long, .wide.long thead, .wide.long tbody, .wide.long caption { display: block }
  .wide.long { width: 100% }
  .wide.long tr { display: grid; grid-template-columns: 13rem; grid-auto-columns: minmax(11.5rem, 1fr); grid-auto-flow: column }
  .wide.long th, .wide.long td { max-width: none; min-width: 0; border: 0; box-shadow: inset 0 -1px 0 var(--line) }
  .wide.long th:first-child { box-shadow: inset -1px -1px 0 var(--line) }
${wideWidths}
}
@media screen and (min-width: 60.01rem) {
  .long.cards, .long.cards thead, .long.cards tbody, .long.cards caption { display: block }
  .long.cards tr { display: grid; border-bottom: 1px solid var(--line) }
  .long.cards thead tr { border-color: var(--control) }
  .long.cards th, .long.cards td { border: 0 }
${widths}
}
@media screen and (scripting: enabled) and (max-width: 60rem) {
  .long.cards tbody tr { contain-intrinsic-size: auto 18rem }
}
@media screen and (max-width: 45rem) {
  .wide.long tr { grid-template-columns: 9rem }
}
`
