import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import process from "node:process"
import { fileURLToPath } from "node:url"
import { ownFileSync } from "./ownFile.ts"

const root = new URL("../../", import.meta.url)

const isPackaged = import.meta.url.endsWith(".js")

/** Where the build leaves the digest of everything that decides what a scan finds. */
export const IDENTITY_FILE = "scanner/identity"

const MADE_OF = ["package-lock.json", "{grammars,scanner}/**/*.{ts,scm,wasm}"]

/** A digest of the sources that decide what a scan finds, by their paths and bytes. */
export const sourcesIdentity = (): string => {
  const folder = fileURLToPath(root)
  const hash = createHash("sha256")
  const files = globSync(MADE_OF, { cwd: folder, exclude: ["**/*.fixture.*"] })
  for (const file of files.map((one) => one.replaceAll("\\", "/")).toSorted()) {
    const bytes = readFileSync(`${folder}/${file}`)
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest("hex")
}

let known: string | undefined

/**
 * Tells versions of the scanner apart: rules, grammars and code, and the engine that runs it. The package has it from the build;
 * of the sources it is made anew.
 */
export const scannerIdentity = (): string =>
  (known ??= `${isPackaged ? new TextDecoder().decode(ownFileSync(IDENTITY_FILE)) : sourcesIdentity()} ${process.versions["v8"]}`)

/** Whether a scan leaves something for the next one without being asked to: not while the scanner is being worked on. */
export const isCachedByDefault = isPackaged
