import type { Facts } from "../model/Facts.ts"
import { algorithmFacts, algorithmIdentifier } from "./algorithmFacts.ts"
import { readCertificate } from "./certificate.ts"
import {
  any,
  childrenOf,
  type DerNode,
  encodingOf,
  inside,
  INTEGER,
  integerIn,
  listOf,
  OCTET_STRING,
  octetsIn,
  oidIn,
  optional,
  parseDer,
  SEQUENCE,
  sequence,
  SET,
  tagged
} from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { attribute, readEncryptedPkcs8, readPkcs8 } from "./privateKey.ts"

interface Safe {
  readonly entries: number
  readonly found: ReadonlyArray<FoundArtefact>
  readonly protection?: Facts
}

/** RFC 5652 3: a type and what is of the type. */
export const contentInfo = sequence(oidIn, inside(0, any))

type ContentInfo = NonNullable<ReturnType<typeof contentInfo>>

/** RFC 5652 4 and 8. */
const DATA = "1.2.840.113549.1.7.1"
const ENCRYPTED_DATA = "1.2.840.113549.1.7.6"

/** RFC 7292 4.2.3: an X.509 certificate in an OCTET STRING. */
const X509_CERTIFICATE = "1.2.840.113549.1.9.22.1"

const octets = (content: DerNode): DerNode | undefined => {
  const bytes = octetsIn(content)
  return bytes && parseDer(bytes)
}

const only = (found: FoundArtefact | undefined): ReadonlyArray<FoundArtefact> => (found === undefined ? [] : [found])

const certificateIn = (bag: DerNode): ReadonlyArray<FoundArtefact> => {
  const [type, value] = contentInfo(bag) ?? []
  const held = type === X509_CERTIFICATE && value !== undefined ? octets(value) : undefined
  return only(held && readCertificate(held, "PKCS12 certificate"))
}

/** RFC 7292 4.2: keyBag, pkcs8ShroudedKeyBag, certBag. */
const bags: { readonly [oid: string]: (bag: DerNode) => ReadonlyArray<FoundArtefact> } = {
  "1.2.840.113549.1.12.10.1.1": (bag) => only(readPkcs8(bag, "PKCS12 key")),
  "1.2.840.113549.1.12.10.1.2": (bag) => only(readEncryptedPkcs8(bag, "PKCS12 key")),
  "1.2.840.113549.1.12.10.1.3": certificateIn
}

/** RFC 7292 4.2. */
const safeContents = listOf(SEQUENCE, sequence(oidIn, inside(0, any), optional(listOf(SET, attribute))))

/** RFC 7292 4.1; of encrypted data, the algorithm that its content is encrypted with (RFC 5652 6.1, 8). */
const safeOf = ([contentType, content]: ContentInfo): Safe => {
  if (contentType === ENCRYPTED_DATA) {
    const encryption = childrenOf(childrenOf(content)[1])[1]
    const algorithm = encryption && algorithmIdentifier(encryption)
    return { entries: 0, found: [], protection: algorithm === undefined ? {} : algorithmFacts(algorithm) }
  }
  const held = contentType === DATA ? octets(content) : undefined
  const all = (held && safeContents(held)) ?? []
  return { entries: all.length, found: all.flatMap(([bag, value]) => bags[bag]?.(value) ?? []) }
}

/** RFC 7292 4 and A: the digest of the MAC with its algorithm, the salt, the iterations, by default 1. */
const macData = sequence(sequence(algorithmIdentifier, tagged(OCTET_STRING)), tagged(OCTET_STRING), optional(integerIn))

/** RFC 7292 4. */
const pfx = sequence(tagged(INTEGER), contentInfo, optional(macData))

const authenticatedSafe = listOf(SEQUENCE, contentInfo)

/** RFC 7292: what is not encrypted, and what the rest is encrypted and protected with. */
export const readPfx = (node: DerNode): ReadonlyArray<FoundArtefact> | undefined => {
  const [, authSafe, macOf] = pfx(node) ?? []
  if (authSafe === undefined) return undefined
  const held = octets(authSafe[1])
  const safes = ((held && authenticatedSafe(held)) ?? []).map(safeOf)
  const protection = safes.find((safe) => safe.protection !== undefined)?.protection
  const digest = macOf && algorithmFacts(macOf[0][0]).name
  const mac: ReadonlyArray<FoundArtefact> =
    macOf === undefined
      ? []
      : [
          {
            kind: "mac",
            symbol: "PKCS12 MAC",
            facts: { name: "HMAC", ...(digest !== undefined && { digest }), iterations: macOf[2] ?? 1 }
          }
        ]
  return [
    {
      kind: "keystore",
      symbol: "PKCS12",
      facts: { certificateFormat: "PKCS12" },
      stored: {
        format: "PKCS12",
        fingerprint: fingerprint(encodingOf(node)),
        isEncrypted: protection !== undefined,
        entries: safes.reduce((sum, { entries }) => sum + entries, 0),
        ...(protection !== undefined && { protection })
      }
    },
    ...mac,
    ...safes.flatMap(({ found }) => found)
  ]
}
