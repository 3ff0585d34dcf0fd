import type { Notation } from "./Notation.ts"
import { ofNormalised } from "./words.ts"

const formats: { readonly [format: string]: string } = {
  "X.509": "x509",
  PEM: "pem",
  DER: "der asn1",
  PKCS1: "pkcs1 traditionalopenssl",
  PKCS7: "pkcs7 p7b p7c",
  PKCS8: "pkcs8",
  PKCS12: "pkcs12 p12 pfx pkcs12def",
  PkiPath: "pkipath",
  SPKI: "spki subjectpublickeyinfo",
  JWK: "jwk",
  OpenSSH: "openssh",
  OpenPGP: "openpgp pgp",
  CVC: "cvc",
  JKS: "jks caseexactjks",
  JCEKS: "jceks",
  DKS: "dks",
  PKCS11: "pkcs11",
  BKS: "bks bksv1 bouncycastle",
  UBER: "uber",
  BCFKS: "bcfks bcfksdef ibcfks",
  "Windows-MY": "windowsmy windowsmycurrentuser windowsmylocalmachine",
  "Windows-ROOT": "windowsroot windowsrootcurrentuser windowsrootlocalmachine",
  KeychainStore: "keychainstore keychainstoreroot",
  AndroidKeyStore: "androidkeystore",
  AndroidCAStore: "androidcastore"
}

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries(formats).flatMap(([format, written]) => written.split(" ").map((one) => [one, format] as const))
)

/** The encoding of a certificate or key, or the type of a key store: `X.509`, `PEM`, `JKS`, `Windows-MY`. */
export const certificateFormat: Notation = {
  ofText: ofNormalised((normalised) => {
    const format = spellings.get(normalised)
    return format === undefined ? undefined : { certificateFormat: format }
  })
}
