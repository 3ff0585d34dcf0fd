import { ByteReader } from "./ByteReader.ts"
import { readCertificate } from "./certificate.ts"
import { parseDer } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { readEncryptedPkcs8 } from "./privateKey.ts"

interface Entries {
  readonly count: number
  readonly found: ReadonlyArray<FoundArtefact>
}

const MAX_ENTRIES = 10_000

const short = (reader: ByteReader): Uint8Array | undefined => reader.take(reader.uint16() ?? -1)

/** Type and encoding of a certificate, as Java's `DataOutput` writes them. */
const certificateIn = (reader: ByteReader, symbol: string): ReadonlyArray<FoundArtefact> | undefined => {
  short(reader)
  const der = reader.string()
  if (der === undefined) return undefined
  const node = parseDer(der)
  const found = node && readCertificate(node, symbol)
  return found === undefined ? [] : [found]
}

const chainIn = (reader: ByteReader, symbol: string): ReadonlyArray<FoundArtefact> | undefined => {
  const length = reader.uint32()
  if (length === undefined || length > MAX_ENTRIES) return undefined
  const chain: Array<FoundArtefact> = []
  for (let at = 0; at < length; at++) {
    const found = certificateIn(reader, symbol)
    if (found === undefined) return undefined
    chain.push(...found)
  }
  return chain
}

/** Of a private key: its encryption, then the chain of certificates. */
const javaKey = (reader: ByteReader): ReadonlyArray<FoundArtefact> | undefined => {
  const der = reader.string()
  const node = der && parseDer(der)
  const key = node && readEncryptedPkcs8(node, "JKS key")
  const chain = der === undefined ? undefined : chainIn(reader, "JKS certificate")
  return chain && [...(key === undefined ? [] : [key]), ...chain]
}

/** A JCEKS secret key is a serialised object, whose end only Java knows. */
const javaEntries: { readonly [tag: number]: (reader: ByteReader) => ReadonlyArray<FoundArtefact> | undefined } = {
  1: javaKey,
  2: (reader) => certificateIn(reader, "JKS certificate")
}

const readEntries = (reader: ByteReader, count: number): Entries => {
  const found: Array<FoundArtefact> = []
  for (let at = 0; at < Math.min(count, MAX_ENTRIES); at++) {
    const read = javaEntries[reader.uint32() ?? 0]
    short(reader)
    reader.take(8)
    const entry = read?.(reader)
    if (entry === undefined) break
    found.push(...entry)
  }
  return { count, found }
}

const keystoreFound = (bytes: Uint8Array, format: string, { count, found }: Entries): ReadonlyArray<FoundArtefact> => [
  {
    kind: "keystore",
    symbol: format,
    facts: { certificateFormat: format },
    stored: { format, fingerprint: fingerprint(bytes), entries: count }
  },
  ...found
]

const MAGIC: { readonly [magic: number]: string } = { 0xfeedfeed: "JKS", 0xcececece: "JCEKS" }

/** A keystore of Java (sun.security.provider.JavaKeyStore): magic number, version 1 or 2, number of entries. */
export const readJavaKeystore = (bytes: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const reader = new ByteReader(bytes)
  const format = MAGIC[reader.uint32() ?? 0]
  const version = reader.uint32()
  const count = reader.uint32()
  if (format === undefined || version === undefined || version < 1 || version > 2 || count === undefined)
    return undefined
  return keystoreFound(bytes, format, readEntries(reader, count))
}

const skipKey = (reader: ByteReader): ReadonlyArray<FoundArtefact> | undefined => {
  reader.uint8()
  short(reader)
  short(reader)
  return reader.string() === undefined ? undefined : []
}

const sealed = (reader: ByteReader): ReadonlyArray<FoundArtefact> | undefined =>
  reader.string() === undefined ? undefined : []

const bouncyEntries: { readonly [type: number]: (reader: ByteReader) => ReadonlyArray<FoundArtefact> | undefined } = {
  1: (reader) => certificateIn(reader, "BKS certificate"),
  2: skipKey,
  3: sealed,
  4: sealed
}

const readBouncyEntries = (reader: ByteReader): Entries => {
  const found: Array<FoundArtefact> = []
  let count = 0
  for (let type = reader.uint8(); type !== undefined && type > 0 && count < MAX_ENTRIES; type = reader.uint8()) {
    short(reader)
    reader.take(8)
    const chain = chainIn(reader, "BKS certificate")
    const entry = chain === undefined ? undefined : bouncyEntries[type]?.(reader)
    if (chain === undefined || entry === undefined) break
    count++
    found.push(...chain, ...entry)
  }
  return { count, found }
}

/** A BKS store of Bouncy Castle (BcKeyStoreSpi): version up to 2, salt, iteration count, entries; it has no magic number. */
export const readBouncyKeystore = (bytes: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const reader = new ByteReader(bytes)
  const version = reader.uint32()
  const salt = version !== undefined && version <= 2 ? reader.string() : undefined
  const iterations = reader.uint32()
  if (salt === undefined || salt.length < 8 || salt.length > 64 || iterations === undefined) return undefined
  return keystoreFound(bytes, "BKS", readBouncyEntries(reader))
}
