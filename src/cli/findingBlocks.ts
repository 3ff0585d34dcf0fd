import { confidenceText, markedCode, optionTexts, reasonStep, statedPurpose } from "../../scanner/bom/reasonText.ts"
import { isOpen, type Weakness, type WeakPlace } from "../../scanner/model/Assessment.ts"
import { fittedCode } from "../../scanner/model/CodeLine.ts"
import type { Place } from "../../scanner/model/Place.ts"
import { algorithmsText, placesTotal } from "../../scanner/model/weakPlaces.ts"
import { printable } from "../../scanner/model/printable.ts"

/** Columns of a narrow terminal. */
const WIDTH = 96

/** So many findings of a block are shown with their lines of code; so many more, and other places of one, are named. */
const SHOWN = 3
const NAMED = 5

/** A text in lines that fit, each behind an indentation. */
const wrapped = (text: string, indent: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = indent
  for (const word of text.split(" ")) {
    const isEmpty = line === indent
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = indent + word
    } else line += isEmpty ? word : ` ${word}`
  }
  return [...lines, line]
}

const spotText = (path: string, { line, column }: Place): string => `${printable(path)}:${line}:${column}`

const codeLines = ({ location }: WeakPlace): ReadonlyArray<string> => {
  const { code, place } = location
  const marked = code && markedCode({ ...location, code: fittedCode(code, WIDTH - 12) })
  if (marked === undefined) return []
  const number = String(place.line).padStart(8)
  return [`${number} | ${marked[0]}`, `${" ".repeat(number.length)} | ${marked[1]}`]
}

const named = ({ location: { path, place } }: WeakPlace): string => `${printable(path)}:${place.line}`

/** The first few of some in a sentence. */
const few = (texts: ReadonlyArray<string>): string => {
  const rest = texts.length - NAMED
  return `${texts.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`
}

const alsoLines = (others: ReadonlyArray<WeakPlace>): ReadonlyArray<string> =>
  others.length === 0
    ? []
    : wrapped(`also ${few(others.map((one) => `${printable(one.algorithm)} (${named(one)})`))}`, "      ")

/** The worst place: its line of code, how sure it is, what the result is for, where the values came from; and the other places. */
const findingLines = (weakness: Weakness): ReadonlyArray<string> => {
  const { location, trail = [], others = [] } = weakness
  const stated = statedPurpose(weakness)
  return [
    `  ${spotText(location.path, location.place)}`,
    ...codeLines(weakness),
    ...wrapped(printable(confidenceText(weakness)), "      "),
    ...(stated === undefined ? [] : [`      ${stated}`]),
    ...optionTexts(weakness).map((text) => `      ${text}`),
    ...trail.map(
      (step) => `      ${printable(reasonStep(step, weakness))} (${printable(step.path)}:${step.place.line})`
    ),
    ...alsoLines(others.filter(isOpen))
  ]
}

const moreLines = (more: ReadonlyArray<Weakness>): ReadonlyArray<string> =>
  more.length === 0 ? [] : wrapped(`and at ${few(more.map(named))}`, "  ")

const countText = (all: ReadonlyArray<Weakness>): string => {
  const places = placesTotal(all)
  if (places === 1) return ""
  return all.length === 1 || all.length === places
    ? ` (${places} places)`
    : ` (${all.length} findings at ${places} places)`
}

/** Findings of one rule and severity about the same algorithms: what they are, why, what to do, and the first of them. */
const block = (all: ReadonlyArray<Weakness>): ReadonlyArray<string> => {
  const { severity, rule, title, message, recommendation } = all[0]!
  return [
    `${severity.toUpperCase()} ${rule} ${printable(algorithmsText(all[0]!))}: ${title}${countText(all)}`,
    ...wrapped(printable(message), "  "),
    ...wrapped(`Instead: ${printable(recommendation)}`, "  "),
    ...all.slice(0, SHOWN).flatMap(findingLines),
    ...moreLines(all.slice(SHOWN)),
    ""
  ]
}

/** Findings for a person at a terminal. Those of one rule, severity and algorithms stand together. */
export const findingBlocks = (weaknesses: ReadonlyArray<Weakness>): string =>
  [...Map.groupBy(weaknesses, (one) => `${one.severity} ${one.rule} ${algorithmsText(one)}`).values()]
    .flatMap(block)
    .map((line) => `${line}\n`)
    .join("")
