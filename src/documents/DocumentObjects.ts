import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { TenantId } from "../domain/ids.ts"
import { objectKeyOf } from "../domain/ObjectKey.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { DocumentObjectsRepo } from "./DocumentObjectsRepo.ts"
import { type Objects, ObjectStore } from "./ObjectStore.ts"

/** Of one sweep; the rest is left to the next one. */
const atOnce = 100

const make = Effect.gen(function* () {
  const { objects } = yield* ObjectStore
  const repo = yield* DocumentObjectsRepo
  const { asSystem } = yield* Tenancy

  /** Writes an object that a document will refer to within a day; otherwise it is removed. */
  const write = Effect.fnUntraced(function* (store: Objects, tenant: TenantId, pieces: ReadonlyArray<Uint8Array>) {
    const key = objectKeyOf(tenant, pieces)
    yield* repo.claim(key)
    yield* store.put(key, pieces)
    return key
  })

  /** Whoever claims the object meanwhile waits until it is gone, and writes it anew. */
  const removeOne = (store: Objects) =>
    asSystem(
      Effect.fnUntraced(function* () {
        const object = yield* repo.due()
        if (object === undefined) return false
        if (object.isUsed) {
          yield* repo.keep(object.key)
        } else {
          yield* store.remove(object.key)
          yield* repo.forget(object.key)
        }
        return true
      })
    )

  /** Removes what no document refers to any more, as far as the store answers. */
  const removeUnused = Effect.gen(function* () {
    if (objects === undefined) return
    for (let removed = 0; removed < atOnce; removed++) if (!(yield* removeOne(objects))) return
  })

  return { write, removeUnused, isUsed: repo.isUsed }
})

/** The objects of documents: written, and removed when their scans or tenants are deleted, or when a scan never ended. */
export class DocumentObjects extends Context.Service<DocumentObjects>()("ciphermap/DocumentObjects", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(DocumentObjectsRepo.layer))
}
