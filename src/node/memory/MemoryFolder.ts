import { Buffer } from "node:buffer"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { isWithin } from "../isWithin.ts"
import { codeOf, readRegular } from "../readRegular.ts"

/** The folder in which scans leave something, and what those must know who read or write it. */
export interface MemoryFolder {
  readonly path: string
  readonly secret: Buffer
}

export interface NoMemoryFolder {
  readonly why: string
}

const KEY_FILE = "key"
const KEY_BYTES = 32

/** Neither committed nor scanned, whichever ignore files a scan honours. */
const IGNORED_BY = [".gitignore", ".ciphermapignore"]

/** What may be there before the key is: two first scans begin at once. */
const isOwn = (name: string): boolean => IGNORED_BY.includes(name) || name === KEY_FILE || name.startsWith("new-")

const writeNew = (path: string, text: string): void => {
  try {
    writeFileSync(path, text, { flag: "wx" })
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw cause
  }
}

const refused = (why: string): NoMemoryFolder => ({ why })

const readKey = (path: string): Buffer | undefined => {
  const bytes = readRegular(join(path, KEY_FILE), KEY_BYTES)
  return "reason" in bytes || bytes.length !== KEY_BYTES ? undefined : Buffer.from(bytes)
}

const makeKey = (path: string): Buffer | undefined => {
  const fresh = join(path, `new-key-${randomBytes(8).toString("hex")}`)
  writeFileSync(fresh, randomBytes(KEY_BYTES), { flag: "wx", mode: 0o600 })
  for (const name of IGNORED_BY) writeNew(join(path, name), "*\n")
  renameSync(fresh, join(path, KEY_FILE))
  return readKey(path)
}

/**
 * What is in a project may have come with it, and somebody else's packs would say what is found. So the secret of a folder in the
 * project rests on when and where its key was written here, which who commits one cannot know.
 */
const origin = (path: string): string => {
  const { ino, ctimeNs } = lstatSync(join(path, KEY_FILE), { bigint: true })
  return `${ino} ${ctimeNs}`
}

/** Opens the folder, and makes it where it is missing. One that others filled, or that a link in the project leads to, is refused. */
export const openMemoryFolder = (folder: string, root: string, identity: string): MemoryFolder | NoMemoryFolder => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const path = realpathSync(folder)
    const isOfProject = isWithin(root, folder)
    if (isOfProject && path !== join(root, relative(root, folder))) return refused("a symbolic link leads out of it")
    const known = readKey(path)
    if (known === undefined && !readdirSync(path).every(isOwn)) return refused("it holds other files")
    const key = known ?? makeKey(path)
    if (key === undefined) return refused("its key cannot be read")
    const secret = createHash("sha256").update(key).update(identity)
    if (isOfProject) secret.update(origin(path))
    return { path, secret: secret.digest() }
  } catch (cause) {
    return refused(codeOf(cause))
  }
}

/** Where scans of a project leave something, unless they are told where. */
export const projectCache = (root: string): string => {
  const folder = resolve(root)
  return join(existsSync(folder) ? realpathSync(folder) : folder, ".ciphermap", "cache")
}

/** Whether a scan has left something in a folder, as far as can be told without reading it. */
export const isCacheFilled = (folder: string): boolean => existsSync(join(folder, KEY_FILE))
