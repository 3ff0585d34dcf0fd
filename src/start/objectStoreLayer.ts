import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { Config } from "../config/Config.ts"
import { DocumentObjects } from "../documents/DocumentObjects.ts"
import { ObjectStore } from "../documents/ObjectStore.ts"
import { s3Objects } from "../documents/s3Objects.ts"

/** Documents are in a store of objects that this process does not know. */
class DocumentsElsewhere extends Schema.TaggedError<DocumentsElsewhere>()("DocumentsElsewhere", {}) {
  override get message(): string {
    return "DOCUMENTS_URL is not set, but documents are in an object store. Set it, with DOCUMENTS_TARGET=database until all have moved back"
  }
  get isRetryable(): boolean {
    return false
  }
}

/** Fails when there are documents that this process could not read. */
export const documentsWithinReach = Layer.effectDiscard(
  Effect.gen(function* () {
    const { objects } = yield* ObjectStore
    const { isUsed } = yield* DocumentObjects
    if (objects === undefined && (yield* isUsed())) return yield* new DocumentsElsewhere()
  })
).pipe(Layer.provide(DocumentObjects.layer))

/** The store of the configuration. */
export const objectStoreLayer = Layer.effect(
  ObjectStore,
  Effect.map(
    Config,
    ({ documentsUrl: url, documentsRegion: region, documentsTarget, documentsAccessKey, documentsSecretKey }) =>
      url === undefined || documentsAccessKey === undefined || documentsSecretKey === undefined
        ? { objects: undefined, target: "database" }
        : {
            objects: s3Objects({ url, region, accessKey: documentsAccessKey, secretKey: documentsSecretKey }),
            target: documentsTarget
          }
  )
)
