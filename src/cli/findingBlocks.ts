import { CHOSEN, confidenceText, markedCode, reasonStep, statedPurpose } from "../../scanner/bom/reasonText.ts"
import type { Weakness } from "../../scanner/model/Assessment.ts"
import { fittedCode } from "../../scanner/model/CodeLine.ts"
import type { Place } from "../../scanner/model/Place.ts"
import { printable } from "../../scanner/model/printable.ts"

/** Columns of a narrow terminal. */
const WIDTH = 96

/** So many places of a finding are shown with their lines of code, and so many more by their names. */
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

const codeLines = ({ location }: Weakness): ReadonlyArray<string> => {
  const { code, place } = location
  const marked = code && markedCode({ ...location, code: fittedCode(code, WIDTH - 12) })
  if (marked === undefined) return []
  const number = String(place.line).padStart(8)
  return [`${number} | ${marked[0]}`, `${" ".repeat(number.length)} | ${marked[1]}`]
}

/** One place: its line of code, how sure it is, what the result is for, and where the values came from. */
const placeLines = (weakness: Weakness): ReadonlyArray<string> => {
  const { location, trail = [], isChosen } = weakness
  const stated = statedPurpose(weakness)
  return [
    `  ${spotText(location.path, location.place)}`,
    ...codeLines(weakness),
    ...wrapped(printable(confidenceText(weakness)), "      "),
    ...(stated === undefined ? [] : [`      ${stated}`]),
    ...(isChosen === true ? [`      ${CHOSEN}`] : []),
    ...trail.map(
      (step) => `      ${printable(reasonStep(step, weakness))} (${printable(step.path)}:${step.place.line})`
    )
  ]
}

const moreLines = (others: ReadonlyArray<Weakness>): ReadonlyArray<string> => {
  if (others.length === 0) return []
  const named = others.slice(0, NAMED).map(({ location: { path, place } }) => `${printable(path)}:${place.line}`)
  const rest = others.length - named.length
  return wrapped(`and at ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`, "  ")
}

/** Findings of one rule and severity about one algorithm: what they are, why, what to do, and the first of their places. */
const block = (all: ReadonlyArray<Weakness>): ReadonlyArray<string> => {
  const { severity, rule, title, algorithm, message, recommendation } = all[0]!
  const count = all.length === 1 ? "" : ` (${all.length} places)`
  return [
    `${severity.toUpperCase()} ${rule} ${printable(algorithm)}: ${title}${count}`,
    ...wrapped(printable(message), "  "),
    ...wrapped(`Instead: ${printable(recommendation)}`, "  "),
    ...all.slice(0, SHOWN).flatMap(placeLines),
    ...moreLines(all.slice(SHOWN)),
    ""
  ]
}

/** Findings for a person at a terminal. Those of one rule, severity and algorithm stand together. */
export const findingBlocks = (weaknesses: ReadonlyArray<Weakness>): string =>
  [...Map.groupBy(weaknesses, ({ severity, rule, algorithm }) => `${severity} ${rule} ${algorithm}`).values()]
    .flatMap(block)
    .map((line) => `${line}\n`)
    .join("")
