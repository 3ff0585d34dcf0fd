import {
  CertificateChoices,
  CertificateSet,
  ContentInfo,
  EncapsulatedContentInfo,
  EncryptedContentInfo,
  EnvelopedData,
  id_data,
  id_envelopedData,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos
} from "@peculiar/asn1-cms"
import { CertificationRequest, CertificationRequestInfo } from "@peculiar/asn1-csr"
import { AsnConvert, OctetString } from "@peculiar/asn1-schema"
import {
  AlgorithmIdentifier,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  CertificateList,
  Extension,
  Extensions,
  type GeneralName,
  RevokedCertificate,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertList,
  Time
} from "@peculiar/asn1-x509"
import { X509Certificate } from "node:crypto"
import { describe, expect, it } from "vitest"
import { readDer } from "../../../scanner/artefacts/readDer.ts"
import { isLong } from "../../support/isLong.ts"
import {
  hexOf,
  sha256,
  derOf,
  below,
  pick,
  bufferOf,
  spkis,
  randomName,
  textOf,
  DIGESTS,
  signatures,
  extensionOf,
  randomDate,
  randomSerial,
  randomCertificate,
  tlv,
  random
} from "./randomCertificates.ts"
import { samples } from "./samples.ts"

const RUNS = isLong ? 1_000 : 60

const said = ({ dNSName, rfc822Name, uniformResourceIdentifier: uri, iPAddress }: GeneralName): ReadonlyArray<string> =>
  [
    dNSName && `DNS:${dNSName}`,
    rfc822Name && `email:${rfc822Name}`,
    uri && `URI:${uri}`,
    iPAddress && `IP:${iPAddress}`
  ].filter((name) => name !== undefined)

/** What the published packages read in the same bytes. */
const readByOthers = (der: Uint8Array) => {
  const { tbsCertificate } = AsnConvert.parse(der, Certificate)
  const { serialNumber, issuer, subject, validity, subjectPublicKeyInfo, extensions } = tbsCertificate
  const valueOf = <T>(id: string, type: new () => T): T | undefined => {
    const found = extensions?.find(({ extnID }) => extnID === id)
    return found && AsnConvert.parse(found.extnValue.buffer, type)
  }
  const constraints = valueOf("2.5.29.19", BasicConstraints)
  const subjectKey = valueOf("2.5.29.14", SubjectKeyIdentifier)
  const authorityKey = valueOf("2.5.29.35", AuthorityKeyIdentifier)?.keyIdentifier
  const instant = (time: Time): string => time.getTime().toISOString().replace(".000", "")
  return {
    subject: textOf(subject),
    issuer: textOf(issuer),
    serialNumber: hexOf(serialNumber),
    notBefore: instant(validity.notBefore),
    notAfter: instant(validity.notAfter),
    fingerprint: sha256(der),
    publicKeyFingerprint: sha256(AsnConvert.serialize(subjectPublicKeyInfo)),
    names: [...(valueOf("2.5.29.17", SubjectAlternativeName) ?? [])].flatMap(said),
    ...(constraints && { isAuthority: constraints.cA }),
    ...(subjectKey && { subjectKeyId: hexOf(subjectKey.buffer) }),
    ...(authorityKey && { authorityKeyId: hexOf(authorityKey.buffer) })
  }
}

describe("what others write", () => {
  it(`is read as they read it: ${RUNS} random certificates`, () => {
    for (let run = 0; run < RUNS; run++) {
      const [made, signature, key] = randomCertificate()
      const der = derOf(made)
      const [found, ...more] = readDer(der) ?? []
      expect(more).toEqual([])
      expect(found, hexOf(der)).toMatchObject({ kind: "certificate", symbol: "CERTIFICATE", facts: signature })
      const { publicKey, ...certificate } = found!.certificate!
      expect(publicKey).toEqual(expect.objectContaining(key))
      expect(certificate, hexOf(der)).toEqual(readByOthers(der))
    }
  })

  it("has names of other kinds beside those that are told", () => {
    const [{ tbsCertificate, ...rest }] = randomCertificate()
    const names = tlv(
      0x30,
      tlv(0xa3, tlv(0x30)),
      tlv(0x82, Buffer.from("a.example")),
      tlv(0x88, Buffer.from("2a03", "hex"))
    )
    const extnValue = new OctetString(Uint8Array.from(names).buffer)
    const extensions = new Extensions([new Extension({ extnID: "2.5.29.17", extnValue })])
    const der = derOf(new Certificate({ ...rest, tbsCertificate: Object.assign(tbsCertificate, { extensions }) }))
    expect(readDer(der)![0]!.certificate!.names).toEqual(["DNS:a.example"])
  })

  it("is read as OpenSSL reads it", () => {
    const files = samples.filter(({ name }) => /^(?:leaf\.der|ca\.pem|.*\.crt)$/.test(name))
    expect(files.length).toBeGreaterThan(4)
    for (const { name, bytes } of files) {
      const theirs = new X509Certificate(bytes)
      const certificate = readDer(theirs.raw)![0]!.certificate!
      const { names, publicKey } = certificate
      expect(certificate.fingerprint, name).toBe(theirs.fingerprint256.replaceAll(":", "").toLowerCase())
      expect(BigInt(`0x${certificate.serialNumber}`)).toBe(BigInt(`0x${theirs.serialNumber}`))
      expect([certificate.notBefore, certificate.notAfter].map((time) => Date.parse(time))).toEqual(
        [theirs.validFrom, theirs.validTo].map((time) => Date.parse(time))
      )
      expect(certificate.isAuthority ?? false).toBe(theirs.ca)
      expect(names.map((one) => one.replace("IP:", "IP Address:")).join(", ")).toBe(theirs.subjectAltName ?? "")
      expect(certificate.publicKeyFingerprint).toBe(sha256(theirs.publicKey.export({ type: "spki", format: "der" })))
      if (publicKey.name === "RSA") expect(publicKey.keyBits).toBe(theirs.publicKey.asymmetricKeyDetails!.modulusLength)
    }
  })

  it("is read as they read it: requests and revocation lists", () => {
    for (let run = 0; run < RUNS / 4; run++) {
      const [signatureAlgorithm, signature] = pick(signatures)()
      const [key, spki] = pick(spkis)
      const subject = randomName()
      const request = derOf(
        new CertificationRequest({
          certificationRequestInfo: new CertificationRequestInfo({
            subject,
            subjectPKInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo)
          }),
          signatureAlgorithm,
          signature: bufferOf(64)
        })
      )
      expect(readDer(request)).toMatchObject([
        {
          symbol: "CERTIFICATE REQUEST",
          facts: key,
          stored: { format: "PKCS10", fingerprint: sha256(request), subject: textOf(subject), signature }
        }
      ])
      const entry = (): RevokedCertificate =>
        new RevokedCertificate({ userCertificate: randomSerial(), revocationDate: new Time(randomDate()) })
      const list = derOf(
        new CertificateList({
          tbsCertList: new TBSCertList({
            ...(random() < 0.7 && { version: 1 }),
            signature: signatureAlgorithm,
            issuer: subject,
            thisUpdate: new Time(randomDate()),
            ...(random() < 0.7 && { nextUpdate: new Time(randomDate()) }),
            ...(random() < 0.7 && { revokedCertificates: Array.from({ length: 1 + below(9) }, entry) }),
            ...(random() < 0.7 && { crlExtensions: [extensionOf("2.5.29.20", new OctetString(bufferOf(2)))] })
          }),
          signatureAlgorithm,
          signature: bufferOf(64)
        })
      )
      expect(readDer(list), hexOf(list)).toMatchObject([
        {
          symbol: "X509 CRL",
          facts: signature,
          stored: { format: "CRL", fingerprint: sha256(list), subject: textOf(subject) }
        }
      ])
    }
  })

  it("is read as they read it: signed and enveloped data", () => {
    const certificates = Array.from({ length: 3 }, () => randomCertificate()[0])
    const [digestId, digest] = DIGESTS[2]!
    const signer = new SignerInfo({
      version: 1,
      sid: new SignerIdentifier({
        issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer: randomName(), serialNumber: randomSerial() })
      }),
      digestAlgorithm: new AlgorithmIdentifier({ algorithm: digestId }),
      signatureAlgorithm: new AlgorithmIdentifier({ algorithm: "1.2.840.113549.1.1.1", parameters: null }),
      signature: new OctetString(bufferOf(64))
    })
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
      certificates: new CertificateSet(certificates.map((certificate) => new CertificateChoices({ certificate }))),
      signerInfos: new SignerInfos([signer])
    })
    const found =
      readDer(derOf(new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) }))) ?? []
    expect(found.map(({ symbol }) => symbol)).toEqual([...certificates.map(() => "PKCS7 certificate"), "PKCS7 signer"])
    expect(found.slice(0, 3).map(({ certificate }) => certificate!.fingerprint)).toEqual(
      certificates.map((one) => sha256(derOf(one)))
    )
    expect(found[3]!.facts).toMatchObject({ name: "RSA", digest })
    // RFC 5652 10.2.1: a revocation list is a plain CertificateList.
    const content = Buffer.from(AsnConvert.serialize(signed))
    const signers = Buffer.from(derOf(signed.signerInfos))
    expect(content.subarray(-signers.length)).toEqual(signers)
    const withList = tlv(0x30, content.subarray(4, -signers.length), tlv(0xa1, tlv(0x30)), signers)
    expect(readDer(tlv(0x30, Buffer.from("06092a864886f70d010702", "hex"), tlv(0xa0, withList)))).toEqual(found)
    const enveloped = new EnvelopedData({
      version: 0,
      encryptedContentInfo: new EncryptedContentInfo({
        contentType: id_data,
        contentEncryptionAlgorithm: new AlgorithmIdentifier({
          algorithm: "2.16.840.1.101.3.4.1.42",
          parameters: AsnConvert.serialize(new OctetString(bufferOf(16)))
        })
      })
    })
    expect(
      readDer(derOf(new ContentInfo({ contentType: id_envelopedData, content: AsnConvert.serialize(enveloped) })))
    ).toMatchObject([{ symbol: "PKCS7 enveloped data", facts: { name: "AES", keyBits: 256, mode: "cbc" } }])
  })
})

describe("times of certificates", () => {
  const [{ tbsCertificate, signatureAlgorithm, signatureValue }] = randomCertificate()

  const dated = (tag: number, text: string): string | undefined => {
    const time = tlv(tag, Buffer.from(text))
    const { serialNumber, issuer, subjectPublicKeyInfo } = tbsCertificate
    const algorithm = derOf(signatureAlgorithm)
    const tbs = tlv(
      0x30,
      tlv(0x02, Buffer.from(serialNumber)),
      algorithm,
      derOf(issuer),
      tlv(0x30, time, time),
      derOf(issuer),
      derOf(subjectPublicKeyInfo)
    )
    return readDer(tlv(0x30, tbs, algorithm, tlv(0x03, Buffer.from([0]), Buffer.from(signatureValue))))?.[0]
      ?.certificate?.notAfter
  }

  it("are read in all forms of X.690, and never guessed", () => {
    expect(dated(0x17, "491231235959Z")).toBe("2049-12-31T23:59:59Z")
    expect(dated(0x17, "500101000000Z")).toBe("1950-01-01T00:00:00Z")
    expect(dated(0x17, "9605280549Z")).toBe("1996-05-28T05:49:00Z")
    expect(dated(0x17, "960528054905+0130")).toBe("1996-05-28T04:19:05Z")
    expect(dated(0x18, "20500101000000Z")).toBe("2050-01-01T00:00:00Z")
    expect(dated(0x18, "00990101000000.5Z")).toBe("0099-01-01T00:00:00Z")
    expect(dated(0x18, "20240123000000-0500")).toBe("2024-01-23T05:00:00Z")
    for (const text of ["20240123000000", "240123000000Z", "2024", ""]) expect(dated(0x18, text)).toBeUndefined()
    for (const text of ["20240123000000Z", "24012300", "+50123000000Z", "990231", "x", ""])
      expect(dated(0x17, text)).toBeUndefined()
  })
})
