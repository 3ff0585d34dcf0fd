import { createHash } from "node:crypto"
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, relative } from "node:path"
import { rolldown } from "rolldown"
import { manifest } from "../grammars/manifest.ts"
import { compileLanguagePrefilter } from "../scanner/engine/compileLanguagePrefilter.ts"
import { librariesOf } from "../scanner/rules/librariesOf.ts"
import { digestOfFiles, IDENTITY_FILE } from "../src/node/scannerIdentity.ts"

const root = dirname(import.meta.dirname)

/** `node_modules/@scope/name` of a bundled module. */
const packageFolder = (module: string): string | undefined =>
  /^.*node_modules\/(?!\.)(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]

/** The text, or what the package says of itself where it holds no text. */
const keepLicence = (output: string, folder: string): void => {
  const licence = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  const kept = join(output, "licences", relative(join(root, "node_modules"), folder))
  if (licence !== undefined) return cpSync(join(folder, licence), join(kept, licence))
  const { author, license, name, repository, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  if (typeof license !== "string") throw new Error(`${folder} has no licence to pass on`)
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, "LICENSE.txt"), JSON.stringify({ name, version, license, author, repository }, undefined, 2))
}

/** The program, its processes and its threads start in a third of the time when they are a few files; the library stays as it is, beside its types. */
const bundleProgram = async (output: string): Promise<void> => {
  const entries = join(output, "src/start")
  const input = Object.fromEntries(
    ["nodeCli", "serveScanProcess", "serveScans", "reportWorker", "compareWorker", "judgeWorker"].map((name) => [
      name,
      join(entries, `${name}.js`)
    ])
  )
  /** It finds its own files beside itself. */
  const external = ["@electric-sql/pglite"]
  const bundle = await rolldown({ input, external, platform: "node", checks: { eval: false } })
  const { output: chunks } = await bundle.write({
    dir: entries,
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    minify: { mangle: false }
  })
  const modules = chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []))
  folders.forEach((folder) => keepLicence(output, folder))
}

/** Languages that call the same libraries may have equal prefilters, which are written once; the list says which file each has. */
const writePrefilters = async (folder: string): Promise<void> => {
  const files: Record<string, string> = {}
  const written = new Map<string, string>()
  for (const language of manifest) {
    const bytes = compileLanguagePrefilter(language, await librariesOf(language.ecosystem))
    const hash = createHash("sha256").update(bytes).digest("hex")
    const file = written.get(hash) ?? `${language.name}.prefilter`
    if (!written.has(hash)) writeFileSync(join(folder, file), bytes)
    written.set(hash, file)
    files[language.name] = file
  }
  writeFileSync(join(folder, "prefilters.json"), `${JSON.stringify(files, null, 2)}\n`)
}

/** Adds to compiled modules what they read, what only takes time to make, and the bundled program. */
export const assemble = async (output: string): Promise<void> => {
  for (const file of globSync("{grammars,scanner,src}/**/*.{scm,wasm}", { cwd: root })) {
    cpSync(join(root, file), join(output, file))
  }
  for (const folder of ["docs", "migrations"]) cpSync(join(root, folder), join(output, folder), { recursive: true })
  rmSync(join(output, "docs/terminal.svg"), { force: true })
  await writePrefilters(join(output, "grammars"))
  const require = createRequire(import.meta.url)
  for (const { wasm } of manifest.filter(({ isShipped }) => isShipped === true)) {
    const file = require.resolve(wasm)
    cpSync(file, join(output, "grammars", basename(file)))
    keepLicence(output, packageFolder(file)!)
  }
  await bundleProgram(output)
  const scanner = ["grammars/**/*.{scm,wasm,prefilter}", "{grammars,scanner}/**/*.{js,wasm}"]
  writeFileSync(join(output, IDENTITY_FILE), digestOfFiles(output, scanner))
}
