import type { Language } from "../../grammars/manifest.ts"
import { expandRow } from "../match/expandRow.ts"
import type { Library } from "../match/rule.ts"
import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { type Api, requirementsOf } from "../prefilter/requirements.ts"
import { librariesOf } from "../rules/libraries.ts"

const apisOf = (libraries: ReadonlyArray<Library>): ReadonlyArray<Api> =>
  libraries
    .flatMap((library) => Object.entries(library.rows))
    .flatMap(([pattern, row]) => expandRow(pattern, row))
    .map(([key, { is, returns }]) => ({ key, returns, isReported: is !== undefined }))

/** The prefilter for all reported rows of a language. Packaging does this beforehand, since it takes longer than reading it. */
export const layLanguagePrefilter = (
  { name, grammar }: Language,
  libraries: ReadonlyArray<Library> = librariesOf(name)
): Uint8Array => layPrefilter(requirementsOf(apisOf(libraries), grammar))
