import { layAutomaton } from "./layAutomaton.ts"
import type { Requirement } from "./requirements.ts"

const ASCII = /^[\0-\x7f]+$/

const check = (requirement: Requirement): void => {
  if (requirement.length === 0) throw new RangeError("a requirement without words would be met by every file")
  for (const word of requirement) {
    if (!ASCII.test(word)) throw new RangeError(`a required word must be ASCII and not empty: ${JSON.stringify(word)}`)
  }
}

/** Bytes before the memory of the automaton: its four addresses. */
export const PREFILTER_HEADER = 16

/**
 * Lays the words of the requirements out as one automaton that reads any bytes in one pass, whatever the number of
 * words. A word counts where it is not part of a longer identifier (`A`-`Z`, `a`-`z`, `0`-`9`, `_`, `$`). White space in
 * it stands for any white space, up to 128 bytes of it. The result is for `makePrefilter`, now or later. Throws a RangeError for a requirement without words and for a word that is empty or
 * not ASCII.
 */
export const layPrefilter = (requirements: ReadonlyArray<Requirement>): Uint8Array => {
  requirements.forEach(check)
  if (requirements.length === 0) return new Uint8Array()
  const spaced = requirements.map((requirement) => requirement.map((word) => word.replace(/\s+/g, " ")))
  const { inside, longest, found, end, memory } = layAutomaton(spaced)
  const image = new Uint8Array(PREFILTER_HEADER + end)
  const header = new DataView(image.buffer)
  for (const [at, address] of [inside, longest, found, end].entries()) header.setUint32(at * 4, address, true)
  image.set(new Uint8Array(memory.buffer), PREFILTER_HEADER)
  return image
}
