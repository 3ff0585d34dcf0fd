import { byteClasses } from "./byteClasses.ts"
import { countRows, buildTransitions, rowAddress } from "./buildTransitions.ts"
import type { KeywordSet } from "./keywordSets.ts"

/** Memory as automaton.as.ts describes it, and the addresses that are passed to it; `end` is the first free one. */
export interface Automaton {
  readonly inside: number
  readonly longest: number
  readonly found: number
  readonly end: number
  readonly memory: Uint32Array
}

const usesOf = (needs: ReadonlyArray<ReadonlySet<string>>): ReadonlyMap<string, ReadonlyArray<number>> => {
  const uses = new Map<string, Array<number>>()
  needs.forEach((need, at) => {
    for (const word of need) {
      const known = uses.get(word)
      if (known === undefined) uses.set(word, [at])
      else known.push(at)
    }
  })
  return uses
}

/** White space between two parts that are read side by side may be longer than this and hide a word. */
const MAX_GAP = 128

const spanOf = (word: string): number => word.length + (word.includes(" ") ? MAX_GAP : 0)

/** Lays out the memory for words that must all stand in a file, in the form of one keyword set or another. */
export const buildAutomaton = (keywordSets: ReadonlyArray<KeywordSet>): Automaton => {
  const needs = keywordSets.map((keywordSet) => new Set(keywordSet))
  const uses = usesOf(needs)
  const words = [...uses.keys()].sort()
  const layout = { base: 256, classes: byteClasses(words) }

  let end = rowAddress(layout, countRows(words))
  const records = words.map((word) => {
    const record = end
    end += 8 + uses.get(word)!.length * 4
    return record
  })
  const counters = end
  const found = counters + needs.length * 4
  end = found + words.length * 4

  const memory = new Uint32Array(end / 4)
  new Uint8Array(memory.buffer).set(layout.classes.of)
  buildTransitions(memory, layout, words, records)
  words.forEach((word, at) => {
    const used = uses.get(word)!
    memory.set([0, used.length, ...used.map((use) => counters + use * 4)], records[at]! / 4)
  })
  memory.set(
    needs.map((need) => need.size),
    counters / 4
  )
  return {
    inside: rowAddress(layout, 1),
    longest: words.reduce((longest, word) => Math.max(longest, spanOf(word)), 0),
    found,
    end,
    memory
  }
}
