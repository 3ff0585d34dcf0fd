import { arg, library } from "../rule.ts"

const security = "Org.BouncyCastle.Security"
const crypto = "Org.BouncyCastle.Crypto"
const keygen = { is: "keygen", returns: `${crypto}.IAsymmetricCipherKeyPairGenerator` } as const

/*
 * Bouncy Castle for .NET 2.6, Org.BouncyCastle.Security, whose factories know the names of the Java edition, and
 * Org.BouncyCastle.{Pkcs,X509,OpenSsl,Cms,Crypto.Operators,Bcpg.OpenPgp,Tls} as far as they name algorithms.
 */
export const bouncyCastleNames = library("dotnet", "bouncyCastleNames", {
  [`${security}.CipherUtilities.GetCipher`]: {
    is: "cipher",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.IBufferedCipher`
  },
  [`${security}.WrapperUtilities.GetWrapper`]: {
    is: "key-wrap",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.IWrapper`
  },
  [`${security}.DigestUtilities.GetDigest`]: { is: "hash", algorithm: arg(0, "jca"), returns: `${crypto}.IDigest` },
  [`${security}.DigestUtilities.{CalculateDigest,DoFinal}`]: { is: "hash", algorithm: arg(0, "jca") },
  [`${security}.MacUtilities.GetMac`]: { is: "mac", algorithm: arg(0, "jca"), returns: `${crypto}.IMac` },
  [`${security}.MacUtilities.CalculateMac`]: { is: "mac", algorithm: arg(0, "jca") },
  [`${security}.SignerUtilities.{GetSigner,InitSigner}`]: {
    is: "signature",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.ISigner`
  },
  [`${security}.GeneratorUtilities.GetKeyGenerator`]: {
    is: "keygen",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.CipherKeyGenerator`
  },
  [`${security}.GeneratorUtilities.GetKeyPairGenerator`]: { ...keygen, algorithm: arg(0, "jca") },
  [`${security}.AgreementUtilities.{GetBasicAgreement,GetBasicAgreementWithKdf,GetRawAgreement}`]: {
    is: "key-agreement",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.IBasicAgreement`
  },
  [`${security}.KemUtilities.{GetEncapsulator,GetDecapsulator}`]: { is: "kem", algorithm: arg(0, "jca") },
  [`${security}.ParameterUtilities.CreateKeyParameter`]: { algorithm: arg(0, "jca"), keyBits: arg(1, "bytes") },
  [`${security}.PbeUtilities.{CreateEngine,GenerateAlgorithmParameters}`]: { is: "cipher", algorithm: arg(0, "jca") },
  [`${security}.{PrivateKeyFactory,PublicKeyFactory}.CreateKey`]: { is: "key" },
  [`${security}.PrivateKeyFactory.DecryptKey`]: { is: "key", material: "private-key" },
  [`${security}.DotNetUtilities.{GetRsaKeyPair,GetRsaPublicKey,ToRSA,ToRSAParameters}`]: { is: "key", name: "RSA" },
  [`${security}.DotNetUtilities.{GetDsaKeyPair,GetDsaPublicKey}`]: { is: "key", name: "DSA" },
  [`${security}.DotNetUtilities.{GetECDsaKeyPair,GetECDsaPublicKey,GetECKeyPair}`]: { is: "key", name: "EC" },

  [`new ${crypto}.Operators.Asn1SignatureFactory`]: {
    is: "signature",
    algorithm: arg(0, "jca"),
    key: arg(1, "any")
  },
  "new Org.BouncyCastle.X509.{X509V3CertificateGenerator,X509V1CertificateGenerator}": {
    is: "certificate",
    certificateFormat: "X.509",
    returns: "Org.BouncyCastle.X509.X509V3CertificateGenerator"
  },
  "Org.BouncyCastle.X509.X509V3CertificateGenerator#Generate": { refines: true, from: arg(0, "any") },
  "new Org.BouncyCastle.X509.X509CertificateParser": { is: "certificate", certificateFormat: "X.509" },
  "new Org.BouncyCastle.Pkcs.Pkcs10CertificationRequest": {
    is: "certificate",
    certificateFormat: "PKCS10",
    algorithm: arg(0, "jca")
  },
  "new Org.BouncyCastle.Pkcs.{Pkcs12Store,Pkcs12StoreBuilder}": { is: "keystore", certificateFormat: "PKCS12" },
  "new Org.BouncyCastle.Security.JksStore": { is: "keystore", certificateFormat: "JKS" },
  "new Org.BouncyCastle.OpenSsl.{PemReader,PemWriter}": { is: "key", certificateFormat: "PEM" },
  "new Org.BouncyCastle.Cms.{CmsSignedDataGenerator,CmsSignedData}": { is: "signature", name: "CMS" },
  "new Org.BouncyCastle.Cms.{CmsEnvelopedDataGenerator,CmsEnvelopedData}": { is: "cipher", name: "CMS" },
  "new Org.BouncyCastle.Tls.{TlsClientProtocol,TlsServerProtocol}": { is: "protocol", name: "TLS" },
  "new Org.BouncyCastle.Tls.{DtlsClientProtocol,DtlsServerProtocol}": { is: "protocol", name: "DTLS" },
  "Org.BouncyCastle.Tls.ProtocolVersion.TLSv{10,11,12,13}": {
    is: "protocol",
    algorithm: { text: "TLSv{1}", as: "tlsVersion" }
  },
  "Org.BouncyCastle.Tls.ProtocolVersion.DTLSv{10,12,13}": {
    is: "protocol",
    algorithm: { text: "DTLSv{1}", as: "tlsVersion" }
  },
  "Org.BouncyCastle.Tls.ProtocolVersion.SSLv3": { is: "protocol", name: "TLS", version: "ssl3" },

  "new Org.BouncyCastle.Bcpg.OpenPgp.PgpEncryptedDataGenerator": { is: "cipher", name: "PGP", cipher: arg(0, "any") },
  "new Org.BouncyCastle.Bcpg.OpenPgp.PgpSignatureGenerator": {
    is: "signature",
    name: "PGP",
    from: arg(0, "any"),
    digest: arg(1, "any")
  },
  "Org.BouncyCastle.Bcpg.SymmetricKeyAlgorithmTag.{Idea,TripleDes,Cast5,Blowfish,Des,Twofish}": {
    algorithm: { text: "{1}", as: "cipher" }
  },
  "Org.BouncyCastle.Bcpg.SymmetricKeyAlgorithmTag.Aes{128,192,256}": {
    algorithm: { text: "Aes{1}", as: "cipher" }
  },
  "Org.BouncyCastle.Bcpg.SymmetricKeyAlgorithmTag.Camellia{128,192,256}": {
    algorithm: { text: "Camellia{1}", as: "cipher" }
  },
  "Org.BouncyCastle.Bcpg.HashAlgorithmTag.{MD5,Sha1,Sha256,Sha384,Sha512,Sha224,RipeMD160}": {
    algorithm: { text: "{1}", as: "hash" }
  }
})
