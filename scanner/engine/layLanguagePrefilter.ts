import type { Language } from "../../grammars/manifest.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import { commandSpellings } from "../match/commandSpellings.ts"
import { type ExpandedRow, expandRow } from "../match/expandRow.ts"
import type { Library } from "../match/rule.ts"
import { commandsOf } from "../match/RuleIndex.ts"
import { namedByArguments } from "../match/saysName.ts"
import { PEM_MARK } from "../artefacts/PEM_MARK.ts"
import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { type Api, requirementsOf } from "../prefilter/requirements.ts"
import { isTypeName } from "../syntax/isTypeName.ts"

const rowsOf = (libraries: ReadonlyArray<Library>): ReadonlyArray<ExpandedRow> =>
  libraries.flatMap((library) => Object.entries(library.rows)).flatMap(([pattern, row]) => expandRow(pattern, row))

const apisOf = (libraries: ReadonlyArray<Library>, rows: ReadonlyArray<ExpandedRow>): ReadonlyArray<Api> => {
  const commands = commandsOf(libraries)
  return rows.flatMap(({ key, row }) =>
    commandSpellings(commands, key).map((spelled) => ({
      key: spelled,
      returns: row.returns,
      isReported: row.is !== undefined
    }))
  )
}

/** Rows of packages that a file need not import, by the names that examples call them by. */
const assumedApis = ({ assumedPackages = [] }: Grammar, rows: ReadonlyArray<ExpandedRow>): ReadonlyArray<Api> =>
  rows.flatMap(({ key, row }): ReadonlyArray<Api> => {
    if (row.is === undefined || key.includes("#") || namedByArguments(row).length === 0) return []
    const [, construct = "", path = ""] = /^(new )?(.*)$/.exec(key)!
    const owner = assumedPackages.find((one) => path.startsWith(`${one}.`) && isTypeName(path.slice(one.length + 1)))
    return owner === undefined ? [] : [{ key: construct + path.slice(owner.length + 1), isReported: true }]
  })

/** The prefilter for all reported rows of a language's libraries. Packaging does this beforehand, since it takes longer than reading it. */
export const layLanguagePrefilter = ({ grammar }: Language, libraries: ReadonlyArray<Library>): Uint8Array => {
  const rows = rowsOf(libraries)
  const apis = [...apisOf(libraries, rows), ...assumedApis(grammar, rows)]
  return layPrefilter([...requirementsOf(apis, grammar), [PEM_MARK]])
}
