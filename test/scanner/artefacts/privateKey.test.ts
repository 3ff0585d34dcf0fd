import { ECPrivateKey } from "@peculiar/asn1-ecc"
import { EncryptedPrivateKeyInfo, PrivateKeyInfo } from "@peculiar/asn1-pkcs8"
import { RSAPrivateKey, RSAPublicKey } from "@peculiar/asn1-rsa"
import { AsnConvert } from "@peculiar/asn1-schema"
import { describe, expect, it } from "vitest"
import { readDer, readLabelled } from "../../../scanner/artefacts/readDer.ts"
import { sha256, keys, tlv } from "./randomCertificates.ts"

describe("keys that others write", () => {
  const formats = { type: "pkcs8", format: "der" } as const

  it.each(keys.map(([facts, pair]) => [facts.name!, facts, pair] as const))(
    "are %s keys of the same size",
    (_, facts, pair) => {
      const publicDer = pair.publicKey.export({ type: "spki", format: "der" })
      expect(readDer(publicDer)).toMatchObject([
        {
          symbol: "PUBLIC KEY",
          facts: { ...facts, material: "public-key" },
          stored: { format: "SPKI", fingerprint: sha256(publicDer) }
        }
      ])
      expect(facts.name === "RSA" ? facts.keyBits : undefined).toBe(
        pair.publicKey.asymmetricKeyType === "rsa" ? pair.publicKey.asymmetricKeyDetails?.modulusLength : undefined
      )
      const privateDer = pair.privateKey.export(formats)
      expect(AsnConvert.parse(privateDer, PrivateKeyInfo).version).toBe(0)
      expect(readDer(privateDer)).toMatchObject([
        {
          symbol: "PRIVATE KEY",
          facts: { ...facts, material: "private-key" },
          stored: { format: "PKCS8", fingerprint: sha256(privateDer), isEncrypted: false }
        }
      ])
      const protectedDer = pair.privateKey.export({ ...formats, cipher: "aes-192-cbc", passphrase: "x" })
      expect(AsnConvert.parse(protectedDer, EncryptedPrivateKeyInfo).encryptionAlgorithm.algorithm).toBe(
        "1.2.840.113549.1.5.13"
      )
      expect(readDer(protectedDer)).toMatchObject([
        {
          symbol: "ENCRYPTED PRIVATE KEY",
          stored: { isEncrypted: true, protection: { name: "PBES2", cipher: "AES", keyBits: 192, iterations: 2048 } }
        }
      ])
    }
  )

  it("may have their public key with them", () => {
    const { privateKey } = keys.find(([{ name }]) => name === "Ed25519")![1]
    const version = Buffer.from("020101", "hex")
    const rest = privateKey.export(formats).subarray(5)
    const attributes = tlv(0xa0, tlv(0x30, Buffer.from("0603550403", "hex"), tlv(0x31)))
    const publicKey = tlv(0x81, Buffer.alloc(33))
    for (const parts of [[publicKey], [attributes, publicKey], [attributes]])
      expect(readDer(tlv(0x30, version, rest, ...parts))).toMatchObject([
        { symbol: "PRIVATE KEY", facts: { name: "Ed25519" }, stored: { format: "PKCS8", isEncrypted: false } }
      ])
    expect(readDer(tlv(0x30, version, rest, tlv(0x82, Buffer.alloc(3))))).toBeUndefined()
  })

  it("come in forms of their own, and each is told from the others", () => {
    for (const [facts, { privateKey, publicKey }] of keys) {
      if (facts.name === "RSA") {
        const key = privateKey.export({ type: "pkcs1", format: "der" })
        expect(AsnConvert.parse(key, RSAPrivateKey).version).toBe(0)
        expect(readDer(key)).toMatchObject([{ symbol: "RSA PRIVATE KEY", facts, stored: { format: "PKCS1" } }])
        const open = publicKey.export({ type: "pkcs1", format: "der" })
        expect(new Uint8Array(AsnConvert.parse(open, RSAPublicKey).modulus).length).toBeGreaterThan(facts.keyBits! / 8)
        expect(readLabelled("RSA PUBLIC KEY", open)).toMatchObject([{ symbol: "RSA PUBLIC KEY", facts }])
        expect(readDer(open)).toBeUndefined()
      }
      if (facts.name === "EC") {
        const key = privateKey.export({ type: "sec1", format: "der" })
        expect(AsnConvert.parse(key, ECPrivateKey).parameters?.namedCurve === undefined).toBe(facts.curve === undefined)
        expect(readDer(key)).toMatchObject([{ symbol: "EC PRIVATE KEY", facts, stored: { format: "SEC1" } }])
        expect(readDer(key)![0]!.facts.curve).toBe(facts.curve)
      }
    }
    const dsa = tlv(0x30, ...Array.from({ length: 6 }, (_, at) => tlv(0x02, Buffer.alloc(at === 1 ? 128 : 3, 0x71))))
    expect(readDer(dsa)).toMatchObject([{ symbol: "DSA PRIVATE KEY", facts: { name: "DSA", keyBits: 1023 } }])
  })
})
