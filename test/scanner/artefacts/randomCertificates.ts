import { RsaSaPssParams } from "@peculiar/asn1-rsa"
import { AsnConvert, OctetString } from "@peculiar/asn1-schema"
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  Extensions,
  GeneralName,
  KeyIdentifier,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity
} from "@peculiar/asn1-x509"
import { createHash, generateKeyPairSync, type KeyObject } from "node:crypto"
import { randomFrom } from "../../support/randomFrom.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"

export const hexOf = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString("hex")
export const sha256 = (bytes: ArrayBuffer | Uint8Array): string =>
  createHash("sha256")
    .update(Buffer.from(bytes as Uint8Array))
    .digest("hex")
export const derOf = (value: unknown): Uint8Array => new Uint8Array(AsnConvert.serialize(value))

export const random = randomFrom(20_261_129)
export const below = (bound: number): number => Math.floor(random() * bound)
export const pick = <T>(values: ReadonlyArray<T>): T => values[below(values.length)]!
export const bufferOf = (length: number): ArrayBuffer => Uint8Array.from({ length }, () => below(256)).buffer

interface KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** A type of key that the declarations of Node leave out. */
const groupKeys = generateKeyPairSync as unknown as (type: "dh", options: { readonly group: string }) => KeyPair

export const keys: ReadonlyArray<readonly [Facts, KeyPair]> = [
  [{ name: "RSA", keyBits: 1024 }, generateKeyPairSync("rsa", { modulusLength: 1024 })],
  [{ name: "RSA", keyBits: 1031 }, generateKeyPairSync("rsa", { modulusLength: 1031 })],
  [{ name: "EC", curve: "P-256" }, generateKeyPairSync("ec", { namedCurve: "prime256v1" })],
  [{ name: "EC", curve: "P-521" }, generateKeyPairSync("ec", { namedCurve: "secp521r1" })],
  [{ name: "EC" }, generateKeyPairSync("ec", { namedCurve: "secp384r1", paramEncoding: "explicit" })],
  [{ name: "Ed25519" }, generateKeyPairSync("ed25519")],
  [{ name: "DSA", keyBits: 1024 }, generateKeyPairSync("dsa", { modulusLength: 1024, divisorLength: 160 })],
  [{ name: "DH", keyBits: 2048 }, groupKeys("dh", { group: "modp14" })]
]

export const spkis = keys.map(
  ([facts, { publicKey }]) => [facts, publicKey.export({ type: "spki", format: "der" })] as const
)

const letters = (alphabet: string): string => Array.from({ length: 1 + below(12) }, () => pick([...alphabet])).join("")

const ASCII = "abcdefghijKLMNOPQRSTUVWXYZ0123456789"

const values: ReadonlyArray<() => AttributeValue> = [
  () => new AttributeValue({ printableString: letters(ASCII) }),
  () => new AttributeValue({ utf8String: letters(`${ASCII}äöüßЖ漢字🔑`) }),
  () => new AttributeValue({ teletexString: letters(`${ASCII}äöüß\u0091`) }),
  () => new AttributeValue({ ia5String: letters(ASCII) }),
  () => new AttributeValue({ bmpString: letters(`${ASCII}ä漢字`) }),
  () => new AttributeValue({ universalString: letters(`${ASCII}ä漢字`) }),
  () => new AttributeValue({ anyValue: Uint8Array.from([0x12, 2, 0x30, 0x31 + below(8)]).buffer })
]

const TYPES: ReadonlyArray<readonly [string, string]> = [
  ["2.5.4.3", "CN"],
  ["2.5.4.10", "O"],
  ["2.5.4.6", "C"],
  ["1.2.840.113549.1.9.1", "emailAddress"],
  ["0.9.2342.19200300.100.1.25", "DC"],
  ["1.3.6.1.4.1.311.60.2.1.3", "1.3.6.1.4.1.311.60.2.1.3"]
]

export const randomName = (): Name =>
  new Name(
    Array.from(
      { length: below(5) },
      () =>
        new RelativeDistinguishedName(
          Array.from(
            { length: 1 + below(2) },
            () => new AttributeTypeAndValue({ type: pick(TYPES)[0], value: pick(values)() })
          )
        )
    )
  )

const SHORT = new Map(TYPES)

/** Of characters that RFC 4514 does not escape. */
export const textOf = (name: Name): string =>
  [...name]
    .map((relative) =>
      [...relative]
        .map(({ type, value }) => `${SHORT.get(type)}=${value.toString().replace("\u0091", "\\c2\\91")}`)
        .join("+")
    )
    .reverse()
    .join(",")

export const DIGESTS: ReadonlyArray<readonly [string, string]> = [
  ["1.3.14.3.2.26", "SHA-1"],
  ["2.16.840.1.101.3.4.2.1", "SHA-256"],
  ["2.16.840.1.101.3.4.2.3", "SHA-512"]
]

const randomPss = (): readonly [AlgorithmIdentifier, Facts] => {
  const [digestId, digest] = pick(DIGESTS)
  const [mgfId, mgfDigest] = pick(DIGESTS)
  const saltLength = below(65)
  const params = new RsaSaPssParams({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: digestId, parameters: null }),
    maskGenAlgorithm: new AlgorithmIdentifier({
      algorithm: "1.2.840.113549.1.1.8",
      parameters: AsnConvert.serialize(new AlgorithmIdentifier({ algorithm: mgfId, parameters: null }))
    }),
    saltLength
  })
  const algorithm = new AlgorithmIdentifier({
    algorithm: "1.2.840.113549.1.1.10",
    parameters: AsnConvert.serialize(params)
  })
  return [algorithm, { name: "RSA", padding: "pss", digest, mgfDigest, saltBits: saltLength * 8 }]
}

export const signatures: ReadonlyArray<() => readonly [AlgorithmIdentifier, Facts]> = [
  randomPss,
  () => [
    new AlgorithmIdentifier({ algorithm: "1.2.840.113549.1.1.11", parameters: null }),
    { name: "RSA", digest: "SHA-256" }
  ],
  () => [new AlgorithmIdentifier({ algorithm: "1.2.840.10045.4.3.3" }), { name: "ECDSA", digest: "SHA-384" }],
  () => [new AlgorithmIdentifier({ algorithm: "1.3.101.112" }), { name: "Ed25519" }],
  () => [new AlgorithmIdentifier({ algorithm: "1.2.3.4.5", parameters: null }), {}]
]

const names: ReadonlyArray<() => GeneralName> = [
  () => new GeneralName({ dNSName: `${letters(ASCII)}.example` }),
  () => new GeneralName({ rfc822Name: `${letters(ASCII)}@example.org` }),
  () => new GeneralName({ uniformResourceIdentifier: `urn:${letters(ASCII)}` }),
  () => new GeneralName({ iPAddress: `192.0.2.${below(256)}` }),
  () =>
    new GeneralName({
      iPAddress: pick([
        "2001:db8::1",
        "::",
        "2001:db8:0:0:1::",
        "fe80:0:1:2:3:4:5:6",
        "0:1::",
        "192.0.2.0/24",
        "2001:db8::/32"
      ])
    }),
  () => new GeneralName({ directoryName: randomName() }),
  () => new GeneralName({ registeredID: "1.2.3.4" })
]

export const extensionOf = (extnID: string, value: unknown): Extension =>
  new Extension({ extnID, critical: random() < 0.5, extnValue: new OctetString(AsnConvert.serialize(value)) })

const randomExtensions = (): Extensions =>
  new Extensions(
    [
      extensionOf("2.5.29.17", new SubjectAlternativeName(Array.from({ length: 1 + below(4) }, () => pick(names)()))),
      extensionOf(
        "2.5.29.19",
        new BasicConstraints({ cA: random() < 0.5, ...(random() < 0.5 && { pathLenConstraint: below(4) }) })
      ),
      extensionOf("2.5.29.14", new SubjectKeyIdentifier(bufferOf(20))),
      extensionOf("2.5.29.35", new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(bufferOf(20)) })),
      extensionOf("1.2.3.4", new OctetString(bufferOf(below(300))))
    ].filter(() => random() < 0.7)
  )

export const randomDate = (): Date =>
  new Date(Date.UTC(1950 + below(200), below(12), 1 + below(28), below(24), below(60), below(60)))

export const randomSerial = (): ArrayBuffer =>
  Uint8Array.from([below(127), 1, ...new Uint8Array(bufferOf(below(19)))]).buffer

export const randomCertificate = (): readonly [Certificate, Facts, Facts] => {
  const [signatureAlgorithm, signature] = pick(signatures)()
  const [key, spki] = pick(spkis)
  const tbsCertificate = new TBSCertificate({
    version: 2,
    serialNumber: randomSerial(),
    signature: signatureAlgorithm,
    issuer: randomName(),
    validity: new Validity({ notBefore: randomDate(), notAfter: randomDate() }),
    subject: randomName(),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    ...(random() < 0.2 && { issuerUniqueID: bufferOf(4) }),
    ...(random() < 0.8 && { extensions: randomExtensions() })
  })
  return [new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue: bufferOf(64) }), signature, key]
}

/** A value of definite length. */
export const tlv = (tag: number, ...parts: ReadonlyArray<Uint8Array>): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  return Buffer.concat([Buffer.from(length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]), body])
}

/** A value of indefinite length (X.690 8.1.3.6). */
export const open = (tag: number, ...parts: ReadonlyArray<Uint8Array>): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])])
