import { oid } from "../notation/oid.ts"
import { algorithmFacts, algorithmIdentifier } from "./algorithmFacts.ts"
import { extension, readCertificate, signedWith, time } from "./certificate.ts"
import {
  any,
  context,
  type DerNode,
  encodingOf,
  type Form,
  inside,
  INTEGER,
  listOf,
  OCTET_STRING,
  oidIn,
  optional,
  parseDer,
  SEQUENCE,
  sequence,
  SET,
  tagged
} from "./der.ts"
import { distinguishedName } from "./distinguishedName.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { contentInfo, readPfx } from "./pfx.ts"
import { attribute, readDsa, readEncryptedPkcs8, readPkcs1, readPkcs8, readSec1 } from "./privateKey.ts"
import { primeBits, publicKeyFacts, publicKeyInfo, readPkcs1Public, readSpki } from "./publicKey.ts"

/** RFC 2986 4: version, subject, key and attributes. */
const certificationRequest = signedWith(
  sequence(tagged(INTEGER), distinguishedName, publicKeyInfo, optional(listOf(context(0), attribute)))
)

const readRequest = (node: DerNode): FoundArtefact | undefined => {
  const request = certificationRequest(node)
  if (request === undefined) return undefined
  const [[, subject, publicKey], algorithm] = request
  return {
    kind: "key",
    symbol: "CERTIFICATE REQUEST",
    facts: { ...publicKeyFacts(publicKey), material: "public-key" },
    stored: {
      format: "PKCS10",
      fingerprint: fingerprint(encodingOf(node)),
      subject,
      signature: algorithmFacts(algorithm)
    }
  }
}

const extensions = listOf(SEQUENCE, extension)

/** RFC 5280 5.1: version, algorithm, issuer, this and the next update, what is revoked, extensions. */
const revocationList = signedWith(
  sequence(
    optional(tagged(INTEGER)),
    algorithmIdentifier,
    distinguishedName,
    time,
    optional(time),
    optional(listOf(SEQUENCE, sequence(tagged(INTEGER), time, optional(extensions)))),
    optional(inside(0, extensions))
  )
)

const readRevocationList = (node: DerNode): FoundArtefact | undefined => {
  const list = revocationList(node)
  if (list === undefined) return undefined
  const [[, , subject], algorithm] = list
  return {
    kind: "signature",
    symbol: "X509 CRL",
    facts: { ...algorithmFacts(algorithm), primitive: "signature" },
    stored: { format: "CRL", fingerprint: fingerprint(encodingOf(node)), subject }
  }
}

/** RFC 5652 10.2.2: certificates; those of other kinds have tags of their own. */
const certificateChoice: Form<ReadonlyArray<FoundArtefact>> = (node) => {
  if (node.tag !== SEQUENCE) return node.tag >= context(0) && node.tag <= context(3) ? [] : undefined
  const found = readCertificate(node, "PKCS7 certificate")
  return found && [found]
}

/** RFC 5652 5.3: version, who signed, digest, attributes, signature algorithm, signature, attributes. */
const signerInfo = sequence(
  tagged(INTEGER),
  any,
  algorithmIdentifier,
  optional(listOf(context(0), attribute)),
  algorithmIdentifier,
  tagged(OCTET_STRING),
  optional(listOf(context(1), attribute))
)

/** RFC 5652 5.1: version, digests, the content, certificates, revocation lists, signers. */
const signedData = sequence(
  tagged(INTEGER),
  listOf(SET, algorithmIdentifier),
  sequence(oidIn, optional(any)),
  optional(listOf(context(0), certificateChoice)),
  optional(tagged(context(1))),
  listOf(SET, signerInfo)
)

const signed = (content: DerNode): ReadonlyArray<FoundArtefact> => {
  const [, , , certificates = [], , signers = []] = signedData(content) ?? []
  const signatures = signers.map(([, , digestAlgorithm, , signatureAlgorithm]): FoundArtefact => {
    const { name: digest } = algorithmFacts(digestAlgorithm)
    const facts = algorithmFacts(signatureAlgorithm)
    return {
      kind: "signature",
      symbol: "PKCS7 signer",
      facts: { ...facts, ...(facts.digest === undefined && digest !== undefined && { digest }) }
    }
  })
  return [...certificates.flat(), ...signatures]
}

/** RFC 5652 6.1: version, originator, recipients, then type, algorithm and the encrypted content, attributes. */
const envelopedData = sequence(
  tagged(INTEGER),
  optional(tagged(context(0))),
  tagged(SET),
  sequence(oidIn, algorithmIdentifier, optional(any)),
  optional(listOf(context(1), attribute))
)

const enveloped = (content: DerNode): ReadonlyArray<FoundArtefact> => {
  const [, , , encrypted] = envelopedData(content) ?? []
  return encrypted === undefined
    ? []
    : [{ kind: "cipher", symbol: "PKCS7 enveloped data", facts: algorithmFacts(encrypted[1]) }]
}

/** RFC 5652 5 and 6. */
const contents: { readonly [oid: string]: (content: DerNode) => ReadonlyArray<FoundArtefact> } = {
  "1.2.840.113549.1.7.2": signed,
  "1.2.840.113549.1.7.3": enveloped
}

/** RFC 5652: the certificates and signers of signed data, the cipher of enveloped data. */
const readCms = (node: DerNode): ReadonlyArray<FoundArtefact> | undefined => {
  const [type, content] = contentInfo(node) ?? []
  return type === undefined || content === undefined ? undefined : contents[type]?.(content)
}

/** A sequence that begins with the prime, as PKCS #3 and RFC 3279 2.3.2 have it. */
const readPrimeParameters = (node: DerNode, name: string): FoundArtefact | undefined => {
  const keyBits = primeBits(node)
  return keyBits === undefined
    ? undefined
    : { kind: "parameters", symbol: `${name} PARAMETERS`, facts: { name, keyBits } }
}

const readDhParameters = (node: DerNode): FoundArtefact | undefined => readPrimeParameters(node, "DH")

/** RFC 5480 2.1.1: a named curve; explicit parameters stay unknown. */
const readCurveParameters = (node: DerNode): FoundArtefact | undefined => {
  const read = oid.ofText?.(oidIn(node) ?? "")
  const curve = typeof read === "object" ? read.curve : undefined
  return {
    kind: "parameters",
    symbol: "EC PARAMETERS",
    facts: { name: "EC", ...(curve !== undefined && { curve }) }
  }
}

type Reader = (node: DerNode) => ReadonlyArray<FoundArtefact> | undefined

const one =
  (read: (node: DerNode) => FoundArtefact | undefined): Reader =>
  (node) => {
    const found = read(node)
    return found === undefined ? undefined : [found]
  }

const certificate = one((node) => readCertificate(node))
const pkcs8 = one((node) => readPkcs8(node))
const encryptedPkcs8 = one((node) => readEncryptedPkcs8(node))

/** Readers by the label of a PEM block (RFC 7468, and the labels of OpenSSL). */
const byLabel: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["CERTIFICATE", certificate],
  ["X509 CERTIFICATE", certificate],
  ["TRUSTED CERTIFICATE", certificate],
  ["CERTIFICATE REQUEST", one(readRequest)],
  ["NEW CERTIFICATE REQUEST", one(readRequest)],
  ["X509 CRL", one(readRevocationList)],
  ["PKCS7", readCms],
  ["PKCS #7 SIGNED DATA", readCms],
  ["CMS", readCms],
  ["PRIVATE KEY", pkcs8],
  ["ENCRYPTED PRIVATE KEY", encryptedPkcs8],
  ["RSA PRIVATE KEY", one(readPkcs1)],
  ["EC PRIVATE KEY", one(readSec1)],
  ["DSA PRIVATE KEY", one(readDsa)],
  ["PUBLIC KEY", one(readSpki)],
  ["RSA PUBLIC KEY", one(readPkcs1Public)],
  ["DH PARAMETERS", one(readDhParameters)],
  ["X9.42 DH PARAMETERS", one(readDhParameters)],
  ["DSA PARAMETERS", one((node) => readPrimeParameters(node, "DSA"))],
  ["EC PARAMETERS", one(readCurveParameters)]
])

/** Reads what a label says it is; undefined where the label is unknown or it is something else. */
export const readLabelled = (label: string, der: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const read = byLabel.get(label)
  const node = read && parseDer(der)
  return node && read?.(node)
}

/** From the most to the least particular: what fits an earlier structure is not tried as a later one. */
const GUESSES: ReadonlyArray<Reader> = [
  certificate,
  one(readRequest),
  one(readRevocationList),
  readPfx,
  readCms,
  pkcs8,
  encryptedPkcs8,
  one(readSpki),
  one(readPkcs1),
  one(readSec1),
  one(readDsa)
]

/** Reads a DER file, which is parsed once; undefined where it is none of the known structures. */
export const readDer = (der: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const node = parseDer(der)
  if (node === undefined) return undefined
  for (const read of GUESSES) {
    const found = read(node)
    if (found !== undefined) return found
  }
  return undefined
}
