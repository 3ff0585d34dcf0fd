import { printable } from "../../scanner/model/printable.ts"
import type { Change, Milestone, Plan, PlanItem } from "../../scanner/plan/Plan.ts"
import {
  actionText,
  countText,
  effortText,
  exposureText,
  groupsIn,
  milestoneText,
  namesText,
  offerText,
  planSentences,
  type PlanGroup,
  policiesText,
  productionItems,
  targetText,
  testItems,
  trendText
} from "../../scanner/plan/planText.ts"
import { placesTable, placesWithin, ruled, type Style, type View, WIDEST_TEXT, wrapped } from "./View.ts"

const SHOWN_PLACES = 3
const SHOWN_CALLS = 5
const SHOWN_QUESTIONS = 12
const INDENT = "    "

const placeOf = ({ path, line }: Pick<Change, "path" | "line">): string => `${printable(path)}:${line}`

const distinctPlaces = (items: ReadonlyArray<PlanItem>): ReadonlyArray<string> => [
  ...new Set(items.flatMap(({ changes }) => changes.map(placeOf)))
]

const whereLine = ({ items, effort }: PlanGroup, { width }: View): string => {
  const head = `${INDENT}${effortText(effort)}: `
  return head + placesWithin(distinctPlaces(items), Math.min(width, WIDEST_TEXT) - head.length, SHOWN_PLACES)
}

/** What is special about a constant or a table: one edit for many uses. */
const sharedLine = ({ items }: PlanGroup, view: View): ReadonlyArray<string> => {
  const shared = items.flatMap(({ changes }) => changes).filter(({ of, uses }) => of !== "call" && uses > 1)
  const [most] = shared.toSorted((a, b) => b.uses - a.uses)
  return most === undefined
    ? []
    : wrapped(`one edit of ${printable(most.symbol)} (line ${most.line}) changes ${most.uses} uses`, view, INDENT)
}

const libraryLines = ([first]: PlanGroup["items"], view: View): ReadonlyArray<string> =>
  first.libraries
    .filter(({ state }) => state !== "unknown")
    .slice(0, 2)
    .flatMap((offer) => wrapped(printable(offerText(offer)), view, INDENT))

const targetLines = (item: PlanItem, view: View): ReadonlyArray<string> => {
  const { target, noTarget, interim } = item
  const silent = target === undefined || target.silent.length === 0 ? "" : `; not named by ${target.silent.join(", ")}`
  return [
    ...(interim === undefined ? [] : wrapped(printable(`now  ${targetText(interim)}`), view, INDENT, `${INDENT}     `)),
    ...(target === undefined
      ? wrapped(printable(noTarget?.text ?? ""), view, INDENT)
      : wrapped(
          printable(`${interim === undefined ? actionText(item) : "then"} ${targetText(target)}${silent}`),
          view,
          INDENT
        ))
  ].map((line) => view.paint("advice", line))
}

const prescribedLines = ({ items }: PlanGroup, view: View): ReadonlyArray<string> => {
  const count = items.reduce((sum, { prescribed }) => sum + prescribed, 0)
  return count === 0
    ? []
    : wrapped(`a protocol or an old format demands ${countText(count, "use")}: change both sides`, view, INDENT)
}

const groupBlock = (group: PlanGroup, view: View): ReadonlyArray<string> => {
  const [first] = group.items
  const aside = view.paint("aside", `(${exposureText(first.exposure)}; ${policiesText(group)})`)
  return [
    ...wrapped(`${view.paint("title", printable(namesText(group)))} ${aside}`, view, "  "),
    ...targetLines(first, view),
    whereLine(group, view),
    ...sharedLine(group, view),
    ...prescribedLines(group, view),
    ...libraryLines(group.items, view).map((line) => view.paint("aside", line)),
    ""
  ]
}

const styleOf = ({ isOverdue, day }: Milestone): Style =>
  isOverdue ? "critical" : day === undefined ? "low" : "medium"

const isOf =
  ({ isOverdue, day }: Milestone) =>
  ({ items: [first] }: PlanGroup): boolean =>
    first.isOverdue === isOverdue && (isOverdue || first.lapses === day)

const questionTable = ({ questions }: Plan, view: View): string =>
  placesTable(
    ["TO FIND OUT", "NOT KNOWN", "PLACES", "WHERE"],
    questions
      .filter(({ isOnlyInTests }) => !isOnlyInTests)
      .slice(0, SHOWN_QUESTIONS)
      .map(({ name, open, places, first }) => ({
        cells: [printable(name), [...new Set(open.flatMap(({ needs }) => needs))].join(", "), String(places)],
        places: [printable(first)]
      })),
    view
  )

const callTable = ({ calls }: Plan, view: View): string =>
  placesTable(
    ["LIBRARY CALL", "CHANGES", "USES", "FILES", ""],
    calls.slice(0, SHOWN_CALLS).map(({ call, changes, places, files }) => ({
      cells: [printable(call), String(changes), String(places), String(files)],
      places: []
    })),
    view
  )

const testLines = (plan: Plan, view: View): ReadonlyArray<string> => {
  const items = testItems(plan)
  if (items.length === 0) return []
  const text = groupsIn(items)
    .slice(0, SHOWN_CALLS)
    .map((group) => namesText(group))
    .join("; ")
  return [
    ruled(
      "aside",
      "IN TESTS AND EXAMPLES",
      `${countText(items.length, "asset")}, ${effortText(plan.testEffort)}`,
      view
    ),
    ...wrapped(printable(text), view, "  "),
    ""
  ]
}

/** A plan for a person at a terminal: what is due first, first; the summary last, where it is read. */
export const renderPlan = (plan: Plan, view: View): string => {
  const groups = groupsIn(productionItems(plan))
  const trend = trendText(plan)
  const lines = [
    ...plan.milestones.flatMap((milestone) => [
      ruled(
        styleOf(milestone),
        milestoneText(milestone).toUpperCase(),
        `${countText(milestone.items, "asset")}, ${effortText(milestone.effort)}`,
        view
      ),
      ...groups.filter(isOf(milestone)).flatMap((group) => groupBlock(group, view))
    ]),
    ...testLines(plan, view)
  ]
  const summary = [
    ruled("title", "PLAN", `evaluated on ${plan.on} for ${plan.at}`, view),
    ...planSentences(plan).flatMap((sentence) => wrapped(printable(sentence), view, "")),
    ...(trend === undefined ? [] : wrapped(printable(trend), view, ""))
  ]
  const text = (all: ReadonlyArray<string>): string => all.map((line) => `${line.trimEnd()}\n`).join("")
  return `${text(lines)}${callTable(plan, view)}${questionTable(plan, view)}${text(summary)}`
}
