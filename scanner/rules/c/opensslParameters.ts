import { arg, library, parts, text, type Row } from "../rule.ts"

type Meanings = { readonly [keys: string]: (value: number) => Row }

/** What a parameter that is a text means, by its keys. */
const texts: Meanings = {
  "digest,kdf-digest": (value) => ({ digest: arg(value, "hash") }),
  "mgf1-digest": (value) => ({ mgfDigest: arg(value, "hash") }),
  cipher: (value) => ({ cipher: arg(value, "openssl"), keyBits: arg(value, "openssl"), mode: arg(value, "openssl") }),
  group: (value) => ({ curve: arg(value, "curve"), group: arg(value, "curve") }),
  "pad-mode": (value) => ({ padding: arg(value, "padding") })
}

/** What a parameter that is a number means, by its keys. */
const counts: Meanings = {
  "bits,pbits": (value) => ({ keyBits: arg(value, "int") }),
  "iter,n": (value) => ({ iterations: arg(value, "int") }),
  r: (value) => ({ blockSize: arg(value, "int") }),
  "p,lanes": (value) => ({ parallelism: arg(value, "int") }),
  memcost: (value) => ({ memoryKib: arg(value, "int") }),
  "key-length": (value) => ({ keyBits: arg(value, "bytes") }),
  ivlen: (value) => ({ nonceBits: arg(value, "bytes") }),
  taglen: (value) => ({ tagBits: arg(value, "bytes") }),
  saltlen: (value) => ({ saltBits: arg(value, "bytes") })
}

const rowsOf = (meanings: Meanings, call: string, value: number, own: Row = {}): { readonly [key: string]: Row } =>
  Object.fromEntries(
    Object.entries(meanings).map(([keys, row]) => [
      `${call}(${value === 1 ? "" : `${value - 1}:`}"{${keys}}")`,
      { ...own, ...row(value) }
    ])
  )

const adds: Row = { refines: true, on: arg(0, "any") }

/*
 * Sources: core_names.h, params.h and param_build.h of OpenSSL 3.5.8; its manual pages OSSL_PARAM(3), OSSL_PARAM_int(3),
 * OSSL_PARAM_BLD(3), provider-kdf(7), provider-mac(7), EVP_KDF-ARGON2(7), EVP_KDF-SCRYPT(7), EVP_PKEY-RSA(7). Parameters that are
 * no property of an algorithm (keys, labels, passwords) have no rows.
 */
export const opensslParameters = library("c", "opensslParameters", {
  "OSSL_{ALG,DRBG,ENCODER,KDF,MAC,PKEY}_PARAM_CIPHER": { value: "cipher" },
  "OSSL_{ALG,DRBG,KDF,MAC,PKEY,SIGNATURE}_PARAM_DIGEST": { value: "digest" },
  "OSSL_PKEY_PARAM_{RSA,FFC}_DIGEST": { value: "digest" },
  "OSSL_ASYM_CIPHER_PARAM_{OAEP_DIGEST,DIGEST}": { value: "digest" },
  OSSL_EXCHANGE_PARAM_KDF_DIGEST: { value: "kdf-digest" },
  "OSSL_{PKEY,SIGNATURE,ASYM_CIPHER}_PARAM_MGF1_DIGEST": { value: "mgf1-digest" },
  OSSL_PKEY_PARAM_RSA_MGF1_DIGEST: { value: "mgf1-digest" },
  OSSL_PKEY_PARAM_GROUP_NAME: { value: "group" },
  "OSSL_{PKEY,SIGNATURE,ASYM_CIPHER}_PARAM_PAD_MODE": { value: "pad-mode" },
  "OSSL_PKEY_PARAM_{BITS,RSA_BITS}": { value: "bits" },
  OSSL_PKEY_PARAM_FFC_PBITS: { value: "pbits" },
  OSSL_SKEY_PARAM_KEY_LENGTH: { value: "key-length" },
  OSSL_KDF_PARAM_ITER: { value: "iter" },
  OSSL_KDF_PARAM_SCRYPT_N: { value: "n" },
  OSSL_KDF_PARAM_SCRYPT_R: { value: "r" },
  OSSL_KDF_PARAM_SCRYPT_P: { value: "p" },
  OSSL_KDF_PARAM_ARGON2_LANES: { value: "lanes" },
  OSSL_KDF_PARAM_ARGON2_MEMCOST: { value: "memcost" },
  "OSSL_CIPHER_PARAM_{IVLEN,AEAD_IVLEN}": { value: "ivlen" },
  OSSL_CIPHER_PARAM_AEAD_TAGLEN: { value: "taglen" },
  "OSSL_{PKEY_PARAM_RSA,SIGNATURE_PARAM}_PSS_SALTLEN": { value: "saltlen" },
  "OSSL_PKEY_RSA_PAD_MODE_{NONE,OAEP,X931,PSS}": { padding: text("{1}", "padding") },
  OSSL_PKEY_RSA_PAD_MODE_PKCSV15: { padding: "pkcs1v15" },

  ...rowsOf(texts, "OSSL_PARAM_{construct_utf8_string,utf8_string}", 1),
  ...rowsOf(
    counts,
    "OSSL_PARAM_{construct_int,construct_uint,construct_uint32,construct_uint64,construct_size_t,int,uint,size_t}",
    1
  ),
  'OSSL_PARAM_{construct_octet_string,octet_string}("salt")': { saltBits: arg(2, "bytes") },
  OSSL_KDF_PARAM_SALT: { value: "salt" },
  OSSL_PARAM_BLD_new: {},
  ...rowsOf(texts, "OSSL_PARAM_BLD_push_utf8_string", 2, adds),
  ...rowsOf(counts, "OSSL_PARAM_BLD_push_{int,uint,uint32,uint64,size_t}", 2, adds),
  'OSSL_PARAM_BLD_push_octet_string(1:"salt")': { ...adds, saltBits: arg(3, "bytes") },
  OSSL_PARAM_BLD_to_param: { from: arg(0, "any") },

  "EVP_{CIPHER,MD,MAC,KDF,PKEY,RAND}_CTX_set_params": { ...adds, from: parts(1) },
  "EVP_PKEY_{encrypt,decrypt,sign,verify,derive}_init_ex": { ...adds, from: parts(1) },
  "EVP_PKEY_{encapsulate,decapsulate}_init": { ...adds, from: parts(1) },
  "EVP_PKEY_{sign,verify}_{init_ex2,message_init}": { ...adds, from: [arg(1, "any"), parts(2)] },
  EVP_PKEY_fromdata: { is: "key", inherits: true, on: arg(0, "any"), into: arg(1, "any"), from: parts(3) }
})
