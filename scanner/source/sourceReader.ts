import type { StepBudget } from "./StepBudget.ts"

/** Characters the parser copies at one go; it takes no more than 5,119. */
const CHUNK = 4_096

/** How many characters a parser takes in one step. */
const CHARACTERS_PER_STEP = 8_192

/** How a parser reads a text, and afterwards its nodes. */
export interface SourceReader {
  readonly read: (index: number) => string
  readonly finish: () => void
}

/**
 * Gives a parser one line at a time: some grammars ask for the column of many of their tokens, for which the parser reads
 * the line again from its beginning, and with it all that it is given beside: reading is counted. Once parsing is finished, texts of
 * nodes are read whole.
 */
export const sourceReader = (text: string, steps: StepBudget): SourceReader => {
  let isParsing = true
  return {
    read: (index) => {
      if (!isParsing) return text.slice(index)
      const chunk = text.slice(index, index + CHUNK)
      const end = chunk.indexOf("\n") + 1
      const given = end === 0 ? chunk : chunk.slice(0, end)
      steps.isSpentBy(given.length / CHARACTERS_PER_STEP)
      return given
    },
    finish: () => {
      isParsing = false
    }
  }
}
