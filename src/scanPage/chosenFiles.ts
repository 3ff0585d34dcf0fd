import { vendoredFolders } from "../../scanner/select/vendored.ts"
import type { ChosenFile } from "../browser/listFiles.ts"
import type { Chosen } from "./messages.ts"

/** A page cannot hold more; such a folder is for the command line. */
const MAX_FILES = 200_000

/** Why a choice is not scanned, as a sentence. */
export class NotScannable extends Error {
  override readonly name = "NotScannable"
}

const tooMany = (): NotScannable =>
  new NotScannable(
    `The folder holds more than ${MAX_FILES.toLocaleString("en")} files. Choose a folder within it, or use the command line.`
  )

interface Gathering {
  readonly files: Array<ChosenFile>
  readonly closed: Set<string>
  /** Called with the number of files, as there are more. Throws when it is to end. */
  readonly onFound: (files: number) => void
}

const add = ({ files, onFound }: Gathering, path: string, file: Blob): void => {
  if (files.length === MAX_FILES) throw tooMany()
  files.push({ path, file })
  onFound(files.length)
}

/** Git's own patterns are the one thing that is read of a closed folder. */
const isRead = (path: string): boolean => /(?:^|\/)\.git\/info\/exclude$/.test(path)

/** The outermost folder of a path in which nothing is scanned. */
const closedFolderOf = (path: string): string | undefined => {
  const names = path.split("/")
  const at = names.findIndex((name, index) => index < names.length - 1 && vendoredFolders.has(name))
  return at < 0 ? undefined : names.slice(0, at + 1).join("/")
}

/** The files of an `<input webkitdirectory>`, whose paths begin with the folder that was chosen. */
export const filesOfInput = (list: ReadonlyArray<File>, onFound: Gathering["onFound"]): Chosen => {
  const gathering: Gathering = { files: [], closed: new Set(), onFound }
  const name = list[0]?.webkitRelativePath.split("/")[0] ?? ""
  for (const file of list) {
    const path = file.webkitRelativePath.slice(name.length + 1)
    const closed = closedFolderOf(path)
    if (closed !== undefined) gathering.closed.add(closed)
    if (closed === undefined || isRead(path)) add(gathering, path, file)
  }
  return { name, files: gathering.files, closed: [...gathering.closed] }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)))

const entriesOf = (folder: FileSystemDirectoryEntry): Promise<ReadonlyArray<FileSystemEntry>> => {
  const reader = folder.createReader()
  const all: Array<FileSystemEntry> = []
  return new Promise((resolve) => {
    const readOn = (): void =>
      reader.readEntries(
        (some) => {
          all.push(...some)
          if (some.length === 0 || all.length > MAX_FILES) resolve(all)
          else readOn()
        },
        () => resolve(all)
      )
    readOn()
  })
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** So many files are opened at once. */
const OPENED_AT_ONCE = 200

const addFiles = async (gathering: Gathering, path: string, entries: ReadonlyArray<FileSystemEntry>): Promise<void> => {
  const files = entries.filter(isFile)
  for (let at = 0; at < files.length; at += OPENED_AT_ONCE) {
    const some = files.slice(at, at + OPENED_AT_ONCE)
    const opened = await Promise.all(some.map(fileOf))
    for (const [index, file] of opened.entries()) if (file !== undefined) add(gathering, path + some[index]!.name, file)
  }
}

/** Of git's folder in a repository, what `isRead` names. */
const addExcluded = async (gathering: Gathering, path: string, folder: FileSystemDirectoryEntry): Promise<void> => {
  const file = await new Promise<FileSystemEntry | undefined>((resolve) =>
    folder.getFile("info/exclude", {}, resolve, () => resolve(undefined))
  )
  if (file !== undefined) await addFiles(gathering, `${path}info/`, [file])
}

const addAll = async (gathering: Gathering, entries: ReadonlyArray<FileSystemEntry>): Promise<void> => {
  const open: Array<readonly [path: string, entries: ReadonlyArray<FileSystemEntry>]> = [["", entries]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, inside] = next
    await addFiles(gathering, path, inside)
    for (const folder of inside.filter(isFolder)) {
      const whole = `${path}${folder.name}`
      if (!vendoredFolders.has(folder.name)) open.push([`${whole}/`, await entriesOf(folder)])
      else gathering.closed.add(whole)
      if (folder.name === ".git") await addExcluded(gathering, `${whole}/`, folder)
    }
  }
}

/** What was dropped: the content of one folder, or files and folders side by side. */
export const filesOfDrop = async (
  entries: ReadonlyArray<FileSystemEntry>,
  onFound: Gathering["onFound"]
): Promise<Chosen> => {
  const gathering: Gathering = { files: [], closed: new Set(), onFound }
  const [only] = entries
  const isOne = entries.length === 1 && only !== undefined && isFolder(only)
  await addAll(gathering, isOne ? await entriesOf(only) : entries)
  return { name: only?.name ?? "", files: gathering.files, closed: [...gathering.closed] }
}
