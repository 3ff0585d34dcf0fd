import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ObjectKey } from "../domain/ObjectKey.ts"

const make = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy

  /** Before the object is written: for a day it is kept, though no document refers to it yet. */
  const claim = (key: ObjectKey) =>
    asSystem(
      (sql) => sql`
        insert into document_objects as o (key, collect_after) values (${key}, clock_timestamp() + interval '1 day')
        on conflict (key) do update set collect_after = excluded.collect_after where o.collect_after is not null`
    ).pipe(Effect.asVoid)

  /** Locks an object that is due, and says whether a document refers to it after all. */
  const due = () =>
    first(
      asSystem(
        (sql) => sql<{ readonly key: ObjectKey; readonly isUsed: boolean }>`
          select o.key, exists (select from scan_boms b where b.object_key = o.key) as "isUsed"
          from document_objects o where o.collect_after < clock_timestamp()
          order by o.collect_after limit 1 for update skip locked`
      )
    )

  const keep = (key: ObjectKey) =>
    Effect.asVoid(asSystem((sql) => sql`update document_objects set collect_after = null where key = ${key}`))

  const forget = (key: ObjectKey) =>
    Effect.asVoid(asSystem((sql) => sql`delete from document_objects where key = ${key}`))

  /** Whether any document is in the store. */
  const isUsed = () =>
    Effect.map(
      asSystem(
        (sql) =>
          sql<{ readonly used: boolean }>`select exists (select from scan_boms where object_key is not null) as used`
      ),
      ([row]) => row?.used === true
    )

  return { claim, due, keep, forget, isUsed }
})

/** Knows every object in the store, those included that no document refers to. */
export class DocumentObjectsRepo extends Context.Service<DocumentObjectsRepo>()("ciphermap/DocumentObjectsRepo", {
  make
}) {
  static readonly layer = Layer.effect(this, this.make)
}
