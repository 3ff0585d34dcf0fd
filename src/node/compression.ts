import { createGunzip, createGzip } from "node:zlib"
import * as NodeStream from "@effect/platform-node/NodeStream"
import * as Layer from "effect/Layer"
import { Compression, NotCompressed } from "../uploads/Compression.ts"

/** Reads of a stream that are passed on together; each is at most 16 KiB. */
const readsAtOnce = 16

/** The fastest level halves the time of the usual one, for a few per cent more bytes. */
const level = 1

/** Compression with Node's zlib. */
export const compression = Layer.succeed(Compression, {
  gzip: (bytes) =>
    NodeStream.pipeThroughDuplex(bytes, {
      evaluate: () => createGzip({ level }),
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
