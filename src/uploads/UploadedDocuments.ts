import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import type { ScanKey } from "../domain/HeldScan.ts"
import { UploadsRepo } from "./UploadsRepo.ts"

const make = Effect.gen(function* () {
  const repo = yield* UploadsRepo
  const files = yield* FileSystem.FileSystem

  /** Its pieces in their order. */
  const pieces = (scan: ScanKey) =>
    Stream.paginate(0, (position: number) =>
      Effect.map(repo.piece(scan, position), (bytes) =>
        bytes === undefined ? ([[], Option.none<number>()] as const) : ([[bytes], Option.some(position + 1)] as const)
      )
    )

  /** The commit as its client stated it, and the name of an archive. */
  const factsOf = (scan: ScanKey) =>
    Effect.map(repo.find(scan), (row) => ({ commit: row?.commit_sha ?? null, fileName: row?.file_name ?? null }))

  /** Writes it to a file, as it is stored: documents are compressed. */
  const writeTo = (scan: ScanKey, file: string) => Stream.run(pieces(scan), files.sink(file))

  return { factsOf, writeTo }
})

/** Uploaded documents as workers read them, until their scans end. */
export class UploadedDocuments extends Context.Service<UploadedDocuments>()("ciphermap/UploadedDocuments", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(UploadsRepo.layer))
}
