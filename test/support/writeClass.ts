/** Fields of two and of four bytes. */
export const u2 = (value: number): ReadonlyArray<number> => [(value >> 8) & 0xff, value & 0xff]
export const u4 = (value: number): ReadonlyArray<number> => [...u2(value >>> 16), ...u2(value & 0xffff)]
/** A text of a constant pool. */
export const utf8 = (text: string): ReadonlyArray<number> => [1, ...u2(text.length), ...new TextEncoder().encode(text)]
/** A class of a constant pool, by the index of its name. */
export const classAt = (index: number): ReadonlyArray<number> => [7, ...u2(index)]

/** A class `A` with one static method `m()`, of this code; what else is in its constant pool begins at index 8. */
export const writeClass = (
  code: ReadonlyArray<number>,
  { pool = [], handlers = [] }: { pool?: ReadonlyArray<ReadonlyArray<number>>; handlers?: ReadonlyArray<number> } = {}
): Uint8Array => {
  const constants = [
    utf8("A"),
    classAt(1),
    utf8("java/lang/Object"),
    classAt(3),
    utf8("m"),
    utf8("()V"),
    utf8("Code"),
    ...pool
  ]
  const attribute = [...u2(4), ...u2(4), ...u4(code.length), ...code, ...u2(handlers.length / 8), ...handlers, ...u2(0)]
  return Uint8Array.from([
    ...u4(0xcafebabe),
    ...u4(61),
    ...u2(constants.length + 1),
    ...constants.flat(),
    ...u2(0),
    ...u2(2),
    ...u2(4),
    ...u2(0),
    ...u2(0),
    ...u2(1),
    ...u2(8),
    ...u2(5),
    ...u2(6),
    ...u2(1),
    ...u2(7),
    ...u4(attribute.length),
    ...attribute,
    ...u2(0)
  ])
}
