import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { compileUnchecked } from "../.ci/compileUnchecked.ts"
import { compiledFolder } from "./support/ciphermapMain.ts"

const root = join(import.meta.dirname, "..")
const made = "{.ci,docs,grammars,migrations,scanner,src}/**/*.*"

/** Changes with every file that the program is made of. */
const currentState = (): string => {
  const hash = createHash("sha256")
  for (const file of [
    "package-lock.json",
    ...globSync(made, { cwd: root, exclude: ["**/*.fixture.*", "**/node_modules/**"] })
  ].toSorted()) {
    const { mtimeMs, size } = statSync(join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest("hex")
}

/**
 * Compiles and bundles the program as in the package, unless that was done: started from its sources it takes two to three times
 * as long, and tests start it hundreds of times.
 */
export default async (): Promise<void> => {
  const state = currentState()
  const note = join(compiledFolder, "made-of")
  if (existsSync(note) && readFileSync(note, "utf8") === state) return
  const fresh = `${compiledFolder}-${process.pid}`
  mkdirSync(dirname(fresh), { recursive: true })
  await compileUnchecked(fresh)
  writeFileSync(join(fresh, "made-of"), state)
  rmSync(compiledFolder, { recursive: true, force: true })
  renameSync(fresh, compiledFolder)
}
