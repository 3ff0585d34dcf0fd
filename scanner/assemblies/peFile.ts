import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"

/** A part of the file and where it is in memory (II.25.3). */
interface Section {
  readonly address: number
  readonly size: number
  readonly offset: number
}

/** A file of the Portable Executable format, as far as it says where the parts of an assembly are (II.25). */
export interface PeFile {
  readonly bytes: Uint8Array
  /** Where something is in the file by its address in memory, and how much of the file follows there. */
  readonly at: (address: number) => Uint8Array
  readonly metadata: { readonly address: number; readonly size: number }
  /** Its debug directory (II.25.2.3.3; PE format, "Debug Directory"). */
  readonly debug: { readonly address: number; readonly size: number }
}

const MAX_SECTIONS = 96

const HEADER = 0x3c
const CLI_HEADER = 14
const DEBUG = 6

/** The optional header of 32 and of 64 bits, and where its directories begin. */
const DIRECTORIES: { readonly [magic: number]: number } = { 0x10b: 96, 0x20b: 112 }

const readSections = (reader: AssemblyReader, count: number): ReadonlyArray<Section> => {
  if (count > MAX_SECTIONS) throw new MalformedAssembly("more sections than a program has")
  return Array.from({ length: count }, () => {
    reader.skip(8)
    const [virtualSize, address, size, offset] = [reader.u4(), reader.u4(), reader.u4(), reader.u4()]
    reader.skip(16)
    return { address, size: Math.max(virtualSize, size), offset }
  })
}

const placed =
  (bytes: Uint8Array, sections: ReadonlyArray<Section>) =>
  (address: number): Uint8Array => {
    const section = sections.find((one) => address >= one.address && address < one.address + one.size)
    if (section === undefined) throw new MalformedAssembly("an address outside of the file")
    const start = section.offset + address - section.address
    if (start >= bytes.length) throw new MalformedAssembly("cut off")
    return bytes.subarray(start)
  }

/** The header of a program up to its directories; undefined where it has none for the CLI, as a native one. */
const readHeader = (bytes: Uint8Array) => {
  const reader = new AssemblyReader(bytes)
  if (reader.u2() !== 0x5a4d) throw new MalformedAssembly("it does not begin like one")
  reader.at = HEADER
  reader.at = reader.u4()
  if (reader.u4() !== 0x4550) throw new MalformedAssembly("it does not begin like one")
  reader.skip(2)
  const count = reader.u2()
  reader.skip(12)
  const optionalSize = reader.u2()
  reader.skip(2)
  const optional = reader.at
  const directories = DIRECTORIES[reader.u2()]
  if (directories === undefined) throw new MalformedAssembly("a program of no known kind")
  const directory = (index: number) => {
    if (directories + 8 * (index + 1) > optionalSize) return { address: 0, size: 0 }
    reader.at = optional + directories + 8 * index
    return { address: reader.u4(), size: reader.u4() }
  }
  const [cli, debug] = [directory(CLI_HEADER), directory(DEBUG)]
  reader.at = optional + optionalSize
  return { cli, debug, reader, count }
}

/** Whether bytes are those of a program for the CLI (II.25.3.3), and not of a native one. */
export const isAssembly = (bytes: Uint8Array): boolean => {
  if (bytes[0] !== 0x4d || bytes[1] !== 0x5a) return false
  try {
    const { address, size } = readHeader(bytes).cli
    return address > 0 && size > 0
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return false
    throw cause
  }
}

/** Reads the headers of an assembly. Throws `MalformedAssembly`. */
export const readPeFile = (bytes: Uint8Array): PeFile => {
  const { cli, debug, reader, count } = readHeader(bytes)
  const at = placed(bytes, readSections(reader, count))
  const header = new AssemblyReader(at(cli.address))
  header.skip(8)
  const metadata = { address: header.u4(), size: header.u4() }
  return { bytes, at, metadata, debug }
}
