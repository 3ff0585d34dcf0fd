import { readFile } from "node:fs/promises"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { DocsFiles } from "../web/docs/DocsFiles.ts"

const folder = new URL("../../docs/", import.meta.url)

/** As they stand beside the sources, and in the package. */
export const docsFiles = Layer.succeed(DocsFiles, {
  read: (name) => Effect.promise(() => readFile(new URL(name, folder), "utf8"))
})
