import type { TarEntryKind } from "./readTar.ts"

/** What layers above hide of those below, while an image is read from the topmost layer down. */
export interface LayerStack {
  /** Notes an entry of the layer that is being read, and tells whether the image shows it. */
  readonly shows: (name: string, kind: TarEntryKind) => boolean
  /** Goes on to the layer below. */
  readonly goDown: () => void
}

/** `layer.md` of https://github.com/opencontainers/image-spec, "Whiteouts": the mark of a name that is taken away, and of a whole folder. */
const WHITEOUT = ".wh."
const OPAQUE = ".wh..wh..opq"

/** Names that would take away the folder itself or the one around it, which the specification does not allow. */
const notNames = new Set(["", ".", ".."])

const foldersAbove = (name: string): ReadonlyArray<string> => {
  const folders: Array<string> = [""]
  for (let at = name.indexOf("/"); at >= 0; at = name.indexOf("/", at + 1)) folders.push(name.slice(0, at))
  return folders
}

export const makeLayerStack = (): LayerStack => {
  /** Names of layers above that are no folders, or that they take away: nothing is left below them. */
  const ends = new Set<string>()
  const folders = new Set<string>()
  const opaque = new Set<string>()
  let own: Array<() => void> = []
  const isHidden = (name: string, kind: TarEntryKind): boolean =>
    ends.has(name) ||
    (kind !== "folder" && folders.has(name)) ||
    foldersAbove(name).some((folder) => ends.has(folder) || opaque.has(folder))
  const whiteout = (name: string): void => {
    const base = name.slice(name.lastIndexOf("/") + 1)
    const folder = name.slice(0, Math.max(0, name.lastIndexOf("/")))
    const taken = base.slice(WHITEOUT.length)
    if (base === OPAQUE) own.push(() => opaque.add(folder))
    else if (!notNames.has(taken) && !taken.startsWith(WHITEOUT))
      own.push(() => ends.add(folder === "" ? taken : `${folder}/${taken}`))
  }
  return {
    shows: (name, kind) => {
      if (kind === "file" && name.slice(name.lastIndexOf("/") + 1).startsWith(WHITEOUT)) {
        whiteout(name)
        return false
      }
      const hidden = isHidden(name, kind)
      if (!hidden) own.push(() => (kind === "folder" ? folders : ends).add(name))
      return !hidden
    },
    goDown: () => {
      for (const note of own) note()
      own = []
    }
  }
}
