import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { HtmxScript } from "../web/HtmxScript.ts"

const file = createRequire(import.meta.url).resolve("htmx.org/dist/htmx.min.js")

/** As its package has it. */
export const htmxScript = Layer.succeed(HtmxScript, { read: Effect.promise(() => readFile(file)) })
