import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { assess } from "../../scanner/classify/assess.ts"
import { policies } from "../../scanner/classify/policies.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { scannerOnce } from "../support/scannerOnce.ts"

const encoder = new TextEncoder()

/** What a scan of these files finds and means. */
export const judgedText = Effect.fnUntraced(function* (texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  const report = yield* Effect.flatMap(Scanner, (scanner) => scanner.scan(Stream.fromIterable(files))).pipe(
    Effect.provide(scannerOnce)
  )
  const inventory = toInventory(report)
  const assessment = assess(inventory, { on: "2026-11-22", policies: Object.values(policies) })
  return { report, inventory, assessment }
})
