import type { Assessment, PartialScore } from "../../model/Assessment.ts"
import { isPlainText } from "../../model/plainFacts.ts"
import type { Suppression } from "../../model/Suppression.ts"
import { property } from "./assetProperties.ts"
import type { Property } from "./CycloneDxBom.ts"

/** `CM-HASH-MD5,CM-HASH-SHA1 at src/A.java:12: names a cache entry`. */
const suppressionText = ({ path, line, rules, reason }: Suppression): string =>
  `${rules.join(",")} at ${path}:${line}${reason === undefined || !isPlainText(reason) ? "" : `: ${reason}`}`

export const suppressionProperties = (suppressions: ReadonlyArray<Suppression>): ReadonlyArray<Property> =>
  suppressions.map((one) => property("suppression", suppressionText(one)))

const scored = (name: string, { value, uses }: PartialScore): ReadonlyArray<Property> => [
  ...(value === undefined ? [] : [property(`score.${name}`, value)]),
  property(`score.${name}.uses`, uses)
]

/** The scores, and by which edition of the methodology and for which day they were given. */
export const scoreProperties = ({ on, score }: Assessment): ReadonlyArray<Property> => [
  property("assessedOn", on),
  property("methodologyVersion", score.methodologyVersion),
  ...scored("hygiene", score.hygiene),
  ...scored("quantum", score.quantum)
]
