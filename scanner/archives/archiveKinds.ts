import type { ByteSource } from "./ByteSource.ts"

/** How an archive is written; of `bzip2` and `xz` no runtime has a decoder. */
export type ArchiveKind = "zip" | "tar" | "gzip" | "zstd" | "bzip2" | "xz" | "ar"

/** Ends of names, in lower case, by what such a file is. */
const extensions: { readonly [K in ArchiveKind]: ReadonlyArray<string> } = {
  zip: [".zip", ".jar", ".war", ".ear", ".aar", ".apk", ".aab", ".whl", ".egg", ".nupkg", ".vsix"],
  tar: [".tar", ".gem"],
  gzip: [".tar.gz", ".tgz", ".crate"],
  zstd: [".tar.zst", ".tzst"],
  bzip2: [".tar.bz2", ".tbz2", ".tbz"],
  xz: [".tar.xz", ".txz"],
  ar: [".deb"]
}

const kinds = Object.entries(extensions) as ReadonlyArray<readonly [ArchiveKind, ReadonlyArray<string>]>

/** What the name of a file says; undefined for what is no archive that may be read. */
export const archiveKindOf = (path: string): ArchiveKind | undefined => {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase()
  return kinds.find(([, ends]) => ends.some((end) => name.length > end.length && name.endsWith(end)))?.[0]
}

/** How each kind begins, and where: APPNOTE 4.3.7, POSIX ustar, RFC 1952 2.3.1, RFC 8878 3.1.1, ar(5), and the formats of bzip2 and xz. */
const marks: ReadonlyArray<readonly [kind: ArchiveKind, offset: number, bytes: ReadonlyArray<number>]> = [
  ["zip", 0, [0x50, 0x4b, 0x03, 0x04]],
  ["zip", 0, [0x50, 0x4b, 0x05, 0x06]],
  ["gzip", 0, [0x1f, 0x8b]],
  ["zstd", 0, [0x28, 0xb5, 0x2f, 0xfd]],
  ["bzip2", 0, [0x42, 0x5a, 0x68]],
  ["xz", 0, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ["ar", 0, [0x21, 0x3c, 0x61, 0x72, 0x63, 0x68, 0x3e, 0x0a]],
  ["tar", 257, [0x75, 0x73, 0x74, 0x61, 0x72]]
]

/** So many bytes are looked at. */
export const MARKED_BYTES = 262

/** What the first bytes of a file say. */
export const markedKind = (head: Uint8Array): ArchiveKind | undefined =>
  marks.find(([, offset, bytes]) => bytes.every((byte, at) => head[offset + at] === byte))?.[0]

/** What an archive is by its first bytes, or else by its name: an Alpine package is named like one of Android. */
export const archiveKindIn = (source: ByteSource, named: ArchiveKind): ArchiveKind =>
  markedKind(source.read(0, MARKED_BYTES)) ?? named
