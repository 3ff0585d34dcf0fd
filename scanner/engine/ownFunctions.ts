import type { RuleIndex } from "../match/RuleIndex.ts"
import type { Attribute, Facts, FactSources } from "../model/Facts.ts"
import type { Finding } from "../model/Finding.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { isHidden } from "../resolve/argumentsFor.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import type { FileResult } from "./FileResult.ts"
import { ecosystemOf, type UnitOf } from "./Linking.ts"

/** A function of a file that has the name of one of a library. */
export interface OwnFunction {
  readonly name: string
  readonly library: string
  /** Only this file can call it, which still takes the name for that of the library where it is defined in a branch of the preprocessor. */
  readonly isHidden?: true
}

const isOutermost = ({ scopes }: ParsedFile, scope: number): boolean => {
  const { owner, ownerName, parent } = scopes[scope]!
  if (owner !== undefined || ownerName !== undefined) return false
  for (let at = parent; at > 0; at = scopes[at]!.parent) if (scopes[at]!.kind !== "block") return false
  return true
}

/** The functions that a file defines under names of functions of a library, where names have no package. */
export const ownFunctions = (file: ParsedFile, { rows }: RuleIndex): ReadonlyArray<OwnFunction> => {
  if (file.grammar.imports.packageOf !== "none") return []
  return file.scopes.flatMap(({ kind, name }, at) => {
    const row = kind === "function" && name !== undefined ? rows.get(name) : undefined
    return row === undefined || !isOutermost(file, at)
      ? []
      : [{ name: name!, library: row.library, ...(isHidden(file, at) && { isHidden: true as const }) }]
  })
}

/** A program that defines so many functions of a library is that library, or has a copy of it. */
const MAX_OWN = 24

/** Systems have generators under these names or not, so that programs bring their own only for those that do not. */
const isOfSystem = ({ kind }: Finding): boolean => kind === "random"

/** What the program itself stands for in the place of a library. */
const PROGRAM = "the program itself"

/** What its name says of a function is no more than likely, and what a library does by default says nothing of it. */
const asOwn = (finding: Finding): Finding => {
  const kept = (Object.keys(finding.sources) as ReadonlyArray<Attribute>).filter(
    (attribute) => finding.sources[attribute]!.from !== "default"
  )
  const isKept = (attribute: string): boolean =>
    kept.includes(attribute as Attribute) || !(attribute in finding.sources)
  const facts: Facts = Object.fromEntries(Object.entries(finding.facts).filter(([attribute]) => isKept(attribute)))
  const sources: FactSources = Object.fromEntries(
    kept.map((attribute) => {
      const source = finding.sources[attribute]!
      return [attribute, source.from === "literal" ? { from: "inferred", hops: 0 } : source]
    })
  )
  return { ...finding, library: PROGRAM, facts, sources }
}

/** The functions that files define for production under names of a library that is not in the tree as a whole. */
const definedIn = (results: ReadonlyArray<FileResult>): ReadonlySet<string> => {
  const byLibrary = new Map<string, Set<string>>()
  for (const { path, language, defines = [] } of results) {
    if (defines.length === 0 || usageScopeOf(path) !== "production") continue
    for (const { name, library, isHidden: isLocal } of defines) {
      if (isLocal === true) continue
      const key = `${ecosystemOf(language)} ${library}`
      byLibrary.set(key, (byLibrary.get(key) ?? new Set()).add(`${ecosystemOf(language)} ${name}`))
    }
  }
  return new Set([...byLibrary.values()].flatMap((names) => (names.size < MAX_OWN ? [...names] : [])))
}

/** The same of each package by itself. */
const definedBy = (
  results: ReadonlyArray<FileResult>,
  unitOf: UnitOf
): ReadonlyMap<string | undefined, ReadonlySet<string>> =>
  new Map([...Map.groupBy(results, ({ path }) => unitOf(path))].map(([unit, all]) => [unit, definedIn(all)]))

/** The results of all files, in which a function that the program itself defines is not taken for that of a library of the same name. */
export const withOwnFunctions = (
  results: ReadonlyArray<FileResult>,
  unitOf: UnitOf = () => undefined
): ReadonlyArray<FileResult> => {
  const byUnit = definedBy(results, unitOf)
  return results.map((result) => {
    const defined = byUnit.get(unitOf(result.path))!
    const hidden = new Set(result.defines?.flatMap(({ name, isHidden: isLocal }) => (isLocal === true ? [name] : [])))
    const isOwn = (finding: Finding): boolean =>
      !isOfSystem(finding) &&
      (hidden.has(finding.api) || defined.has(`${ecosystemOf(finding.language)} ${finding.api}`))
    return result.findings.some(isOwn)
      ? { ...result, findings: result.findings.map((one) => (isOwn(one) ? asOwn(one) : one)) }
      : result
  })
}
