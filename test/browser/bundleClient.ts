import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { rolldown } from "rolldown"

const entry = join(import.meta.dirname, "../../src/client.ts")

export interface Bundle {
  readonly code: string
  readonly gzipBytes: number
  /** What it would still have to load. */
  readonly imports: ReadonlyArray<string>
}

/** A module for browsers that exports these of the client's names, minified, with nothing else that they do not need. */
export const bundleClient = async (...names: ReadonlyArray<string>): Promise<Bundle> => {
  const start = "\0start"
  const bundle = await rolldown({
    input: start,
    platform: "browser",
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: "start",
        resolveId: (id) => (id === start ? id : undefined),
        load: (id) => (id === start ? `export { ${names.join(", ")} } from ${JSON.stringify(entry)}` : undefined)
      }
    ]
  })
  const { output } = await bundle.generate({ format: "esm", minify: true })
  const chunks = output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk] : []))
  const code = chunks.map((chunk) => chunk.code).join("")
  return { code, gzipBytes: gzipSync(code).length, imports: chunks.flatMap(({ imports }) => imports) }
}
