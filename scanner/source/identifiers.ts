/** A-Z, a-z, 0-9, `_`, `$`, and everything beyond ASCII. */
const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 36 ||
  code > 127

const MAX_LENGTH = 63

const shapeOf = (firstCode: number, length: number): number => ((firstCode & 127) << 6) | Math.min(length, MAX_LENGTH)

/** Finds words of a fixed set. First letter and length tell most other words apart before they are even cut out. */
export interface WordSet {
  readonly has: (word: string) => boolean
  readonly shapes: Uint8Array
}

export const makeWordSet = (words: Iterable<string>): WordSet => {
  const known = new Set(words)
  const shapes = new Uint8Array(128 << 6)
  for (const word of known) shapes[shapeOf(word.charCodeAt(0), word.length)] = 1
  return { has: (word) => known.has(word), shapes }
}

/** Calls `visit` for every whole word of the set in a text, in comments and strings too, with its offset. */
export const eachWord = (text: string, words: WordSet, visit: (word: string, start: number) => void): void => {
  const { length } = text
  let at = 0
  while (at < length) {
    const first = text.charCodeAt(at)
    if (!isWordCode(first)) {
      at++
      continue
    }
    const start = at++
    while (at < length && isWordCode(text.charCodeAt(at))) at++
    if (words.shapes[shapeOf(first, at - start)] === 0) continue
    const word = text.slice(start, at)
    if (words.has(word)) visit(word, start)
  }
}

/** Calls `visit` for every place where a text holds one word as a whole. A name that is missing stands nowhere. */
export const eachPlaceOf = (text: string, word: string, visit: (start: number) => void): void => {
  if (word === "") return
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = !isWordCode(text.charCodeAt(at - 1)) && !isWordCode(text.charCodeAt(at + word.length))
    if (isWhole) visit(at)
  }
}

const isSpaceCode = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/** Whether one of these stands right before the offset, white space aside; a word only as a whole. */
export const standsBefore = (text: string, offset: number, marks: ReadonlyArray<string>): boolean => {
  let end = offset
  while (end > 0 && isSpaceCode(text.charCodeAt(end - 1))) end--
  return marks.some((mark) => {
    const start = end - mark.length
    if (!text.startsWith(mark, start)) return false
    return !isWordCode(mark.charCodeAt(0)) || start <= 0 || !isWordCode(text.charCodeAt(start - 1))
  })
}

/** Whether one of these stands right behind the offset, white space aside. */
export const standsBehind = (text: string, offset: number, marks: ReadonlyArray<string>): boolean => {
  let start = offset
  while (start < text.length && isSpaceCode(text.charCodeAt(start))) start++
  return marks.some((mark) => text.startsWith(mark, start))
}

/** Whether a name begins as types do where case tells them from packages and members. */
export const isTypeName = (name: string): boolean => /^\p{Lu}/u.test(name)
