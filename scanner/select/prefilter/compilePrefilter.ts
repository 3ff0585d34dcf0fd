import { buildAutomaton } from "./buildAutomaton.ts"
import type { KeywordSet } from "./keywordSets.ts"

const ASCII = /^[\0-\x7f]+$/

const check = (keywordSet: KeywordSet): void => {
  if (keywordSet.length === 0) throw new RangeError("a keywordSet without words would be met by every file")
  for (const word of keywordSet) {
    if (!ASCII.test(word)) throw new RangeError(`a required word must be ASCII and not empty: ${JSON.stringify(word)}`)
  }
}

/** Bytes before the memory of the automaton: its four addresses. */
export const PREFILTER_HEADER = 16

/**
 * Lays the words of the keyword sets out as one automaton that reads any bytes in one pass, whatever the number of
 * words. A word counts where it is not part of a longer identifier (`A`-`Z`, `a`-`z`, `0`-`9`, `_`, `$`). White space in
 * it stands for any white space, up to 128 bytes of it. The result is for `makePrefilter`, now or later. Throws a RangeError for a keyword set without words and for a word that is empty or
 * not ASCII.
 */
export const compilePrefilter = (keywordSets: ReadonlyArray<KeywordSet>): Uint8Array => {
  keywordSets.forEach(check)
  if (keywordSets.length === 0) return new Uint8Array()
  const spaced = keywordSets.map((keywordSet) => keywordSet.map((word) => word.replace(/\s+/g, " ")))
  const { inside, longest, found, end, memory } = buildAutomaton(spaced)
  const image = new Uint8Array(PREFILTER_HEADER + end)
  const header = new DataView(image.buffer)
  for (const [at, address] of [inside, longest, found, end].entries()) header.setUint32(at * 4, address, true)
  image.set(new Uint8Array(memory.buffer), PREFILTER_HEADER)
  return image
}
