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

/**
 * Where a text stops being JSON (RFC 8259), as an offset; its length where it is only cut off. Engines differ in what they
 * say of this, and repeat parts of the text.
 */
export const jsonErrorAt = (text: string): number => {
  const open: Array<"{" | "["> = []
  let at = 0
  let expects: Expects = "value"
  const closed = (): Expects => (open.length === 0 ? "end" : "after")
  for (;;) {
    at = endOf(SPACE, text, at)!
    const sign = text[at]
    if (sign === undefined || expects === "end") return at
    if (expects === "after") {
      const isObject = open.at(-1) === "{"
      if (sign === ",") expects = isObject ? "key" : "value"
      else if (sign !== (isObject ? "}" : "]")) return at
      else {
        open.pop()
        expects = closed()
      }
      at++
    } else if (expects === "key" || expects === "key or end") {
      if (sign === "}" && expects === "key or end") {
        open.pop()
        expects = closed()
        at++
        continue
      }
      const end = sign === '"' ? quotedEnd(text, at) : undefined
      if (end === undefined) return at
      at = endOf(SPACE, text, end)!
      if (text[at] !== ":") return at
      at++
      expects = "value"
    } else if (sign === "{" || sign === "[") {
      open.push(sign)
      expects = sign === "{" ? "key or end" : "value or end"
      at++
    } else if (sign === "]" && expects === "value or end") {
      open.pop()
      expects = closed()
      at++
    } else {
      const end = sign === '"' ? quotedEnd(text, at) : endOf(SCALAR, text, at)
      if (end === undefined) return at
      at = end
      expects = closed()
    }
  }
}
