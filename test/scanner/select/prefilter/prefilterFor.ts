import { layPrefilter } from "../../../../scanner/select/prefilter/layPrefilter.ts"
import { makePrefilter, type Prefilter } from "../../../../scanner/select/prefilter/Prefilter.ts"
import type { Requirement } from "../../../../scanner/select/prefilter/requirements.ts"
import { readFileSync } from "node:fs"

export const automatonUrl = new URL("../../../../scanner/select/prefilter/automaton.wasm", import.meta.url)

const automaton = new WebAssembly.Module(readFileSync(automatonUrl))

/** A prefilter for these words. */
export const prefilterFor = (requirements: ReadonlyArray<Requirement>): Prefilter =>
  makePrefilter(automaton, layPrefilter(requirements))
