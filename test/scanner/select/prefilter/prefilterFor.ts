import { compilePrefilter } from "../../../../scanner/select/prefilter/compilePrefilter.ts"
import { makePrefilter, type Prefilter } from "../../../../scanner/select/prefilter/Prefilter.ts"
import type { KeywordSet } from "../../../../scanner/select/prefilter/keywordSets.ts"
import { readFileSync } from "node:fs"

export const automatonUrl = new URL("../../../../scanner/select/prefilter/automaton.wasm", import.meta.url)

const automaton = new WebAssembly.Module(readFileSync(automatonUrl))

/** A prefilter for these words. */
export const prefilterFor = (keywordSets: ReadonlyArray<KeywordSet>): Prefilter =>
  makePrefilter(automaton, compilePrefilter(keywordSets))
