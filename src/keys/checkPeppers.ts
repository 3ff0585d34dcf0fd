import * as Effect from "effect/Effect"
import { KeysRepo } from "./KeysRepo.ts"
import { PepperMismatch } from "./PepperMismatch.ts"
import { Peppers } from "../domain/Peppers.ts"

/** Fails when active keys would be refused as invalid only because the pepper is not the one they were hashed with. */
export const checkPeppers = Effect.gen(function* () {
  const repo = yield* KeysRepo
  const peppers = yield* Peppers
  const keys = yield* repo.countOfOtherPeppers(peppers.map(({ id }) => id))
  if (keys > 0) return yield* new PepperMismatch({ keys })
}).pipe(Effect.provide(KeysRepo.layer))
