import type { Decoded } from "../bytecode/decodeCode.ts"
import type { Assembly } from "./Assembly.ts"
import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"
import { decodeIl } from "./decodeIl.ts"
import { TABLE } from "./metadataTables.ts"
import type { Arguments } from "./Signatures.ts"

/** Code that runs where something was thrown, or always (II.25.4.6). */
export interface IlHandler {
  readonly kind: "catch" | "filter" | "finally" | "fault"
  readonly start: number
  readonly end: number
  readonly at: number
  readonly until: number
  /** The exception, a descriptor. */
  readonly type: string | undefined
  /** Of a filter: where it begins. */
  readonly filter: number
}

/** The code of a method as it lies in the file. */
export interface MethodCode {
  readonly code: ReadonlyArray<Decoded>
  readonly isWhole: boolean
  readonly locals: ReadonlyArray<string>
  readonly handlers: ReadonlyArray<IlHandler>
}

const MAX_HANDLERS = 4_096

/** Longer code is that of tables that a tool has written. */
const MAX_CODE = 1_048_576

const KINDS: { readonly [flags: number]: IlHandler["kind"] } = { 0: "catch", 1: "filter", 2: "finally", 4: "fault" }

const readHandler = (reader: AssemblyReader, isFat: boolean, assembly: Assembly): IlHandler => {
  const short = (): number => (isFat ? reader.u4() : reader.u2())
  const byte = (): number => (isFat ? reader.u4() : reader.u1())
  const kind = KINDS[short()] ?? "fault"
  const [start, length, at, until] = [short(), byte(), short(), byte()]
  const last = reader.u4()
  const type = kind === "catch" ? assembly.descriptor({ table: last >>> 24, row: last & 0xffffff }) : undefined
  return { kind, start, end: start + length, at, until: at + until, type, filter: kind === "filter" ? last : at }
}

const readHandlers = (reader: AssemblyReader, assembly: Assembly): ReadonlyArray<IlHandler> => {
  const found: Array<IlHandler> = []
  for (let hasMore = true; hasMore && found.length < MAX_HANDLERS;) {
    reader.at = (reader.at + 3) & ~3
    const flags = reader.u1()
    const isFat = (flags & 0x40) !== 0
    const size = isFat ? reader.u1() | (reader.u1() << 8) | (reader.u1() << 16) : reader.u1()
    if (!isFat) reader.skip(2)
    if ((flags & 0x01) === 0) return found
    for (let left = Math.floor((size - 4) / (isFat ? 24 : 12)); left > 0 && found.length < MAX_HANDLERS; left--)
      found.push(readHandler(reader, isFat, assembly))
    hasMore = (flags & 0x80) !== 0
  }
  return found
}

/** The code of a method by its row (II.25.4); undefined for a method without any. */
export const methodCode = (assembly: Assembly, method: number, args: Arguments): MethodCode | undefined => {
  const address = assembly.metadata.value(TABLE.method, method, 0)
  if (address === 0) return undefined
  const reader = new AssemblyReader(assembly.file.at(address))
  const first = reader.u1()
  if ((first & 3) === 2) return { ...decodeIl(reader.take(first >>> 2)), locals: [], handlers: [] }
  if ((first & 3) !== 3) throw new MalformedAssembly("code of no known form")
  const header = reader.u1() >>> 4
  reader.skip(2)
  const [size, signature] = [reader.u4(), reader.u4()]
  if (size > MAX_CODE) throw new MalformedAssembly("more code than a method has")
  reader.skip(Math.max(0, header * 4 - 12))
  const code = decodeIl(reader.take(size))
  const hasHandlers = (first & 0x08) !== 0
  return {
    ...code,
    locals: localsOf(assembly, signature, args),
    handlers: hasHandlers ? readHandlers(reader, assembly) : []
  }
}

const localsOf = (assembly: Assembly, token: number, args: Arguments): ReadonlyArray<string> => {
  if (token === 0) return []
  if (token >>> 24 !== TABLE.standAloneSig) throw new MalformedAssembly("no signature of variables")
  return assembly.signature(assembly.metadata.blob(TABLE.standAloneSig, token & 0xffffff, 0), args).locals()
}
