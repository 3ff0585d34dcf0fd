/** A package that RPM has installed. */
export interface RpmPackage {
  readonly name: string
  /** `EPOCH:VERSION-RELEASE`, without an epoch of 0. */
  readonly version: string
  readonly vendor: string
}

/** Tags and types of a header (https://rpm-software-management.github.io/rpm/manual/format_header.html and `tags.html` there). */
const NAME = 1000
const VERSION = 1001
const RELEASE = 1002
const EPOCH = 1003
const VENDOR = 1011
const INT32 = 4
const STRING = 6

const ENTRY = 16
const PREAMBLE = 8

const utf8 = new TextDecoder()

/** What a header as the database keeps it says of its package; undefined where it has no name or version. */
export const rpmPackage = (header: Uint8Array): RpmPackage | undefined => {
  if (header.length < PREAMBLE) return undefined
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const entries = view.getUint32(0)
  const data = PREAMBLE + entries * ENTRY
  if (data > header.length) return undefined
  const found = new Map<number, string>()
  for (let at = PREAMBLE; at < data; at += ENTRY) {
    const [tag, type, start] = [view.getUint32(at), view.getUint32(at + 4), data + view.getUint32(at + 8)]
    if (type === INT32 && start + 4 <= header.length) found.set(tag, String(view.getUint32(start)))
    if (type !== STRING || start >= header.length) continue
    const end = header.indexOf(0, start)
    found.set(tag, utf8.decode(header.subarray(start, end < 0 ? header.length : end)))
  }
  const [name, version, release] = [found.get(NAME), found.get(VERSION), found.get(RELEASE)]
  if (name === undefined || version === undefined || release === undefined) return undefined
  const epoch = found.get(EPOCH) ?? "0"
  return {
    name,
    version: `${epoch === "0" ? "" : `${epoch}:`}${version}-${release}`,
    vendor: found.get(VENDOR) ?? ""
  }
}
