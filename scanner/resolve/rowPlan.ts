import { oncePer } from "../source/oncePer.ts"
import { type FixedText, isSlot, type Row, type Slot } from "../rules/rule.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import { type Notation, notations } from "../notation/notations.ts"
import { fill, resolvedUse, type ResolvedUse } from "./mergeFacts.ts"
import { HERE } from "./Value.ts"

type Step =
  | { readonly attribute: Attribute | "algorithm"; readonly slot: Slot }
  | { readonly attribute: Attribute | "algorithm"; readonly fixed: readonly [ResolvedUse] }

/** What a row says of a call, in the order it says it: fixed facts and the arguments to read. */
export interface RowPlan {
  readonly steps: ReadonlyArray<Step>
  /** Arguments whose facts are taken over. */
  readonly taken: ReadonlyArray<Slot>
}

const NOT_ATTRIBUTES: ReadonlySet<string> = new Set([
  "is",
  "tabled",
  "refines",
  "operates",
  "sequential",
  "fluent",
  "inherits",
  "on",
  "into",
  "fills",
  "output",
  "continues",
  "supplies",
  "from",
  "key",
  "returns",
  "value",
  "defaults",
  "fixed",
  "varies",
  "generates",
  "imports",
  "asksType",
  "labels"
])

const isFixed = (value: unknown): value is FixedText => typeof value === "object" && value !== null && "text" in value

const fixedFacts = (attribute: Attribute | "algorithm", value: unknown): Facts => {
  if (!isFixed(value)) return { [attribute]: value }
  const notation: Notation = notations[value.as]
  const facts = notation.ofText?.(value.text)
  if (facts === undefined) return {}
  if (typeof facts === "number") return { [attribute]: facts }
  return attribute === "algorithm" ? facts : { [attribute]: facts[attribute] ?? facts.name }
}

const makePlan = (row: Row): RowPlan => {
  const steps: Array<Step> = []
  for (const [name, value] of Object.entries(row)) {
    if (NOT_ATTRIBUTES.has(name)) continue
    const attribute = name as Attribute | "algorithm"
    if (isSlot(value)) {
      steps.push({ attribute, slot: value })
      continue
    }
    const fixed = resolvedUse(fixedFacts(attribute, value), HERE)
    const last = steps.at(-1)
    if (last !== undefined && "fixed" in last) steps.push({ ...steps.pop()!, fixed: [fill(last.fixed[0], fixed)] })
    else steps.push({ attribute, fixed: [fixed] })
  }
  const { from } = row
  return { steps, taken: from === undefined ? [] : isSlot(from) ? [from] : from }
}

export const rowPlan = oncePer(makePlan)
