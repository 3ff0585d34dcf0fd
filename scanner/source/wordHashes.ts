const isWordByte = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 127 || /[\w$]/.test(String.fromCharCode(byte)) ? 1 : 0
)

/** FNV-1a, 32 bits (draft-eastlake-fnv). */
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** Of an ASCII word. */
export const hashOfWord = (word: string): number => {
  let hash = OFFSET_BASIS
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  return hash >>> 0
}

/** Of more words in one file no hashes are given. */
const MAX_WORDS = 32_768

/** Twice as many places as words, so that a free one is near. */
const PLACES = MAX_WORDS * 2

/**
 * Gives the hashes of the words in a text, each once; a word is what `eachWord` takes for one. Undefined for a text of too many
 * different words.
 */
export const makeWordHasher = (): ((ascii: Uint8Array) => Uint32Array | undefined) => {
  const hashes = new Uint32Array(PLACES)
  /** Which text put something in a place last. */
  const texts = new Uint32Array(PLACES)
  const found = new Uint32Array(MAX_WORDS)
  let text = 0
  return (ascii) => {
    const { length } = ascii
    let words = 0
    text++
    for (let at = 0; at < length; at++) {
      let byte = ascii[at]!
      if (isWordByte[byte] === 0) continue
      let hash = OFFSET_BASIS
      do {
        hash = Math.imul(hash ^ byte, PRIME)
        byte = ++at < length ? ascii[at]! : 0
      } while (isWordByte[byte] === 1)
      hash >>>= 0
      let place = (hash ^ (hash >>> 16)) & (PLACES - 1)
      while (texts[place] === text && hashes[place] !== hash) place = (place + 1) & (PLACES - 1)
      if (texts[place] === text) continue
      if (words === MAX_WORDS) return undefined
      texts[place] = text
      hashes[place] = hash
      found[words++] = hash
    }
    return found.slice(0, words)
  }
}
