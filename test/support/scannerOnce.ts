import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Scanner } from "../../scanner/Scanner.ts"
import { scannerInProcess } from "../../src/node/scannerLayers.ts"

/**
 * One scanner in this thread for all tests of a file, as a thread of a scan has one for all its files: grammars and rule
 * tables are loaded once, and what one text does to the scanner shows in the next test.
 */
export const scannerOnce: Layer.Layer<Scanner> = Layer.succeed(
  Scanner,
  await Effect.runPromise(Effect.provide(Scanner, scannerInProcess))
)
