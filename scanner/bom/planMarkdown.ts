import type { Plan, PlanItem } from "../plan/Plan.ts"
import {
  countText,
  deadlineText,
  effortText,
  exposureText,
  groupsIn,
  milestoneText,
  namesText,
  offerText,
  planSentences,
  policiesText,
  productionItems,
  replacementText,
  targetText,
  testItems,
  trendText
} from "../plan/planText.ts"
import type { BomOptions } from "./BomOptions.ts"
import { codeText, markdownTable, plainText } from "./markdownText.ts"

/** At most so many rows of a table are shown, and so many assets in detail. */
const MAX_ROWS = 200
const MAX_DETAILED = 50
const MAX_PLACES = 10

const placesText = ({ changes }: PlanItem): string => {
  const shown = changes.slice(0, MAX_PLACES).map(({ path, line, of, symbol }) => {
    const what = of === "call" ? "" : `, ${of} ${plainText(symbol)}`
    return `${codeText(`${path}:${line}`)}${what}`
  })
  const more = changes.length - shown.length
  return shown.join("; ") + (more > 0 ? `; and ${more} more` : "")
}

const itemText = (item: PlanItem): string => {
  const { name, companions, reasons, target, interim, open, prescribed, effort, libraries } = item
  const lines = [
    `**${target === undefined ? "No single target" : `Target: ${plainText(targetText(target))}`}.** ${target === undefined ? plainText(item.noTarget?.text ?? "") : ""}`.trimEnd(),
    ...(interim === undefined ? [] : [`Until then: ${plainText(targetText(interim))}.`]),
    ...(target === undefined || target.silent.length === 0 ? [] : [`Not named by ${target.silent.join(", ")}.`]),
    ...reasons.map(
      ({ policy, status, from, clause }) =>
        `${policy}: ${status}${from === undefined ? "" : ` from ${from}`} (${plainText(clause)}).`
    ),
    ...(open.length === 0
      ? []
      : [
          `Not known: ${[...new Set(open.flatMap(({ needs }) => needs))].join(", ")} (${open.map(({ policy }) => policy).join(", ")}).`
        ]),
    ...(companions.length === 0 ? [] : [`Together with ${companions.map((one) => plainText(one.name)).join(", ")}.`]),
    `${effortText(effort)}, ${countText(effort.places, "use")}: ${placesText(item)}.`,
    ...(prescribed === 0
      ? []
      : [
          `A protocol or an old format demands ${countText(prescribed, "use")}: change it together with the other side.`
        ]),
    ...libraries.map(
      (offer) => `${plainText(offerText(offer))}${offer.source === undefined ? "" : ` (<${offer.source}>)`}.`
    )
  ]
  return `### ${plainText(name)}: ${deadlineText(item)}\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\n`
}

function* detailed(items: ReadonlyArray<PlanItem>): Generator<string, void> {
  if (items.length === 0) return
  yield "## In detail\n\n"
  for (const item of items.slice(0, MAX_DETAILED)) yield itemText(item)
  if (items.length > MAX_DETAILED) yield `${items.length - MAX_DETAILED} more are in the formats json and csv.\n\n`
}

/** A plan as GitHub-flavoured Markdown: what has to be done until when, then each asset. */
export function* planMarkdownChunks(plan: Plan, { component }: Pick<BomOptions, "component">): Generator<string, void> {
  const items = productionItems(plan)
  const trend = trendText(plan)
  yield `# Cryptography plan of ${plainText(component.name)}\n\n`
  yield `${plainText(planSentences(plan).join(" "))}\n\n`
  if (trend !== undefined) yield `${plainText(trend)}\n\n`
  yield `Evaluated on ${plan.on}, for ${plan.at}, against ${plan.policies.map(({ id, version, source }) => `[${id}](${source}) (${plainText(version)})`).join(", ")}.\n\n`
  if (plan.milestones.length > 0) {
    yield* markdownTable(
      ["When", "Assets", "Changes", "Files"],
      plan.milestones.map((one) => [milestoneText(one), one.items, one.effort.changes, one.effort.files]),
      MAX_ROWS
    )
  }
  if (items.length > 0) {
    yield "## What has to be done\n\n"
    yield* markdownTable(
      ["When", "What", "Replace by", "At stake", "Policies", "Effort"],
      groupsIn(items).map((group) => [
        deadlineText(group.items[0]),
        plainText(namesText(group)),
        plainText(replacementText(group.items[0])),
        exposureText(group.items[0].exposure),
        policiesText(group),
        effortText(group.effort)
      ]),
      MAX_ROWS
    )
  }
  if (plan.calls.length > 0) {
    yield "## By library call\n\n"
    yield* markdownTable(
      ["Call", "Changes", "Uses", "Files"],
      plan.calls.map(({ call, changes, places, files }) => [codeText(call), changes, places, files]),
      MAX_ROWS
    )
  }
  if (plan.questions.length > 0) {
    yield "## To find out first\n\n"
    yield* markdownTable(
      ["Asset", "Not known", "Policies", "Places", "First"],
      plan.questions.map(({ name, open, places, first }) => [
        plainText(name),
        [...new Set(open.flatMap(({ needs }) => needs))].join(", "),
        open.map(({ policy }) => policy).join(", "),
        places,
        codeText(first)
      ]),
      MAX_ROWS
    )
  }
  const tests = testItems(plan)
  if (tests.length > 0) {
    yield "## Only in tests and examples\n\n"
    yield* markdownTable(
      ["What", "Replace by", "Effort"],
      groupsIn(tests).map((group) => [
        plainText(namesText(group)),
        plainText(replacementText(group.items[0])),
        effortText(group.effort)
      ]),
      MAX_ROWS
    )
  }
  yield* detailed(items)
}
