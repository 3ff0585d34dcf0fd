/** How the binaries begin whose tables are read. */
export type NativeKind = "elf" | "mach-o" | "fat" | "pe"

/** `MH_MAGIC` and `MH_MAGIC_64` of Apple's `mach-o/loader.h`, in both byte orders. */
const MACH_O: ReadonlySet<number> = new Set([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe])

const FAT = 0xcafebabe

/** A class file begins like a fat binary; its version, which stands where that has its count, is 45 or more. */
const MAX_SLICES = 20

const DATA_DIRECTORIES = { 0x10b: 96, 0x20b: 112 } as const
const CLI_HEADER = 14

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the optional header of a PE file begins ("PE Format" of Microsoft's documentation); undefined where it is none. */
const optionalHeader = (view: DataView): number | undefined => {
  if (view.byteLength < 64 || view.getUint16(0) !== 0x4d5a) return undefined
  const at = view.getUint32(0x3c, true)
  return at + 26 <= view.byteLength && view.getUint32(at) === 0x50450000 ? at + 24 : undefined
}

/** Whether a PE file is an assembly of .NET: it has a CLI header (ECMA-335 II.25.2.3). */
const isManaged = (view: DataView, at: number): boolean => {
  const directories = DATA_DIRECTORIES[view.getUint16(at, true) as keyof typeof DATA_DIRECTORIES]
  if (directories === undefined) return false
  const entry = at + directories + CLI_HEADER * 8
  return entry + 8 <= view.byteLength && view.getUint32(entry, true) !== 0
}

/** What a file is by its first bytes; undefined for what is no native binary, assemblies of .NET among them. */
export const nativeKindOf = (bytes: Uint8Array): NativeKind | undefined => {
  if (bytes.length < 20) return undefined
  const view = viewOf(bytes)
  const magic = view.getUint32(0)
  if (magic === 0x7f454c46) return "elf"
  if (MACH_O.has(magic)) return "mach-o"
  if (magic === FAT) return view.getUint32(4) < MAX_SLICES ? "fat" : undefined
  const header = optionalHeader(view)
  return header === undefined || isManaged(view, header) ? undefined : "pe"
}

/** Whether the beginning of a file may be that of a native binary; a PE file keeps its headers anywhere. */
export const mayBeNative = (head: Uint8Array): boolean => {
  if (head.length < 20) return false
  const magic = viewOf(head).getUint16(0)
  return magic === 0x4d5a || nativeKindOf(head) !== undefined
}
