/** Characters the parser copies at one go; it takes no more than 5,119. */
const CHUNK = 4_096

/** How a parser reads a text, and afterwards its nodes. */
export interface SourceReader {
  readonly read: (index: number) => string
  readonly finish: () => void
}

/**
 * Gives a parser one line at a time: some grammars ask for the column of many of their tokens, for which the parser reads
 * the line again from its beginning, and with it all that it is given beside. Once parsing is finished, texts of nodes are read whole.
 */
export const sourceReader = (text: string): SourceReader => {
  let isParsing = true
  return {
    read: (index) => {
      if (!isParsing) return text.slice(index)
      const chunk = text.slice(index, index + CHUNK)
      const end = chunk.indexOf("\n")
      return end < 0 ? chunk : chunk.slice(0, end + 1)
    },
    finish: () => {
      isParsing = false
    }
  }
}
