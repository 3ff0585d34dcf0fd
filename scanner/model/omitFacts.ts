import type { Attribute, Facts } from "./Facts.ts"

/** The facts without some attributes. */
export const omitFacts = (facts: Facts, ...attributes: ReadonlyArray<Attribute>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !attributes.includes(name as Attribute)))
