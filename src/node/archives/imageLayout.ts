import { type Dirent, readdirSync } from "node:fs"
import { basename, join } from "node:path"
import type { ImageParts } from "../../../scanner/archives/savedImage.ts"
import type { ByteSource } from "../../../scanner/archives/ByteSource.ts"
import { openRegular } from "../readRegular.ts"

/** The file whose content decides about everything else in an OCI image layout, since that is named by its digest. */
const INDEX = "index.json"

/** Whether a folder is an OCI image layout (https://github.com/opencontainers/image-spec, `image-layout.md`). */
export const isImageLayout = (entries: ReadonlyArray<Dirent>): boolean =>
  ["oci-layout", INDEX].every((name) => entries.some((entry) => entry.name === name && entry.isFile())) &&
  entries.some((entry) => entry.name === "blobs" && entry.isDirectory())

/** How a layout is listed among archives. */
export const layoutIn = (folder: string): string => `${folder}${INDEX}`

export const isLayout = (archive: string): boolean => basename(archive) === INDEX

/** The path of a layout in reports: that of its folder. */
export const layoutPath = (root: string, archive: string): string =>
  archive === INDEX ? basename(root) : archive.slice(0, -INDEX.length - 1)

/** So many blobs are looked at. */
const MAX_BLOBS = 65_536

const filesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** The files of a layout, each opened when it is first read. */
export interface OpenLayout {
  readonly parts: ImageParts
  readonly close: () => void
}

export const openLayout = (root: string, archive: string): OpenLayout => {
  const folder = join(root, archive.slice(0, -INDEX.length))
  const closing: Array<() => void> = []
  const parts = new Map<string, ByteSource>()
  for (const below of ["", "blobs/sha256/", "blobs/sha512/"])
    for (const name of filesIn(join(folder, below)).slice(0, MAX_BLOBS)) {
      const part = lazily(join(folder, below, name), closing)
      if (part !== undefined) parts.set(`${below}${name}`, part)
    }
  return { parts, close: () => closing.forEach((close) => close()) }
}

const lazily = (path: string, closing: Array<() => void>): ByteSource | undefined => {
  const looked = openRegular(path)
  if ("reason" in looked) return undefined
  looked.close()
  let opened: ByteSource | undefined
  const open = (): ByteSource => {
    const file = openRegular(path)
    if ("reason" in file) return { size: 0, read: () => new Uint8Array() }
    closing.push(file.close)
    return file
  }
  return { size: looked.size, read: (offset, length) => (opened ??= open()).read(offset, length) }
}
