import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"

/** SHA-256, hexadecimal. */
export const fingerprint = (bytes: Uint8Array | ArrayBuffer): string =>
  bytesToHex(sha256(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)))

export const hex = (bytes: ArrayBuffer): string => bytesToHex(new Uint8Array(bytes))
