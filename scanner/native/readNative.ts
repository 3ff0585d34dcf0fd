import { MalformedNative } from "./NativeReader.ts"
import type { NativeBinary } from "./NativeBinary.ts"
import { type NativeKind, nativeKindOf } from "./nativeKind.ts"
import { readElf } from "./readElf.ts"
import { readFat, readMachO } from "./readMachO.ts"
import { readPe } from "./readPe.ts"

const readers: { readonly [K in NativeKind]: (bytes: Uint8Array) => NativeBinary } = {
  elf: readElf,
  "mach-o": readMachO,
  fat: readFat,
  pe: readPe
}

/** What the tables of a native binary say; why they cannot be read; undefined where the bytes are no native binary. */
export const readNative = (bytes: Uint8Array): NativeBinary | { readonly why: string } | undefined => {
  const kind = nativeKindOf(bytes)
  if (kind === undefined) return undefined
  try {
    return readers[kind](bytes)
  } catch (cause) {
    if (cause instanceof MalformedNative) return { why: cause.message }
    throw cause
  }
}
