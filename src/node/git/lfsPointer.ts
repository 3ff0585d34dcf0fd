/** What a pointer of Git LFS begins with; the second is the older name (git-lfs, docs/spec.md). */
const beginnings = ["version https://git-lfs.github.com/spec/v", "version https://hawser.github.com/spec/v"]

/** A pointer is shorter than 1,024 bytes, and cannot do without its beginning, a SHA-256 and a size. */
const MIN_POINTER = 100
const MAX_POINTER = 1_023

export const mayBeLfsPointer = (size: number): boolean => size >= MIN_POINTER && size <= MAX_POINTER

const decoder = new TextDecoder("latin1")

/** Whether a file holds no content of its own, but says where Git LFS keeps it. */
export const isLfsPointer = (bytes: Uint8Array): boolean => {
  const text = mayBeLfsPointer(bytes.length) ? decoder.decode(bytes) : ""
  return beginnings.some((beginning) => text.startsWith(beginning)) && /^oid sha256:[0-9a-f]{64}$/m.test(text)
}
