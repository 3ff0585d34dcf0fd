import { codeText, markdownTable, type MarkdownRow, plainText } from "../../../scanner/bom/markdownText.ts"
import { severities } from "../../../scanner/model/Assessment.ts"
import { printable } from "../../../scanner/model/printable.ts"
import { scoreText } from "../../../scanner/model/scoreText.ts"
import { counted } from "../columns.ts"
import { cut, placesWithin, ruled, type View, widthOf, wrapped } from "../View.ts"
import type { ChangedBy, HistoryChange, HistoryVersion, InventoryHistory } from "./InventoryHistory.ts"

const SHORT = 12

/** So many changes of a version are shown to a person, and so many lines of a table in Markdown. */
const MAX_SHOWN = 40
const MAX_ROWS = 200

const shortId = (commit: string): string => commit.slice(0, SHORT)

const labelOf = ({ names, commit }: HistoryVersion): string =>
  names.length === 0 ? shortId(commit) : printable(names.join(", "))

const dayOf = (date: string): string => date.slice(0, 10)

const countsText = ({ assets, libraries, findings, hygiene, quantum }: HistoryVersion): string => {
  const counts = severities.flatMap((one) => (findings[one] === 0 ? [] : [`${findings[one]} ${one}`]))
  return [
    counted(assets, "asset"),
    counted(libraries, "library", "libraries"),
    counts.length === 0 ? "no finding" : `findings ${counts.join(", ")}`,
    `hygiene ${scoreText(hygiene)}`,
    `quantum readiness ${scoreText(quantum)}`
  ].join("; ")
}

const ORDER = [...severities, "asset", "library"]

const rank = ({ severity, kind }: HistoryChange): number => ORDER.indexOf(severity ?? kind)

const SIGNS = { added: "+", removed: "-" } as const

const kindText = ({ kind, rule, severity }: HistoryChange): string =>
  severity === undefined ? kind : `${severity} ${rule}`

const byText = (by: ChangedBy | undefined): string => {
  if (by === undefined) return "by a commit that is not in the history here"
  return "commit" in by
    ? `${shortId(by.commit.commit)} ${printable(by.commit.subject)}`
    : `after ${shortId(by.after)}, by ${shortId(by.until)} at the latest`
}

type Changes = ReadonlyArray<HistoryChange>

const groupsOf = (changes: Changes, keyOf: (one: HistoryChange) => string): ReadonlyArray<Changes> => [
  ...Map.groupBy(changes, keyOf).values()
]

const changeLine = (all: Changes, { width, paint }: View): string => {
  const { change, name, severity } = all[0]!
  const head = `    ${SIGNS[change]} ${kindText(all[0]!)} `
  const times = all.length === 1 ? "" : ` (${all.length} findings)`
  const room = Math.ceil(width * 0.7) - head.length - times.length
  const text = `${head}${cut(printable(name), room)}${times}`
  const places = all.flatMap((one) => one.places).map(({ path, line }) => `${printable(path)}:${line}`)
  const where = placesWithin(places, width - widthOf(text) - 2, 2)
  return `${paint(severity ?? "title", text)}  ${paint("aside", where)}`.trimEnd()
}

const dateOf = ({ by }: HistoryChange): string => (by !== undefined && "commit" in by ? by.commit.date : "")

const byRank = (changes: Changes): Changes => changes.toSorted((a, b) => rank(a) - rank(b))

const byLatest = ([a]: Changes, [b]: Changes): number => Date.parse(dateOf(b!)) - Date.parse(dateOf(a!))

/** The most severe first: changes by one commit that only differ in where they are. */
const linesOf = (changes: Changes): ReadonlyArray<Changes> =>
  groupsOf(byRank(changes), (one) => [byText(one.by), one.change, kindText(one), one.name].join("\n"))

const changeLines = (changes: Changes, view: View): ReadonlyArray<string> => {
  if (changes.length === 0) return ["  nothing came, and nothing went"]
  const lines = linesOf(changes)
  const shown = lines.slice(0, MAX_SHOWN)
  const rest = lines.slice(MAX_SHOWN).flat().length
  return [
    ...groupsOf(shown.flat(), ({ by }) => byText(by))
      .toSorted(byLatest)
      .flatMap((all) => [
        ...wrapped(byText(all[0]!.by), view, "  "),
        ...linesOf(all).map((some) => changeLine(some, view))
      ]),
    ...(rest === 0 ? [] : [`  and ${counted(rest, "further change")} (--format json lists all)`])
  ]
}

const versionLines = (version: HistoryVersion, view: View): ReadonlyArray<string> => {
  const { changes, date } = version
  return [
    ruled("title", labelOf(version), dayOf(date), view),
    ...wrapped(countsText(version), view, "  "),
    ...(changes === undefined ? ["  the first one that is listed"] : changeLines(changes, view)),
    ""
  ]
}

/** What is not told, a sentence each. */
const notesOf = ({ leftOut, isCut, isShallow }: InventoryHistory): ReadonlyArray<string> => [
  ...(isShallow ? ["This clone is shallow: what is older than its history is not listed."] : []),
  ...(leftOut === 0 ? [] : [`${counted(leftOut, "earlier version")} left out: --limit lists more, --since fewer.`]),
  ...(isCut
    ? ["Of some changes only two commits are told between which they came, to keep the time within bounds."]
    : [])
]

const textOf = (history: InventoryHistory, view: View): string =>
  [...history.versions.toReversed().flatMap((version) => versionLines(version, view)), ...notesOf(history)]
    .map((line) => `${line}\n`)
    .join("")

const changeRow = ({ change, ...other }: HistoryChange): MarkdownRow => {
  const [first] = other.places
  const more = other.places.length - 1
  return [
    change,
    plainText(other.severity ?? other.kind),
    `${codeText(other.name)}${other.rule === undefined ? "" : ` (${other.rule})`}`,
    first === undefined ? "" : `${codeText(`${first.path}:${first.line}`)}${more > 0 ? ` and ${more} more` : ""}`,
    plainText(byText(other.by))
  ]
}

function* markdownOf(history: InventoryHistory): Generator<string, void> {
  yield `# Cryptography in ${plainText(history.source.component.name)} by version\n\n`
  for (const note of notesOf(history)) yield `${plainText(note)}\n\n`
  for (const version of history.versions.toReversed()) {
    const { changes, date, commit } = version
    yield `## ${plainText(labelOf(version))}\n\n${dayOf(date)}, ${codeText(shortId(commit))}. ${plainText(countsText(version))}.\n\n`
    if (changes === undefined) yield "The first one that is listed.\n\n"
    else if (changes.length === 0) yield "Nothing came, and nothing went.\n\n"
    else {
      const rows = byRank(changes).map(changeRow)
      yield* markdownTable(["Change", "Severity or kind", "What", "Where", "Commit"], rows, MAX_ROWS)
    }
  }
}

/** How a history is written. */
export const historyRenderers = {
  text: (history: InventoryHistory, view: View): Iterable<string> => [textOf(history, view)],
  json: (history: InventoryHistory): Iterable<string> => [`${JSON.stringify(history, null, 2)}\n`],
  markdown: markdownOf
}
