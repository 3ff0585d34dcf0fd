/** Bytes that no word tells apart share a class: 0 and 1 are those in no word, boundaries and identifier characters. */
export interface ByteClasses {
  readonly of: Uint8Array
  readonly count: number
  readonly all: ReadonlyArray<number>
  readonly boundary: ReadonlyArray<number>
  readonly identifier: ReadonlyArray<number>
}

export const isIdentifierByte = (byte: number): boolean => /[\w$]/.test(String.fromCharCode(byte))

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
  return { of, count, all: [...boundary, ...identifier], boundary, identifier }
}
