import type { Facts } from "./Facts.ts"

/** A run of letters and digits as keys and tokens have, but names do not. */
const isRandom = (run: string): boolean =>
  run.length >= 24 && /[0-9]/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)

/** Words and numbers as names are made of; a key or a password is not one. */
export const isPlainWord = (text: string): boolean =>
  /^[A-Za-z0-9][\w .+/:()-]{0,47}$/.test(text) &&
  !/[0-9a-f]{24}/i.test(text) &&
  !text.split(/[^A-Za-z0-9]+/).some(isRandom)

/** Long enough to hold a list of cipher suites, whose names are checked one by one. */
const UNCHECKED: ReadonlySet<string> = new Set(["suite"])

/** The facts without texts that do not look like names: source text may hold a secret, which no report may repeat. */
export const plainFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([attribute, value]) => typeof value !== "string" || UNCHECKED.has(attribute) || isPlainWord(value)
    )
  )
