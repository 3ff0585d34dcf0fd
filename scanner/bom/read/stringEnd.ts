const isEscaped = (text: string, quote: number): boolean => {
  let slashes = 0
  while (text[quote - 1 - slashes] === "\\") slashes++
  return slashes % 2 === 1
}

/** Where a text in quotes that begins at an offset ends, behind its quote; undefined where it is not closed. */
export const stringEnd = (text: string, start: number): number | undefined => {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote < 0 ? undefined : quote + 1
}
