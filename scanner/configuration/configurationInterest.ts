import { connectionMarks } from "./connections/connectionKinds.ts"
import { compilePrefilter } from "../select/prefilter/compilePrefilter.ts"
import { makePrefilter, type Prefilter } from "../select/prefilter/Prefilter.ts"
import type { KeywordSet } from "../select/prefilter/keywordSets.ts"
import { expandNames, type Product, type Use } from "./Product.ts"
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

/** What must be in a file for a use to be found: the name of its block and a row, or whichever of them there is. */
const requirementsFor = (
  { in: names, rows, always }: Use,
  spelling: Product["spelling"]
): ReadonlyArray<KeywordSet> => {
  const words = [...expandNames(rows).keys()].map(wordOf).flatMap((word) => written(word, spelling))
  const blocks = (names ?? [""]).flatMap((name) => (name === "" ? [[]] : written(name, spelling).map((one) => [one])))
  return blocks.flatMap((block) =>
    always === true && block.length > 0 ? [block] : words.map((word) => [...block, word])
  )
}

/**
 * Whether a file may configure something: its name is a product's own, or others have such names and it has the words of the
 * product's table; or it has the words of a connection string.
 */
export const configurationInterest = (
  automaton: WebAssembly.Module
): ((path: string, bytes: Uint8Array) => boolean) => {
  const prefilters = new Map<Product, Prefilter>()
  const prefilterOf = (product: Product): Prefilter => {
    const known = prefilters.get(product)
    if (known !== undefined) return known
    const requirements = [
      ...product.uses.flatMap((use) => requirementsFor(use, product.spelling)),
      ...(product.embeds === undefined ? [] : [[product.embeds.in]])
    ]
    const made = makePrefilter(automaton, compilePrefilter(requirements))
    prefilters.set(product, made)
    return made
  }
  let connections: Prefilter | undefined
  const mayConnect = (bytes: Uint8Array): boolean =>
    (connections ??= makePrefilter(automaton, compilePrefilter(connectionMarks))).mayMatch(bytes)
  return (path, bytes) =>
    mayConnect(bytes) ||
    products.some((product) => {
      const mine = product.files.filter((pattern) => pattern.path.test(path))
      return mine.some(({ mark }) => mark === undefined) || (mine.length > 0 && prefilterOf(product).mayMatch(bytes))
    })
}
