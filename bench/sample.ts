import { cpSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { makeSelection } from "../scanner/select/makeSelection.ts"
import { walk } from "../src/node/walk.ts"

/** A new folder with so many of a corpus's source files, spread evenly over it. */
export const sampleOf = async (corpus: string, count: number): Promise<string> => {
  const { root, paths } = await Effect.runPromise(walk(corpus, { selection: makeSelection({}), gitignore: false }))
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-sample-"))
  for (let at = 0; at < Math.min(count, paths.length); at++) {
    const path = paths[Math.floor((at * paths.length) / count)]!
    cpSync(join(root, path), join(folder, path))
  }
  return folder
}
