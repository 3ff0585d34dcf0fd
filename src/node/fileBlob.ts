import { accessSync, constants, openAsBlob } from "node:fs"
import { basename } from "node:path"

/** A file that is read only while it is sent, and its name; fails where it cannot be read. */
export const fileBlob = async (path: string): Promise<{ readonly name: string; readonly blob: Blob }> => {
  accessSync(path, constants.R_OK)
  return { name: basename(path), blob: await openAsBlob(path) }
}
