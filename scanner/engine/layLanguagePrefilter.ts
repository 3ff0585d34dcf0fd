import type { Language } from "../../grammars/manifest.ts"
import { commandSpellings } from "../match/commandSpellings.ts"
import { expandRow } from "../match/expandRow.ts"
import type { Library } from "../match/rule.ts"
import { commandsOf } from "../match/RuleIndex.ts"
import { PEM_MARK } from "../artefacts/PEM_MARK.ts"
import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { type Api, requirementsOf } from "../prefilter/requirements.ts"

const apisOf = (libraries: ReadonlyArray<Library>): ReadonlyArray<Api> => {
  const commands = commandsOf(libraries)
  return libraries
    .flatMap((library) => Object.entries(library.rows))
    .flatMap(([pattern, row]) => expandRow(pattern, row))
    .flatMap(({ key, row }) =>
      commandSpellings(commands, key).map((spelled) => ({
        key: spelled,
        returns: row.returns,
        isReported: row.is !== undefined
      }))
    )
}

/** The prefilter for all reported rows of a language's libraries. Packaging does this beforehand, since it takes longer than reading it. */
export const layLanguagePrefilter = ({ grammar }: Language, libraries: ReadonlyArray<Library>): Uint8Array =>
  layPrefilter([...requirementsOf(apisOf(libraries), grammar), [PEM_MARK]])
