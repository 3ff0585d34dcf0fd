const RELATIVE = /^\.{1,2}(?:\/|$)/

const folderOf = (path: string): ReadonlyArray<string> => path.split("/").slice(0, -1)

/** A path that begins with `./` or `../`, as one from the root of the tree, which no package is named like. */
const relativeFile = (written: string, folder: ReadonlyArray<string>): string => {
  const parts = [...folder]
  for (const part of written.split("/")) {
    if (part === "..") parts.pop()
    else if (part !== "." && part !== "") parts.push(part)
  }
  return `./${parts.join("/")}`
}

/** The module an import of a file names, where it says so by the place of that file: `./names`, `..names`. */
export const importedFile = (written: string, path: string): string => {
  const folder = folderOf(path)
  if (RELATIVE.test(written)) return relativeFile(written, folder)
  const dots = /^\.*/.exec(written)![0].length
  if (dots === 0) return written
  const base = folder.slice(0, folder.length - dots + 1)
  return [...base, written.slice(dots)].filter((part) => part !== "").join(".")
}
