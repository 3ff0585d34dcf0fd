const QUOTE = 0x22
const BACKSLASH = 0x5c
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Python's json module gives up about here (`sys.getrecursionlimit`); no endpoint takes anything near it. */
const DEEPEST = 1_000

const stringEnd = (text: string, start: number): number => {
  let at = start + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) break
  }
  return at
}

/** Whether the brackets of a JSON text are nested deeper than it is worth parsing. */
export const isNestedTooDeep = (text: string): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = stringEnd(text, at)
    else if (opening.has(code) && ++depth > DEEPEST) return true
    else if (closing.has(code)) depth--
  }
  return false
}
