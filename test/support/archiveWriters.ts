import { crc32, deflateRawSync } from "node:zlib"

/** A file to put into an archive. */
export interface Packed {
  readonly name: string
  readonly bytes: Uint8Array | string
  readonly isStored?: boolean
  /** Sizes and checksum stand behind the data, and only the directory has them in front. */
  readonly hasDescriptor?: boolean
  readonly isWide?: boolean
  readonly isEncrypted?: boolean
  readonly isLink?: boolean
  /** What headers say instead of the truth. */
  readonly lies?: {
    readonly size?: number
    readonly crc?: number
    readonly localName?: string
    readonly method?: number
  }
}

const bytesOf = (content: Uint8Array | string): Buffer => Buffer.from(content)

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const UNKNOWN = 0xffffffff

/** A zip file as APPNOTE 6.3.10 describes it. */
export const writeZip = (files: ReadonlyArray<Packed>, before: Uint8Array | string = "", comment = ""): Buffer => {
  const parts: Array<Buffer> = [bytesOf(before)]
  const directory: Array<Buffer> = []
  let offset = 0
  const add = (...some: ReadonlyArray<Buffer>): void => {
    for (const one of some) {
      parts.push(one)
      offset += one.length
    }
  }
  const isWide = files.some((one) => one.isWide === true)
  for (const file of files) {
    const { name, isStored, hasDescriptor, isEncrypted, isLink, lies = {} } = file
    const content = bytesOf(file.bytes)
    const data = isStored === true ? content : deflateRawSync(content)
    const size = lies.size ?? content.length
    const crc = lies.crc ?? crc32(content)
    const method = lies.method ?? (isStored === true ? 0 : 8)
    const flags = (hasDescriptor === true ? 8 : 0) | (isEncrypted === true ? 1 : 0) | 0x800
    const local = bytesOf(lies.localName ?? name)
    const start = offset
    const told = hasDescriptor === true ? [u32(0), u32(0), u32(0)] : [u32(crc), u32(data.length), u32(size)]
    add(u32(0x04034b50), u16(20), u16(flags), u16(method), u32(0), ...told, u16(local.length), u16(0), local, data)
    if (hasDescriptor === true) add(u32(0x08074b50), u32(crc), u32(data.length), u32(size))
    const extra = file.isWide === true ? [u16(1), u16(24), u64(size), u64(data.length), u64(start)] : []
    directory.push(
      u32(0x02014b50),
      u16(isLink === true ? 0x0300 | 20 : 20),
      u16(20),
      u16(flags),
      u16(method),
      u32(0),
      u32(crc),
      u32(file.isWide === true ? UNKNOWN : data.length),
      u32(file.isWide === true ? UNKNOWN : size),
      u16(Buffer.byteLength(name)),
      u16(Buffer.concat(extra).length),
      u16(0),
      u16(0),
      u16(0),
      u32(isLink === true ? 0o120777 * 65_536 : 0),
      u32(file.isWide === true ? UNKNOWN : start),
      bytesOf(name),
      ...extra
    )
  }
  const start = offset
  const size = Buffer.concat(directory).length
  add(...directory)
  const [count, total, at] = isWide ? [0xffff, UNKNOWN, UNKNOWN] : [files.length, size, start]
  if (isWide) {
    const end = offset
    add(u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0))
    add(u64(files.length), u64(files.length), u64(size), u64(start))
    add(u32(0x07064b50), u32(0), u64(end), u32(1))
  }
  add(
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(count),
    u16(count),
    u32(total),
    u32(at),
    u16(comment.length),
    bytesOf(comment)
  )
  return Buffer.concat(parts)
}

const BLOCK = 512

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])

const tarHeader = (name: string, size: number, flag: string, magic: string, prefix: string): Buffer => {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100)
  header.write("0000644\0", 100)
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124)
  header.write("        ", 148)
  header.write(flag, 156)
  header.write(magic, 257)
  header.write(prefix, 345, 155)
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148
  )
  return header
}

const paxRecord = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`
  let length = rest.length
  while (String(length).length + rest.length !== length) length = String(length).length + rest.length
  return `${length}${rest}`
}

export type TarStyle = "ustar" | "pax" | "gnu"

/** What stands in front of a file with a name that is too long for a header. */
const longName = (name: string, style: TarStyle): ReadonlyArray<Buffer> => {
  const text = bytesOf(style === "gnu" ? `${name}\0` : paxRecord("path", name))
  return [tarHeader("@", text.length, style === "gnu" ? "L" : "x", "ustar\0" + "00", ""), padded(text)]
}

/** A tar file, with long names as the style has them. */
export const writeTar = (
  files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array | string; readonly flag?: string }>,
  style: TarStyle = "ustar"
): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ name, bytes, flag = "0" }) => {
      const content = bytesOf(bytes)
      const magic = style === "gnu" ? "ustar  \0" : "ustar\0" + "00"
      const isLong = name.length > 100
      const slash = style === "ustar" && isLong ? name.lastIndexOf("/") : -1
      return [
        ...(isLong && style !== "ustar" ? longName(name, style) : []),
        tarHeader(name.slice(slash + 1), content.length, flag, magic, slash < 0 ? "" : name.slice(0, slash)),
        padded(content)
      ]
    }),
    Buffer.alloc(2 * BLOCK)
  ])
