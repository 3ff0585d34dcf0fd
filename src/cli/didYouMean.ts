import { byNearness, distance } from "../../scanner/classify/nearest.ts"

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "")

const letters = (text: string): string => [...text].toSorted().join("")

/** Of three letters one may be wrong; all may be in another order; and the end of a name may be left out. */
const isLike = (typed: string, name: string): boolean =>
  distance(typed, name) <= Math.max(1, Math.floor(name.length / 3)) ||
  letters(typed) === letters(name) ||
  (typed.length >= 3 && name.startsWith(typed))

/** `Did you mean html? `, or nothing where no name is like what was typed. */
export const didYouMean = (typed: string, names: ReadonlyArray<string>): string => {
  const [name] = byNearness(
    typed,
    names.filter((one) => isLike(plain(typed), plain(one)))
  )
  return name === undefined ? "" : `Did you mean ${name}? `
}
