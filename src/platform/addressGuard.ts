import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { AddressGuard, AddressRefused } from "../repositories/AddressGuard.ts"

/** Lets nothing through. */
export const addressGuard = Layer.succeed(AddressGuard, {
  resolve: () => Effect.fail(new AddressRefused({ reason: "unresolved" })),
  isInsecure: () => false
})
