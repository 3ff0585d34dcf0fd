import { joinedBytes } from "../model/joinedBytes.ts"
import type { Skip } from "../select/Selection.ts"
import { type ByteSource, sourceOf } from "./ByteSource.ts"

/** How the parts of a saved image are named, of which one comes first. */
const PART =
  /^(?:\.\/)?(?:blobs\/|oci-layout$|index\.json$|manifest\.json$|repositories$|[0-9a-f]{64}(?:\.json$|\.tar$|\/))/

const NAME = 100

const latin1 = new TextDecoder("latin1")

const isPart = (header: Uint8Array): boolean =>
  PART.test(latin1.decode(header.subarray(0, NAME)).replace(/\0[^]*$/, ""))

/**
 * An image that was packed as a whole, unpacked in memory: its layers are read from the topmost down, wherever they stand. Undefined for a tar
 * file that does not begin like one.
 */
export const heldImage = async (
  unpacked: AsyncIterator<Uint8Array>,
  max: number
): Promise<ByteSource | Skip | undefined> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  for (let next = await unpacked.next(); next.done !== true; next = await unpacked.next()) {
    chunks.push(next.value)
    size += next.value.length
    if (size >= NAME && size - next.value.length < NAME && !isPart(joinedBytes(chunks))) return undefined
    if (size > max)
      return {
        reason: "too-large",
        detail: `an image that is packed as a whole and unpacks to more than ${max} bytes: unpack it first`
      }
  }
  return size < NAME ? undefined : sourceOf(joinedBytes(chunks))
}
