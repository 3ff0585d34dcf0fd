import * as Effect from "effect/Effect"
import { displayWidth } from "effect/cli/CliOutput"
import type { Severity } from "../../scanner/model/Assessment.ts"
import { isTerminal, lookVariable, StandardStreams } from "../node/StandardStreams.ts"

const COLOURS = {
  critical: "1;97;41",
  high: "1;31",
  medium: "33",
  low: "36",
  info: "2",
  title: "1",
  aside: "2",
  advice: "32"
} as const satisfies { readonly [S in Severity]: string } & { readonly [style: string]: string }

export type Style = keyof typeof COLOURS

/** How a text for people is laid out. */
export interface View {
  /** Columns of a line. */
  readonly width: number
  readonly paint: (style: Style, text: string) => string
  /** Whether the inventory is shown however long it is; else it is only where it is short. */
  readonly showsInventory: boolean
  /** On a terminal: the command that was run, to which further options can be added, and how long it took. */
  readonly command?: string
  readonly seconds?: number
}

/** Lines are not shorter, however narrow a terminal is; texts are no wider, however wide it is. */
const NARROWEST = 60
export const WIDEST_TEXT = 100

/** Where nobody says how wide the lines may be. */
const WIDTH = 96

/** All there is, without a colour. */
export const plainView: View = { width: WIDTH, paint: (_, text) => text, showsInventory: true }

export const colourChoices = ["auto", "always", "never"] as const
export type ColourChoice = (typeof colourChoices)[number]

/** `--color` is stronger than `NO_COLOR`, this than `FORCE_COLOR`, and this than what the output is. */
const isColoured = Effect.fnUntraced(function* (choice: ColourChoice, onTerminal: boolean) {
  if (choice !== "auto") return choice === "always"
  if ((yield* lookVariable("NO_COLOR")) !== "") return false
  const forced = yield* lookVariable("FORCE_COLOR")
  if (forced !== "") return forced !== "0" && forced !== "false"
  return onTerminal && (yield* lookVariable("TERM")) !== "dumb"
})

/** The view for what a command writes to a file, or else to standard output. */
export const viewOf = Effect.fnUntraced(function* (
  choice: ColourChoice,
  showsInventory: boolean,
  file: string | undefined,
  run: { readonly command: string; readonly seconds?: number }
) {
  const { stdout } = yield* StandardStreams
  const onTerminal = file === undefined && isTerminal(stdout)
  const columns = onTerminal && "columns" in stdout ? Number(stdout.columns) : WIDTH
  const coloured = yield* isColoured(choice, onTerminal)
  const view: View = {
    width: Math.max(NARROWEST, columns > 0 ? columns : WIDTH),
    paint: (style, text) => (coloured && text !== "" ? `\u001b[${COLOURS[style]}m${text}\u001b[0m` : text),
    showsInventory,
    ...(onTerminal && run)
  }
  return view
})

export const widthOf = (text: string): number => (/^[\x20-\x7e…]*$/.test(text) ? text.length : displayWidth(text))

/** The beginning of a text, or its end, that is no wider than a number of columns. */
const part = (text: string, room: number, fromEnd: boolean): string => {
  const letters = [...text]
  let taken = ""
  while (letters.length > 0) {
    const letter = fromEnd ? letters.pop()! : letters.shift()!
    const longer = fromEnd ? letter + taken : taken + letter
    if (widthOf(longer) > room) break
    taken = longer
  }
  return taken
}

/** A text that fits, without its middle where it is too long. */
export const cut = (text: string, room: number): string => {
  if (widthOf(text) <= room) return text
  const tail = Math.ceil((room - 1) / 2)
  return `${part(text, room - 1 - tail, false)}…${part(text, tail, true)}`
}

/** A path, or another long word, that fits: folders in the middle are left out, and only then letters of its last part. */
export const shortened = (path: string, room: number): string => {
  if (widthOf(path) <= room) return path
  const names = path.split("/")
  if (names.length === 1) return cut(path, room)
  const forms = [
    ...names.slice(2).map((_, at) => `${names[0]}/…/${names.slice(at + 2).join("/")}`),
    `…/${names.at(-1)!}`
  ]
  return forms.find((form) => widthOf(form) <= room) ?? cut(names.at(-1)!, room)
}

/** A text in lines that fit, the first behind one text and the others behind another of the same width. */
export const wrapped = (
  text: string,
  { width }: Pick<View, "width">,
  first: string,
  others = " ".repeat(widthOf(first))
): ReadonlyArray<string> => {
  const room = Math.min(width, WIDEST_TEXT) - widthOf(others)
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(" ").map((one) => shortened(one, room))) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && widthOf(longer) > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map((one, at) => `${at === 0 ? first : others}${one}`)
}

/** A line across the view that begins with a text. */
export const ruled = (style: Style, title: string, rest: string, { width, paint }: View): string => {
  const dashes = Math.max(2, Math.min(width, WIDEST_TEXT) - widthOf(title) - widthOf(rest) - 6)
  return `${paint(style, `━━ ${title}`)} ${rest === "" ? "" : `${rest} `}${paint(style, "━".repeat(dashes))}`
}

/** Some places as `a.py:3, b.py:4, +7` in a room: as many as fit, and at least the first, shortened. */
export const placesWithin = (places: ReadonlyArray<string>, room: number, most: number): string => {
  const text = (count: number, first: string): string => {
    const more = places.length - count
    return [first, ...places.slice(1, count), ...(more > 0 ? [`+${more}`] : [])].join(", ")
  }
  const [first = ""] = places
  for (let count = Math.min(most, places.length); count > 1; count--)
    if (widthOf(text(count, first)) <= room) return text(count, first)
  const more = places.length > 1 ? `, +${places.length - 1}`.length : 0
  return places.length === 0 ? "" : text(1, shortened(first, Math.max(8, room - more)))
}

/** A row of a table: its cells, and last the places that it is about. */
export interface PlacesRow {
  readonly cells: ReadonlyArray<string>
  readonly places: ReadonlyArray<string>
}

/** So wide a cell may be where room is short, as a part of the whole. */
const WIDEST_CELL = 0.4

const SHOWN_PLACES = 3

/** A table with an empty line behind it that fits; nothing where it has no rows. */
export const placesTable = (head: ReadonlyArray<string>, rows: ReadonlyArray<PlacesRow>, view: View): string => {
  if (rows.length === 0) return ""
  const most = Math.floor(view.width * WIDEST_CELL)
  const cells = rows.map((row) => row.cells.map((cell) => shortened(cell, most)))
  const titles = head.slice(0, -1)
  const widths = titles.map((title, at) =>
    cells.reduce((widest, row) => Math.max(widest, widthOf(row[at]!)), widthOf(title))
  )
  const room = view.width - widths.reduce((sum, width) => sum + width + 2, 0)
  const line = (row: ReadonlyArray<string>, last: string): string =>
    [...row.map((cell, at) => cell + " ".repeat(widths[at]! - widthOf(cell))), last].join("  ").trimEnd()
  return [
    view.paint("aside", line(titles, head.at(-1)!)),
    ...rows.map(({ places }, at) => line(cells[at]!, placesWithin(places, room, SHOWN_PLACES))),
    "",
    ""
  ].join("\n")
}

/** The command that was run, with an option that it can be run again with. */
export const again = ({ command = "" }: View, options: string): string => `ciphermap ${command} ${options}`
