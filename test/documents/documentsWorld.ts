import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { DocumentObjects } from "../../src/documents/DocumentObjects.ts"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { type StoredFormat, storedFormats } from "../../src/domain/StoredFormat.ts"
import { Boms } from "../../src/scans/Boms.ts"
import { DocumentMover } from "../../src/scans/DocumentMover.ts"
import { compression } from "../../src/node/compression.ts"
import { packDocument } from "../../src/scans/packDocument.ts"
import { database, type TestDatabase } from "../databases.ts"
import { jobsWorld } from "../worker/jobsWorld.ts"
import { accessKey, secretKey } from "./swift.ts"

const tenantId = "tnt_aaaaaaaaaaaaaaaa"

const asTenant = Effect.provideService(CurrentTenant, {
  id: TenantId.make(tenantId),
  kind: "partner",
  env: "live",
  keyId: "",
  keyLookup: "",
  role: "owner"
})

const services = Layer.mergeAll(Boms.layer, DocumentMover.layer, DocumentObjects.layer)

/** The configuration of a store at this place. */
export const storeAt = (host: string, target: "store" | "database" = "store") => ({
  DOCUMENTS_URL: `http://${host}/documents`,
  DOCUMENTS_ACCESS_KEY: accessKey,
  DOCUMENTS_SECRET_KEY: secretKey,
  DOCUMENTS_TARGET: target
})

/** The same database for several configurations, one after the other. */
export const sharedDatabase = Effect.map(database.migrated, (one): TestDatabase => ({
  ...database,
  migrated: Effect.succeed(one)
}))

/** A world of scans whose documents are in a store, and what is to be known of these. */
export const documentsWorld = Effect.fnUntraced(function* (
  where: TestDatabase,
  settings: Record<string, string>,
  isNew = true
) {
  const world = yield* jobsWorld(where, settings, isNew)
  const within = <A, E>(work: Effect.Effect<A, E, Boms | DocumentMover | DocumentObjects | CurrentTenant>) =>
    world.run(Effect.provide(asTenant(work), services))

  const find = (scan: string, format: StoredFormat) => Effect.flatMap(Boms, (boms) => boms.find(scan, format))

  const text = (scan: string, format: StoredFormat, coding: "gzip" | "identity" = "identity") =>
    within(
      Effect.flatMap(find(scan, format), (document) => Stream.runCollect(document.bytes(coding))).pipe(
        Effect.map((parts) => Buffer.concat(parts))
      )
    )

  /** The text of each document. */
  const texts = (scan: string) =>
    Effect.forEach(storedFormats, (format) => Effect.map(text(scan, format), (bytes) => bytes.toString("latin1")))

  /** Replaces a document by one of many pieces. */
  const replace = (scan: string, format: StoredFormat, bytes: Uint8Array) =>
    Effect.gen(function* () {
      yield* world.sql("delete from scan_bom_pieces where scan_id = $1 and format = $2", [scan, format])
      yield* world.sql("delete from scan_boms where scan_id = $1 and format = $2", [scan, format])
      const document = yield* packDocument(Stream.make(bytes)).pipe(Effect.provide(compression))
      const key = { tenant: TenantId.make(tenantId), scanId: scan, format }
      yield* within(Effect.flatMap(Boms, (boms) => boms.store(key, { document, object: null })))
    })

  const places = Effect.map(
    world.sql(
      `select format || ' ' || case when object_key is null then 'database' else 'store' end as place from scan_boms order by format`
    ),
    (rows) => rows.map(({ place }) => String(place).split(" ")[1])
  )

  return {
    ...world,
    within,
    find,
    text,
    texts,
    replace,
    places,
    move: within(Effect.flatMap(DocumentMover, ({ moveAll }) => moveAll)),
    removeUnused: within(Effect.flatMap(DocumentObjects, ({ removeUnused }) => removeUnused))
  }
})

export const textsOf = (name: string) => storedFormats.map((format) => `${format} of ${name}`)
