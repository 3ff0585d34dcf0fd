import { Certificate, CertificateList } from "@peculiar/asn1-x509"
import { Integer } from "asn1js"
import { oid } from "../notation/oid.ts"
import { readCertificate } from "./certificate.ts"
import { bitLength, childrenOf, oidIn, parseDer, parseNode, serializeDer } from "./der.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { readPfx } from "./pfx.ts"
import { readDsa, readEncryptedPkcs8, readPkcs1, readPkcs8, readSec1 } from "./privateKey.ts"
import { readPkcs1Public, readSpki, publicKeyFacts } from "./publicKey.ts"
import { ContentInfo, EnvelopedData, id_envelopedData, id_signedData, SignedData } from "@peculiar/asn1-cms"
import { algorithmFacts } from "./algorithmFacts.ts"
import { CertificationRequest } from "@peculiar/asn1-csr"
import { distinguishedName } from "./distinguishedName.ts"
import { fingerprint } from "./fingerprint.ts"

/** RFC 2986. */
const readRequest = (der: Uint8Array, symbol = "CERTIFICATE REQUEST"): FoundArtefact | undefined => {
  const request = parseDer(der, CertificationRequest)
  if (request === undefined) return undefined
  const { subject, subjectPKInfo } = request.certificationRequestInfo
  return {
    kind: "key",
    symbol,
    facts: { ...publicKeyFacts(subjectPKInfo), material: "public-key" },
    stored: {
      format: "PKCS10",
      fingerprint: fingerprint(der),
      subject: distinguishedName(subject),
      signature: algorithmFacts(request.signatureAlgorithm)
    }
  }
}

/** RFC 5280 5. */
const readRevocationList = (der: Uint8Array, symbol = "X509 CRL"): FoundArtefact | undefined => {
  const list = parseDer(der, CertificateList)
  if (list === undefined) return undefined
  return {
    kind: "signature",
    symbol,
    facts: { ...algorithmFacts(list.signatureAlgorithm), primitive: "signature" },
    stored: {
      format: "CRL",
      fingerprint: fingerprint(der),
      subject: distinguishedName(list.tbsCertList.issuer)
    }
  }
}

const signed = (content: ArrayBuffer): ReadonlyArray<FoundArtefact> => {
  const data = parseDer(content, SignedData)
  const certificates = [...(data?.certificates ?? [])].flatMap(({ certificate }) => {
    const der = serializeDer(certificate)
    return certificate === undefined || der === undefined
      ? []
      : [readCertificate(certificate, new Uint8Array(der), "PKCS7 certificate")]
  })
  const signatures = [...(data?.signerInfos ?? [])].map((signer): FoundArtefact => {
    const { name: digest } = algorithmFacts(signer.digestAlgorithm)
    const facts = algorithmFacts(signer.signatureAlgorithm)
    return {
      kind: "signature",
      symbol: "PKCS7 signer",
      facts: { ...facts, ...(facts.digest === undefined && digest !== undefined && { digest }) }
    }
  })
  return [...certificates, ...signatures]
}

const enveloped = (content: ArrayBuffer): ReadonlyArray<FoundArtefact> => {
  const data = parseDer(content, EnvelopedData)
  if (data === undefined) return []
  return [
    {
      kind: "cipher",
      symbol: "PKCS7 enveloped data",
      facts: algorithmFacts(data.encryptedContentInfo.contentEncryptionAlgorithm)
    }
  ]
}

const contents: { readonly [oid: string]: (content: ArrayBuffer) => ReadonlyArray<FoundArtefact> } = {
  [id_signedData]: signed,
  [id_envelopedData]: enveloped
}

/** RFC 5652: the certificates and signers of signed data, the cipher of enveloped data. */
const readCms = (der: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const info = parseDer(der, ContentInfo)
  return info === undefined ? undefined : contents[info.contentType]?.(info.content)
}

/** A sequence that begins with the prime, as PKCS #3 and RFC 3279 2.3.2 have it. */
const readPrimeParameters = (der: Uint8Array, name: string): FoundArtefact | undefined => {
  const [prime] = childrenOf(parseNode(der))
  return prime instanceof Integer
    ? {
        kind: "parameters",
        symbol: `${name} PARAMETERS`,
        facts: { name, keyBits: bitLength(prime.valueBlock.valueHexView) }
      }
    : undefined
}

const readDhParameters = (der: Uint8Array): FoundArtefact | undefined => readPrimeParameters(der, "DH")

/** RFC 5480 2.1.1: a named curve; explicit parameters stay unknown. */
const readCurveParameters = (der: Uint8Array): FoundArtefact | undefined => {
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

type Reader = (der: Uint8Array) => ReadonlyArray<FoundArtefact> | undefined

const one =
  (read: (der: Uint8Array) => FoundArtefact | undefined): Reader =>
  (der) => {
    const found = read(der)
    return found === undefined ? undefined : [found]
  }

const certificate: Reader = one((der) => {
  const x509 = parseDer(der, Certificate)
  return x509 === undefined ? undefined : readCertificate(x509, der, "CERTIFICATE")
})

/** Readers by the label of a PEM block (RFC 7468, and the labels of OpenSSL). */
export const byLabel: { readonly [label: string]: Reader } = {
  CERTIFICATE: certificate,
  "X509 CERTIFICATE": certificate,
  "TRUSTED CERTIFICATE": certificate,
  "CERTIFICATE REQUEST": one(readRequest),
  "NEW CERTIFICATE REQUEST": one(readRequest),
  "X509 CRL": one(readRevocationList),
  PKCS7: readCms,
  "PKCS #7 SIGNED DATA": readCms,
  CMS: readCms,
  "PRIVATE KEY": one(readPkcs8),
  "ENCRYPTED PRIVATE KEY": one(readEncryptedPkcs8),
  "RSA PRIVATE KEY": one(readPkcs1),
  "EC PRIVATE KEY": one(readSec1),
  "DSA PRIVATE KEY": one(readDsa),
  "PUBLIC KEY": one(readSpki),
  "RSA PUBLIC KEY": one(readPkcs1Public),
  "DH PARAMETERS": one(readDhParameters),
  "X9.42 DH PARAMETERS": one(readDhParameters),
  "DSA PARAMETERS": one((der) => readPrimeParameters(der, "DSA")),
  "EC PARAMETERS": one(readCurveParameters)
}

/** From the most to the least particular: what fits an earlier structure is not tried as a later one. */
const GUESSES: ReadonlyArray<Reader> = [
  certificate,
  one(readRequest),
  one(readRevocationList),
  readPfx,
  readCms,
  one(readPkcs8),
  one(readEncryptedPkcs8),
  one(readSpki),
  one(readPkcs1),
  one(readSec1),
  one(readDsa)
]

/** Reads a DER file; undefined where it is none of the known structures. */
export const readDer: Reader = (der) => {
  for (const read of GUESSES) {
    const found = read(der)
    if (found !== undefined) return found
  }
  return undefined
}
