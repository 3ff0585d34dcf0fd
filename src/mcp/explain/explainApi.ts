import { rowsOf } from "../../../scanner/match/rowsOf.ts"
import { type FixedText, isSlot, type Row, type Slot } from "../../../scanner/rules/rule.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Notation } from "../../../scanner/notation/Notation.ts"
import { notations } from "../../../scanner/notation/notations.ts"
import { libraryTitle } from "../../../scanner/rules/libraryTitles.ts"
import { ecosystems, librariesOf } from "../../../scanner/rules/librariesOf.ts"
import type { ExplainedApi } from "./ExplainAnswer.ts"

interface Api {
  readonly name: string
  readonly ecosystem: string
  readonly library: string
  readonly row: () => Row
}

const load = async (): Promise<ReadonlyArray<Api>> => {
  const all = await Promise.all(ecosystems.map(librariesOf))
  return all.flat().flatMap((library) =>
    rowsOf(library).map((expanded) => ({
      name: expanded.key,
      ecosystem: library.ecosystem,
      library: libraryTitle(library.ecosystem, library.name) ?? library.name,
      row: () => expanded.row
    }))
  )
}

let apis: Promise<ReadonlyArray<Api>> | undefined

/** Every API of every library that rows name: some 34,000, read when they are first asked for. */
const allApis = (): Promise<ReadonlyArray<Api>> => (apis ??= load())

/** People write `Cipher.init` for what rows call `Cipher#init`, and leave `new` out. */
const plain = (name: string): string =>
  name
    .replace(/^(?:new|made) /, "")
    .replaceAll("#", ".")
    .replaceAll("::", ".")
    .toLowerCase()

const MAX_APIS = 10

const isFixedText = (value: unknown): value is FixedText =>
  typeof value === "object" && value !== null && "text" in value && "as" in value

/** Positions beyond it are those of arguments that only have names. */
const MOST_ARGUMENTS = 99

const placeOf = ({ at, keyword, path, receiver, typeArg, rest }: Slot): string => {
  const named = keyword === undefined ? "" : ` (${keyword})`
  const within = path === undefined ? "" : `, its ${path.join(".")}`
  if (receiver === true) return "the object it is called on"
  if (at < 0) return `argument ${-at} from the end${within}`
  if (at > MOST_ARGUMENTS) return `the argument ${keyword}${within}`
  const kind = typeArg === true ? "type argument" : "argument"
  return `${kind} ${at + 1}${named}${rest === true ? " and those after it" : ""}${within}`
}

const attributeText = ([name, value]: readonly [string, unknown]): ReadonlyArray<string> => {
  if (isSlot(value)) return [`${name}: read from ${placeOf(value)}, written as ${value.as}`]
  if (isFixedText(value)) return [`${name}: ${value.text}`]
  if (typeof value === "string" || typeof value === "number") return [`${name}: ${value}`]
  return name === "defaults" ? [`by default: ${JSON.stringify(value)}`] : []
}

const saysOf = (row: Row): ReadonlyArray<string> => [
  row.is === undefined ? "not reported by itself: it says more of another call" : `reported as: ${row.is}`,
  ...Object.entries(row)
    .filter(([name]) => name !== "is")
    .flatMap(attributeText)
]

const textFacts = ({ text, as }: FixedText): Facts => {
  const notation: Notation = notations[as]
  const facts = notation.ofText?.(text)
  return typeof facts === "object" ? facts : {}
}

/** What the call itself fixes, whatever its arguments are. */
const fixedFacts = (row: Row): Facts => {
  const { algorithm, name, mode, padding, digest, curve, keyBits } = row
  const given = Object.entries({ name, mode, padding, digest, curve, keyBits }).filter(
    ([, value]) => typeof value === "string" || typeof value === "number"
  )
  return { ...row.defaults, ...(isFixedText(algorithm) ? textFacts(algorithm) : {}), ...Object.fromEntries(given) }
}

export interface FoundApi {
  readonly api: typeof ExplainedApi.Type
  readonly fixed: Facts
}

/** The rows of an API by its qualified name; the first ten where libraries share it. */
export const explainApi = async (text: string): Promise<ReadonlyArray<FoundApi>> => {
  const wanted = plain(text)
  const found = (await allApis()).filter(({ name }) => name === text || plain(name) === wanted)
  return found.slice(0, MAX_APIS).map(({ name, ecosystem, library, row }) => ({
    api: { name, ecosystem, library, says: saysOf(row()) },
    fixed: fixedFacts(row())
  }))
}

/** Shorter words end too many names. */
const SHORTEST = 3

/** Names of APIs that end as a text does, first those that end with all of it. */
export const similarApis = async (text: string, count: number): Promise<ReadonlyArray<string>> => {
  const whole = `.${plain(text)}`
  const last = plain(text).split(".").at(-1) ?? ""
  if (last.length < SHORTEST) return []
  const names = [...new Set((await allApis()).map(({ name }) => name))]
  const similar = names.filter((name) => plain(name).endsWith(last)).toSorted((a, b) => a.length - b.length)
  const isWhole = (name: string): boolean => plain(name).endsWith(whole)
  return [...similar.filter(isWhole), ...similar.filter((name) => !isWhole(name))].slice(0, count)
}
