import { readFile } from "node:fs/promises"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants } from "node:zlib"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ScanPageFiles } from "../web/folderScan/ScanPageFiles.ts"
import { COMPRESSED } from "./scannerFiles.ts"
import { servedAssets } from "./servedAssets.ts"

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Grammars are compressed when a first browser asks for them: higher qualities take several times as long, for a tenth less. */
const QUALITY = 5

/** What makes the code from the sources; the package has it beside the program, and none of this. */
interface ScanPageBuild {
  readonly scanPageVersion: () => string
  readonly scanPageFolder: () => Promise<string>
}

const fromSources = async () => {
  const build = new URL("../../.ci/scanPageFiles.ts", import.meta.url).href
  const { scanPageVersion, scanPageFolder }: ScanPageBuild = await import(build)
  return { version: scanPageVersion(), folder: async () => pathToFileURL(`${await scanPageFolder()}/`) }
}

const fromPackage = async () => {
  const folder = new URL("../../scanPage/", import.meta.url)
  return { version: await readFile(new URL("version", folder), "utf8"), folder: async () => folder }
}

let found: ReturnType<typeof fromSources> | undefined

const code = () => (found ??= import.meta.url.endsWith(".js") ? fromPackage() : fromSources())

const isCode = /^[a-z-]+\.js$/

const packed = async (path: string): Promise<Uint8Array | undefined> => {
  if (isCode.test(path)) {
    const folder = await (await code()).folder()
    return readFile(new URL(`${path}${COMPRESSED}`, folder)).catch(() => undefined)
  }
  const asset = servedAssets.get(path)
  if (asset === undefined) return undefined
  return compress(await asset(), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}

const kept = new Map<string, Promise<Uint8Array | undefined>>()

/** Only what is there is kept, so that nobody can fill the memory with names. */
const read = async (path: string): Promise<Uint8Array | undefined> => {
  const made = kept.get(path) ?? packed(path)
  if (isCode.test(path) || servedAssets.has(path)) kept.set(path, made)
  const bytes = await made
  if (bytes === undefined) kept.delete(path)
  return bytes
}

export const scanPageFiles = Layer.succeed(ScanPageFiles, {
  version: Effect.promise(async () => (await code()).version),
  read: (path) => Effect.promise(() => read(path)),
  unpack: (brotli) => Effect.promise(() => decompress(brotli))
})
