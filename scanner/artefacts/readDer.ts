import { Certificate } from "@peculiar/asn1-x509"
import { certificateFound } from "./certificate.ts"
import { cmsFound } from "./cms.ts"
import { bitLength, childrenOf, oidIn, parseDer, parseNode } from "./der.ts"
import type { Found } from "./Found.ts"
import { pfxFound } from "./pfx.ts"
import { dsaFound, encryptedPkcs8Found, pkcs1Found, pkcs8Found, sec1Found } from "./privateKey.ts"
import { pkcs1PublicFound, spkiFound } from "./publicKey.ts"
import { requestFound, revocationListFound } from "./request.ts"
import { Integer } from "asn1js"
import { oid } from "../notation/oid.ts"

/** A sequence that begins with the prime, as PKCS #3 and RFC 3279 2.3.2 have it. */
const primeParametersFound = (der: Uint8Array, name: string): Found | undefined => {
  const [prime] = childrenOf(parseNode(der))
  return prime instanceof Integer
    ? {
        kind: "parameters",
        symbol: `${name} PARAMETERS`,
        facts: { name, keyBits: bitLength(prime.valueBlock.valueHexView) }
      }
    : undefined
}

const dhParametersFound = (der: Uint8Array): Found | undefined => primeParametersFound(der, "DH")

/** RFC 5480 2.1.1: a named curve; explicit parameters stay unknown. */
const curveParametersFound = (der: Uint8Array): Found | undefined => {
  const node = parseNode(der)
  if (node === undefined) return undefined
  const read = oid.ofText?.(oidIn(node) ?? "")
  const curve = typeof read === "object" ? read.curve : undefined
  return {
    kind: "parameters",
    symbol: "EC PARAMETERS",
    facts: { name: "EC", ...(curve !== undefined && { curve }) }
  }
}

type Reader = (der: Uint8Array) => ReadonlyArray<Found> | undefined

const one =
  (read: (der: Uint8Array) => Found | undefined): Reader =>
  (der) => {
    const found = read(der)
    return found === undefined ? undefined : [found]
  }

const certificate: Reader = one((der) => {
  const x509 = parseDer(der, Certificate)
  return x509 === undefined ? undefined : certificateFound(x509, der, "CERTIFICATE")
})

/** What the label of a PEM block says is in it (RFC 7468, and the labels of OpenSSL). */
export const byLabel: { readonly [label: string]: Reader } = {
  CERTIFICATE: certificate,
  "X509 CERTIFICATE": certificate,
  "TRUSTED CERTIFICATE": certificate,
  "CERTIFICATE REQUEST": one(requestFound),
  "NEW CERTIFICATE REQUEST": one(requestFound),
  "X509 CRL": one(revocationListFound),
  PKCS7: cmsFound,
  "PKCS #7 SIGNED DATA": cmsFound,
  CMS: cmsFound,
  "PRIVATE KEY": one(pkcs8Found),
  "ENCRYPTED PRIVATE KEY": one(encryptedPkcs8Found),
  "RSA PRIVATE KEY": one(pkcs1Found),
  "EC PRIVATE KEY": one(sec1Found),
  "DSA PRIVATE KEY": one(dsaFound),
  "PUBLIC KEY": one(spkiFound),
  "RSA PUBLIC KEY": one(pkcs1PublicFound),
  "DH PARAMETERS": one(dhParametersFound),
  "X9.42 DH PARAMETERS": one(dhParametersFound),
  "DSA PARAMETERS": one((der) => primeParametersFound(der, "DSA")),
  "EC PARAMETERS": one(curveParametersFound)
}

/** From the most to the least particular: what fits an earlier structure is not tried as a later one. */
const GUESSES: ReadonlyArray<Reader> = [
  certificate,
  one(requestFound),
  one(revocationListFound),
  pfxFound,
  cmsFound,
  one(pkcs8Found),
  one(encryptedPkcs8Found),
  one(spkiFound),
  one(pkcs1Found),
  one(sec1Found),
  one(dsaFound)
]

/** What a DER file holds; undefined when it is none of the structures that are known. */
export const readDer: Reader = (der) => {
  for (const read of GUESSES) {
    const found = read(der)
    if (found !== undefined) return found
  }
  return undefined
}
