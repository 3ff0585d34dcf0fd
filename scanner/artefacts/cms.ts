import { ContentInfo, EnvelopedData, id_envelopedData, id_signedData, SignedData } from "@peculiar/asn1-cms"
import { algorithmFacts } from "./algorithmFacts.ts"
import { readCertificate } from "./certificate.ts"
import { parseDer, serializeDer } from "./der.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

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
export const readCms = (der: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const info = parseDer(der, ContentInfo)
  return info === undefined ? undefined : contents[info.contentType]?.(info.content)
}
