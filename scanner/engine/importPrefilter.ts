import { importStatements } from "../../grammars/importStatements.ts"
import type { Language } from "../../grammars/manifest.ts"
import { importsOf } from "../manifests/importsOf.ts"
import { compilePrefilter } from "../select/prefilter/compilePrefilter.ts"
import { makePrefilter, type Prefilter } from "../select/prefilter/Prefilter.ts"

const nothing: Prefilter = { mayMatch: () => false }

/** A path of a library as it stands in the source. */
const written = (path: string, separator: string): string =>
  separator === "/" || separator === "." ? path : path.replaceAll(".", separator)

/** Finds files that may import a cryptographic library, among those that the language's own prefilter leaves out. */
export const importPrefilter = (
  automaton: WebAssembly.Module,
  { name, ecosystem }: Pick<Language, "name" | "ecosystem">
): Pick<Prefilter, "mayMatch"> => {
  const statement = importStatements[name]
  if (statement === undefined) return nothing
  const words = importsOf(ecosystem).flatMap(({ imports }) =>
    imports.flatMap((path) => statement.spellings.map((one) => one.replace("%", written(path, statement.separator))))
  )
  return words.length === 0
    ? nothing
    : makePrefilter(automaton, compilePrefilter([...new Set(words)].map((word) => [word])))
}
