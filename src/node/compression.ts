import { createGunzip, createGzip } from "node:zlib"
import * as NodeStream from "@effect/platform-node/NodeStream"
import * as Layer from "effect/Layer"
import { Compression, NotCompressed } from "../documents/Compression.ts"

/** Reads of a stream that are passed on together; each is at most 16 KiB. */
const readsAtOnce = 16

/** The fastest level halves the time of the usual one, for a few per cent more bytes: for what is kept for a short while. */
const levels = { soon: 1, lasting: 6 } as const

/** Compression with Node's zlib. */
export const compression = Layer.succeed(Compression, {
  gzip: (bytes, kept) =>
    NodeStream.pipeThroughDuplex(bytes, {
      evaluate: () => createGzip({ level: levels[kept] }),
      onError: (cause): never => {
        throw cause
      },
      chunkSize: readsAtOnce
    }),
  gunzip: (bytes) =>
    NodeStream.pipeThroughDuplex(bytes, {
      evaluate: () => createGunzip(),
      onError: () => new NotCompressed(),
      chunkSize: readsAtOnce
    })
})
