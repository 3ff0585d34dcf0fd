import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Stream from "effect/Stream"
import { DocumentDamaged } from "../domain/documentErrors.ts"
import { hashIn, type ObjectKey } from "../domain/ObjectKey.ts"

const nothing = new Uint8Array(0)

/** Holds the last bytes back until the hash is known to be right: nobody takes a damaged object for a whole one. */
export const verified = <E, R>(
  key: ObjectKey,
  bytes: Stream.Stream<Uint8Array, E, R>
): Stream.Stream<Uint8Array, E | DocumentDamaged, R> =>
  Stream.suspend(() => {
    const hash = sha256.create()
    let held: Uint8Array = nothing
    const shifted = Stream.map(bytes, (next) => {
      hash.update(next)
      const ready = held
      held = next
      return ready
    })
    const last = Stream.suspend(() =>
      bytesToHex(hash.digest()) === hashIn(key) ? Stream.succeed(held) : Stream.fail(new DocumentDamaged())
    )
    return Stream.filter(Stream.concat(shifted, last), ({ length }) => length > 0)
  })
