/** How code stands in a file of another language: between what opens it and what closes it. */
export interface Embedding {
  /** With the flag `g`. */
  readonly open: RegExp
  /** As a pattern, with the flag `g`. */
  readonly close: string | RegExp
  /** Then, with the flag `g`, what stands for what in the code; lines stay what they are. */
  readonly rewrites?: ReadonlyArray<readonly [RegExp, string | ((found: string) => string)]>
}

const closedAt = (text: string, close: string | RegExp, start: number): number => {
  if (typeof close === "string") return text.indexOf(close, start)
  close.lastIndex = start
  return close.exec(text)?.index ?? -1
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, " ")

/** The code alone, with white space for everything else, so that lines and, where nothing is rewritten, columns stay what they are. */
export const embeddedCode = (text: string, { open, close, rewrites = [] }: Embedding): string => {
  const pieces: Array<string> = []
  let at = 0
  open.lastIndex = 0
  for (let found = open.exec(text); found !== null; found = open.exec(text)) {
    const start = found.index + found[0].length
    const closed = closedAt(text, close, start)
    const end = closed < 0 ? text.length : closed
    pieces.push(blank(text.slice(at, start)), text.slice(start, end))
    at = end
    open.lastIndex = end
  }
  const code = pieces.join("") + blank(text.slice(at))
  return rewrites.reduce(
    (rewritten, [from, to]) => (typeof to === "string" ? rewritten.replace(from, to) : rewritten.replace(from, to)),
    code
  )
}
