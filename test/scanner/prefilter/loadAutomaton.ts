import { readFileSync } from "node:fs"

export const automatonUrl = new URL("../../../scanner/prefilter/automaton.wasm", import.meta.url)

export const loadAutomaton = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(automatonUrl))
