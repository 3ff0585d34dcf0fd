import { Buffer } from "node:buffer"
import { commitFiles, gitIn } from "./gitFiles.ts"

/** An entry of a tree as git stores it, whatever its name. */
export interface RawEntry {
  readonly mode: "100644" | "40000" | "120000" | "160000"
  readonly name: string | Uint8Array
  readonly id: string
}

const serialised = ({ mode, name, id }: RawEntry): Buffer =>
  Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name as string), Buffer.from([0]), Buffer.from(id, "hex")])

export const writeBlob = (directory: string, content: string | Uint8Array): string =>
  gitIn(directory, ["hash-object", "-w", "--stdin"], content)

/** Writes a tree that git itself would not write. */
export const writeTree = (directory: string, entries: ReadonlyArray<RawEntry>): string =>
  gitIn(
    directory,
    ["hash-object", "-w", "-t", "tree", "--literally", "--stdin"],
    Buffer.concat(entries.map(serialised))
  )

/** Makes a tree the only commit of `main`. */
export const commitTree = (directory: string, tree: string): string => {
  const commit = gitIn(directory, ["commit-tree", "-m", "A tree", tree])
  gitIn(directory, ["update-ref", "refs/heads/main", commit])
  return commit
}

/** A tree of trees of trees: so many entries in each, all of them the same; only as many objects as levels. */
export const commitBomb = (directory: string, levels: number, width: number, leaf: "file" | "empty folder"): string => {
  const names = Array.from({ length: width }, (_, at) => String(at).padStart(4, "0"))
  const bottom = leaf === "file" ? writeBlob(directory, "text") : writeTree(directory, [])
  let id = bottom
  for (let level = 0; level < levels; level++) {
    const mode = level === 0 && leaf === "file" ? "100644" : "40000"
    id = writeTree(
      directory,
      names.map((name) => ({ mode, name: mode === "40000" ? name : `${name}.py`, id }))
    )
  }
  return commitTree(directory, id)
}

/** So many files in folders of 1,000, all of the same content. */
export const commitMany = (directory: string, count: number): string =>
  commitFiles(
    directory,
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${Math.floor(at / 1_000)}/${at}.py`, "text"]))
  )
