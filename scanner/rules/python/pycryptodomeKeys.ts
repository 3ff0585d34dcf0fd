import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const P = "{Crypto,Cryptodome}"
const RSA = "{1}.PublicKey.RSA.RsaKey"
const DSA = "{1}.PublicKey.DSA.DsaKey"
const EC = "{1}.PublicKey.ECC.EccKey"
const ELGAMAL = "{1}.PublicKey.ElGamal.ElGamalKey"
const exported = { is: "key", inherits: true, certificateFormat: arg(0, "certificateFormat", "format") } as const
const scheme = { is: "signature", returns: "{1}.Signature.Scheme" } as const

/*
 * PyCryptodome 3.24, "PublicKey package", "Signature package" and "I/O package". `encrypt`, `decrypt`, `sign` and `verify`
 * of keys are those of PyCrypto 2.6, which does nothing but the bare mathematics. DSS signs with DSA or ECDSA: the key
 * decides.
 */
export const pycryptodomeKeys = library("python", "pycryptodomeKeys", {
  [`${P}.PublicKey.RSA.generate`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int", "bits"), returns: RSA },
  [`${P}.PublicKey.RSA.{import_key,importKey,construct}`]: { is: "key", name: "RSA", returns: RSA },
  [`${P}.PublicKey.RSA.RsaKey#{public_key,publickey}`]: { inherits: true, returns: RSA },
  [`${P}.PublicKey.RSA.RsaKey#{export_key,exportKey}`]: exported,
  [`${P}.PublicKey.RSA.RsaKey#encrypt`]: {
    is: "cipher",
    inherits: true,
    name: "RSA",
    padding: "none",
    functions: ["encrypt"]
  },
  [`${P}.PublicKey.RSA.RsaKey#decrypt`]: {
    is: "cipher",
    inherits: true,
    name: "RSA",
    padding: "none",
    functions: ["decrypt"]
  },
  [`${P}.PublicKey.RSA.RsaKey#sign`]: {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "none",
    functions: ["sign"]
  },
  [`${P}.PublicKey.RSA.RsaKey#verify`]: {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "none",
    functions: ["verify"]
  },

  [`${P}.PublicKey.DSA.generate`]: { is: "keygen", name: "DSA", keyBits: arg(0, "int", "bits"), returns: DSA },
  [`${P}.PublicKey.DSA.{import_key,importKey,construct}`]: { is: "key", name: "DSA", returns: DSA },
  [`${P}.PublicKey.DSA.DsaKey#{public_key,publickey}`]: { inherits: true, returns: DSA },
  [`${P}.PublicKey.DSA.DsaKey#{export_key,exportKey}`]: exported,
  [`${P}.PublicKey.DSA.DsaKey#sign`]: { is: "signature", inherits: true, name: "DSA", functions: ["sign"] },
  [`${P}.PublicKey.DSA.DsaKey#verify`]: { is: "signature", inherits: true, name: "DSA", functions: ["verify"] },

  [`${P}.PublicKey.ECC.generate`]: {
    is: "keygen",
    name: "EC",
    curve: arg(KEYWORD_ONLY, "curve", "curve"),
    returns: EC
  },
  [`${P}.PublicKey.ECC.construct`]: { is: "key", name: "EC", curve: arg(KEYWORD_ONLY, "curve", "curve"), returns: EC },
  [`${P}.PublicKey.ECC.import_key`]: { is: "key", name: "EC", curve: arg(2, "curve", "curve_name"), returns: EC },
  [`${P}.PublicKey.ECC.EccKey#public_key`]: { inherits: true, returns: EC },
  [`${P}.PublicKey.ECC.EccKey#export_key`]: exported,

  [`${P}.PublicKey.ElGamal.generate`]: {
    is: "keygen",
    name: "ElGamal",
    keyBits: arg(0, "int", "bits"),
    returns: ELGAMAL
  },
  [`${P}.PublicKey.ElGamal.construct`]: { is: "key", name: "ElGamal", returns: ELGAMAL },
  [`${P}.PublicKey.ElGamal.ElGamalKey#publickey`]: { inherits: true, returns: ELGAMAL },
  [`${P}.PublicKey.ElGamal.ElGamalKey#encrypt`]: {
    is: "cipher",
    inherits: true,
    name: "ElGamal",
    functions: ["encrypt"]
  },
  [`${P}.PublicKey.ElGamal.ElGamalKey#decrypt`]: {
    is: "cipher",
    inherits: true,
    name: "ElGamal",
    functions: ["decrypt"]
  },
  [`${P}.PublicKey.ElGamal.ElGamalKey#sign`]: {
    is: "signature",
    inherits: true,
    name: "ElGamal",
    primitive: "signature",
    functions: ["sign"]
  },
  [`${P}.PublicKey.ElGamal.ElGamalKey#verify`]: {
    is: "signature",
    inherits: true,
    name: "ElGamal",
    primitive: "signature",
    functions: ["verify"]
  },

  [`${P}.Signature.pkcs1_15.{new,PKCS115_SigScheme}`]: {
    ...scheme,
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(0, "any", "rsa_key")
  },
  [`${P}.Signature.PKCS1_v1_5.new`]: { ...scheme, name: "RSA", padding: "pkcs1v15", key: arg(0, "any", "rsa_key") },
  [`${P}.Signature.pss.new`]: {
    ...scheme,
    name: "RSA",
    padding: "pss",
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt_bytes"),
    mgfDigest: arg(KEYWORD_ONLY, "any", "mask_func"),
    key: arg(0, "any", "rsa_key")
  },
  [`${P}.Signature.pss.PSS_SigScheme`]: {
    ...scheme,
    name: "RSA",
    padding: "pss",
    saltBits: arg(2, "bytes", "saltLen"),
    mgfDigest: arg(1, "any", "mgfunc"),
    key: arg(0, "any", "key")
  },
  [`${P}.Signature.PKCS1_PSS.new`]: {
    ...scheme,
    name: "RSA",
    padding: "pss",
    saltBits: arg(2, "bytes", "saltLen"),
    mgfDigest: arg(1, "any", "mgfunc"),
    key: arg(0, "any", "rsa_key")
  },
  [`${P}.Signature.DSS.new`]: { ...scheme, key: arg(0, "any", "key") },
  [`${P}.Signature.eddsa.new`]: { ...scheme, name: "EdDSA", curve: arg(0, "any", "key") },
  [`${P}.Signature.eddsa.import_public_key`]: { is: "key", name: "EdDSA", material: "public-key", returns: EC },
  [`${P}.Signature.eddsa.import_private_key`]: { is: "key", name: "EdDSA", material: "private-key", returns: EC },
  [`${P}.Signature.Scheme#sign`]: { refines: true, functions: ["sign"], digest: arg(0, "any", "msg_hash") },
  [`${P}.Signature.Scheme#verify`]: { refines: true, functions: ["verify"], digest: arg(0, "any", "msg_hash") },

  [`${P}.IO.PEM.{encode,decode}`]: { is: "key", certificateFormat: "PEM" },
  [`${P}.IO.PKCS8.{wrap,unwrap}`]: { is: "key", material: "private-key", certificateFormat: "PKCS8" }
})
