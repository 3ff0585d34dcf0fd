import * as Context from "effect/Context"
import type { Pepper } from "../domain/Peppers.ts"

/** The keys that stored secrets are sealed under: new ones with the first; those of any of them open. */
export class SealingKeys extends Context.Service<SealingKeys, readonly [Pepper, ...ReadonlyArray<Pepper>]>()(
  "ciphermap/SealingKeys"
) {}
