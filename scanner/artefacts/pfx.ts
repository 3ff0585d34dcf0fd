import { type ContentInfo, id_data, id_encryptedData } from "@peculiar/asn1-cms"
import {
  AuthenticatedSafe,
  CertBag,
  id_certBag,
  id_keyBag,
  id_pkcs8ShroudedKeyBag,
  id_x509Certificate,
  PFX,
  SafeContents
} from "@peculiar/asn1-pfx"
import { Certificate } from "@peculiar/asn1-x509"
import { OctetString } from "@peculiar/asn1-schema"
import type { Facts } from "../model/Facts.ts"
import { algorithmFacts, algorithmNodeFacts } from "./algorithmFacts.ts"
import { certificateFound } from "./certificate.ts"
import { childrenOf, parseDer, parseNode } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { Found } from "./Found.ts"
import { encryptedPkcs8Found, pkcs8Found } from "./privateKey.ts"

interface Safe {
  readonly entries: number
  readonly found: ReadonlyArray<Found>
  readonly protection?: Facts
}

const octets = (content: ArrayBuffer): ArrayBuffer | undefined => parseDer(content, OctetString)?.buffer

const certificateIn = (bag: ArrayBuffer): ReadonlyArray<Found> => {
  const held = parseDer(bag, CertBag)
  const der = held?.certId === id_x509Certificate ? octets(held.certValue) : undefined
  const x509 = der === undefined ? undefined : parseDer(der, Certificate)
  return x509 === undefined ? [] : [certificateFound(x509, new Uint8Array(der!), "PKCS12 certificate")]
}

const only = (found: Found | undefined): ReadonlyArray<Found> => (found === undefined ? [] : [found])

const bags: { readonly [oid: string]: (bag: ArrayBuffer) => ReadonlyArray<Found> } = {
  [id_certBag]: certificateIn,
  [id_keyBag]: (bag) => only(pkcs8Found(new Uint8Array(bag), "PKCS12 key")),
  [id_pkcs8ShroudedKeyBag]: (bag) => only(encryptedPkcs8Found(new Uint8Array(bag), "PKCS12 key"))
}

const safeOf = ({ contentType, content }: ContentInfo): Safe => {
  if (contentType === id_encryptedData) {
    const encryption = childrenOf(childrenOf(parseNode(content))[1])[1]
    return { entries: 0, found: [], protection: algorithmNodeFacts(encryption) }
  }
  const inside = contentType === id_data ? octets(content) : undefined
  const held = inside === undefined ? undefined : parseDer(inside, SafeContents)
  const all = [...(held ?? [])]
  return { entries: all.length, found: all.flatMap(({ bagId, bagValue }) => bags[bagId]?.(bagValue) ?? []) }
}

/** RFC 7292: what is not encrypted, and what the rest is encrypted and protected with. */
export const pfxFound = (der: Uint8Array): ReadonlyArray<Found> | undefined => {
  const pfx = parseDer(der, PFX)
  if (pfx === undefined) return undefined
  const inside = octets(pfx.authSafe.content)
  const safes = [...((inside === undefined ? undefined : parseDer(inside, AuthenticatedSafe)) ?? [])].map(safeOf)
  const protection = safes.find((safe) => safe.protection !== undefined)?.protection
  const digest = pfx.macData === undefined ? undefined : algorithmFacts(pfx.macData.mac.digestAlgorithm).name
  const mac: ReadonlyArray<Found> =
    pfx.macData === undefined
      ? []
      : [
          {
            kind: "mac",
            symbol: "PKCS12 MAC",
            facts: {
              name: "HMAC",
              ...(digest !== undefined && { digest }),
              iterations: pfx.macData.iterations
            }
          }
        ]
  return [
    {
      kind: "keystore",
      symbol: "PKCS12",
      facts: { certificateFormat: "PKCS12" },
      stored: {
        format: "PKCS12",
        fingerprint: fingerprint(der),
        isEncrypted: protection !== undefined,
        entries: safes.reduce((sum, { entries }) => sum + entries, 0),
        ...(protection !== undefined && { protection })
      }
    },
    ...mac,
    ...safes.flatMap(({ found }) => found)
  ]
}
