import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "../../scanner/Scanner.ts"

const encoder = new TextEncoder()

/** Scans files that exist only as texts. */
export const scanFiles = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const scanner = yield* Scanner
  const sources = Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  return yield* scanner.scan(Stream.fromIterable(sources))
})

/** Path, name and origin of each finding. */
export const said = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scanFiles(files)
  return findings.map(
    ({ path, facts, sources, isOpenEnded }) =>
      `${path} ${facts.name ?? "unknown"} ${sources.name?.from}${isOpenEnded === true ? " or more" : ""}`
  )
})
