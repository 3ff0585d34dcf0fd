import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { PublicUrl } from "../config/PublicUrl.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { RepositoryNotFound } from "../domain/repositoryErrors.ts"
import { uploadHost, type UploadTarget } from "../domain/UploadTarget.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { inPieces } from "../scans/packDocument.ts"
import { Scans } from "../scans/Scans.ts"
import type { NewScan } from "../scans/ScansRepo.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ReceivedUpload } from "./ReceivedUpload.ts"
import { type UploadRepository, UploadsRepo } from "./UploadsRepo.ts"

/** Of what a document is, as its client states it. */
export interface Upload {
  readonly target: UploadTarget
  readonly ref: string | null
  readonly commit: string | null
  readonly projectName: string | null
  readonly projectVersion: string | null
}

type Address = Pick<NewScan, "repoUrl" | "host" | "owner" | "name">

const make = Effect.gen(function* () {
  const repo = yield* UploadsRepo
  const scans = yield* Scans
  const limits = yield* RateLimits
  const files = yield* FileSystem.FileSystem
  const publicUrl = yield* PublicUrl
  const { writeAsTenant } = yield* Tenancy

  const placeOf = ({ target, ref }: Upload) => {
    if (target._tag === "id") return Effect.succeed(target.id)
    return target._tag === "name" ? repo.ofName(target.name, ref) : repo.ofAddress({ ...target.address, ref })
  }

  const repositoryOf = Effect.fnUntraced(function* (upload: Upload) {
    const found = yield* repo.repository(yield* placeOf(upload))
    return found ?? (yield* new RepositoryNotFound())
  })

  /** A repository without an address has its page here, and parts that no server answers to. */
  const addressOf = ({ id, repo_url }: UploadRepository): Address => {
    if (repo_url === null)
      return { repoUrl: `${publicUrl}/console/repositories/${id}`, host: uploadHost, owner: "uploads", name: id }
    const [host = "", ...path] = repo_url.replace(/^https?:\/\//, "").split("/")
    return { repoUrl: repo_url, host, owner: path.slice(0, -1).join("/"), name: path.at(-1) ?? "" }
  }

  /** As it is in its file, so that the transaction is short; memory holds a piece at a time. */
  const store = (scanId: string, { file, fileName, sha256, byteLength }: ReceivedUpload, commit: string | null) =>
    Effect.andThen(
      repo.insert(scanId, { sha256, byte_length: byteLength, commit_sha: commit, file_name: fileName }),
      Stream.orDie(files.stream(file)).pipe(
        inPieces,
        Stream.zipWithIndex,
        Stream.runForEach(([bytes, position]) => repo.insertPiece(scanId, position, bytes))
      )
    )

  /** Queues a scan of an uploaded document or archive, which counts as one that was submitted. */
  const submit = Effect.fnUntraced(function* (document: ReceivedUpload, upload: Upload) {
    const { id: tenant } = yield* CurrentTenant
    yield* limits.require("scans", tenant)
    return yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        const repository = yield* repositoryOf(upload)
        const { id, name, kind, default_ref } = repository
        const scan = {
          ...addressOf(repository),
          ref: upload.ref ?? default_ref,
          projectName: upload.projectName ?? (kind === "upload" ? name.slice(0, 120) : null),
          projectVersion: upload.projectVersion,
          repositoryId: id,
          uploadFormat: document.format
        }
        return yield* scans.accept(scan, (scanId) => store(scanId, document, upload.commit))
      })
    )
  })

  return { submit }
})

/** Scans and bills of materials that were made elsewhere, and archives, which become scans here. */
export class Uploads extends Context.Service<Uploads>()("ciphermap/Uploads", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(UploadsRepo.layer))
}
