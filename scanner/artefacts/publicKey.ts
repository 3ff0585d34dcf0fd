import { RSAPublicKey } from "@peculiar/asn1-rsa"
import { SubjectPublicKeyInfo } from "@peculiar/asn1-x509"
import type { Facts } from "../model/Facts.ts"
import { bitLength, parseDer } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { Found } from "./Found.ts"
import { publicKeyFacts } from "./publicKeyFacts.ts"

const publicKey = (symbol: string, format: string, facts: Facts, der: Uint8Array): Found => ({
  kind: "key",
  symbol,
  facts: { ...facts, material: "public-key" },
  stored: { format, fingerprint: fingerprint(der) }
})

/** RFC 5280 4.1.2.7. */
export const spkiFound = (der: Uint8Array, symbol = "PUBLIC KEY"): Found | undefined => {
  const info = parseDer(der, SubjectPublicKeyInfo)
  return info === undefined ? undefined : publicKey(symbol, "SPKI", publicKeyFacts(info), der)
}

/** RFC 8017 A.1.1. */
export const pkcs1PublicFound = (der: Uint8Array, symbol = "RSA PUBLIC KEY"): Found | undefined => {
  const key = parseDer(der, RSAPublicKey)
  return key === undefined
    ? undefined
    : publicKey(symbol, "PKCS1", { name: "RSA", keyBits: bitLength(key.modulus) }, der)
}
