import { basisText, markedCode, optionTexts, reasonStep, statedPurpose } from "../../scanner/bom/reasonText.ts"
import { isOpen, severities, type Severity, type Weakness, type WeakPlace } from "../../scanner/model/Assessment.ts"
import { fittedCode } from "../../scanner/model/CodeLine.ts"
import { originText } from "../../scanner/model/Origin.ts"
import { algorithmsText, distinctPlaces, placesTotal } from "../../scanner/model/weakPlaces.ts"
import { printable } from "../../scanner/model/printable.ts"
import { counted } from "./columns.ts"
import { ruled, shortened, type View, WIDEST_TEXT, widthOf, wrapped } from "./View.ts"

/** So many findings of a rule are shown with their lines of code. */
const SHOWN: { readonly [S in Severity]: number } = { critical: 5, high: 3, medium: 2, low: 1, info: 1 }

/** So many more findings, other places of one, and steps that a value came through, are named. */
const NAMED = 3

const INDENT = "    "

/** Columns of a path in a sentence. */
const PATH = 44

const named = ({ location: { path, place } }: WeakPlace): string => `${shortened(printable(path), PATH)}:${place.line}`

const aside = (lines: ReadonlyArray<string>, { paint }: View): ReadonlyArray<string> =>
  lines.map((line) => paint("aside", line))

/** A place, shortened to fit beside how sure the finding is. */
const placeLine = ({ location: { path, place }, confidence }: Weakness, { width, paint }: View): string => {
  const sure = `${confidence} confidence`
  const spot = `:${place.line}:${place.column}`
  const text = `${shortened(printable(path), width - 4 - widthOf(sure) - spot.length)}${spot}`
  const gap = Math.max(2, Math.min(width, WIDEST_TEXT) - 2 - widthOf(text) - widthOf(sure))
  return `  ${paint("title", text)}${" ".repeat(gap)}${paint("aside", sure)}`
}

const codeLines = ({ severity, location }: WeakPlace, { width, paint }: View): ReadonlyArray<string> => {
  const { code, place } = location
  const marked = code && markedCode({ ...location, code: fittedCode(code, width - 12) })
  if (marked === undefined) return []
  const number = String(place.line).padStart(7)
  const bar = paint("aside", "│")
  return [
    `${paint("aside", number)} ${bar} ${marked[0]}`,
    `${" ".repeat(number.length)} ${bar} ${paint(severity, marked[1])}`
  ]
}

/** The first few of some, each no longer than a line, and how many more there are. */
const few = (texts: ReadonlyArray<string>): string => {
  const rest = texts.length - NAMED
  return `${texts.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest.toLocaleString("en")} more` : ""}`
}

/** Where something is, seen from a finding. */
const seenFrom = (path: string, line: number, from: Weakness): string =>
  path === from.location.path ? `line ${line}` : `${shortened(printable(path), PATH)}:${line}`

/** The first few different ones of some. */
const firstOf = (texts: ReadonlyArray<string>): string => {
  const different = [...new Set(texts)]
  return [...different.slice(0, NAMED), ...(different.length > NAMED ? ["…"] : [])].join(", ")
}

const trailLines = (weakness: Weakness, view: View): ReadonlyArray<string> => {
  const { trail = [] } = weakness
  const rest = trail.length - NAMED
  const shown = trail
    .slice(0, NAMED)
    .flatMap((step) =>
      wrapped(
        `${printable(reasonStep(step, weakness))} (${seenFrom(step.path, step.place.line, weakness)})`,
        view,
        `${INDENT}- `
      )
    )
  return rest > 0 ? [...shown, `${INDENT}- and ${counted(rest, "further step")}`] : shown
}

/** Its other places; values at the same place are named with the first. */
const alsoLines = (weakness: Weakness, view: View): ReadonlyArray<string> => {
  const others = distinctPlaces([weakness, ...(weakness.others ?? []).filter(isOpen)]).slice(1)
  const texts = others.map(
    ({ algorithm, location: { path, place } }) => `${printable(algorithm)} (${seenFrom(path, place.line, weakness)})`
  )
  return texts.length === 0 ? [] : wrapped(`also ${few(texts)}`, view, INDENT)
}

/** The worst place: its line of code, from what it is known, what the result is for, where the values came from; and the other places. */
const findingLines = (weakness: Weakness, view: View): ReadonlyArray<string> => {
  const stated = statedPurpose(weakness)
  const whose = originText(weakness.location)
  const facts = [
    ...(whose === undefined ? [] : [`in ${printable(whose)}`]),
    `${printable(algorithmsText(weakness))}: ${printable(basisText(weakness))}`,
    ...(stated === undefined ? [] : [stated]),
    ...optionTexts(weakness)
  ]
  return [
    "",
    placeLine(weakness, view),
    ...codeLines(weakness, view),
    ...aside(
      [...wrapped(facts.join("; "), view, INDENT), ...trailLines(weakness, view), ...alsoLines(weakness, view)],
      view
    )
  ]
}

const countText = (all: ReadonlyArray<Weakness>): string => {
  const places = placesTotal(all)
  const findings = counted(all.length, "finding")
  return places === all.length ? findings : `${findings} at ${counted(places, "place")}`
}

/** Why, and what to do instead: once for all findings of a rule that say the same. */
const adviceLines = ({ message, recommendation }: Weakness, view: View): ReadonlyArray<string> => [
  ...wrapped(printable(message), view, "  "),
  ...wrapped(`Instead: ${printable(recommendation)}`, view, "  ").map((line) => view.paint("advice", line))
]

const adviceKey = ({ message, recommendation }: Weakness): string => `${message}\n${recommendation}`

/** Findings of one rule and severity: what they are, why, what to do, the first of them in full, and how many more. */
const ruleLines = (all: ReadonlyArray<Weakness>, view: View): ReadonlyArray<string> => {
  const { severity, rule, title } = all[0]!
  const heads = wrapped(`${rule} ${title} (${countText(all)})`, view, "", "  ")
  const shown = all.slice(0, SHOWN[severity])
  const more = all.slice(shown.length)
  return [
    ...heads.map((line) => view.paint("title", line)),
    ...shown.flatMap((one, at) => [
      ...(at > 0 && adviceKey(shown[at - 1]!) === adviceKey(one) ? [] : adviceLines(one, view)),
      ...findingLines(one, view)
    ]),
    ...(more.length === 0
      ? []
      : ["", ...wrapped(`and ${more.length.toLocaleString("en")} more: ${firstOf(more.map(named))}`, view, "  ")]),
    ""
  ]
}

const severityLines = (severity: Severity, all: ReadonlyArray<Weakness>, view: View): ReadonlyArray<string> => {
  if (all.length === 0) return []
  const rules = [...Map.groupBy(all, ({ rule }) => rule).values()].toSorted((a, b) => a.length - b.length)
  return [
    ruled(severity, severity.toUpperCase(), countText(all), view),
    "",
    ...rules.flatMap((one) => ruleLines(one, view))
  ]
}

/** Findings for a person at a terminal, by severity and rule; the most severe come last, where a terminal stays. */
export const findingBlocks = (weaknesses: ReadonlyArray<Weakness>, view: View): string =>
  severities
    .toReversed()
    .flatMap((severity) =>
      severityLines(
        severity,
        weaknesses.filter((one) => one.severity === severity),
        view
      )
    )
    .map((line) => `${line}\n`)
    .join("")

/** How many findings are only named, or not even that. */
export const findingsNotShown = (weaknesses: ReadonlyArray<Weakness>): number =>
  [...Map.groupBy(weaknesses, ({ severity, rule }) => `${severity} ${rule}`).values()].reduce(
    (sum, all) => sum + Math.max(0, all.length - SHOWN[all[0]!.severity]),
    0
  )
