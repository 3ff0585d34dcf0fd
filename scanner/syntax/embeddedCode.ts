/** How code stands in a file of another language: between what opens it and what closes it. */
export interface Embedding {
  /** With the flag `g`. */
  readonly open: RegExp
  readonly close: string
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, " ")

/** The code alone, with white space for everything else, so that lines and columns stay what they are. */
export const embeddedCode = (text: string, { open, close }: Embedding): string => {
  const pieces: Array<string> = []
  let at = 0
  open.lastIndex = 0
  for (let found = open.exec(text); found !== null; found = open.exec(text)) {
    const start = found.index + found[0].length
    const closed = text.indexOf(close, start)
    const end = closed < 0 ? text.length : closed
    pieces.push(blank(text.slice(at, start)), text.slice(start, end))
    at = end
    open.lastIndex = end
  }
  return pieces.join("") + blank(text.slice(at))
}
