import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"

/** SHA-256, hexadecimal. */
export const fingerprint = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))

export const hex = (bytes: Uint8Array): string => bytesToHex(bytes)
