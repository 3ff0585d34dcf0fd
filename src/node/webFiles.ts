import { readFile } from "node:fs/promises"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { DocsFiles } from "../web/docs/DocsFiles.ts"
import { createRequire } from "node:module"
import { HtmxScript } from "../web/HtmxScript.ts"
import { SampleFiles } from "../web/sample/SampleFiles.ts"

/** In the package beside the program, in the sources from the package that brings it. */
const file = import.meta.url.endsWith(".js")
  ? new URL("../../htmx.min.js", import.meta.url)
  : createRequire(import.meta.url).resolve("htmx.org/dist/htmx.min.js")

export const htmxScript = Layer.succeed(HtmxScript, { read: Effect.promise(() => readFile(file)) })

const folder = new URL("../../docs/", import.meta.url)

/** From `docs/`, as the documents. */
export const sampleFiles = Layer.succeed(SampleFiles, {
  scan: Effect.promise(() => readFile(new URL("sample.json", folder))),
  picture: (scheme) => Effect.promise(() => readFile(new URL(`sample-${scheme}.webp`, folder)))
})

/** From `docs/`, which is in the sources and in the package. */
export const docsFiles = Layer.succeed(DocsFiles, {
  read: (name) => Effect.promise(() => readFile(new URL(name, folder), "utf8"))
})
