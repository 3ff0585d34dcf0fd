import { join } from "node:path"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { randomBytes } from "../domain/randomText.ts"
import { MAX_PACK_BYTES, type PackPaths } from "../node/memory/packMemory.ts"
import { openRegular } from "../node/readRegular.ts"
import { Compression } from "../documents/Compression.ts"
import { packDocument } from "../scans/packDocument.ts"
import { Sealing, type SealedOwner } from "../sealing/Sealing.ts"
import { RepositoryMemoryRepo } from "./RepositoryMemoryRepo.ts"

/** What was kept cannot be opened: it was damaged, sealed under a key that is gone, or replaced while it was read. */
class MemoryUnreadable extends Data.TaggedError("MemoryUnreadable")<{}> {
  get isRetryable(): boolean {
    return false
  }
}

/** Whose memory it is. */
export interface MemoryOwner {
  readonly tenant: string
  readonly repository: string
}

const GENERATION_BYTES = 16

/** So much of a file is read at a time. */
const READ_BYTES = 1_048_576

const pathsIn = (folder: string): PackPaths => ({
  before: join(folder, "memory-before"),
  after: join(folder, "memory-after")
})

const sealedFor = ({ tenant, repository }: MemoryOwner, generation: string, position: number): SealedOwner => [
  "scan memory",
  tenant,
  repository,
  generation,
  String(position)
]

/** The bytes of a file that a scan process wrote: nothing that such a process can put in its place is followed or waited for. */
const fileBytes = (path: string): { readonly size: number; readonly bytes: Stream.Stream<Uint8Array> } | undefined => {
  const file = openRegular(path)
  if ("reason" in file) return undefined
  const bytes = Stream.paginate(0, (at: number) =>
    Effect.sync(() => {
      const some = file.read(at, READ_BYTES)
      return [[some], some.length === 0 ? Option.none<number>() : Option.some(at + some.length)] as const
    })
  ).pipe(
    Stream.filter(({ length }) => length > 0),
    Stream.ensuring(Effect.sync(file.close))
  )
  return { size: file.size, bytes }
}

const make = Effect.gen(function* () {
  const repo = yield* RepositoryMemoryRepo
  const sealing = yield* Sealing
  const files = yield* FileSystem.FileSystem
  const compression = yield* Compression

  const sealedPieces = (owner: MemoryOwner, generation: string) =>
    Stream.paginate(0, (position: number) =>
      Effect.gen(function* () {
        const sealed = yield* repo.piece(owner.repository, position)
        if (sealed === undefined) return [[], Option.none<number>()] as const
        const opened = yield* sealing.open(sealedFor(owner, generation, position), sealed)
        if (opened === undefined) return yield* new MemoryUnreadable()
        return [[opened], Option.some(position + 1)] as const
      })
    )

  const bounded = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>) => {
    let size = 0
    return Stream.tap(bytes, ({ length }) =>
      Effect.suspend(() => ((size += length) > MAX_PACK_BYTES ? Effect.fail(new MemoryUnreadable()) : Effect.void))
    )
  }

  /** Puts what the scan before has left into a folder, and says where; undefined where nothing may be kept. */
  const open = Effect.fnUntraced(function* (owner: MemoryOwner, folder: string, maxBytes: number) {
    if (maxBytes === 0) return undefined
    const paths = pathsIn(folder)
    const write = Effect.gen(function* () {
      const row = yield* repo.find(owner.repository)
      if (row === undefined) return
      const bytes = bounded(compression.gunzip(sealedPieces(owner, row.generation)))
      yield* Stream.run(bytes, files.sink(paths.before, { mode: 0o600 }))
    })
    yield* write.pipe(
      Effect.catchCause((cause) =>
        Effect.andThen(
          Effect.logInfo("a repository is scanned without what was kept of it", {
            repository: owner.repository,
            cause
          }),
          Effect.ignore(files.remove(paths.before, { force: true }))
        )
      )
    )
    return paths
  })

  const sealed = Effect.fnUntraced(function* (
    owner: MemoryOwner,
    generation: string,
    pieces: ReadonlyArray<Uint8Array>
  ) {
    return yield* Effect.forEach(pieces, (piece, position) =>
      sealing.seal(sealedFor(owner, generation, position), piece)
    )
  })

  const replace = Effect.fnUntraced(function* (owner: MemoryOwner, bytes: Stream.Stream<Uint8Array>, maxBytes: number) {
    const { pieces } = yield* Effect.provideService(packDocument(bytes), Compression, compression)
    const generation = bytesToHex(randomBytes(GENERATION_BYTES))
    const all = yield* sealed(owner, generation, pieces)
    const byte_length = all.reduce((sum, { length }) => sum + length, 0)
    if (byte_length > maxBytes) return yield* repo.remove(owner.repository)
    yield* repo.replace(owner.repository, { generation, byte_length }, all, maxBytes)
  })

  /** Keeps what a scan has left in its folder for the next scan of the repository. It never fails: then nothing is kept. */
  const keep = (owner: MemoryOwner, { after }: PackPaths, maxBytes: number) =>
    Effect.suspend(() => {
      const left = fileBytes(after)
      if (left === undefined) return repo.touch(owner.repository)
      return left.size > MAX_PACK_BYTES ? Effect.void : replace(owner, left.bytes, maxBytes)
    }).pipe(Effect.sandbox, Effect.ignore({ log: "Warn" }))

  return { open, keep }
})

/** What scans of a repository leave for the next one of the same tenant: compressed, sealed, and never needed. */
export class RepositoryMemory extends Context.Service<RepositoryMemory>()("ciphermap/RepositoryMemory", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([RepositoryMemoryRepo.layer, Sealing.layer]))
}
