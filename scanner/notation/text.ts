import type { Notation } from "./Notation.ts"

/** A version, group, parameter set or format is one short word. Anything else might be a secret and is not read. */
const WORD = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,31}$/

/** One plain word for whichever textual attribute the row asks for. */
export const text: Notation = {
  ofText: (written) => {
    const word = written.trim()
    if (!WORD.test(word)) return undefined
    return { version: word, group: word, parameterSet: word, material: word, certificateFormat: word }
  }
}
