import { createHash } from "node:crypto"
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { manifest } from "../grammars/manifest.ts"
import { compileLanguagePrefilter } from "../scanner/engine/compileLanguagePrefilter.ts"
import { librariesOf } from "../scanner/rules/librariesOf.ts"
import { scanPageFolder } from "./scanPageFiles.ts"
import { COMPRESSED } from "../src/node/scannerFiles.ts"
import { IDENTITY_FILE, sourcesIdentity } from "../src/node/scannerIdentity.ts"

const root = dirname(import.meta.dirname)
const { resolve } = createRequire(import.meta.url)

/** 11 takes many times as long, and 6 leaves 1 MB more in the prefilters and grammars. */
const QUALITY = 9

const writeCompressed = (file: string, bytes: Uint8Array): void => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}${COMPRESSED}`, brotliCompressSync(bytes, { params }), { flag: "wx" })
}

/** Languages that call the same libraries may have equal prefilters, which are written once; the list says which file each has. */
const writePrefilters = async (folder: string): Promise<void> => {
  const files: Record<string, string> = {}
  const written = new Map<string, string>()
  for (const language of manifest) {
    const bytes = compileLanguagePrefilter(language, await librariesOf(language.ecosystem))
    const hash = createHash("sha256").update(bytes).digest("hex")
    const file = written.get(hash) ?? `${language.name}.prefilter`
    if (!written.has(hash)) writeCompressed(join(folder, file), bytes)
    written.set(hash, file)
    files[language.name] = file
  }
  writeFileSync(join(folder, "prefilters.json"), `${JSON.stringify(files, null, 2)}\n`)
}

/** The file of a grammar that the table of grammars names. */
export const grammarFile = (specifier: string): string => resolve(specifier)

/** What scanning reads beside the program: queries, grammars, prefilters, and the wasm that runs them. */
export const writeScannerFiles = async (output: string): Promise<void> => {
  for (const file of globSync("{grammars,scanner}/**/*.{scm,wasm}", { cwd: root })) {
    cpSync(join(root, file), join(output, file))
  }
  const folder = join(output, "grammars")
  cpSync(resolve("web-tree-sitter/tree-sitter.wasm"), join(folder, "tree-sitter.wasm"))
  for (const specifier of new Set(manifest.map(({ wasm }) => wasm))) {
    writeCompressed(join(folder, basename(specifier)), readFileSync(grammarFile(specifier)))
  }
  await writePrefilters(folder)
  writeFileSync(join(output, IDENTITY_FILE), sourcesIdentity())
}

export const htmxFile = resolve("htmx.org/dist/htmx.min.js")

/** What the service reads beside the program: its documentation, the schema of its database, and the scripts of its pages. */
export const writeServiceFiles = async (output: string): Promise<void> => {
  mkdirSync(output, { recursive: true })
  for (const folder of ["docs", "migrations"]) cpSync(join(root, folder), join(output, folder), { recursive: true })
  for (const picture of ["terminal.svg", "report.png"]) rmSync(join(output, "docs", picture), { force: true })
  cpSync(htmxFile, join(output, "htmx.min.js"))
  cpSync(await scanPageFolder(), join(output, "scanPage"), { recursive: true })
}
