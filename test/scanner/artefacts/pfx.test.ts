import { ContentInfo, id_data, id_encryptedData } from "@peculiar/asn1-cms"
import {
  AuthenticatedSafe,
  CertBag,
  id_certBag,
  id_pkcs8ShroudedKeyBag,
  id_x509Certificate,
  MacData,
  PFX,
  SafeBag,
  SafeContents
} from "@peculiar/asn1-pfx"
import { DigestInfo } from "@peculiar/asn1-rsa"
import { AsnConvert, OctetString } from "@peculiar/asn1-schema"
import { AlgorithmIdentifier } from "@peculiar/asn1-x509"
import { describe, expect, it } from "vitest"
import { readDer } from "../../../scanner/artefacts/readDer.ts"
import { sha256, derOf, bufferOf, keys, DIGESTS, randomCertificate, tlv, open } from "./randomCertificates.ts"

const inParts = (bytes: Uint8Array): Buffer =>
  open(
    0x24,
    tlv(0x04, bytes.subarray(0, 7)),
    tlv(0x24, tlv(0x04, bytes.subarray(7, 90)), tlv(0x04, bytes.subarray(90)))
  )

describe("keystores that others write", () => {
  const octets = (value: ArrayBuffer): ArrayBuffer => AsnConvert.serialize(new OctetString(value))
  const [certificate] = randomCertificate()
  const { privateKey } = keys[0]![1]
  const shrouded = privateKey.export({ type: "pkcs8", format: "der", cipher: "aes-128-cbc", passphrase: "x" })
  const bag = new CertBag({ certId: id_x509Certificate, certValue: octets(AsnConvert.serialize(certificate)) })
  const contents = AsnConvert.serialize(
    new SafeContents([
      new SafeBag({ bagId: id_certBag, bagValue: AsnConvert.serialize(bag) }),
      new SafeBag({ bagId: id_pkcs8ShroudedKeyBag, bagValue: Uint8Array.from(shrouded).buffer })
    ])
  )
  const plain = new ContentInfo({ contentType: id_data, content: octets(contents) })
  /** RFC 7292 C: pbeWithSHAAnd3-KeyTripleDES-CBC, with salt and iterations. */
  const pbe = tlv(
    0x30,
    Buffer.from("060a2a864886f70d010c0103", "hex"),
    tlv(0x30, tlv(0x04, Buffer.alloc(8)), Buffer.from("02020800", "hex"))
  )
  const encrypted = new ContentInfo({
    contentType: id_encryptedData,
    content: Uint8Array.from(
      tlv(
        0x30,
        Buffer.from("020100", "hex"),
        tlv(0x30, Buffer.from("06092a864886f70d010701", "hex"), pbe, tlv(0x80, Buffer.alloc(40)))
      )
    ).buffer
  })
  const digest = new DigestInfo({
    digestAlgorithm: new AlgorithmIdentifier({ algorithm: DIGESTS[1]![0], parameters: null }),
    digest: new OctetString(bufferOf(32))
  })
  const macData = new MacData({ mac: digest, macSalt: new OctetString(bufferOf(8)), iterations: 2048 })
  const safes = AsnConvert.serialize(new AuthenticatedSafe([plain, encrypted]))
  const withMac = new PFX({ authSafe: new ContentInfo({ contentType: id_data, content: octets(safes) }), macData })
  const expected = [
    {
      kind: "keystore",
      stored: { format: "PKCS12", isEncrypted: true, entries: 2, protection: { cipher: "3DES", iterations: 2048 } }
    },
    { kind: "mac", facts: { name: "HMAC", digest: "SHA-256", iterations: 2048 } },
    { kind: "certificate", symbol: "PKCS12 certificate", certificate: { fingerprint: sha256(derOf(certificate)) } },
    {
      kind: "key",
      symbol: "PKCS12 key",
      stored: {
        fingerprint: sha256(shrouded),
        isEncrypted: true,
        protection: { name: "PBES2", cipher: "AES", keyBits: 128 }
      }
    }
  ]

  it("say what is in them and how they are protected", () => {
    expect(AsnConvert.parse(derOf(withMac), PFX).macData.iterations).toBe(2048)
    expect(readDer(derOf(withMac))).toMatchObject(expected)
  })

  it("have no MAC that is not there", () => {
    const pfx = tlv(0x30, Buffer.from("020103", "hex"), derOf(withMac.authSafe))
    expect(readDer(pfx)?.map(({ kind }) => kind)).toEqual(["keystore", "certificate", "key"])
  })

  it("are the same in BER, with strings in parts and lengths that are not given", () => {
    const part = (content: ArrayBuffer, make: typeof tlv, tag: number): Buffer =>
      make(tag, Buffer.from("06092a864886f70d010701", "hex"), open(0xa0, inParts(new Uint8Array(content))))
    const inner = open(0x30, part(contents, open, 0x30), Buffer.from(derOf(encrypted)))
    const pfx = open(0x30, Buffer.from("020103", "hex"), part(Uint8Array.from(inner).buffer, tlv, 0x30), derOf(macData))
    expect(readDer(pfx)).toMatchObject(expected)
  })
})
