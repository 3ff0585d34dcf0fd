import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Stream from "effect/Stream"
import type { DownloadFormat } from "../../src/domain/downloadName.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { sqlLayer } from "../../src/node/Sql.ts"
import { compression } from "../../src/node/compression.ts"
import type { Compression } from "../../src/documents/Compression.ts"
import { ObjectStore } from "../../src/documents/ObjectStore.ts"
import { Boms } from "../../src/scans/Boms.ts"
import { packDocument } from "../../src/scans/packDocument.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import type { ClientDatabase } from "./clientDatabase.ts"

/** Opens the database of a service that has been stopped. */
export const withDatabase = <A>(
  { where }: ClientDatabase,
  work: Effect.Effect<A, unknown, Boms | Compression | Tenancy>
): Promise<A> =>
  Effect.runPromise(
    Effect.provide(
      work,
      Boms.layer.pipe(
        Layer.provide(Layer.succeed(ObjectStore, { objects: undefined, target: "database" })),
        Layer.provideMerge(compression),
        Layer.provideMerge(sqlLayer(where)),
        Layer.provide(Logger.layer([]))
      )
    )
  )

interface Scan {
  readonly id: string
  readonly tenant_id: string
}

/** What a worker writes of a scan that it cannot finish. */
export const fail = ({ id }: Scan, code: string, message: string) =>
  Effect.flatMap(Tenancy, ({ asSystem }) =>
    asSystem(
      (sql) => sql`
        update scans set status = 'failed', phase_reached = 'failed', completed_at = clock_timestamp(),
          started_at = created_at, error_code = ${code}, error_message = ${message}
        where id = ${id}`
    )
  )

/** What a worker writes of a scan that it has finished. */
export const complete = ({ id, tenant_id }: Scan, documents: Readonly<Record<DownloadFormat, Uint8Array>>) =>
  Effect.gen(function* () {
    const { asSystem } = yield* Tenancy
    const { store } = yield* Boms
    const tenant = TenantId.make(tenant_id)
    for (const format of ["cyclonedx", "spdx"] as const) {
      const document = yield* packDocument(Stream.make(documents[format]))
      yield* store({ tenant, scanId: id, format }, { document, object: null })
    }
    yield* asSystem(
      (sql) => sql`
        update scans set status = 'completed', phase_reached = 'completed', completed_at = clock_timestamp(),
          started_at = created_at, score = 78, risk_level = 'medium'
        where id = ${id}`
    )
  })
