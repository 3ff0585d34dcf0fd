import type { Attribute, FactSources, ValueOrigin } from "./Facts.ts"

/**
 * How sure an attribute is, by where its value comes from. Evidence from source code lies between 0.3 and 1 in the OWASP
 * guide to CycloneDX evidence.
 */
const CONFIDENCE: { readonly [O in ValueOrigin]: number } = {
  literal: 1,
  resolved: 0.95,
  inferred: 0.85,
  default: 0.8,
  unknown: 0.3
}

/** The confidence in a name: that of its weakest attribute. An attribute without provenance is fixed by the API. */
export const confidenceOf = (says: ReadonlyArray<Attribute>, sources: FactSources): number =>
  Math.min(1, ...says.map((attribute) => CONFIDENCE[sources[attribute]?.from ?? "literal"]))

/** The highest confidence in a use whose type the file neither declares nor imports. */
export const ASSUMED = 0.5

/** The confidence in an asset whose algorithm the source does not show. */
export const UNNAMED = CONFIDENCE.unknown
