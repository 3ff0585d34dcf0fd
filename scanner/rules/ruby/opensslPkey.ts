import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const PKEY = "OpenSSL.PKey"
const sign = {
  is: "signature",
  inherits: true,
  digest: arg(0, "openssl"),
  functions: ["sign"]
} as const
const verify = { ...sign, functions: ["verify"] } as const
const rsaOptions = {
  name: "RSA",
  primitive: "signature",
  padding: arg(KEYWORD_ONLY, "padding", "rsa_padding_mode"),
  mgfDigest: arg(KEYWORD_ONLY, "openssl", "rsa_mgf1_md"),
  defaults: { padding: "pkcs1v15" }
} as const
const pss = {
  name: "RSA",
  primitive: "signature",
  padding: "pss",
  saltBits: arg(KEYWORD_ONLY, "saltBytes", "salt_length"),
  mgfDigest: arg(KEYWORD_ONLY, "openssl", "mgf1_hash")
} as const
const padded = {
  is: "cipher",
  inherits: true,
  name: "RSA",
  primitive: "pke",
  padding: arg(1, "padding"),
  defaults: { padding: "pkcs1v15" }
} as const
const optioned = {
  is: "cipher",
  inherits: true,
  padding: arg(KEYWORD_ONLY, "padding", "rsa_padding_mode"),
  digest: arg(KEYWORD_ONLY, "openssl", "rsa_oaep_md"),
  mgfDigest: arg(KEYWORD_ONLY, "openssl", "rsa_mgf1_md")
} as const
const agreement = { is: "key-agreement", inherits: true } as const

/*
 * Ruby 3.4, openssl 3.3 and 4.0, OpenSSL::PKey and its classes (https://ruby.github.io/openssl/OpenSSL/PKey.html), OpenSSL::HPKE. `RSA.new` with a number makes a key of that size, with text reads
 * one. `sign` and the encrypting methods document PKCS #1 padding unless options say otherwise.
 */
export const opensslPkey = library("ruby", "opensslPkey", {
  [`${PKEY}.{RSA,DSA,DH}.new`]: {
    is: "key",
    name: "{1}",
    algorithm: arg(0, "generatedBits"),
    returns: `${PKEY}.{1}`
  },
  [`${PKEY}.{RSA,DSA,DH}.generate`]: {
    is: "keygen",
    name: "{1}",
    keyBits: arg(0, "int"),
    returns: `${PKEY}.{1}`
  },
  [`${PKEY}.EC.new`]: { is: "key", name: "EC", algorithm: arg(0, "curveOnly"), returns: `${PKEY}.EC` },
  [`${PKEY}.EC.generate`]: {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve"),
    returns: `${PKEY}.EC`
  },
  [`${PKEY}.EC.Group.new`]: { is: "parameters", name: "EC", curve: arg(0, "curve") },
  [`${PKEY}.EC#{generate_key,generate_key!}`]: { refines: true },
  [`${PKEY}.EC#group=`]: { refines: true, curve: arg(0, "any") },
  [`${PKEY}.{read,new_raw_private_key,new_raw_public_key}`]: {
    is: "key",
    algorithm: arg(0, "rawKeyName"),
    returns: PKEY
  },
  [`${PKEY}.generate_key`]: {
    is: "keygen",
    algorithm: arg(0, "openssl"),
    keyBits: arg(KEYWORD_ONLY, "int", "rsa_keygen_bits"),
    curve: arg(KEYWORD_ONLY, "curve", "ec_paramgen_curve"),
    returns: PKEY
  },
  [`${PKEY}.generate_parameters`]: {
    is: "parameters",
    algorithm: arg(0, "openssl"),
    keyBits: arg(KEYWORD_ONLY, "int", "dsa_paramgen_bits"),
    curve: arg(KEYWORD_ONLY, "curve", "ec_paramgen_curve"),
    functions: ["generate"],
    returns: PKEY
  },
  [`${PKEY}#public_key`]: { refines: true },
  [`${PKEY}.{RSA,DSA,DH,EC}#public_key`]: { refines: true },

  [`${PKEY}#{sign,sign_raw}`]: sign,
  [`${PKEY}#{verify,verify_raw}`]: verify,
  [`${PKEY}.RSA#{sign,sign_raw}`]: { ...sign, ...rsaOptions },
  [`${PKEY}.RSA#{verify,verify_raw}`]: { ...verify, ...rsaOptions },
  [`${PKEY}{.RSA#sign_pss,#sign_pss}`]: { ...sign, ...pss },
  [`${PKEY}{.RSA#verify_pss,#verify_pss}`]: { ...verify, ...pss },
  [`${PKEY}.DSA#{sign,sign_raw}`]: { ...sign, name: "DSA" },
  [`${PKEY}.DSA#{verify,verify_raw}`]: { ...verify, name: "DSA" },
  [`${PKEY}.DSA#syssign`]: { is: "signature", inherits: true, name: "DSA", functions: ["sign"] },
  [`${PKEY}.DSA#sysverify`]: { is: "signature", inherits: true, name: "DSA", functions: ["verify"] },
  [`${PKEY}.EC#{sign,sign_raw}`]: { ...sign, name: "ECDSA" },
  [`${PKEY}.EC#{verify,verify_raw}`]: { ...verify, name: "ECDSA" },
  [`${PKEY}.EC#dsa_sign_asn1`]: { is: "signature", inherits: true, name: "ECDSA", functions: ["sign"] },
  [`${PKEY}.EC#dsa_verify_asn1`]: { is: "signature", inherits: true, name: "ECDSA", functions: ["verify"] },

  [`${PKEY}.RSA#public_encrypt`]: { ...padded, functions: ["encrypt"] },
  [`${PKEY}.RSA#private_decrypt`]: { ...padded, functions: ["decrypt"] },
  [`${PKEY}.RSA#private_encrypt`]: { ...padded, is: "signature", primitive: "signature", functions: ["sign"] },
  [`${PKEY}.RSA#public_decrypt`]: { ...padded, is: "signature", primitive: "signature", functions: ["verify"] },
  [`${PKEY}.RSA.{PKCS1_PADDING,SSLV23_PADDING,NO_PADDING,PKCS1_OAEP_PADDING}`]: { value: "{1}" },
  [`${PKEY}#encrypt`]: { ...optioned, functions: ["encrypt"] },
  [`${PKEY}#decrypt`]: { ...optioned, functions: ["decrypt"] },
  [`${PKEY}.RSA#encrypt`]: { ...padded, ...optioned, functions: ["encrypt"] },
  [`${PKEY}.RSA#decrypt`]: { ...padded, ...optioned, functions: ["decrypt"] },

  [`${PKEY}#verify_recover`]: verify,
  [`${PKEY}.RSA#verify_recover`]: { ...verify, ...rsaOptions },
  [`${PKEY}#encapsulate`]: { is: "kem", inherits: true, functions: ["encapsulate"] },
  [`${PKEY}#decapsulate`]: { is: "kem", inherits: true, functions: ["decapsulate"] },
  "OpenSSL.HPKE.keygen": { is: "keygen", name: "HPKE", returns: PKEY },
  "OpenSSL.HPKE.Context.Sender.new": {
    is: "cipher",
    name: "HPKE",
    functions: ["encrypt"],
    returns: "OpenSSL.HPKE.Context"
  },
  "OpenSSL.HPKE.Context.Receiver.new": {
    is: "cipher",
    name: "HPKE",
    functions: ["decrypt"],
    returns: "OpenSSL.HPKE.Context"
  },
  "OpenSSL.HPKE.Context#encap": { refines: true, operates: true },
  "OpenSSL.HPKE.Context#decap": { refines: true, operates: true },
  "OpenSSL.HPKE.Context#{seal,open,export}": { refines: true, operates: true },
  [`${PKEY}#derive`]: agreement,
  [`${PKEY}.DH#{derive,compute_key}`]: { ...agreement, name: "DH" },
  [`${PKEY}.DH#{generate_key,generate_key!}`]: { refines: true },
  [`${PKEY}.EC#{derive,dh_compute_key}`]: { ...agreement, name: "ECDH" },

  [`${PKEY}.{RSA,DSA,EC}#{to_pem,to_s,export,private_to_pem,private_to_der}`]: {
    is: "key",
    inherits: true,
    material: "private-key",
    cipher: arg(0, "openssl")
  },
  [`${PKEY}#{private_to_pem,private_to_der}`]: {
    is: "key",
    inherits: true,
    material: "private-key",
    cipher: arg(0, "openssl")
  }
})
