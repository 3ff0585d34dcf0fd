import { sha256 } from "@noble/hashes/sha2.js"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import type { PlatformError } from "effect/PlatformError"
import * as Sink from "effect/Sink"
import * as Stream from "effect/Stream"
import { InvalidBody, ValidationError } from "../api/refusals.ts"
import { Config } from "../config/Config.ts"
import { type DocumentFormat, uploadedVersions } from "../domain/UploadTarget.ts"
import { UploadTooLarge } from "../domain/uploadErrors.ts"
import { WorkFolders } from "../repositories/WorkFolders.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { Compression, NotCompressed } from "../documents/Compression.ts"
import type { ReceivedUpload } from "./ReceivedUpload.ts"
import { jsonGuard, JsonRefused, type OuterMembers } from "./jsonGuard.ts"

const MEBIBYTE = 1_048_576

const refusedJson = ({ problem, offset, sentence }: JsonRefused): ValidationError =>
  new ValidationError({
    detail: [
      problem === "syntax" || problem === "end"
        ? { type: "json_invalid", loc: ["body", offset], msg: "JSON decode error", ctx: { error: sentence } }
        : {
            type: "value_error",
            loc: ["body", offset],
            msg: `Value error, the document ${sentence}`,
            ctx: { error: {} }
          }
    ]
  })

const wrongMember = (member: string, sentence: string): Effect.Effect<never, ValidationError> =>
  Effect.fail(invalidValue(member, sentence))

/** What a check has thrown: bytes that are not UTF-8 are a TypeError. */
const refusedPiece = (cause: unknown): InvalidBody | UploadTooLarge | ValidationError => {
  if (cause instanceof JsonRefused) return refusedJson(cause)
  if (cause instanceof UploadTooLarge) return cause
  if (cause instanceof TypeError) return new InvalidBody({})
  throw cause
}

/** Which of the formats that are taken the document begins to be; what is in it, the scan process checks. */
const formatOf = (outer: OuterMembers): Effect.Effect<DocumentFormat, ValidationError> => {
  if (outer.get("bomFormat") === "CycloneDX") {
    return uploadedVersions.includes(outer.get("specVersion") ?? "")
      ? Effect.succeed("cyclonedx")
      : wrongMember("specVersion", `CycloneDX ${uploadedVersions.join(", ")} can be read`)
  }
  return outer.has("source") && outer.has("findings")
    ? Effect.succeed("scan")
    : wrongMember("bomFormat", "a document is CycloneDX in JSON, or a scan of ciphermap scan --format json")
}

/** Checks a document piece by piece: its size, its coding, its JSON. */
const checker = (maxMebibytes: number) => {
  const guard = jsonGuard()
  const utf8 = new TextDecoder("utf-8", { fatal: true })
  const hash = sha256.create()
  let byteLength = 0
  const checked = <A>(check: () => A): Effect.Effect<A, InvalidBody | UploadTooLarge | ValidationError> =>
    Effect.try({ try: check, catch: refusedPiece })
  return {
    take: (bytes: Uint8Array) =>
      checked(() => {
        byteLength += bytes.length
        if (byteLength > maxMebibytes * MEBIBYTE) throw UploadTooLarge.than(maxMebibytes)
        hash.update(bytes)
        guard.take(utf8.decode(bytes, { stream: true }))
      }),
    end: checked(() => {
      guard.take(utf8.decode())
      return guard.end()
    }).pipe(
      Effect.flatMap(formatOf),
      Effect.map((format) => ({ format, sha256: hash.digest(), byteLength }))
    )
  }
}

/** A full disk: the fault is not the client's. */
const unwritable = (cause: PlatformError): never => {
  throw cause
}

/** Receives documents: memory holds a piece at a time, and what is refused is not read to its end. */
export const receiveDocument = Effect.gen(function* () {
  const files = yield* FileSystem.FileSystem
  const folders = yield* WorkFolders
  const { gzip, gunzip } = yield* Compression
  const { maxUploadMebibytes } = yield* Config

  const decompressed = <E, R>(body: Stream.Stream<Uint8Array, E, R>) =>
    Stream.mapError(gunzip(body), (error) => (error instanceof NotCompressed ? new InvalidBody({}) : error))

  return Effect.fnUntraced(function* <E, R>(body: Stream.Stream<Uint8Array, E, R>, isCompressed: boolean) {
    const folder = yield* Effect.orDie(folders.make)
    const file = `${folder}/document.gz`
    const { take, end } = checker(maxUploadMebibytes)
    const checked = Stream.tap(isCompressed ? decompressed(body) : body, take)
    yield* Stream.run(gzip(checked, "soon"), Sink.mapError(files.sink(file), unwritable))
    return { file, fileName: null, ...(yield* end) } satisfies ReceivedUpload
  })
})
