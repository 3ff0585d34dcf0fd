import { type Debugging, embeddedPdb, noDebugging, type PackedPdb, readPdb } from "./pdb.ts"

/** A portable PDB that unpacks to more is not read. */
const MAX_SIZE = 67_108_864

/** Unpacks as many bytes as are said to be there; undefined where there are others. */
const unpack = async ({ size, deflated }: PackedPdb): Promise<Uint8Array | undefined> => {
  if (size > MAX_SIZE) return undefined
  const stream = new Blob([deflated as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
  const found = new Uint8Array(size)
  let length = 0
  try {
    for await (const chunk of stream) {
      if (length + chunk.length > size) return undefined
      found.set(chunk, length)
      length += chunk.length
    }
  } catch {
    return undefined
  }
  return length === size ? found : undefined
}

/** What an assembly says of its source: lines and names, where its portable PDB is embedded in it. */
export const debuggingOf = async (bytes: Uint8Array): Promise<Debugging> => {
  const packed = embeddedPdb(bytes)
  const unpacked = packed === undefined ? undefined : await unpack(packed)
  return unpacked === undefined ? noDebugging : readPdb(unpacked)
}
