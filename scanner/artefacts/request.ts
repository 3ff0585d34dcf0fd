import { CertificationRequest } from "@peculiar/asn1-csr"
import { CertificateList } from "@peculiar/asn1-x509"
import { algorithmFacts } from "./algorithmFacts.ts"
import { parseDer } from "./der.ts"
import { distinguishedName } from "./distinguishedName.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { publicKeyFacts } from "./publicKey.ts"

/** RFC 2986. */
export const readRequest = (der: Uint8Array, symbol = "CERTIFICATE REQUEST"): FoundArtefact | undefined => {
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
export const readRevocationList = (der: Uint8Array, symbol = "X509 CRL"): FoundArtefact | undefined => {
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
