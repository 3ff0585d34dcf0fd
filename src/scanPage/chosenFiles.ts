import { vendoredFolders } from "../../scanner/select/vendored.ts"
import type { ChosenFile } from "../browser/listFiles.ts"

/** Opens a file; undefined where that fails. */
type Open = () => Promise<File | undefined>

/** What a person has chosen. */
export interface Chosen {
  readonly name: string
  /** By their paths. */
  readonly files: ReadonlyMap<string, Open>
  /** Folders of which nothing was read because nothing in them is scanned. */
  readonly closed: ReadonlyArray<string>
  readonly unreadable: ReadonlyArray<string>
}

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
  readonly files: Map<string, Open>
  readonly closed: Set<string>
  readonly unreadable: Array<string>
  /** Called with the number of files, as there are more. Throws when it is to end. */
  readonly onFound: (files: number) => void
}

const add = ({ files, onFound }: Gathering, path: string, open: Open): void => {
  if (files.size === MAX_FILES) throw tooMany()
  files.set(path, open)
  onFound(files.size)
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
  const gathering: Gathering = { files: new Map(), closed: new Set(), unreadable: [], onFound }
  const name = list[0]?.webkitRelativePath.split("/")[0] ?? ""
  for (const file of list) {
    const path = file.webkitRelativePath.slice(name.length + 1)
    const closed = closedFolderOf(path)
    if (closed !== undefined) gathering.closed.add(closed)
    if (closed === undefined || isRead(path)) add(gathering, path, () => Promise.resolve(file))
  }
  return { name, files: gathering.files, unreadable: gathering.unreadable, closed: [...gathering.closed] }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)))

const entriesOf = (
  folder: FileSystemDirectoryEntry,
  onUnreadable: () => void
): Promise<ReadonlyArray<FileSystemEntry>> => {
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
        () => {
          onUnreadable()
          resolve(all)
        }
      )
    readOn()
  })
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const addFiles = (gathering: Gathering, path: string, entries: ReadonlyArray<FileSystemEntry>): void => {
  for (const entry of entries.filter(isFile)) add(gathering, path + entry.name, () => fileOf(entry))
}

/** Of git's folder in a repository, what `isRead` names. */
const addExcluded = async (gathering: Gathering, path: string, folder: FileSystemDirectoryEntry): Promise<void> => {
  const file = await new Promise<FileSystemEntry | undefined>((resolve) =>
    folder.getFile("info/exclude", {}, resolve, () => resolve(undefined))
  )
  if (file !== undefined) addFiles(gathering, `${path}info/`, [file])
}

const addAll = async (gathering: Gathering, entries: ReadonlyArray<FileSystemEntry>): Promise<void> => {
  const open: Array<readonly [path: string, entries: ReadonlyArray<FileSystemEntry>]> = [["", entries]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, inside] = next
    addFiles(gathering, path, inside)
    for (const folder of inside.filter(isFolder)) {
      const whole = `${path}${folder.name}`
      if (!vendoredFolders.has(folder.name))
        open.push([`${whole}/`, await entriesOf(folder, () => gathering.unreadable.push(whole))])
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
  const gathering: Gathering = { files: new Map(), closed: new Set(), unreadable: [], onFound }
  const [only] = entries
  const isOne = entries.length === 1 && only !== undefined && isFolder(only)
  await addAll(gathering, isOne ? await entriesOf(only, () => gathering.unreadable.push("")) : entries)
  if (gathering.unreadable.includes("")) throw new NotScannable("The folder could not be read. Choose it again.")
  return {
    name: only?.name ?? "",
    files: gathering.files,
    unreadable: gathering.unreadable,
    closed: [...gathering.closed]
  }
}

/** So many files are opened at once. */
const OPENED_AT_ONCE = 200

/** Opens some of the files. */
export const openFiles = async (
  { files }: Chosen,
  paths: ReadonlyArray<string>
): Promise<ReadonlyArray<ChosenFile>> => {
  const opened: Array<ChosenFile> = []
  for (let at = 0; at < paths.length; at += OPENED_AT_ONCE) {
    const some = paths.slice(at, at + OPENED_AT_ONCE)
    const all = await Promise.all(some.map((path) => files.get(path)!()))
    opened.push(...all.map((file, index) => ({ path: some[index]!, file })))
  }
  return opened
}
