import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  type Certificate as X509,
  type Extension,
  type GeneralName,
  SubjectAlternativeName,
  SubjectKeyIdentifier
} from "@peculiar/asn1-x509"
import type { Certificate } from "../model/Artefact.ts"
import { algorithmFacts } from "./algorithmFacts.ts"
import { parseDer, serializeDer } from "./der.ts"
import { distinguishedName } from "./distinguishedName.ts"
import { fingerprint, hex } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { publicKeyFacts } from "./publicKey.ts"

const MAX_NAMES = 100

const nameOf = ({ dNSName, iPAddress, rfc822Name, uniformResourceIdentifier }: GeneralName): ReadonlyArray<string> =>
  [
    dNSName === undefined ? undefined : `DNS:${dNSName}`,
    iPAddress === undefined ? undefined : `IP:${iPAddress}`,
    rfc822Name === undefined ? undefined : `email:${rfc822Name}`,
    uniformResourceIdentifier === undefined ? undefined : `URI:${uniformResourceIdentifier}`
  ].filter((name) => name !== undefined)

const extensionOf = <T>(
  extensions: ReadonlyArray<Extension> | undefined,
  id: string,
  type: new () => T
): T | undefined => {
  const found = extensions?.find(({ extnID }) => extnID === id)
  return found === undefined ? undefined : parseDer(found.extnValue.buffer as ArrayBuffer, type)
}

/** RFC 5280 4.2.1. */
const extensionsOf = (
  extensions: ReadonlyArray<Extension> | undefined
): Pick<Certificate, "names" | "isAuthority" | "subjectKeyId" | "authorityKeyId"> => {
  const names = extensionOf(extensions, "2.5.29.17", SubjectAlternativeName)
  const constraints = extensionOf(extensions, "2.5.29.19", BasicConstraints)
  const subject = extensionOf(extensions, "2.5.29.14", SubjectKeyIdentifier)
  const authority = extensionOf(extensions, "2.5.29.35", AuthorityKeyIdentifier)?.keyIdentifier
  return {
    names: [...(names ?? [])].slice(0, MAX_NAMES).flatMap(nameOf),
    ...(constraints !== undefined && { isAuthority: constraints.cA }),
    ...(subject !== undefined && { subjectKeyId: hex(subject.buffer as ArrayBuffer) }),
    ...(authority !== undefined && { authorityKeyId: hex(authority.buffer as ArrayBuffer) })
  }
}

const instant = (time: Date): string => time.toISOString().replace(/\.\d{3}Z$/, "Z")

/** Facts of a parsed certificate (RFC 5280); `der` is its whole encoding. */
export const readCertificate = (x509: X509, der: Uint8Array, symbol: string): FoundArtefact => {
  const { subject, issuer, serialNumber, validity, subjectPublicKeyInfo, extensions } = x509.tbsCertificate
  const spki = serializeDer(subjectPublicKeyInfo)
  return {
    kind: "certificate",
    symbol,
    facts: { ...algorithmFacts(x509.signatureAlgorithm), certificateFormat: "X.509" },
    certificate: {
      subject: distinguishedName(subject),
      issuer: distinguishedName(issuer),
      serialNumber: hex(serialNumber),
      notBefore: instant(validity.notBefore.getTime()),
      notAfter: instant(validity.notAfter.getTime()),
      fingerprint: fingerprint(der),
      publicKey: publicKeyFacts(subjectPublicKeyInfo),
      publicKeyFingerprint: fingerprint(spki ?? subjectPublicKeyInfo.subjectPublicKey),
      ...extensionsOf(extensions)
    }
  }
}
