import type { Language } from "../../grammars/manifest.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import { commandSpellings } from "../match/commandSpellings.ts"
import type { ExpandedRow } from "../match/expandRow.ts"
import { makersOf, mayMake } from "../match/makersOf.ts"
import { rowsOf } from "../match/rowsOf.ts"
import type { Library } from "../rules/rule.ts"
import { commandsOf } from "../match/RuleIndex.ts"
import { namedByArguments } from "../match/saysName.ts"
import { PEM_MARK } from "../select/artefactFormats.ts"
import { connectionMarks } from "../configuration/connections/connectionKinds.ts"
import { compilePrefilter } from "../select/prefilter/compilePrefilter.ts"
import { type KeywordSet, type RowName, keywordSetsOf, type NameSpelling } from "../select/prefilter/keywordSets.ts"
import { isTypeName } from "../source/identifiers.ts"

const apisOf = (libraries: ReadonlyArray<Library>, rows: ReadonlyArray<ExpandedRow>): ReadonlyArray<RowName> => {
  const commands = commandsOf(libraries)
  return rows.flatMap(({ key, row }) =>
    commandSpellings(commands, key).map((spelled) => ({
      key: spelled,
      returns: row.returns,
      isReported: row.is !== undefined
    }))
  )
}

/** Types of which any call may give an object. */
const madeTypes = (rows: ReadonlyArray<ExpandedRow>): ReadonlyArray<RowName> => {
  const making = rows.filter(({ written }) => mayMake(written)).map(({ key, row }) => ({ key, row, library: "" }))
  return [...makersOf(making).values()].map(({ key }) => ({ key, isReported: true }))
}

/** Rows of packages that a file need not import, by the names that examples call them by. */
const assumedApis = (
  { imports: { assumedPackages = [] } }: Grammar,
  rows: ReadonlyArray<ExpandedRow>
): ReadonlyArray<RowName> =>
  rows.flatMap(({ key, row }): ReadonlyArray<RowName> => {
    if (row.is === undefined || key.includes("#") || namedByArguments(row).length === 0) return []
    const [, construct = "", path = ""] = /^(new )?(.*)$/.exec(key)!
    const owner = assumedPackages.find((one) => path.startsWith(`${one}.`) && isTypeName(path.slice(one.length + 1)))
    return owner === undefined ? [] : [{ key: construct + path.slice(owner.length + 1), isReported: true }]
  })

const WORD = /^\w+$/

const lastWord = (key: string): string => key.split(/[.#]/).at(-1)!

/** The words of calls of which only other files may say that they are of a library: methods of its objects, and constructions. */
const wordsElsewhere = ({ key, row }: ExpandedRow): ReadonlyArray<KeywordSet> => {
  const name = lastWord(key)
  if (row.is === undefined || !WORD.test(name)) return []
  if (key.includes("#")) return row.inherits === true ? [[name]] : []
  return key.startsWith("new ") ? (row.labels ?? []).map((label) => [name, label]) : []
}

/** Where other files say of which types objects are, and what types stand for, a file that uses these need not name the library. */
const setsElsewhere = ({ types }: Grammar, rows: ReadonlyArray<ExpandedRow>): ReadonlyArray<KeywordSet> => [
  ...new Map(
    (types.membersElsewhere ? rows : []).flatMap(wordsElsewhere).map((words) => [words.join(" "), words] as const)
  ).values()
]

/** How a language spells what rows name. */
const spellingOf = ({ imports, scoping, calls, types }: Grammar): NameSpelling => ({
  wholePackages: imports.wholePackages,
  namespacesWritten: imports.namespacesWritten,
  implicitPackages: imports.implicitPackages,
  constructWord: types.words?.construct,
  accessors: types.accessors,
  foldsLabels: calls.foldsLabels,
  globals: scoping.globals?.names
})

/** The prefilter for all reported rows of a language's libraries. Packaging does this beforehand, since it takes longer than reading it. */
export const compileLanguagePrefilter = ({ grammar }: Language, libraries: ReadonlyArray<Library>): Uint8Array => {
  const rows = libraries.flatMap(rowsOf)
  const apis = [...apisOf(libraries, rows), ...madeTypes(rows), ...assumedApis(grammar, rows)]
  return compilePrefilter([
    ...keywordSetsOf(apis, spellingOf(grammar)),
    ...setsElsewhere(grammar, rows),
    [PEM_MARK],
    ...connectionMarks
  ])
}
