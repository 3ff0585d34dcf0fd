import { layAutomaton } from "./layAutomaton.ts"

/** Words that must all stand in a file as whole identifiers for one rule row to be able to match in it. */
export type Requirement = ReadonlyArray<string>

export interface Prefilter {
  /** False only if no requirement has all its words in these bytes. */
  readonly mayMatch: (bytes: Uint8Array) => boolean
}

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly inside: WebAssembly.Global
  readonly longest: WebAssembly.Global
  readonly found: WebAssembly.Global
  readonly window: WebAssembly.Global
  readonly begin: () => void
  readonly scan: (length: number) => number
  readonly end: () => number
}

const PAGE = 65_536

/** Bytes are handed over in parts of this size, so that memory does not depend on the size of files. */
const WINDOW = 65_536

const ASCII = /^[\0-\x7f]+$/

const check = (requirement: Requirement): void => {
  if (requirement.length === 0) throw new RangeError("a requirement without words would be met by every file")
  for (const word of requirement) {
    if (!ASCII.test(word)) throw new RangeError(`a required word must be ASCII and not empty: ${JSON.stringify(word)}`)
  }
}

/**
 * Lays the words of the requirements out as one automaton that reads any bytes in one pass, whatever the number of
 * words. A word counts where it is not part of a longer identifier (`A`-`Z`, `a`-`z`, `0`-`9`, `_`, `$`). `wasm` is
 * automaton.wasm, compiled. Throws a RangeError for a requirement without words and for a word that is empty or not
 * ASCII.
 */
export const makePrefilter = (wasm: WebAssembly.Module, requirements: ReadonlyArray<Requirement>): Prefilter => {
  requirements.forEach(check)
  if (requirements.length === 0) return { mayMatch: () => false }
  const { memory, begin, scan, end, ...addresses } = new WebAssembly.Instance(wasm).exports as unknown as Exports
  const automaton = layAutomaton(requirements, (bytes) => {
    memory.grow(Math.ceil((bytes + WINDOW) / PAGE))
    return memory.buffer
  })
  addresses.inside.value = automaton.inside
  addresses.longest.value = automaton.longest
  addresses.found.value = automaton.found
  addresses.window.value = automaton.end
  const window = new Uint8Array(memory.buffer, automaton.end, WINDOW)

  const mayMatch = (bytes: Uint8Array): boolean => {
    begin()
    for (let from = 0; from < bytes.length; from += WINDOW) {
      const part = bytes.subarray(from, from + WINDOW)
      window.set(part)
      if (scan(part.length) !== 0) return true
    }
    return end() !== 0
  }
  return { mayMatch }
}
