import { isSuiteText } from "./cipherSuites.ts"
import type { Facts } from "./Facts.ts"
import type { Finding } from "./Finding.ts"

/** Where a small letter, a capital or a digit follows one of another kind; a capital may begin a word. */
export const CHANGES = /[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])/g

/** A run of letters and digits as keys and tokens have: names are made of words, which change less often. */
const isRandom = (run: string): boolean =>
  run.length >= 24 &&
  /[0-9]/.test(run) &&
  /[a-z]/.test(run) &&
  /[A-Z]/.test(run) &&
  run.match(CHANGES)!.length > run.length / 4

const HEXADECIMAL = /[0-9a-f]{24}/i

const hasRandom = (text: string): boolean => HEXADECIMAL.test(text) || text.split(/[^A-Za-z0-9]+/).some(isRandom)

/** `constructor` and the like, which tables would find in themselves. */
const isInherited = (text: string): boolean => text in Object.prototype

/** Words and numbers as names are made of; a key or a password is not one. */
export const isPlainWord = (text: string): boolean =>
  /^[A-Za-z0-9][\w .+/:()-]{0,47}$/.test(text) && !hasRandom(text) && !isInherited(text)

/** A sentence without control characters in which nothing looks like a key. */
export const isPlainText = (text: string): boolean => !/[\u0000-\u001f\u007f-\u009f]/.test(text) && !hasRandom(text)

/** A list of cipher suites, without entries that are neither suites nor keywords. */
const plainSuites = (list: string): string | undefined => {
  const entries = list.split(/[:,;\s]+/)
  const plain = entries.filter((entry) =>
    entry
      .replace(/^[!+?[-]+|\]$/g, "")
      .split("|")
      .every(isSuiteText)
  )
  if (plain.length === entries.length) return list
  return plain.length === 0 ? undefined : plain.join(":")
}

const plainValue = (attribute: string, value: unknown): unknown => {
  if (typeof value !== "string") return value
  if (attribute === "suite") return plainSuites(value)
  return isPlainWord(value) ? value : undefined
}

/** The facts without texts that do not look like names: source text may hold a secret, which no report may repeat. */
export const plainFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([attribute, value]) => {
      const plain = plainValue(attribute, value)
      return plain === undefined ? [] : [[attribute, plain]]
    })
  )

/** The name of a variable or a setting, unless somebody made a key of it. */
export const plainSymbol = (symbol: string): string => (hasRandom(symbol) ? "..." : symbol)

const MAX_LENGTH = 255

const EXTENSION = /\.[A-Za-z0-9]{1,10}$/
const ROOTED = /^(?:\/|\.{1,2}\/|~|[A-Za-z]:\/)/

/** Whether a text is a path of names and not a key or a password that stands in the place of one. */
export const isPlainPath = (text: string): boolean => {
  const path = text.replaceAll("\\", "/")
  const isNamed =
    EXTENSION.test(path) || (ROOTED.test(path) && isPlainWord(path.replace(/[^A-Za-z0-9]/g, "").slice(0, 48)))
  return (
    isNamed &&
    path.length <= MAX_LENGTH &&
    path.split("/").every((part) => /^(?:|\.|\.\.|~|[A-Za-z]:)$/.test(part) || isPlainWord(part.replace(/^[._*]/, "")))
  )
}

/** What a report says of a finding: no text of the source that is not clearly a name. */
export const plainFinding = (finding: Finding): Finding => ({
  ...finding,
  facts: plainFacts(finding.facts),
  evidence: finding.evidence.map((one) => ({ ...one, symbol: plainSymbol(one.symbol) }))
})
