import { didYouMean } from "../classify/nearest.ts"
import { algorithms } from "../model/algorithms.ts"
import { curves } from "../model/curves.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import { modes, paddings } from "../model/modes.ts"
import { isPlainWord } from "../model/plainFacts.ts"
import { materialTypes } from "../model/vocabularies.ts"
import type { FixedText, Row, Slot } from "../rules/rule.ts"
import { argumentPlaces, numericAttributes, type WrittenArgument, type WrittenRow } from "./ownRulesSchema.ts"

type Path = ReadonlyArray<string | number>

/** Says what is wrong at a path within a row. */
export type Refuse = (path: Path, problem: string, advice?: string) => void

/** Position of a value that no call reaches, as in rule.ts. */
const NEVER = 9_999

const listOf = <A>(one: A | ReadonlyArray<A> | undefined): ReadonlyArray<A> =>
  one === undefined ? [] : Array.isArray(one) ? (one as ReadonlyArray<A>) : [one as A]

const isArgument = (value: unknown): value is WrittenArgument =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Where an argument stands, by the member that says so. */
const placeOf = (written: WrittenArgument): Omit<Slot, "as"> => {
  if (written.rest !== undefined) return { at: Number(written.rest), rest: true }
  if (written.parts !== undefined) return { at: Number(written.parts), isTogether: true }
  if (written.typeArg !== undefined) return { at: Number(written.typeArg), typeArg: true }
  if (written.receiver !== undefined) return { at: 0, receiver: true }
  if (written.anyArg !== undefined) return { at: 0, rest: true }
  if (written.named !== undefined) return { at: NEVER, keyword: written.named }
  if (written.setting !== undefined)
    return { at: NEVER, setting: [written.setting, ...(written.key?.split(".") ?? [])] }
  return { at: Number(written.arg) }
}

const slotOf = (written: WrittenArgument): Slot => {
  const path = listOf(written.path)
  return {
    ...placeOf(written),
    as: written.as ?? "any",
    ...(written.keyword !== undefined && { keyword: written.keyword }),
    ...(path.length > 0 && { path }),
    ...(written.type !== undefined && { type: written.type }),
    ...(written.madeBy !== undefined && { madeBy: written.madeBy })
  }
}

const toArgument = (written: WrittenArgument, path: Path, refuse: Refuse): Slot | FixedText => {
  const places = argumentPlaces.filter((name) => written[name] !== undefined)
  if (places.length !== 1)
    refuse(
      path,
      places.length === 0 ? "does not say which argument it is" : `says two places: ${places.join(" and ")}`,
      `It needs exactly one of ${argumentPlaces.join(", ")}.`
    )
  if (written.setting !== undefined && written.key === undefined) refuse(path, "does not say the key of its setting")
  if (written.text === undefined) return slotOf(written)
  if (written.as === undefined) refuse(path, "does not say the notation of its text", "It needs as, too.")
  return { text: written.text, as: written.as ?? "any" }
}

const toSlot = (written: WrittenArgument, path: Path, refuse: Refuse): Slot => {
  const made = toArgument(written, path, refuse)
  if ("at" in made) return made
  refuse(path, "cannot be a fixed text")
  return { at: NEVER, as: made.as }
}

const valueOf = (attribute: string, value: unknown): unknown => {
  if (attribute === "functions") return listOf(value)
  return numericAttributes.has(attribute) ? Number(value) : value
}

const toFacts = (facts: NonNullable<WrittenRow["defaults"]>): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, valueOf(name, value)]))

type Convert = (value: never, path: Path, refuse: Refuse) => unknown

const slots: Convert = (value: WrittenArgument | ReadonlyArray<WrittenArgument>, path, refuse) =>
  Array.isArray(value)
    ? value.map((one: WrittenArgument, at) => toSlot(one, [...path, at], refuse))
    : toSlot(value as WrittenArgument, path, refuse)

/** Members of a row that are no attributes and not taken over as they are. */
const conversions: { readonly [field: string]: Convert } = {
  algorithm: toArgument as Convert,
  key: toSlot as Convert,
  also: toSlot as Convert,
  on: toSlot as Convert,
  fills: toSlot as Convert,
  output: toSlot as Convert,
  from: slots,
  into: slots,
  continues: (value: WrittenArgument | true | "true", path, refuse) =>
    isArgument(value) ? toSlot(value, path, refuse) : true,
  labels: listOf as Convert,
  varies: listOf as Convert,
  defaults: toFacts as Convert,
  fixed: toFacts as Convert
}

const AS_THEY_ARE: ReadonlySet<string> = new Set(["is", "tabled", "alsoIs", "returns", "value"])

const FLAGS: ReadonlySet<string> = new Set([
  "refines",
  "fluent",
  "operates",
  "sequential",
  "inherits",
  "supplies",
  "generates",
  "imports",
  "asksType"
])

const converted = (field: string, value: unknown, refuse: Refuse): unknown => {
  if (FLAGS.has(field)) return true
  if (AS_THEY_ARE.has(field)) return value
  const convert = conversions[field]
  if (convert !== undefined) return convert(value as never, [field], refuse)
  return isArgument(value) ? toArgument(value, [field], refuse) : valueOf(field, value)
}

/** The row of a table that a row of a file stands for. */
export const toRow = (written: WrittenRow, refuse: Refuse): Row =>
  Object.fromEntries(
    Object.entries(written).flatMap(([field, value]) =>
      field === "replaces" ? [] : [[field, converted(field, value, refuse)]]
    )
  ) as Row

/** A project may have some of its own, with names that are not like any other. */
const ALGORITHM = "algorithm"

const named: { readonly [A in Attribute]?: readonly [what: string, names: ReadonlyArray<string>] } = {
  name: [ALGORITHM, Object.keys(algorithms)],
  digest: [ALGORITHM, Object.keys(algorithms)],
  mgfDigest: [ALGORITHM, Object.keys(algorithms)],
  cipher: [ALGORITHM, Object.keys(algorithms)],
  curve: ["curve", Object.keys(curves)],
  mode: ["mode", Object.keys(modes)],
  padding: ["padding", Object.keys(paddings)],
  material: ["material", materialTypes]
}

const checkFacts = (facts: { readonly [name: string]: unknown }, path: Path, refuse: Refuse): void => {
  for (const [attribute, [what, names]] of Object.entries(named)) {
    const value = facts[attribute]
    if (typeof value !== "string" || names.includes(value)) continue
    const advice = didYouMean(value, names).trim()
    if (what === ALGORITHM && advice === "" && isPlainWord(value)) continue
    refuse([...path, attribute], `there is no ${what} ${value.slice(0, 40)}`, advice)
  }
}

/** Whether what a row states, for one of its names, is known at all. */
export const checkRow = (row: Row, refuse: Refuse): void => {
  checkFacts(row as { readonly [name: string]: unknown }, [], refuse)
  if (row.defaults !== undefined) checkFacts(row.defaults as object as Record<string, unknown>, ["defaults"], refuse)
  if (row.fixed !== undefined) checkFacts(row.fixed as object as Record<string, unknown>, ["fixed"], refuse)
}
