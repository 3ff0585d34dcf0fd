import type { Language } from "../../grammars/manifest.ts"
import { expandRow } from "../match/expandRow.ts"
import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { requirementsOf } from "../prefilter/requirements.ts"
import { librariesOf } from "../rules/libraries.ts"

const reportingKeys = (language: string): ReadonlyArray<string> =>
  librariesOf(language)
    .flatMap((library) => Object.entries(library.rows))
    .filter(([, row]) => row.is !== undefined)
    .flatMap(([pattern, row]) => expandRow(pattern, row).map(([key]) => key))

/** The prefilter for all reported rows of a language. Packaging does this beforehand, since it takes longer than reading it. */
export const layLanguagePrefilter = ({ name, grammar }: Language): Uint8Array =>
  layPrefilter(requirementsOf(reportingKeys(name), { wholePackages: grammar.wholePackages }))
