import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { parsedJson, problemOf, stepText } from "../bom/read/decoded.ts"
import { didYouMean } from "../classify/nearest.ts"
import type { LocatedNode, LocatedTree } from "../formats/LocatedNode.ts"
import { readJson } from "../formats/readJson.ts"
import { readYaml } from "../formats/readYaml.ts"
import { treeValues } from "../formats/treeValues.ts"
import { expandRow } from "../match/expandRow.ts"
import { rowsOf } from "../match/rowsOf.ts"
import { printable } from "../model/printable.ts"
import { findingKinds } from "../model/vocabularies.ts"
import type { OwnRulesFile } from "../model/ScanReport.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import { type Library, type OwnRules, ownTable, type Row } from "../rules/rule.ts"
import { keywordSetsOf } from "../select/prefilter/keywordSets.ts"
import { OwnRulesInvalid, type RuleProblem } from "./OwnRulesInvalid.ts"
import {
  argumentSchema,
  ecosystemOfLanguage,
  notationNames,
  ownRulesSchema,
  rowSchema,
  ruleLanguages,
  type WrittenRow
} from "./ownRulesSchema.ts"
import { checkRow, toRow } from "./toRow.ts"

/** A file of rules, by its name in the folder of rules. */
export interface RulesText {
  readonly file: string
  readonly text: string
}

/** A file with more characters is data. */
export const MAX_RULES_LENGTH = 4_194_304

/** Files of rules that a project may have. */
export const MAX_RULES_FILES = 64

/** Values of one file: readers of formats stop at some more, and leave out the rest. */
const MAX_VALUES = 90_000

/** Qualified names that the rows of a project may have in all. */
export const MAX_NAMES = 20_000

const MAX_PROBLEMS = 20

type Path = ReadonlyArray<string | number>

/** A row of a file under one of its qualified names. */
interface NamedRow {
  readonly file: string
  readonly language: string
  readonly pattern: string
  readonly isReplacing: boolean
}

/** Gathers what is wrong, no more than can be told. */
interface Problems {
  readonly all: Array<RuleProblem>
  readonly add: (file: string, nodes: ReadonlyArray<LocatedNode>, path: Path, problem: string, advice?: string) => void
  readonly addAt: (file: string, place: Spot, path: Path, problem: string, advice?: string) => void
}

type Spot = Pick<RuleProblem, "line" | "column">

/** The nearest place to a path that the file has. */
const placeOf = (nodes: ReadonlyArray<LocatedNode>, path: Path): Spot => {
  let place: Spot = { line: 1, column: 1 }
  let inside = nodes
  for (const [at, step] of path.entries()) {
    if (typeof step === "number") continue
    const index = path[at + 1]
    const found = inside.find(
      ({ name, indexes }) =>
        name === step && (typeof index !== "number" || indexes === undefined || indexes[0] === index)
    )
    if (found === undefined) break
    place = { line: found.place.line, column: found.place.column }
    inside = found.children ?? []
  }
  return place
}

const makeProblems = (): Problems => {
  const all: Array<RuleProblem> = []
  const addAt: Problems["addAt"] = (file, { line, column }, path, problem, advice = "") => {
    if (all.length === MAX_PROBLEMS) return
    const text = printable(`$${path.map(stepText).join("")}`)
    const one = { file, line, column, path: text, problem: printable(problem) }
    all.push(advice === "" ? one : { ...one, advice: printable(advice) })
  }
  const add: Problems["add"] = (file, nodes, path, ...rest) => {
    if (all.length < MAX_PROBLEMS) addAt(file, placeOf(nodes, path), path, ...rest)
  }
  return { all, add, addAt }
}

/** Names that stand twice side by side, the second of which would be lost, or win. */
const checkTwice = (file: string, nodes: ReadonlyArray<LocatedNode>, problems: Problems): void => {
  const visit = (some: ReadonlyArray<LocatedNode>, path: Path): void => {
    const seen = new Set<string>()
    for (const { name, indexes, place, children = [] } of some) {
      if (indexes === undefined && seen.has(name)) problems.addAt(file, place, [...path, name], "stands there twice")
      if (indexes === undefined) seen.add(name)
      visit(children, [...path, name])
    }
  }
  visit(nodes, [])
}

/** Lines of YAML of which nothing was understood: those that are no comment, and of which no node begins or stands there. */
const checkLines = (file: string, text: string, nodes: ReadonlyArray<LocatedNode>, problems: Problems): void => {
  const known = new Set<number>()
  const visit = (some: ReadonlyArray<LocatedNode>): void => {
    for (const { place, children = [] } of some) {
      known.add(place.line)
      visit(children)
    }
  }
  visit(nodes)
  for (const [at, line] of text.split("\n").entries())
    if (!known.has(at + 1) && !/^\s*(?:#.*|---.*|[\s\]},[{]*)$/.test(line))
      problems.addAt(
        file,
        { line: at + 1, column: 1 },
        [],
        "this line cannot be read",
        "A name with braces, quotes or a mark at its beginning must stand in quotes."
      )
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** What there is to choose from where a text is written, by the name of the member. */
const kindOfName: { readonly [member: string]: string } = {
  as: "notation",
  is: "kind of use",
  tabled: "kind of use",
  alsoIs: "kind of use",
  madeBy: "kind of use",
  functions: "function"
}

/** The names that could stand at a path, if that is a member of something. */
const membersAt = (path: Path): ReadonlyArray<string> => {
  if (path.length <= 1) return Object.keys(ownRulesSchema.fields)
  if (path[0] === "rows" && path.length === 2) return ruleLanguages
  if (path[0] === "rows" && path.length === 4) return Object.keys(rowSchema.fields)
  return Object.keys(argumentSchema.fields)
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined,
    value
  )

const choicesIn = (message: string): ReadonlyArray<string> =>
  [...message.matchAll(/"([^"]+)"/g)].map(([, choice = ""]) => choice)

/** What the schemas with names of their own expect. */
const expectedAs: { readonly [identifier: string]: string } = {
  Argument: "an argument",
  Facts: "attributes with their values",
  Row: "members, such as is and algorithm",
  Rows: "rows by their names",
  Whole: "a whole number",
  Yes: "true"
}

const choicesOf: { readonly [identifier: string]: ReadonlyArray<string> } = {
  Kind: findingKinds,
  Notation: notationNames
}

const inWords = (problem: string): string =>
  problem
    .replace(/^must be a string matching the RegExp \^\[.*/s, "must be letters, digits, spaces, dots and dashes")
    .replace(/^must be a string matching the RegExp.*/s, "must be a whole number")
    .replaceAll(/\b[A-Z][a-z]+\b/g, (word) => expectedAs[word] ?? word)

const schemaProblem = (message: string, path: Path, value: unknown): readonly [problem: string, advice: string] => {
  const last = String(path.findLast((step) => typeof step === "string") ?? "")
  const problem = problemOf(message)
  if (problem === "is not known here") {
    const names = membersAt(path)
    const what = path.length === 2 ? "language" : path.length <= 1 ? "setting" : "member"
    const known = names.length > 16 ? "" : `There are ${names.join(", ")}.`
    return [`there is no ${what} ${last.slice(0, 40)}`, `${didYouMean(last, names)}${known}`.trim()]
  }
  const choices = choicesOf[/^Expected (\w+)/.exec(message)?.[1] ?? ""] ?? choicesIn(message)
  if (choices.length > 1 && typeof value === "string") {
    const named = `there is no ${kindOfName[last] ?? last} ${value.slice(0, 40)}`
    const known = choices.length > 20 ? "docs/rules.schema.json lists all." : `There are ${choices.join(", ")}.`
    return [named, `${didYouMean(value, choices)}${known}`]
  }
  return [inWords(problem), ""]
}

const normalised = (path: ReadonlyArray<PropertyKey>): Path =>
  path.map((key) => (typeof key === "number" ? key : String(key)))

const isJson = (file: string): boolean => /\.json$/i.test(file)

const treeOf = ({ file, text }: RulesText): LocatedTree => (isJson(file) ? readJson(text) : readYaml(text))

const sizeOf = (nodes: ReadonlyArray<LocatedNode>): number =>
  nodes.reduce((size, { children = [] }) => size + 1 + sizeOf(children), 0)

/** Why a text gives no values. */
const notRead = ({ file, text }: RulesText): string => {
  if (!isJson(file)) return "is not YAML with a name and a value a line"
  const read = parsedJson("file of rules", text)
  return Result.isFailure(read) ? read.failure.problem : "is not an object"
}

/** So many names a pattern stands for, before any is written out. */
const namesIn = (pattern: string): number =>
  [...pattern.matchAll(/\{([^{}]*)\}/g)].reduce((product, [, list = ""]) => product * list.split(",").length, 1)

const WRITTEN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/

/** Why a qualified name cannot be one; undefined where it can. */
const keyProblem = (key: string): string | undefined => {
  if (!WRITTEN.test(key)) return "must be written in ASCII"
  if (/[{}]/.test(key)) return "has a brace without its other one"
  return Result.getOrElse(
    Result.try({
      try: () => {
        keywordSetsOf([{ key, isReported: true }], { wholePackages: false })
        return undefined
      },
      catch: (cause) => cause as RangeError
    }).pipe(Result.mapError(({ message }) => message)),
    (message) => message
  )
}

/** Reads one file, as far as it can be understood alone. */
const readFile = (given: RulesText, problems: Problems) => {
  const { file, text } = given
  if (text.length > MAX_RULES_LENGTH) {
    problems.add(file, [], [], `is longer than ${MAX_RULES_LENGTH} characters`)
    return undefined
  }
  const before = problems.all.length
  const tree = treeOf(given)
  if (sizeOf(tree.nodes) > MAX_VALUES) {
    problems.add(file, [], [], `has more than ${MAX_VALUES} values`, "Put its rows into several files.")
    return undefined
  }
  const values = treeValues(tree)
  if (!isJson(file)) checkLines(file, text, tree.nodes, problems)
  if (values === undefined) {
    if (problems.all.length === before) problems.add(file, [], [], notRead(given))
    return undefined
  }
  checkTwice(file, tree.nodes, problems)
  const read = Schema.decodeUnknownResult(ownRulesSchema, { onExcessProperty: "error", errors: "all" })(values)
  if (Result.isFailure(read))
    for (const issue of issuesOf(read.failure.issue).issues) {
      const path = normalised((issue.path ?? []).map((one) => (typeof one === "object" ? one.key : one)))
      const [problem, advice] = schemaProblem(issue.message, path, valueAt(values, path))
      problems.add(file, tree.nodes, path, problem, advice)
    }
  return Result.isFailure(read) || problems.all.length > before ? undefined : { file, tree, written: read.success }
}

type ReadFile = NonNullable<ReturnType<typeof readFile>>

/** The rows of a file by ecosystem, checked each by itself; `count` is told of every name. */
const tablesOf = (
  { file, tree, written }: ReadFile,
  named: Map<string, NamedRow>,
  problems: Problems
): ReadonlyMap<string, { readonly [pattern: string]: Row }> => {
  const tables = new Map<string, { [pattern: string]: Row }>()
  const take = (language: string, pattern: string, writtenRow: WrittenRow): void => {
    const path = ["rows", language, pattern]
    const refuse = (inner: Path, problem: string, advice?: string): void =>
      problems.add(file, tree.nodes, [...path, ...inner], problem, advice)
    if (namesIn(pattern) + named.size > MAX_NAMES)
      return refuse([], `more than ${MAX_NAMES} names`, "Rows for so many names are data: end a name with * instead.")
    const isReplacing = writtenRow.replaces !== undefined
    if (!isReplacing && Object.keys(writtenRow).length === 0) return refuse([], "says nothing of the call")
    const row = toRow(writtenRow, refuse)
    const ecosystem = ecosystemOfLanguage(language)
    for (const expanded of expandRow(pattern, row)) {
      const problem = keyProblem(expanded.key)
      if (problem !== undefined) return refuse([], problem)
      checkRow(expanded.row, refuse)
      const name = `${ecosystem} ${expanded.key}`
      const other = named.get(name)
      if (other !== undefined)
        return refuse([], `${expanded.key} has a row already, ${other.pattern} for ${other.language} in ${other.file}`)
      named.set(name, { file, language, pattern, isReplacing })
    }
    const table = tables.get(ecosystem) ?? {}
    tables.set(ecosystem, table)
    table[pattern] = row
  }
  for (const [language, rows = {}] of Object.entries(written.rows))
    for (const [pattern, row] of Object.entries(rows)) take(language, pattern, row)
  return tables
}

const baseName = (file: string): string => file.replace(/^.*[/\\]/, "").replace(/\.\w+$/, "")

/** Rows of the scanner that have the name of one of the project, by file. They must be meant to be replaced. */
const replacedNames = async (
  named: ReadonlyMap<string, NamedRow>,
  ecosystems: Iterable<string>,
  files: ReadonlyArray<ReadFile>,
  problems: Problems
): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const replaced = new Map<string, Array<string>>()
  for (const ecosystem of ecosystems)
    for (const library of await librariesOf(ecosystem))
      for (const { key } of rowsOf(library)) {
        const own = named.get(`${ecosystem} ${key}`)
        if (own === undefined) continue
        const { file, language, pattern, isReplacing } = own
        if (isReplacing) replaced.set(file, [...(replaced.get(file) ?? []), key])
        else
          problems.add(
            file,
            files.find((one) => one.file === file)!.tree.nodes,
            ["rows", language, pattern],
            `the scanner has a row for ${key} already, in its table ${library.name}`,
            "Write replaces: true beside it if yours is to count instead; every output will say so."
          )
      }
  return replaced
}

/**
 * Reads the rules that a project has for its own wrappers, from the texts of its files: YAML, or JSON where the name of a file
 * ends so. Names of files become part of what is found. Fails with `OwnRulesInvalid`, which has the place of each problem.
 *
 * ```ts
 * import { readOwnRules, Scanner, scannerInProcess } from "ciphermap/scanner"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * const text = "rows:\n  python:\n    acme.seal: { is: cipher, algorithm: { arg: 0, as: openssl } }\n"
 * const rules = await Effect.runPromise(readOwnRules([{ file: "acme.yml", text }]))
 * const files = Stream.make({ path: "a.py", bytes: new TextEncoder().encode('import acme\nacme.seal("des-cbc")\n') })
 * const scan = Scanner.use((scanner) => scanner.scan(files, { rules })).pipe(Effect.provide(scannerInProcess))
 * const { findings } = await Effect.runPromise(scan)
 * console.log(findings.map(({ facts, ownRules }) => `${facts.name} ${ownRules}`)) // [ "DES acme.yml" ]
 * ```
 */
export const readOwnRules = Effect.fnUntraced(function* (given: ReadonlyArray<RulesText>) {
  const problems = makeProblems()
  const texts = given
    .map(({ file, text }) => ({ file: printable(file), text }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const tooMany = texts[MAX_RULES_FILES]
  if (tooMany !== undefined)
    problems.add(tooMany.file, [], [], `is one file too many: ${MAX_RULES_FILES} may have rules`)
  const files = tooMany === undefined ? texts.flatMap((one) => readFile(one, problems) ?? []) : []
  const named = new Map<string, NamedRow>()
  const tables = files.map((one) => [one, tablesOf(one, named, problems)] as const)
  const ecosystems = new Set(tables.flatMap(([, byEcosystem]) => [...byEcosystem.keys()]))
  const replaced = yield* Effect.promise(() => replacedNames(named, ecosystems, files, problems))
  if (problems.all.length > 0) return yield* new OwnRulesInvalid({ problems: problems.all })
  const libraries = tables.flatMap(([{ file }, byEcosystem]) =>
    [...byEcosystem].map(([ecosystem, rows]): Library => ({ ecosystem, name: ownTable(file), rows, isOwn: true }))
  )
  const ofFiles = files.map(({ file, written }): OwnRulesFile => ({
    file,
    name: written.name ?? baseName(file),
    rows: [...named.values()].filter((one) => one.file === file).length,
    replaces: replaced.get(file) ?? []
  }))
  const digest = bytesToHex(sha256(utf8ToBytes(JSON.stringify([libraries, ofFiles]))))
  const rules: OwnRules = { digest, libraries, files: ofFiles }
  return rules
})
