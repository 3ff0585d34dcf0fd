import { dirname, join } from "node:path"
import { type InputOptions, type Plugin, rolldown } from "rolldown"

const root = dirname(import.meta.dirname)
const source = (file: string): string => join(root, "src", `${file}.ts`)

/** Writes the entries and what they import to the folder `src` of a package, and says which modules that took. */
const bundle = async (
  output: string,
  entries: ReadonlyArray<string>,
  options: Pick<InputOptions, "external" | "platform" | "plugins" | "resolve">,
  name: (entry: string) => string = (entry) => entry
): Promise<ReadonlyArray<string>> => {
  const input = Object.fromEntries(entries.map((entry) => [name(entry), source(entry)]))
  const made = await rolldown({ input, platform: "node", checks: { eval: false }, ...options })
  const { output: chunks } = await made.write({
    dir: join(output, "src"),
    format: "esm",
    entryFileNames: "[name].js",
    // What two bundles have in common is there once.
    chunkFileNames: "chunks/[name]-[hash].js",
    minify: { mangle: { keepNames: true } }
  })
  await made.close()
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
}

const ofScans = ["main", "start/nodeCli", "start/scanWorker"]
const ofService = [
  "start/scanProcess",
  "start/scanProcessWatch",
  "start/reportWorker",
  "start/compareWorker",
  "start/judgeWorker"
]

const withoutService = {
  "./serviceModules.ts": source("start/withoutService"),
  "../serviceModules.ts": source("start/withoutService")
}

/** The command line and its threads, without the service: a few files start in a third of the time. */
export const bundleScanner = (output: string) => bundle(output, ofScans, { resolve: { alias: withoutService } })

/** The whole program with its processes and threads; the embedded database finds its own files beside itself. */
export const bundleProgram = (output: string) =>
  bundle(output, [...ofScans, ...ofService], { external: ["@electric-sql/pglite"] })

/** The parser asks for modules of Node under Node only: in browsers there is nothing in their place. */
export const withoutNode: Plugin = {
  name: "without-node",
  resolveId: (id) => (id === "fs/promises" || id === "module" ? "\0nothing" : undefined),
  load: (id) => (id === "\0nothing" ? "export {}" : undefined)
}

const theirs = { external: /^effect(?:\/|$)/ }

/** What users import, in programs and in pages. It shares `effect` with them, whose types it has. */
export const bundleLibrary = async (output: string): Promise<ReadonlyArray<string>> => {
  const name = (entry: string): string => `library/${entry}`
  const inPages = { ...theirs, platform: "browser" as const, plugins: [withoutNode] }
  return [
    ...(await bundle(output, ["scanner", "client"], theirs, name)),
    ...(await bundle(output, ["browser"], inPages, name))
  ]
}

const ofRules = /scanner\/rules\/(\w+)\//

/** What is loaded where a scan meets what a compiler made, or records of installed packages. */
const ofCompiled =
  /scanner\/(?:assemblies|bytecode|native)\/|scanner\/engine\/(?:scanNative|symbolFindings|nativePlace)\.|scanner\/manifests\/(?:packedLibraries|sharedLibraries|installed\/)/

/** What reads keys, certificates and configuration, once a scan meets some. */
const ofFormats = /scanner\/(?:artefacts|configuration)\/|scanner\/engine\/scanArtefact\./

const ofEnumerations = /scanner\/rules\/cdkEnumerations\./

/**
 * Rule tables are data, loaded by ecosystem, and compiled files are seldom met; the parser calls `eval`, which keeps the names of what shares a file with it.
 * A group takes along what its modules import at once, so that of the worker comes before those that are loaded later.
 */
const filesOfWorker = [
  { name: "parser", test: /web-tree-sitter/ },
  { name: "worker", test: (id: string) => ![ofRules, ofEnumerations, ofCompiled, ofFormats].some((of) => of.test(id)) },
  { name: "compiled", test: ofCompiled },
  { name: "formats", test: ofFormats },
  { name: "rules-enumerations", test: ofEnumerations },
  { name: (id: string) => `rules-${ofRules.exec(id)?.[1]}`, debugName: "rules" }
]

const bundleForBrowsers = async (entry: string, name: string, groups: typeof filesOfWorker) => {
  const made = await rolldown({
    input: { [name]: source(entry) },
    platform: "browser",
    checks: { eval: false, ineffectiveDynamicImport: false, importIsUndefined: false },
    plugins: [withoutNode]
  })
  const { output } = await made.generate({
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    minify: true,
    codeSplitting: { groups }
  })
  await made.close()
  return output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk] : []))
}

/** What scans in the browsers of visitors: the page's part and the worker's, by the names of their files. */
export const bundleScanPage = async () => [
  ...(await bundleForBrowsers("scanPage/page", "page", [])),
  ...(await bundleForBrowsers("scanPage/scanWorker", "worker", filesOfWorker))
]

const inExecutable = {
  ...withoutService,
  "./entryModule.ts": source("node/entryModuleInExecutable"),
  "./ownFile.ts": source("node/ownFileInExecutable")
}

/** What the single executable holds of the program: its main script, which Node wants to be CommonJS, or a thread of it. */
export const bundleWhole = async (
  entry: string,
  format: "cjs" | "esm",
  file: string
): Promise<ReadonlyArray<string>> => {
  const made = await rolldown({
    input: source(entry),
    platform: "node",
    checks: { eval: false },
    resolve: { alias: inExecutable },
    transform: {
      define: {
        "import.meta.env": "{}",
        "import.meta.url": JSON.stringify("file:///ciphermap/src/start/executable.js")
      }
    }
  })
  const { output } = await made.write({ file, format, codeSplitting: false, minify: { mangle: false } })
  await made.close()
  return output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
}
