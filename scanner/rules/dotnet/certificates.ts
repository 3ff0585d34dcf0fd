import { arg, library } from "../rule.ts"

const crypto = "System.Security.Cryptography"
const x509 = `${crypto}.X509Certificates`
const pkcs = `${crypto}.Pkcs`
const xml = `${crypto}.Xml`
const certificate = { is: "certificate", certificateFormat: "X.509" } as const
const cert2 = { ...certificate, returns: `${x509}.X509Certificate2` } as const

/*
 * .NET 10 API reference, System.Security.Cryptography.X509Certificates, .Pkcs and .Xml (https://learn.microsoft.com/dotnet/api/system.security.cryptography.x509certificates). The URIs behind the constants:
 * XML Signature 1.1, XML Encryption 1.1 and RFC 9231. Which defaults CMS messages have depends on the version of .NET.
 */
export const certificates = library("dotnet", "certificates", {
  [`new ${x509}.{X509Certificate,X509Certificate2}`]: cert2,
  [`${x509}.X509Certificate`]: { returns: `${x509}.X509Certificate2` },
  [`${x509}.X509Certificate2.{CreateFromPem,CreateFromPemFile,CreateFromEncryptedPem,CreateFromEncryptedPemFile}`]:
    cert2,
  [`${x509}.X509Certificate.{CreateFromCertFile,CreateFromSignedFile}`]: cert2,
  [`${x509}.X509CertificateLoader.{LoadCertificate,LoadCertificateFromFile}`]: cert2,
  [`${x509}.X509CertificateLoader.{LoadPkcs12,LoadPkcs12FromFile,LoadPkcs12Collection,LoadPkcs12CollectionFromFile}`]: {
    ...cert2,
    certificateFormat: "PKCS12"
  },
  [`${x509}.{X509Certificate2,X509Certificate2Collection}#Export`]: {
    is: "certificate",
    certificateFormat: arg(0, "certificateFormat", "contentType")
  },
  [`${x509}.X509ContentType.{Pkcs12,Pkcs7}`]: { value: "{1}" },
  [`${x509}.X509ContentType.Pfx`]: { value: "pkcs12" },
  [`${x509}.X509ContentType.Cert`]: { value: "X.509" },
  [`new ${x509}.X509Certificate2Collection`]: { returns: `${x509}.X509Certificate2Collection` },
  [`new ${x509}.X509Store`]: { is: "keystore" },
  [`new ${x509}.X509Chain`]: certificate,
  [`${x509}.X509Chain.Create`]: certificate,
  [`new ${x509}.CertificateRequest`]: {
    ...certificate,
    key: arg(1, "any", "key"),
    digest: arg(2, "dotnet", "hashAlgorithm"),
    padding: arg(3, "any", "padding"),
    returns: `${x509}.CertificateRequest`
  },
  [`${x509}.CertificateRequest#{CreateSelfSigned,Create,CreateSigningRequest}`]: {
    refines: true,
    returns: `${x509}.X509Certificate2`
  },
  [`${x509}.X509Certificate2#GetRSAPrivateKey`]: {
    is: "key",
    name: "RSA",
    material: "private-key",
    returns: `${crypto}.RSA`
  },
  [`${x509}.X509Certificate2#GetRSAPublicKey`]: {
    is: "key",
    name: "RSA",
    material: "public-key",
    returns: `${crypto}.RSA`
  },
  [`${x509}.X509Certificate2#GetECDsaPrivateKey`]: {
    is: "key",
    name: "ECDSA",
    material: "private-key",
    returns: `${crypto}.ECDsa`
  },
  [`${x509}.X509Certificate2#GetECDsaPublicKey`]: {
    is: "key",
    name: "ECDSA",
    material: "public-key",
    returns: `${crypto}.ECDsa`
  },
  [`${x509}.X509Certificate2#GetDSAPrivateKey`]: {
    is: "key",
    name: "DSA",
    material: "private-key",
    returns: `${crypto}.DSA`
  },
  [`${x509}.X509Certificate2#GetDSAPublicKey`]: {
    is: "key",
    name: "DSA",
    material: "public-key",
    returns: `${crypto}.DSA`
  },
  [`${x509}.X509Certificate2#{GetECDiffieHellmanPrivateKey,GetECDiffieHellmanPublicKey}`]: {
    is: "key",
    name: "ECDH",
    returns: `${crypto}.ECDiffieHellman`
  },
  [`${x509}.X509Certificate2#{GetMLDsaPrivateKey,GetMLDsaPublicKey}`]: {
    is: "key",
    name: "ML-DSA",
    returns: `${crypto}.MLDsa`
  },
  [`${x509}.X509Certificate2#{GetMLKemPrivateKey,GetMLKemPublicKey}`]: {
    is: "key",
    name: "ML-KEM",
    returns: `${crypto}.MLKem`
  },

  [`new ${pkcs}.SignedCms`]: { is: "signature", name: "CMS" },
  [`new ${pkcs}.CmsSigner`]: { is: "signature", name: "CMS", returns: `${pkcs}.CmsSigner` },
  [`${pkcs}.CmsSigner#DigestAlgorithm=`]: { refines: true, digest: arg(0, "any") },
  [`new ${pkcs}.EnvelopedCms`]: { is: "cipher", name: "CMS", cipher: arg(1, "any"), keyBits: arg(1, "any") },
  [`new ${pkcs}.AlgorithmIdentifier`]: { from: arg(0, "any"), keyBits: arg(1, "int") },
  [`new ${pkcs}.Pkcs12Builder`]: { is: "keystore", certificateFormat: "PKCS12" },
  [`${pkcs}.Pkcs12Info.Decode`]: { is: "keystore", certificateFormat: "PKCS12" },
  [`${pkcs}.Rfc3161TimestampRequest.{CreateFromData,CreateFromHash}`]: {
    is: "hash",
    algorithm: arg(1, "dotnet", "hashAlgorithm")
  },

  [`new ${xml}.SignedXml`]: { is: "signature", name: "XMLSignature", returns: `${xml}.SignedXml` },
  [`${xml}.SignedXml#SignedInfo`]: { returns: `${xml}.SignedInfo` },
  [`${xml}.SignedInfo#SignatureMethod=`]: { is: "signature", algorithm: arg(0, "xmldsig") },
  [`new ${xml}.Reference`]: { returns: `${xml}.Reference` },
  [`${xml}.Reference#DigestMethod=`]: { is: "hash", algorithm: arg(0, "xmldsig") },
  [`new ${xml}.EncryptedXml`]: { is: "cipher", name: "XMLEncryption" },
  [`new ${xml}.EncryptionMethod`]: { is: "cipher", algorithm: arg(0, "xmldsig") },
  [`${xml}.SignedXml.XmlDsig{SHA1,SHA256,SHA384,SHA512}Url`]: { value: "{1}" },
  [`${xml}.SignedXml.XmlDsigRSA{SHA1,SHA256,SHA384,SHA512}Url`]: { value: "rsa-{1}" },
  [`${xml}.SignedXml.XmlDsigDSAUrl`]: { value: "dsa-sha1" },
  [`${xml}.SignedXml.XmlDsigHMACSHA1Url`]: { value: "hmac-sha1" },
  [`${xml}.EncryptedXml.XmlEncAES{128,192,256}Url`]: { value: "aes{1}-cbc" },
  [`${xml}.EncryptedXml.XmlEncAES{128,192,256}KeyWrapUrl`]: { value: "kw-aes{1}" },
  [`${xml}.EncryptedXml.XmlEncTripleDESUrl`]: { value: "tripledes-cbc" },
  [`${xml}.EncryptedXml.XmlEncTripleDESKeyWrapUrl`]: { value: "kw-tripledes" },
  [`${xml}.EncryptedXml.XmlEncRSA15Url`]: { value: "rsa-1_5" },
  [`${xml}.EncryptedXml.XmlEncRSAOAEPUrl`]: { value: "rsa-oaep-mgf1p" },
  [`${xml}.EncryptedXml.XmlEncDESUrl`]: { is: "cipher", name: "DES", mode: "cbc" },
  [`${xml}.EncryptedXml.XmlEncSHA{256,512}Url`]: { value: "SHA{1}" }
})
