import { Buffer } from "node:buffer"
import type { Secret } from "./makeSecrets.ts"

/** A piece of a secret of this length is an echo of it. */
const WINDOW = 16

/** PEM and JWK say the kind, the curve and more beside the secret, which a report may say as well. */
const HAS_PUBLIC_PARTS = /-----BEGIN|^\{"kty":/

const JSON_TEXT = /^"|"$/g

/** Base64 of the same bytes behind none, one or two others, without what those others have a part in. */
const shifted = (bytes: Uint8Array, encoding: "base64" | "base64url"): ReadonlyArray<string> =>
  [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString(encoding)
      .slice(before === 0 ? 0 : before + 1)
      .replace(/.{0,2}=*$/, "")
  )

const formsOf = ({ bytes, written }: Secret): ReadonlyArray<string> => {
  const raw = Buffer.from(bytes)
  const plain = raw.toString("latin1")
  const utf8 = raw.toString("utf8")
  const texts = HAS_PUBLIC_PARTS.test(written) ? [] : [written]
  return [
    plain,
    utf8,
    ...texts,
    ...shifted(bytes, "base64"),
    ...shifted(bytes, "base64url"),
    raw.toString("hex"),
    [...raw].join(", "),
    [...raw].join(","),
    [...raw].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join(""),
    ...[plain, utf8, ...texts].flatMap((text) => [
      encodeURIComponent(text.toWellFormed()),
      JSON.stringify(text).replace(JSON_TEXT, "")
    ])
  ]
}

/** Everything by which a secret would be known again, in lower case. */
const marksOf = (secret: Secret): ReadonlyArray<string> =>
  formsOf(secret).flatMap((form) => {
    const text = form.toLowerCase()
    if (text.length <= WINDOW) return text === "" ? [] : [text]
    return Array.from({ length: text.length - WINDOW + 1 }, (_, at) => text.slice(at, at + WINDOW))
  })

export interface SecretSearch {
  readonly of: (output: string) => ReadonlySet<Secret>
}

const FACTOR = 31

/** Of the hashes of marks, one bit each: what has no bit is no mark, and few others have one. */
const BITS = 26

/** Hashes of all pieces of a length, by where they begin; each follows from the one before it. */
const forEachHash = (text: string, length: number, visit: (hash: number, at: number) => void): void => {
  let leaving = 1
  for (let at = 0; at < length; at++) leaving = Math.imul(leaving, FACTOR)
  let hash = 0
  for (let end = 0; end < text.length; end++) {
    hash = (Math.imul(hash, FACTOR) + text.charCodeAt(end)) | 0
    if (end >= length) hash = (hash - Math.imul(leaving, text.charCodeAt(end - length))) | 0
    if (end >= length - 1) visit(Math.imul(hash, 0x9e3779b1) >>> (32 - BITS), end - length + 1)
  }
}

/** Searches texts for secrets in any encoding, whole or in pieces. */
export const searchFor = (secrets: ReadonlyArray<Secret>): SecretSearch => {
  const byMark = new Map<string, Secret>()
  for (const secret of secrets) for (const mark of marksOf(secret)) byMark.set(mark, secret)
  const lengths = new Set<number>()
  const known = new Uint8Array(2 ** (BITS - 3))
  for (const mark of byMark.keys()) {
    lengths.add(mark.length)
    forEachHash(mark, mark.length, (hash) => (known[hash >> 3]! |= 1 << (hash & 7)))
  }
  return {
    of: (output) => {
      const text = output.toLowerCase()
      const found = new Set<Secret>()
      for (const length of lengths)
        forEachHash(text, length, (hash, at) => {
          if ((known[hash >> 3]! & (1 << (hash & 7))) === 0) return
          const secret = byMark.get(text.slice(at, at + length))
          if (secret !== undefined) found.add(secret)
        })
      return found
    }
  }
}
