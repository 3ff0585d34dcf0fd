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
import { OctetString } from "@peculiar/asn1-schema"
import { Certificate } from "@peculiar/asn1-x509"
import type { Facts } from "../model/Facts.ts"
import { algorithmFacts, algorithmNodeFacts } from "./algorithmFacts.ts"
import { readCertificate } from "./certificate.ts"
import { childrenOf, parseDer, parseNode } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { readEncryptedPkcs8, readPkcs8 } from "./privateKey.ts"

interface Safe {
  readonly entries: number
  readonly found: ReadonlyArray<FoundArtefact>
  readonly protection?: Facts
}

const octets = (content: ArrayBuffer): ArrayBuffer | undefined => parseDer(content, OctetString)?.buffer

const certificateIn = (bag: ArrayBuffer): ReadonlyArray<FoundArtefact> => {
  const held = parseDer(bag, CertBag)
  const der = held?.certId === id_x509Certificate ? octets(held.certValue) : undefined
  const x509 = der === undefined ? undefined : parseDer(der, Certificate)
  return x509 === undefined ? [] : [readCertificate(x509, new Uint8Array(der!), "PKCS12 certificate")]
}

const only = (found: FoundArtefact | undefined): ReadonlyArray<FoundArtefact> => (found === undefined ? [] : [found])

const bags: { readonly [oid: string]: (bag: ArrayBuffer) => ReadonlyArray<FoundArtefact> } = {
  [id_certBag]: certificateIn,
  [id_keyBag]: (bag) => only(readPkcs8(new Uint8Array(bag), "PKCS12 key")),
  [id_pkcs8ShroudedKeyBag]: (bag) => only(readEncryptedPkcs8(new Uint8Array(bag), "PKCS12 key"))
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
export const readPfx = (der: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const pfx = parseDer(der, PFX)
  if (pfx === undefined) return undefined
  const inside = octets(pfx.authSafe.content)
  const safes = [...((inside === undefined ? undefined : parseDer(inside, AuthenticatedSafe)) ?? [])].map(safeOf)
  const protection = safes.find((safe) => safe.protection !== undefined)?.protection
  const digest = pfx.macData === undefined ? undefined : algorithmFacts(pfx.macData.mac.digestAlgorithm).name
  const mac: ReadonlyArray<FoundArtefact> =
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
