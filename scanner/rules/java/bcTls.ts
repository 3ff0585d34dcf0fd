import { arg, library, text } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const dtls = { is: "protocol", name: "DTLS" } as const
const scheme = { is: "signature" } as const

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.tls and of its predecessor org.bouncycastle.crypto.tls. Versions,
 * groups and signature schemes are chosen by overriding methods that return the constants, so that each mention is a use.
 */
export const bcTls = library("java", "bcTls", {
  "new org.bouncycastle.{tls,crypto.tls}.{TlsClientProtocol,TlsServerProtocol}": tls,
  "new org.bouncycastle.{tls,crypto.tls}.{DTLSClientProtocol,DTLSServerProtocol}": dtls,
  "org.bouncycastle.{tls,crypto.tls}.ProtocolVersion.SSLv3": { ...tls, version: "ssl3" },
  "org.bouncycastle.{tls,crypto.tls}.ProtocolVersion.TLSv10": { ...tls, version: "1.0" },
  "org.bouncycastle.{tls,crypto.tls}.ProtocolVersion.TLSv11": { ...tls, version: "1.1" },
  "org.bouncycastle.{tls,crypto.tls}.ProtocolVersion.TLSv12": { ...tls, version: "1.2" },
  "org.bouncycastle.tls.ProtocolVersion.TLSv13": { ...tls, version: "1.3" },
  "org.bouncycastle.{tls,crypto.tls}.ProtocolVersion.DTLSv10": { ...dtls, version: "1.0" },
  "org.bouncycastle.{tls,crypto.tls}.ProtocolVersion.DTLSv12": { ...dtls, version: "1.2" },
  "org.bouncycastle.tls.ProtocolVersion.DTLSv13": { ...dtls, version: "1.3" },

  "org.bouncycastle.{tls.NamedGroup,crypto.tls.NamedCurve}.{sect163k1,sect163r1,sect163r2,sect193r1,sect193r2,sect233k1,sect233r1}":
    {
      is: "parameters",
      name: "ECDHE",
      curve: text("{2}", "curve")
    },
  "org.bouncycastle.{tls.NamedGroup,crypto.tls.NamedCurve}.{sect239k1,sect283k1,sect283r1,sect409k1,sect409r1,sect571k1,sect571r1}":
    {
      is: "parameters",
      name: "ECDHE",
      curve: text("{2}", "curve")
    },
  "org.bouncycastle.{tls.NamedGroup,crypto.tls.NamedCurve}.{secp160k1,secp160r1,secp160r2,secp192k1,secp192r1,secp224k1,secp224r1}":
    {
      is: "parameters",
      name: "ECDHE",
      curve: text("{2}", "curve")
    },
  "org.bouncycastle.{tls.NamedGroup,crypto.tls.NamedCurve}.{secp256k1,secp256r1,secp384r1,secp521r1}": {
    is: "parameters",
    name: "ECDHE",
    curve: text("{2}", "curve")
  },
  "org.bouncycastle.{tls.NamedGroup,crypto.tls.NamedCurve}.{brainpoolP256r1,brainpoolP384r1,brainpoolP512r1}": {
    is: "parameters",
    name: "ECDHE",
    curve: text("{2}", "curve")
  },
  "org.bouncycastle.tls.NamedGroup.{brainpoolP256r1,brainpoolP384r1,brainpoolP512r1}tls13": {
    is: "parameters",
    name: "ECDHE",
    curve: text("{1}", "curve")
  },
  "org.bouncycastle.tls.NamedGroup.curveSM2": { is: "parameters", name: "ECDHE", curve: "sm2p256v1" },
  "org.bouncycastle.tls.NamedGroup.x25519": { is: "parameters", name: "X25519" },
  "org.bouncycastle.tls.NamedGroup.x448": { is: "parameters", name: "X448" },
  "org.bouncycastle.tls.NamedGroup.{ffdhe2048,ffdhe3072,ffdhe4096,ffdhe6144,ffdhe8192}": {
    is: "parameters",
    name: "FFDHE",
    group: "{1}"
  },
  "org.bouncycastle.tls.NamedGroup.MLKEM{512,768,1024}": { is: "parameters", name: "ML-KEM", parameterSet: "{1}" },
  "org.bouncycastle.tls.NamedGroup.OQS_mlkem{512,768,1024}": { is: "parameters", name: "ML-KEM", parameterSet: "{1}" },
  "org.bouncycastle.tls.NamedGroup.{X25519MLKEM768,SecP256r1MLKEM768,SecP384r1MLKEM1024,curveSM2MLKEM768}": {
    is: "parameters",
    name: "{1}"
  },

  "org.bouncycastle.tls.SignatureScheme.rsa_pkcs1_{sha1,sha256,sha384,sha512}": {
    ...scheme,
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  "org.bouncycastle.tls.SignatureScheme.{rsa_pss_rsae,rsa_pss_pss}_{sha256,sha384,sha512}": {
    ...scheme,
    name: "RSA",
    padding: "pss",
    digest: text("{2}", "hash")
  },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_sha1": { ...scheme, name: "ECDSA", digest: "SHA-1" },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_secp256r1_sha256": {
    ...scheme,
    name: "ECDSA",
    curve: "P-256",
    digest: "SHA-256"
  },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_secp384r1_sha384": {
    ...scheme,
    name: "ECDSA",
    curve: "P-384",
    digest: "SHA-384"
  },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_secp521r1_sha512": {
    ...scheme,
    name: "ECDSA",
    curve: "P-521",
    digest: "SHA-512"
  },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_brainpoolP256r1tls13_sha256": {
    ...scheme,
    name: "ECDSA",
    curve: "brainpoolP256r1",
    digest: "SHA-256"
  },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_brainpoolP384r1tls13_sha384": {
    ...scheme,
    name: "ECDSA",
    curve: "brainpoolP384r1",
    digest: "SHA-384"
  },
  "org.bouncycastle.tls.SignatureScheme.ecdsa_brainpoolP512r1tls13_sha512": {
    ...scheme,
    name: "ECDSA",
    curve: "brainpoolP512r1",
    digest: "SHA-512"
  },
  "org.bouncycastle.tls.SignatureScheme.ed25519": { ...scheme, name: "Ed25519" },
  "org.bouncycastle.tls.SignatureScheme.ed448": { ...scheme, name: "Ed448" },
  "org.bouncycastle.tls.SignatureScheme.sm2sig_sm3": { ...scheme, name: "SM2", digest: "SM3" },
  "org.bouncycastle.tls.SignatureScheme.{mldsa,DRAFT_mldsa}{44,65,87}": {
    ...scheme,
    name: "ML-DSA",
    parameterSet: "{2}"
  },
  "org.bouncycastle.tls.SignatureScheme.DRAFT_slhdsa_sha2_{128s,128f,192s,192f,256s,256f}": {
    ...scheme,
    name: "SLH-DSA",
    parameterSet: "SHA2-{1}"
  },
  "org.bouncycastle.tls.SignatureScheme.DRAFT_slhdsa_shake_{128s,128f,192s,192f,256s,256f}": {
    ...scheme,
    name: "SLH-DSA",
    parameterSet: "SHAKE-{1}"
  },
  "{new org.bouncycastle.tls.SignatureAndHashAlgorithm,org.bouncycastle.tls.SignatureAndHashAlgorithm.getInstance}": {
    ...scheme,
    digest: arg(0, "hash"),
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.tls.SignatureAndHashAlgorithm": {
    ...scheme,
    digest: arg(0, "hash"),
    from: arg(1, "any")
  },
  "org.bouncycastle.{tls,crypto.tls}.HashAlgorithm.{md5,sha1,sha224,sha256,sha384,sha512}": { value: "{2}" },
  "org.bouncycastle.{tls,crypto.tls}.SignatureAlgorithm.rsa": { name: "RSA", padding: "pkcs1v15" },
  "org.bouncycastle.{tls,crypto.tls}.SignatureAlgorithm.dsa": { name: "DSA" },
  "org.bouncycastle.{tls,crypto.tls}.SignatureAlgorithm.ecdsa": { name: "ECDSA" },
  "org.bouncycastle.tls.SignatureAlgorithm.ed25519": { name: "Ed25519" },
  "org.bouncycastle.tls.SignatureAlgorithm.ed448": { name: "Ed448" },
  "org.bouncycastle.tls.SignatureAlgorithm.{rsa_pss_rsae,rsa_pss_pss}_{sha256,sha384,sha512}": {
    name: "RSA",
    padding: "pss",
    digest: text("{2}", "hash")
  }
})
