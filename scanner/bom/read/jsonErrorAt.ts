const SPACE = /[ \t\n\r]*/y
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Where a match of a sticky pattern ends; undefined where there is none. */
const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** Where a text in quotes ends; undefined where it is not closed or holds what JSON does not allow. */
const quotedEnd = (text: string, start: number): number | undefined => {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return undefined
    if (code !== 0x5c) continue
    const end = endOf(ESCAPE, text, at)
    if (end === undefined) return undefined
    at = end - 1
  }
  return undefined
}

type Expects = "value" | "value or end" | "key" | "key or end" | "after" | "end"

interface JsonCursor {
  readonly text: string
  /** Objects and lists that are not closed yet, the outermost first. */
  readonly open: Array<"{" | "[">
  at: number
}

const afterValue = ({ open }: JsonCursor): Expects => (open.length === 0 ? "end" : "after")

const close = (cursor: JsonCursor): Expects => {
  cursor.open.pop()
  cursor.at++
  return afterValue(cursor)
}

type State = (cursor: JsonCursor, sign: string) => Expects | undefined

const value: State = (cursor, sign) => {
  if (sign === "{" || sign === "[") {
    cursor.open.push(sign)
    cursor.at++
    return sign === "{" ? "key or end" : "value or end"
  }
  const end = sign === '"' ? quotedEnd(cursor.text, cursor.at) : endOf(SCALAR, cursor.text, cursor.at)
  if (end === undefined) return undefined
  cursor.at = end
  return afterValue(cursor)
}

const key: State = (cursor, sign) => {
  const end = sign === '"' ? quotedEnd(cursor.text, cursor.at) : undefined
  if (end === undefined) return undefined
  cursor.at = endOf(SPACE, cursor.text, end)!
  if (cursor.text[cursor.at] !== ":") return undefined
  cursor.at++
  return "value"
}

/** What is read where it is expected, and what is expected then; undefined where it is not there. */
const states: { readonly [E in Exclude<Expects, "end">]: State } = {
  value,
  key,
  "value or end": (cursor, sign) => (sign === "]" ? close(cursor) : value(cursor, sign)),
  "key or end": (cursor, sign) => (sign === "}" ? close(cursor) : key(cursor, sign)),
  after: (cursor, sign) => {
    const isObject = cursor.open.at(-1) === "{"
    if (sign === (isObject ? "}" : "]")) return close(cursor)
    if (sign !== ",") return undefined
    cursor.at++
    return isObject ? "key" : "value"
  }
}

/**
 * Where a text stops being JSON (RFC 8259), as an offset; its length where it is only cut off. Engines differ in their
 * messages for this, and repeat parts of the text.
 */
export const jsonErrorAt = (text: string): number => {
  const cursor: JsonCursor = { text, open: [], at: 0 }
  let expects: Expects | undefined = "value"
  for (;;) {
    cursor.at = endOf(SPACE, text, cursor.at)!
    const sign = text[cursor.at]
    if (sign === undefined || expects === "end") return cursor.at
    expects = states[expects](cursor, sign)
    if (expects === undefined) return cursor.at
  }
}
