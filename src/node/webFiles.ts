import { readFile } from "node:fs/promises"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { DocsFiles } from "../web/docs/DocsFiles.ts"
import { createRequire } from "node:module"
import { HtmxScript } from "../web/HtmxScript.ts"

const file = createRequire(import.meta.url).resolve("htmx.org/dist/htmx.min.js")

/** From its package. */
export const htmxScript = Layer.succeed(HtmxScript, { read: Effect.promise(() => readFile(file)) })

const folder = new URL("../../docs/", import.meta.url)

/** From `docs/`, which is in the sources and in the package. */
export const docsFiles = Layer.succeed(DocsFiles, {
  read: (name) => Effect.promise(() => readFile(new URL(name, folder), "utf8"))
})
