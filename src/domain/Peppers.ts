import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Redacted from "effect/Redacted"

/** A secret that keys are hashed with, and a number by which rows name it without saying anything of it. */
export interface Pepper {
  readonly id: number
  readonly secret: Redacted.Redacted<Uint8Array>
}

/** New keys are made with the first; keys made with any of them open. */
export class Peppers extends Context.Service<Peppers, readonly [Pepper, ...ReadonlyArray<Pepper>]>()(
  "ciphermap/Peppers"
) {}

const domain = "ciphermap pepper id\0"

export const pepperOf = (text: Redacted.Redacted<string>): Pepper => {
  const digest = sha256(utf8ToBytes(domain + Redacted.value(text)))
  return {
    id: (((digest[0] ?? 0) << 8) | (digest[1] ?? 0)) & 0x7fff,
    secret: Redacted.make(utf8ToBytes(Redacted.value(text)), { label: "pepper" })
  }
}
