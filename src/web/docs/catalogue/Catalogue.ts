import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type CatalogueLibrary, catalogueOf } from "./catalogueOf.ts"

const make = Effect.sync(() => {
  const made = new Map<string, ReadonlyArray<CatalogueLibrary>>()
  const of = Effect.fnUntraced(function* (ecosystem: string) {
    const known = made.get(ecosystem)
    if (known !== undefined) return known
    yield* Effect.sleep(0)
    const libraries = yield* Effect.promise(() => catalogueOf(ecosystem))
    made.set(ecosystem, libraries)
    return libraries
  })
  return { of }
})

/**
 * The documented libraries of each ecosystem, computed at the first request. Between two ecosystems, other requests are
 * served.
 */
export class Catalogue extends Context.Service<Catalogue, Effect.Success<typeof make>>()("ciphermap/Catalogue") {
  static readonly layer = Layer.effect(Catalogue, make)
}
