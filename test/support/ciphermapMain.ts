import { join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")

/** Where `test/compileOnce.ts` leaves the program, compiled and bundled as in the package, before the tests that start it. */
export const compiledFolder = join(root, "node_modules/.cache/ciphermap/compiled")

/** The program that tests start: `node ciphermapMain scan .` */
export const ciphermapMain = join(compiledFolder, "src/main.js")

/**
 * The same for short runs, as arguments of Node: compiling hot WebAssembly once more costs such a process more than it saves, with
 * the embedded database two thirds of its processor time.
 */
export const ciphermapShortly: readonly [string, string] = ["--liftoff-only", ciphermapMain]
