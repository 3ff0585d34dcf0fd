import { arg, library } from "../rule.ts"

const M = "M2Crypto"
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const
const client = { is: "protocol", name: "TLS" } as const

/*
 * M2Crypto 0.46, modules EVP, RSA, DSA, EC, DH, RC4, X509, SMIME, Rand and SSL.Context. Algorithms are named as its OpenSSL
 * bindings are. pbkdf2 is documented to be that of RFC 2898, which is with HMAC-SHA-1; PKey, HMAC and RSA signatures
 * document SHA-256, PSS a salt of 20 bytes. EVP.Cipher has `padding=1`. An EVP key gets its type from the key that is assigned to it.
 */
export const m2crypto = library("python", "m2crypto", {
  [`${M}.EVP.Cipher`]: {
    is: "cipher",
    algorithm: arg(0, "openssl", "alg"),
    nonceBits: arg(2, "bytes", "iv"),
    functions: arg(3, "cipherFunction", "op"),
    padding: arg(8, "paddingFlag", "padding"),
    defaults: { padding: "pkcs7" }
  },
  [`${M}.EVP.MessageDigest`]: { is: "hash", algorithm: arg(0, "openssl", "algo") },
  [`${M}.EVP.HMAC`]: {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes", "key"),
    digest: arg(1, "openssl", "algo"),
    defaults: { digest: "SHA-256" }
  },
  [`${M}.EVP.MessageDigest#update`]: { refines: true, operates: true, functions: ["digest"] },
  [`${M}.EVP.HMAC#update`]: { refines: true, operates: true, functions: ["tag"] },
  [`${M}.EVP.hmac`]: {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes", "key"),
    digest: arg(2, "openssl", "algo"),
    defaults: { digest: "SHA-256" }
  },
  [`${M}.EVP.pbkdf2`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-1",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "iter"),
    outputBits: arg(3, "bytes", "keylen"),
    byteLength: arg(3, "size", "keylen")
  },
  [`${M}.EVP.PKey`]: { digest: arg(2, "openssl", "md"), returns: `${M}.EVP.PKey`, defaults: { digest: "SHA-256" } },
  [`${M}.EVP.PKey#assign_rsa`]: { refines: true, key: arg(0, "any", "rsa") },
  [`${M}.EVP.PKey#assign_ec`]: { refines: true, key: arg(0, "any", "ec") },
  [`${M}.EVP.PKey#reset_context`]: { refines: true, digest: arg(0, "openssl", "md") },
  [`${M}.EVP.PKey#{sign_final,digest_sign,digest_sign_final}`]: {
    is: "signature",
    inherits: true,
    functions: ["sign"]
  },
  [`${M}.EVP.PKey#{verify_final,digest_verify,digest_verify_final}`]: {
    is: "signature",
    inherits: true,
    functions: ["verify"]
  },
  [`${M}.EVP.{load_key,load_key_bio,load_key_string}`]: { ...privateKey, returns: `${M}.EVP.PKey` },
  [`${M}.EVP.{load_key_pubkey,load_key_bio_pubkey,load_key_string_pubkey}`]: {
    ...publicKey,
    returns: `${M}.EVP.PKey`
  },

  [`${M}.RSA.gen_key`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int", "bits"), returns: `${M}.RSA.RSA` },
  [`${M}.RSA.{load_key,load_key_bio,load_key_string}`]: { ...privateKey, name: "RSA", returns: `${M}.RSA.RSA` },
  [`${M}.RSA.{load_pub_key,load_pub_key_bio,new_pub_key}`]: { ...publicKey, name: "RSA", returns: `${M}.RSA.RSA` },
  [`${M}.RSA.RSA#{public_encrypt,private_encrypt}`]: {
    is: "cipher",
    inherits: true,
    name: "RSA",
    padding: arg(1, "padding", "padding"),
    functions: ["encrypt"]
  },
  [`${M}.RSA.RSA#{public_decrypt,private_decrypt}`]: {
    is: "cipher",
    inherits: true,
    name: "RSA",
    padding: arg(1, "padding", "padding"),
    functions: ["decrypt"]
  },
  [`${M}.RSA.{no_padding,pkcs1_padding,sslv23_padding,pkcs1_oaep_padding}`]: { value: "{1}" },
  [`${M}.RSA.RSA#sign`]: {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(1, "openssl", "algo"),
    functions: ["sign"],
    defaults: { digest: "SHA-256" }
  },
  [`${M}.RSA.RSA#verify`]: {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(2, "openssl", "algo"),
    functions: ["verify"],
    defaults: { digest: "SHA-256" }
  },
  [`${M}.RSA.RSA#sign_rsassa_pss`]: {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "pss",
    digest: arg(1, "openssl", "algo"),
    saltBits: arg(2, "bytes", "salt_length"),
    functions: ["sign"],
    defaults: { digest: "SHA-256", saltBits: 160 }
  },
  [`${M}.RSA.RSA#verify_rsassa_pss`]: {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "pss",
    digest: arg(2, "openssl", "algo"),
    saltBits: arg(3, "bytes", "salt_length"),
    functions: ["verify"],
    defaults: { digest: "SHA-256", saltBits: 160 }
  },
  [`${M}.RSA.RSA#{save_key,save_key_bio,save_pub_key,as_pem}`]: { is: "key", inherits: true },

  [`${M}.DSA.gen_params`]: { is: "parameters", name: "DSA", keyBits: arg(0, "int", "bits"), returns: `${M}.DSA.DSA` },
  [`${M}.DSA.{set_params,load_params,load_params_bio}`]: { is: "parameters", name: "DSA", returns: `${M}.DSA.DSA` },
  [`${M}.DSA.{load_key,load_key_bio}`]: { ...privateKey, name: "DSA", returns: `${M}.DSA.DSA` },
  [`${M}.DSA.{load_pub_key,load_pub_key_bio,pub_key_from_params}`]: {
    ...publicKey,
    name: "DSA",
    returns: `${M}.DSA.DSA`
  },
  [`${M}.DSA.DSA#gen_key`]: { is: "keygen", inherits: true, name: "DSA" },
  [`${M}.DSA.DSA#{sign,sign_asn1}`]: { is: "signature", inherits: true, name: "DSA", functions: ["sign"] },
  [`${M}.DSA.DSA#{verify,verify_asn1}`]: { is: "signature", inherits: true, name: "DSA", functions: ["verify"] },

  [`${M}.EC.gen_params`]: { is: "parameters", name: "EC", curve: arg(0, "curve", "curve"), returns: `${M}.EC.EC` },
  [`${M}.EC.{load_key,load_key_bio,load_key_string}`]: { ...privateKey, name: "EC", returns: `${M}.EC.EC` },
  [`${M}.EC.{load_pub_key,load_pub_key_bio,load_key_string_pubkey,pub_key_from_der,pub_key_from_params}`]: {
    ...publicKey,
    name: "EC",
    returns: `${M}.EC.EC`
  },
  [`${M}.EC.EC#gen_key`]: { is: "keygen", inherits: true, name: "EC" },
  [`${M}.EC.EC#{sign_dsa,sign_dsa_asn1}`]: { is: "signature", inherits: true, name: "ECDSA", functions: ["sign"] },
  [`${M}.EC.EC#{verify_dsa,verify_dsa_asn1}`]: {
    is: "signature",
    inherits: true,
    name: "ECDSA",
    functions: ["verify"]
  },
  [`${M}.EC.EC#compute_dh_key`]: { is: "key-agreement", inherits: true, name: "ECDH" },
  [`${M}.EC.NID_{secp112r1,secp112r2,secp128r1,secp128r2,secp160k1,secp160r1,secp160r2,secp192k1,secp224k1,secp224r1,secp256k1,secp384r1,secp521r1,sect163k1,sect163r2,sect233k1,sect233r1,sect283k1,sect283r1,sect409k1,sect409r1,sect571k1,sect571r1,prime192v1,prime192v2,prime192v3,prime239v1,prime239v2,prime239v3,prime256v1,X9_62_prime192v1,X9_62_prime256v1}`]:
    { value: "{1}" },

  [`${M}.DH.gen_params`]: { is: "parameters", name: "DH", keyBits: arg(0, "int", "plen"), returns: `${M}.DH.DH` },
  [`${M}.DH.{load_params,load_params_bio,set_params}`]: { is: "parameters", name: "DH", returns: `${M}.DH.DH` },
  [`${M}.DH.DH#gen_key`]: { is: "keygen", inherits: true, name: "DH" },
  [`${M}.DH.DH#compute_key`]: { is: "key-agreement", inherits: true, name: "DH" },

  [`${M}.RC4.RC4`]: { is: "cipher", name: "RC4", keyBits: arg(0, "bytes", "key") },
  [`${M}.Rand.{rand_bytes,rand_pseudo_bytes}`]: { is: "random", name: "RNG", byteLength: arg(0, "size", "num") },

  [`${M}.X509.{load_cert,load_cert_bio,load_cert_string,load_cert_der_string}`]: {
    is: "certificate",
    certificateFormat: "X.509",
    returns: `${M}.X509.X509`
  },
  [`${M}.X509.{load_request,load_request_bio,load_request_string,load_request_der_string}`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    returns: `${M}.X509.Request`
  },
  [`${M}.X509.load_crl`]: { is: "certificate", certificateFormat: "X.509-CRL" },
  [`${M}.X509.{X509,Request}#sign`]: {
    is: "signature",
    key: arg(0, "any", "pkey"),
    digest: arg(1, "openssl", "md"),
    functions: ["sign"]
  },
  [`${M}.X509.{X509,Request}#verify`]: { is: "signature", key: arg(0, "any", "pkey"), functions: ["verify"] },
  [`${M}.X509.X509#get_fingerprint`]: {
    is: "hash",
    algorithm: arg(0, "openssl", "md"),
    defaults: { name: "MD5" }
  },
  [`${M}.SMIME.Cipher`]: { is: "cipher", algorithm: arg(0, "openssl", "algo") },

  [`${M}.SSL.{Context,Context.Context}`]: {
    ...client,
    algorithm: arg(0, "tlsVersion", "protocol"),
    returns: `${M}.SSL.Context`
  },
  [`${M}.SSL.Context#set_cipher_list`]: { refines: true, suite: arg(0, "cipherList", "cipher_list") },
  [`${M}.SSL.verify_none`]: { is: "protocol", name: "TLS", verification: "none" },
  [`${M}.SSL.verify_peer`]: { verification: "peer" },
  [`${M}.SSL.Context#set_verify`]: { refines: true, verification: arg(0, "any", "mode") },
  [`${M}.SSL.Context#set_options`]: { refines: true },
  [`${M}.SSL.Context#set_tmp_dh`]: { is: "parameters", name: "DH" },
  [`${M}.SSL.Context#{load_cert,load_cert_chain,load_verify_locations,set_client_CA_list_from_file}`]: {
    is: "certificate",
    certificateFormat: "X.509"
  },
  [`${M}.httpslib.HTTPSConnection`]: client
})
