/**
 * Bytes that no word tells apart share a class: 0 and 1 are those in no word, boundaries and identifier characters. All
 * white space is one class.
 */
export interface ByteClasses {
  readonly of: Uint8Array
  readonly count: number
  readonly all: ReadonlyArray<number>
  readonly boundary: ReadonlyArray<number>
  readonly identifier: ReadonlyArray<number>
}

export const isIdentifierByte = (byte: number): boolean => /[\w$]/.test(String.fromCharCode(byte))

export const SPACE = 32

const WHITE_SPACE = [9, 10, 11, 12, 13, SPACE]

export const byteClasses = (words: ReadonlyArray<string>): ByteClasses => {
  const of = Uint8Array.from({ length: 256 }, (_, byte) => (isIdentifierByte(byte) ? 1 : 0))
  const boundary = [0]
  const identifier = [1]
  let count = 2
  for (const char of new Set(words.join(""))) {
    const byte = char.charCodeAt(0)
    const own = isIdentifierByte(byte) ? identifier : boundary
    own.push(count)
    of[byte] = count++
  }
  const space = of[SPACE]!
  for (const byte of WHITE_SPACE) of[byte] = space
  return { of, count, all: [...boundary, ...identifier], boundary, identifier }
}
