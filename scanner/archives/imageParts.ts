import { type ByteSource, partOf } from "./ByteSource.ts"
import { entryPath } from "./entryPath.ts"
import { readTar } from "./readTar.ts"
import type { ImageParts } from "./savedImage.ts"
import { inputOf } from "./TarInput.ts"

/** Beyond so many entries a tar file is no image that was saved: those have a few for each layer. */
const MAX_PARTS = 16_384

/** The entries of a tar file by their names. */
export const imageParts = async (source: ByteSource): Promise<ImageParts> => {
  const parts = new Map<string, ByteSource>()
  for await (const { name, kind, offset, size } of readTar(inputOf(source))) {
    const path = kind === "file" && offset + size <= source.size ? entryPath(name) : undefined
    if (path !== undefined) parts.set(path, partOf(source, offset, size))
    if (parts.size > MAX_PARTS) return new Map()
  }
  return parts
}
