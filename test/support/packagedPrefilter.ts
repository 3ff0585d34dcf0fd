import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Language } from "../../grammars/manifest.ts"
import { compiledFolder } from "./ciphermapMain.ts"

/** Stands for `src/node/compiledPrefilter.ts`: compiling all takes two seconds, and the compiled program has them. */
export const compiledPrefilter = ({ name }: Language): Promise<Uint8Array> =>
  readFile(join(compiledFolder, `grammars/${name}.prefilter`))
