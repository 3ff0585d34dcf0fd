import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import { PEM_MARK } from "../select/artefactFormats.ts"
import { extensionOf } from "../select/languageOf.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { readJwk } from "./jwk.ts"
import { readBouncyKeystore, readJavaKeystore } from "./keystore.ts"
import { readOpenPgp } from "./openPgp.ts"
import { readSshPublicKey } from "./openSsh.ts"
import { readDer } from "./readDer.ts"
import { readPem } from "./readPem.ts"

/** An artefact and its offsets in the text; 0 in a binary file. */
export interface LocatedArtefact {
  readonly found: FoundArtefact
  readonly start: number
  readonly end: number
}

const latin1 = new TextDecoder("latin1")

const whole = (found: ReadonlyArray<FoundArtefact> | undefined): ReadonlyArray<LocatedArtefact> | undefined =>
  found?.map((one) => ({ found: one, start: 0, end: 0 }))

/** PEM in any text: a source file, a configuration, a bundle of certificates. */
export const locatePem = (text: string): ReadonlyArray<LocatedArtefact> =>
  readPem(text).flatMap(({ start, end, found }) => found.map((one) => ({ found: one, start, end })))

const SSH_LINE = /(?:^|[ \t,])((?:ssh|ecdsa|sk-ssh|sk-ecdsa)-[\w@.-]{1,60}) ([A-Za-z0-9+/]{20,8192}={0,2})(?=\s|$)/gm

/** One key a line (sshd(8), "AUTHORIZED_KEYS FILE FORMAT" and "SSH_KNOWN_HOSTS FILE FORMAT"). */
const sshLines = (text: string): ReadonlyArray<LocatedArtefact> =>
  [...text.matchAll(SSH_LINE)].flatMap((line) => {
    const blob = Result.getOrUndefined(Base64.decode(line[2]!))
    const found = blob === undefined ? undefined : readSshPublicKey(blob)
    return found === undefined ? [] : [{ found, start: line.index, end: line.index + line[0].length }]
  })

const MAX_KEYS = 1_000

const keysIn = (value: unknown, depth: number): ReadonlyArray<FoundArtefact> => {
  if (typeof value !== "object" || value === null || depth > 8) return []
  if (Array.isArray(value)) return value.slice(0, MAX_KEYS).flatMap((one) => keysIn(one, depth + 1))
  const own = readJwk(value as { readonly [name: string]: unknown })
  return own === undefined ? Object.values(value).flatMap((one) => keysIn(one, depth + 1)) : [own]
}

const TYPE_MEMBER = /"kty"\s{0,40}:/g

/** The keys are in the order of the text, and so are the `kty` members: the nth key is at the nth `kty`. */
const jsonKeys = (text: string): ReadonlyArray<LocatedArtefact> => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const places = [...text.matchAll(TYPE_MEMBER)].map(({ index }) => index)
  const found = keysIn(value, 0)
  return found.map((one, at) => {
    const start = places.length === found.length ? places[at]! : 0
    return { found: one, start, end: start }
  })
}

const base64Der = (text: string): ReadonlyArray<FoundArtefact> | undefined => {
  const body = text.replace(/\s+/g, "")
  if (!/^MI[A-Za-z0-9+/]{40,}={0,2}$/.test(body)) return undefined
  const der = Result.getOrUndefined(Base64.decode(body))
  return der === undefined ? undefined : readDer(der)
}

const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 4_096).includes(0) || bytes[0]! >= 0x80

const readBinary = (path: string, bytes: Uint8Array): ReadonlyArray<FoundArtefact> | undefined =>
  readJavaKeystore(bytes) ??
  (bytes[0] === 0x30 ? readDer(bytes) : undefined) ??
  (bytes[0]! >= 0x80 ? readOpenPgp(bytes) : undefined) ??
  ([".bks", ".keystore", ".truststore"].includes(extensionOf(path)) ? readBouncyKeystore(bytes) : undefined)

const readText = (text: string): ReadonlyArray<LocatedArtefact> | undefined => {
  const found = [...locatePem(text), ...sshLines(text), ...(text.includes('"kty"') ? jsonKeys(text) : [])]
  if (found.length > 0) return found
  return whole(base64Der(text)) ?? (text.includes(PEM_MARK) ? undefined : [])
}

/** Reads a file of keys or certificates by its content, whatever its name; undefined where the format is unknown. */
export const readArtefact = (path: string, bytes: Uint8Array): ReadonlyArray<LocatedArtefact> | undefined => {
  if (bytes.length === 0) return []
  return isBinary(bytes) ? whole(readBinary(path, bytes)) : readText(latin1.decode(bytes))
}
