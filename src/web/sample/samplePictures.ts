import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import { SampleFiles } from "./SampleFiles.ts"

export const schemes = ["light", "dark"] as const

export type Scheme = (typeof schemes)[number]

/** Where the pictures of the sample are; an address changes with its picture. */
export type SamplePictures = Readonly<Record<Scheme, string>>

export const samplePictures = Effect.gen(function* () {
  const { picture } = yield* SampleFiles
  const addressOf = (scheme: Scheme) =>
    Effect.map(picture(scheme), (bytes) => `/assets/sample/${scheme}.webp?v=${bytesToHex(sha256(bytes)).slice(0, 16)}`)
  return yield* Effect.cached(Effect.all({ light: addressOf("light"), dark: addressOf("dark") }))
})
