/** A-Z, a-z, 0-9, `_`, `$`, and everything beyond ASCII. */
const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 36 ||
  code > 127

/** Calls `visit` for every identifier-like word of a text, in comments and strings too, with its offset. */
export const eachIdentifier = (text: string, visit: (name: string, start: number) => void): void => {
  const { length } = text
  let at = 0
  while (at < length) {
    if (!isWordCode(text.charCodeAt(at))) {
      at++
      continue
    }
    const start = at++
    while (at < length && isWordCode(text.charCodeAt(at))) at++
    visit(text.slice(start, at), start)
  }
}
