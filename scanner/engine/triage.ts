import { manifest } from "../../grammars/manifest.ts"
import type { Library } from "../match/rule.ts"
import { expandRow } from "../match/expandRow.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { makePrefilter, type Prefilter } from "../prefilter/Prefilter.ts"
import { requirementsOf } from "../prefilter/requirements.ts"
import { asciiCompatible } from "../select/decodeSource.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import { type FileResult, skippedFile } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"

/** Whether a file is done without parsing, or must be parsed. */
export type Decision = { readonly result: FileResult } | { readonly task: ScanTask }

export type Triage = (file: SourceFile) => Decision

const reportingKeys = (libraries: ReadonlyArray<Library>, language: string): ReadonlyArray<string> =>
  libraries
    .filter((library) => library.language === language)
    .flatMap((library) => Object.entries(library.rows))
    .filter(([, row]) => row.is !== undefined)
    .flatMap(([pattern, row]) => expandRow(pattern, row).map(([key]) => key))

const prefilters = (
  automaton: WebAssembly.Module,
  libraries: ReadonlyArray<Library>
): ((language: string) => Prefilter) => {
  const made = new Map<string, Prefilter>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const { grammar } = manifest.find((one) => one.name === language)!
    const prefilter = makePrefilter(
      automaton,
      requirementsOf(reportingKeys(libraries, language), { wholePackages: grammar.wholePackages })
    )
    made.set(language, prefilter)
    return prefilter
  }
}

/** The first two stages: select by name and content, then the prefilter over the bytes. */
export const makeTriage = (
  automaton: WebAssembly.Module,
  libraries: ReadonlyArray<Library>,
  selection: Selection
): Triage => {
  const prefilterFor = prefilters(automaton, libraries)
  return (file) => {
    const { path, bytes } = file
    const selected = selectContent(path, bytes, selection)
    if ("reason" in selected) return { result: skippedFile(path, bytes.length, selected.reason, selected.detail) }
    const { language } = selected
    if (prefilterFor(language).mayMatch(asciiCompatible(bytes))) return { task: { file, language } }
    return { result: { path, language, bytes: bytes.length, findings: [], partial: false, prefiltered: true } }
  }
}
