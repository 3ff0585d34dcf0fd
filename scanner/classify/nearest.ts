const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "")

/** How many characters have to be changed, added or left out (Levenshtein 1965). */
export const distance = (a: string, b: string): number => {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1]
    for (const [at, other] of [...b].entries())
      line.push(Math.min(above[at]! + (letter === other ? 0 : 1), above[at + 1]! + 1, line[at]! + 1))
    above = line
  }
  return above[b.length]!
}

/** No name is longer. */
const LONGEST = 80

/** The words of a list by edit distance from a text, nearest first; case and punctuation are ignored. */
export const byNearness = (text: string, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const wanted = plain(text.slice(0, LONGEST))
  return words
    .map((word) => ({ word, away: distance(wanted, plain(word)) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ word }) => word)
}

const letters = (text: string): string => [...text].toSorted().join("")

/** Of three letters one may be wrong; all may be in another order; and the end of a name may be left out. */
const isLike = (typed: string, name: string): boolean =>
  distance(typed, name) <= Math.max(1, Math.floor(name.length / 3)) ||
  letters(typed) === letters(name) ||
  (typed.length >= 3 && name.startsWith(typed))

/** `Did you mean html? `, or nothing where no name is like what was typed. */
export const didYouMean = (typed: string, names: ReadonlyArray<string>): string => {
  const wanted = plain(typed.slice(0, LONGEST))
  const [name] = byNearness(
    typed,
    names.filter((one) => isLike(wanted, plain(one)))
  )
  return name === undefined ? "" : `Did you mean ${name}? `
}

/** The word of a list with the smallest edit distance from a text. */
export const nearest = (text: string, words: ReadonlyArray<string>): string => byNearness(text, words)[0]!
