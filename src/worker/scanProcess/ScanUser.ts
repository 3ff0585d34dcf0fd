import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync } from "node:fs"
import { join, relative, sep } from "node:path"
import process from "node:process"
import * as Data from "effect/Data"
import { isWithin } from "../../node/isWithin.ts"

/** Whom scan processes run as, where that is not the service's own user: it reads none of the service's files. */
export interface ScanUser {
  readonly uid: number
  readonly gid: number
}

/** Only root can start processes of another user. */
export class ScanUserUnusable extends Data.TaggedError("ScanUserUnusable") {
  override get message(): string {
    return "SCAN_USER is set, but the service does not run as root, so scan processes would run as its own user"
  }
  get isRetryable(): boolean {
    return false
  }
}

/** `1000` or `1000:1000`, as the setting has it. */
export const scanUserOf = (text: string | undefined): ScanUser | undefined => {
  if (text === undefined) return undefined
  const [uid = 0, gid = uid] = text.split(":").map(Number)
  return { uid, gid }
}

export const canChangeUser = (): boolean => process.getuid?.() === 0

/** The folder below the work folder that a path is in: nobody else uses that. */
const topOf = (workFolder: string, path: string): string =>
  isWithin(workFolder, path) && path !== workFolder ? join(workFolder, relative(workFolder, path).split(sep)[0]!) : path

const giveAll = (path: string, { uid, gid }: ScanUser): void => {
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveAll(join(path, name), { uid, gid })
}

/** Lets a scan process have what it reads and where it writes, and the way there. */
export const handOver = (user: ScanUser, workFolder: string, paths: ReadonlyArray<string>): void => {
  chmodSync(workFolder, 0o711)
  for (const path of new Set(paths.map((one) => topOf(workFolder, one)))) giveAll(path, user)
}

/**
 * Takes a folder back, so that nothing in it can be replaced any more; false unless each of the files is a regular one that
 * the scan process has written, and no link to one of the service's.
 */
export const takeBack = (user: ScanUser, folder: string, files: ReadonlyArray<string>): boolean => {
  chownSync(folder, process.getuid!(), process.getgid!())
  chmodSync(folder, 0o700)
  return files.every((file) => {
    const found = lstatSync(file, { throwIfNoEntry: false })
    return found?.isFile() === true && found.nlink === 1 && found.uid === user.uid
  })
}
