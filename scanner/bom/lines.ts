import { type Assessment, isOpen, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import type { Place } from "../model/Place.ts"
import { originText } from "../model/Origin.ts"
import { suppressedBy, weakPlaces } from "../model/weakPlaces.ts"
import { printable } from "../model/printable.ts"
import { confidenceText, markedCode, optionTexts, reasonStep, statedPurpose } from "./reasonText.ts"

/** A line that begins with `::`, spaces aside, is a command to the runners of GitHub Actions. */
const pathText = (path: string): string => (/^\s*:/.test(path) ? `./${printable(path)}` : printable(path))

const spotText = (path: string, { line, column }: Place): string => `${pathText(path)}:${line}:${column}`

const noteAt = (path: string, place: Place, text: string): string =>
  `${spotText(path, place)}: note: ${printable(text)}\n`

const codeLines = ({ location }: WeakPlace): string => {
  const marked = markedCode(location)
  if (marked === undefined) return ""
  const number = String(location.place.line).padStart(5)
  return `${number} | ${marked[0]}\n${" ".repeat(number.length)} | ${marked[1]}\n`
}

const otherLine = ({ rule, algorithm, location: { path, place } }: WeakPlace): string =>
  noteAt(path, place, `also ${algorithm} [${rule}]`)

const suppressedLine = (one: WeakPlace): string => {
  const { rule, algorithm, location, suppressed } = one
  const reason = suppressed?.reason === undefined ? "" : `: ${suppressed.reason}`
  return noteAt(location.path, location.place, `suppressed by ${suppressedBy(one)!}: ${algorithm} [${rule}]${reason}`)
}

const linesOf = (weakness: Weakness): string => {
  const { severity, rule, algorithm, message, recommendation, location, trail = [], others = [] } = weakness
  const { path, place } = location
  const stated = statedPurpose(weakness)
  const whose = originText(location)
  const notes = [
    `instead: ${recommendation}`,
    ...(whose === undefined ? [] : [`in ${whose}`]),
    confidenceText(weakness),
    ...(stated === undefined ? [] : [stated]),
    ...optionTexts(weakness)
  ]
  return [
    `${spotText(path, place)}: ${severity}: ${printable(algorithm)}: ${printable(message)} [${rule}]\n`,
    codeLines(weakness),
    ...notes.map((text) => noteAt(path, place, text)),
    ...trail.map((step) => noteAt(step.path, step.place, reasonStep(step, weakness))),
    ...others.filter(isOpen).map(otherLine)
  ].join("")
}

/**
 * A line for each finding that is not suppressed, as compilers write it: `path:line:column: severity: message [rule]`. Behind it
 * follow the line of code with a mark below, and notes as `path:line:column: note: text`: what to do instead, how sure it is, what
 * the result is for, each place that the values came through, and each of its other places and values, as
 * `also SHA-1 [CM-HASH-SHA1]`. Last come those that are suppressed, as notes.
 */
export function* lineChunks({ weaknesses }: Assessment): Generator<string, void> {
  for (const weakness of weaknesses) if (isOpen(weakness)) yield linesOf(weakness)
  for (const one of weaknesses.flatMap(weakPlaces)) if (!isOpen(one)) yield suppressedLine(one)
}
