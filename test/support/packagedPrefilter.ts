import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import type { Language } from "../../grammars/manifest.ts"
import { compiledFolder } from "./ciphermapMain.ts"

/** Stands for `src/node/compiledPrefilter.ts`: compiling all takes two seconds, and the compiled program has them. */
export const compiledPrefilter = async ({ name }: Language): Promise<Uint8Array> => {
  const files = JSON.parse(await readFile(join(compiledFolder, "grammars/prefilters.json"), "utf8"))
  return brotliDecompressSync(await readFile(join(compiledFolder, "grammars", `${files[name]}.br`)))
}
