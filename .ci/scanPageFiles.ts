import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { COMPRESSED } from "../src/node/scannerFiles.ts"
import { sourcesIdentity } from "../src/node/scannerIdentity.ts"
import { bundleScanPage } from "./bundle.ts"

const root = dirname(import.meta.dirname)

const compress = promisify(brotliCompress)

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** A digest of everything that browsers load to scan; it is part of the addresses of these files. */
export const scanPageVersion = (): string => {
  const hash = createHash("sha256").update(sourcesIdentity())
  for (const file of [
    ".ci/bundle.ts",
    "src/version.ts",
    ...globSync("src/{browser,scanPage}/*.ts", { cwd: root }).toSorted()
  ])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

const kept = join(root, "node_modules/.cache/ciphermap/scanPage")

/** The folder with the code that browsers load to scan, compressed as far as it goes; made where it is of other sources. */
export const scanPageFolder = async (): Promise<string> => {
  const folder = join(kept, scanPageVersion())
  if (existsSync(folder)) return folder
  const fresh = `${folder}-${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const write = async ({ fileName, code }: { readonly fileName: string; readonly code: string }): Promise<void> =>
    writeFileSync(join(fresh, `${fileName}${COMPRESSED}`), await compress(code, { params }))
  await Promise.all((await bundleScanPage()).map(write))
  writeFileSync(join(fresh, "version"), scanPageVersion())
  try {
    renameSync(fresh, folder)
  } catch (cause) {
    // Another process was first.
    if (!existsSync(folder)) throw cause
    rmSync(fresh, { recursive: true })
  }
  return folder
}
