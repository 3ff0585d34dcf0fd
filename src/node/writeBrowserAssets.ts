import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { servedAssets } from "./servedAssets.ts"

/**
 * Writes into a folder what `fetchedAssets` asks a server for: the parser, and the grammar, query and prefilter of each language,
 * 50 MB in all, of which a page loads what it needs. Serve it compressed: a grammar then has a tenth of its size.
 *
 * ```ts
 * import { writeBrowserAssets } from "ciphermap/scanner"
 *
 * const write = () => writeBrowserAssets("public/ciphermap")
 * console.log(typeof write)
 * ```
 */
export const writeBrowserAssets = async (folder: string): Promise<void> => {
  for (const [path, read] of servedAssets) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await read())
  }
}
