import type { AlgorithmName } from "../model/algorithms.ts"
import type { CurveName } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import type { ModeName, PaddingName } from "../model/modes.ts"

/** Facts whose names are those of the model's tables: a notation with a name that is not there does not compile. */
export interface CanonicalFacts extends Facts {
  readonly name?: AlgorithmName
  readonly digest?: AlgorithmName
  readonly mgfDigest?: AlgorithmName
  readonly cipher?: AlgorithmName
  readonly curve?: CurveName
  readonly mode?: ModeName
  readonly padding?: PaddingName
}
