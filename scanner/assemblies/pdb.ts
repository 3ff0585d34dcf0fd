import type { NamedLocal } from "../bytecode/classFile.ts"
import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"
import { Metadata } from "./Metadata.ts"
import { TABLE } from "./metadataTables.ts"
import { readPeFile } from "./peFile.ts"

/** What a compiler left for debuggers: lines of the source, and the names of variables. */
export interface Debugging {
  readonly linesOf: (method: number) => ReadonlyArray<readonly [start: number, line: number]>
  readonly localsOf: (method: number, types: ReadonlyArray<string>) => ReadonlyArray<NamedLocal>
}

export const noDebugging: Debugging = { linesOf: () => [], localsOf: () => [] }

const MAX_ENTRIES = 64
const EMBEDDED = 17
const MARK = 0x4244504d

/** A portable PDB as it is packed in an assembly (Portable PDB format, "Embedded Portable PDB"). */
export interface PackedPdb {
  readonly size: number
  readonly deflated: Uint8Array
}

/** The portable PDB in an assembly, where it has one. */
export const embeddedPdb = (bytes: Uint8Array): PackedPdb | undefined => {
  try {
    const { at, debug } = readPeFile(bytes)
    if (debug.size === 0) return undefined
    const reader = new AssemblyReader(at(debug.address).subarray(0, debug.size))
    for (let left = Math.min(MAX_ENTRIES, Math.floor(debug.size / 28)); left > 0; left--) {
      reader.skip(12)
      const [kind, size] = [reader.u4(), reader.u4()]
      reader.skip(4)
      const start = reader.u4()
      if (kind !== EMBEDDED) continue
      const data = new AssemblyReader(bytes, start)
      if (data.u4() !== MARK) return undefined
      return { size: data.u4(), deflated: data.take(Math.max(0, Math.min(size - 8, data.left))) }
    }
    return undefined
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return undefined
    throw cause
  }
}

/** Lines that are told of one method. */
const MAX_POINTS = 65_536

/** Line of what stands in no source (Portable PDB format, "Sequence Points Blob"). */
const readPoints = (blob: Uint8Array, hasDocument: boolean): ReadonlyArray<readonly [number, number]> => {
  const found: Array<readonly [number, number]> = []
  if (blob.length === 0) return found
  const reader = new AssemblyReader(blob)
  reader.compressed()
  if (!hasDocument) reader.compressed()
  let [offset, line, isFirst, isStarted] = [0, 0, true, false]
  while (reader.left > 0 && found.length < MAX_POINTS) {
    const step = reader.compressed()
    if (step === 0 && !isFirst) {
      reader.compressed()
      continue
    }
    isFirst = false
    offset += step
    const lines = reader.compressed()
    const columns = lines === 0 ? reader.compressed() : reader.compressedSigned()
    if (lines === 0 && columns === 0) continue
    line = isStarted ? line + reader.compressedSigned() : reader.compressed()
    if (isStarted) reader.compressedSigned()
    else reader.compressed()
    isStarted = true
    found.push([offset, line])
  }
  return found
}

const MAX_NAMED = 4_096

const readLocals = (metadata: Metadata, method: number, types: ReadonlyArray<string>): ReadonlyArray<NamedLocal> => {
  const found: Array<NamedLocal> = []
  const last = metadata.rows(TABLE.localVariable) + 1
  for (const scope of metadata.rowsOf(TABLE.localScope, 0, { table: TABLE.method, row: method })) {
    const first = metadata.value(TABLE.localScope, scope, 2)
    const end = scope < metadata.rows(TABLE.localScope) ? metadata.value(TABLE.localScope, scope + 1, 2) : last
    const start = metadata.value(TABLE.localScope, scope, 4)
    const length = metadata.value(TABLE.localScope, scope, 5)
    for (let row = first; row >= 1 && row < Math.min(end, last) && found.length < MAX_NAMED; row++) {
      const slot = metadata.value(TABLE.localVariable, row, 1)
      const descriptor = types[slot]
      // a variable that is hidden from debuggers was made by the compiler
      if (descriptor === undefined || (metadata.value(TABLE.localVariable, row, 0) & 1) !== 0) continue
      found.push({ start, end: start + length, name: metadata.text(TABLE.localVariable, row, 2), descriptor, slot })
    }
  }
  return found
}

const orElse = <A>(otherwise: A, read: () => A): A => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return otherwise
    throw cause
  }
}

/** Reads a portable PDB (https://github.com/dotnet/runtime/blob/main/docs/design/specs/PortablePdb-Metadata.md); one that cannot be read says nothing. */
export const readPdb = (bytes: Uint8Array): Debugging => {
  const metadata = orElse(undefined, () => new Metadata(bytes))
  if (metadata === undefined || metadata.pdb === undefined) return noDebugging
  return {
    linesOf: (method) => {
      if (method > metadata.rows(TABLE.methodDebugInformation)) return []
      const hasDocument = metadata.value(TABLE.methodDebugInformation, method, 0) !== 0
      return orElse([], () => readPoints(metadata.blob(TABLE.methodDebugInformation, method, 1), hasDocument))
    },
    localsOf: (method, types) => orElse([], () => readLocals(metadata, method, types))
  }
}
