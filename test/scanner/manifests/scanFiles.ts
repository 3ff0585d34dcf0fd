import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "../../../scanner/Scanner.ts"

const encoder = new TextEncoder()

/** Scans files that are given as texts. */
export const scanFiles = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const scanner = yield* Scanner
  const sources = Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  return yield* scanner.scan(Stream.fromIterable(sources))
})
