import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { isRacy } from "../memory/rememberedFiles.ts"
import { type FileState, stateAt } from "../readRegular.ts"
import type { WalkedFolder } from "../walk.ts"

/** What stands for archives in the memory of a scan: they are too large to be read only to see that they are the same. */
export const archivesState = (
  { root, archives }: Pick<WalkedFolder, "root" | "archives">,
  started: number = Date.now()
) => {
  const states = new Map(archives.map((path) => [path, stateAt(join(root, path))] as const))
  return {
    /** One that has just changed, and so may change again unseen, is like no other. */
    state: [...states].map(([path, state]) => [
      path,
      state === undefined || isRacy(state, started) ? randomUUID() : state.signature
    ]),
    isOf: (path: string, { signature }: FileState): boolean => states.get(path)?.signature === signature
  }
}
