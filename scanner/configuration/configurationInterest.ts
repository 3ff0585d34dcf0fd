import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { makePrefilter } from "../prefilter/Prefilter.ts"
import { expandNames } from "./expandNames.ts"
import type { Product } from "./Product.ts"
import { products } from "./products.ts"

/** The last name of `server.ssl.ciphers`, the first word of `ssl_conf_command Ciphersuites`. */
const wordOf = (row: string): string => row.split(" ", 1)[0]!.split(".").at(-1)!

/** The spellings of a word that files are searched for. */
const written = (word: string, spelling: Product["spelling"]): ReadonlyArray<string> => {
  const parts = word.split(/[-_]/)
  if (spelling === "dashed") return [parts.join("_"), parts.join("-")]
  const joined = parts.map((part, at) => (at === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1))).join("")
  return spelling === "relaxed" ? [parts.join("_"), parts.join("-"), joined] : [word]
}

const wordsOf = ({ uses, spelling }: Product): ReadonlyArray<string> =>
  uses
    .flatMap(({ rows, in: blocks = [] }) => [...[...expandNames(rows).keys()].map(wordOf), ...blocks])
    .filter((word) => word !== "")
    .flatMap((word) => written(word, spelling))

const sharesNames = ({ files }: Product): boolean => files.some(({ mark }) => mark !== undefined)

/** Whether a file may configure something: its name is a product's own, or it has a word of the tables. */
export const configurationInterest = (
  automaton: WebAssembly.Module
): ((path: string, bytes: Uint8Array) => boolean) => {
  const words = [...new Set(products.filter(sharesNames).flatMap(wordsOf))]
  const prefilter = makePrefilter(automaton, layPrefilter(words.map((word) => [word])))
  const patterns = products.flatMap(({ files }) => files)
  return (path, bytes) => {
    const mine = patterns.filter((pattern) => pattern.path.test(path))
    return mine.some(({ mark }) => mark === undefined) || (mine.length > 0 && prefilter.mayMatch(bytes))
  }
}
