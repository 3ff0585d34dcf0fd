import { arg, library, parts, text, type Row } from "../rule.ts"

const onContext: Row = { inherits: true, on: arg(0, "any") }
const writing: Row = { ...onContext, output: arg(1, "any") }
const adds: Row = { refines: true, on: arg(0, "any") }
/** The manual page EVP_PKEY_CTX_ctrl(3) has these under the algorithm that a context must be for. */
const ofRsa: Row = { ...adds, name: "RSA" }
const continues: Row = { on: arg(0, "any"), continues: true }
const digestSignature = (functions: Row["functions"] & ReadonlyArray<string>): Row => ({
  is: "signature",
  functions,
  digest: arg(2, "hash"),
  into: [arg(0, "any"), arg(1, "any")]
})
const privateKey: Row = { is: "key", material: "private-key" }
const publicKey: Row = { is: "key", material: "public-key" }
const curveArgument: Row = { name: "EC", curve: arg(0, "curve") }

/*
 * Sources: the headers of OpenSSL 1.0.2, 1.1.1, 3.3 (github.com/quictls/openssl/tree/openssl-3.3/include/openssl) and 3.5.8
 * and its manual pages EVP_PKEY_CTX_new(3), EVP_PKEY_CTX_ctrl(3), EVP_PKEY_keygen(3), EVP_PKEY_encrypt(3),
 * EVP_PKEY_sign(3), EVP_PKEY_derive(3), EVP_PKEY_encapsulate(3), EVP_DigestSignInit(3), EVP_SignInit(3), EVP_PKEY-RSA(7)
 * and the like, EVP_PKEY_CTX_set_hkdf_md(3), EVP_PKEY_CTX_set_scrypt_N(3), EVP_SIGNATURE(3), PEM_read_bio_PrivateKey(3), RSA_*(3), DSA_*(3), DH_*(3),
 * EC_KEY_new(3), ECDSA_sign(3); BoringSSL's curve25519.h, rsa.h, mlkem.h, mldsa.h and slhdsa.h.
 */
export const opensslKeys = library("c", "opensslKeys", {
  EVP_PKEY_CTX_new_id: { algorithm: arg(0, "openssl") },
  EVP_PKEY_CTX_new_from_name: { algorithm: arg(1, "openssl") },
  EVP_PKEY_CTX_new: { from: arg(0, "any") },
  EVP_PKEY_CTX_new_from_pkey: { from: arg(1, "any") },
  "EVP_PKEY_{RSA,RSA_PSS,DSA,DH,DHX,EC,X25519,X448,ED25519,ED448,SM2,HKDF,SCRYPT,HMAC,CMAC,POLY1305,SIPHASH,TLS1_PRF}":
    {
      value: "{1}"
    },
  EVP_PKEY_RSA2: { value: "RSA" },
  "EVP_PKEY_DSA{1,2,3,4}": { value: "DSA" },
  "NID_{X25519,X448,ED25519,ED448,rsaEncryption,dsa}": { value: "{1}" },
  NID_X9_62_id_ecPublicKey: { value: "id-ecPublicKey" },

  EVP_PKEY_keygen: { is: "keygen", ...onContext, into: arg(1, "any") },
  EVP_PKEY_generate: { is: "keygen", ...onContext, into: arg(1, "any") },
  EVP_PKEY_paramgen: { is: "parameters", ...onContext, into: arg(1, "any") },
  "EVP_PKEY_{encrypt,decrypt}": { is: "cipher", ...writing, functions: text("{1}", "cipherFunction") },
  "EVP_PKEY_{sign,sign_message_final}": { is: "signature", ...writing, functions: ["sign"] },
  "EVP_PKEY_{sign,verify}_message_update": { ...adds, operates: true },
  EVP_PKEY_verify: { is: "signature", ...onContext, from: arg(1, "any"), functions: ["verify"] },
  EVP_PKEY_verify_message_final: { is: "signature", ...onContext, functions: ["verify"] },
  EVP_PKEY_verify_recover: { is: "signature", ...writing, functions: ["verify"] },
  // DER of the two numbers that a signature with ECDSA is.
  i2d_ECDSA_SIG: { name: "ECDSA", into: arg(1, "any") },
  "PEM_read{,_bio}_PrivateKey{,_ex}": { ...privateKey, into: arg(1, "any") },
  "PEM_read{,_bio}_PUBKEY{,_ex}": { ...publicKey, into: arg(1, "any") },
  "PEM_read{,_bio}_{RSA,DSA,EC}PrivateKey": { ...privateKey, name: "{2}", into: arg(1, "any") },
  "PEM_read{,_bio}_{RSA,DSA,EC}_PUBKEY": { ...publicKey, name: "{2}", into: arg(1, "any") },
  "PEM_read{,_bio}_RSAPublicKey": { ...publicKey, name: "RSA", into: arg(1, "any") },
  "PEM_write{,_bio}_PrivateKey": { ...privateKey, key: arg(1, "any") },
  "PEM_write{,_bio}_PUBKEY": { ...publicKey, key: arg(1, "any") },
  "PEM_write{,_bio}_{RSA,DSA,EC}PrivateKey": { ...privateKey, name: "{2}", key: arg(1, "any") },
  "PEM_write{,_bio}_{RSA,DSA,EC}_PUBKEY": { ...publicKey, name: "{2}", key: arg(1, "any") },
  "PEM_write{,_bio}_RSAPublicKey": { ...publicKey, name: "RSA", key: arg(1, "any") },
  EVP_PKEY_derive: { is: "key-agreement", ...writing },
  "{EVP_PKEY_derive_set_peer,EVP_PKEY_derive_set_peer_ex}": { ...adds, key: arg(1, "any") },
  EVP_PKEY_encapsulate: { is: "kem", ...writing, functions: ["encapsulate"] },
  EVP_PKEY_decapsulate: { is: "kem", ...writing, functions: ["decapsulate"] },
  EVP_PKEY_Q_keygen: { is: "keygen", algorithm: arg(2, "openssl"), keyBits: arg(3, "int"), curve: arg(3, "curve") },
  "EVP_PKEY_{encrypt,decrypt}_old": {
    is: "cipher",
    name: "RSA",
    key: arg(-1, "any"),
    functions: text("{1}", "cipherFunction")
  },
  EVP_SKEY_import_raw_key: { is: "key", algorithm: arg(1, "openssl"), byteLength: arg(3, "size") },
  EVP_SKEY_generate: { is: "key", algorithm: arg(1, "openssl"), from: parts(3), functions: ["generate"] },
  EVP_SKEY_import: { is: "key", algorithm: arg(1, "openssl"), from: parts(4) },
  EVP_RSA_gen: { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  EVP_EC_gen: { is: "keygen", ...curveArgument },
  EVP_PKEY_new_mac_key: { is: "key", algorithm: arg(0, "openssl"), byteLength: arg(3, "size") },
  "EVP_PKEY_new_raw_{private,public}_key": { is: "key", algorithm: arg(0, "openssl"), material: "{1}-key" },
  "EVP_PKEY_new_raw_{private,public}_key_ex": { is: "key", algorithm: arg(1, "openssl"), material: "{1}-key" },
  EVP_PKEY_new_CMAC_key: { is: "key", name: "CMAC", cipher: arg(3, "any"), keyBits: arg(2, "bytes") },
  "EVP_PKEY_{assign_RSA,set1_RSA,assign_EC_KEY,set1_EC_KEY,assign_DSA,set1_DSA,assign_DH,set1_DH}": {
    from: arg(1, "any"),
    into: arg(0, "any")
  },

  EVP_PKEY_CTX_set_rsa_keygen_bits: { is: "keygen", name: "RSA", keyBits: arg(1, "int"), ...continues },
  EVP_PKEY_CTX_set_dsa_paramgen_bits: { is: "parameters", name: "DSA", keyBits: arg(1, "int"), ...continues },
  EVP_PKEY_CTX_set_dh_paramgen_prime_len: { is: "parameters", name: "DH", keyBits: arg(1, "int"), ...continues },
  EVP_PKEY_assign: { from: arg(2, "any"), into: arg(0, "any") },
  'EVP_PKEY_CTX_ctrl_str(1:"{rsa_keygen_bits,dsa_paramgen_bits,dh_paramgen_prime_len}")': {
    ...adds,
    keyBits: arg(2, "int")
  },
  'EVP_PKEY_CTX_ctrl_str(1:"{rsa_padding_mode}")': { ...ofRsa, padding: arg(2, "padding") },
  'EVP_PKEY_CTX_ctrl_str(1:"{rsa_oaep_md,digest,md,dsa_paramgen_md,ecdh_kdf_md,dh_kdf_md}")': {
    ...adds,
    digest: arg(2, "hash")
  },
  'EVP_PKEY_CTX_ctrl_str(1:"{rsa_mgf1_md,rsa_pss_keygen_mgf1_md}")': { ...ofRsa, mgfDigest: arg(2, "hash") },
  'EVP_PKEY_CTX_ctrl_str(1:"rsa_pss_keygen_md")': { ...ofRsa, digest: arg(2, "hash") },
  'EVP_PKEY_CTX_ctrl_str(1:"{rsa_pss_saltlen,rsa_pss_keygen_saltlen}")': { ...ofRsa, saltBits: arg(2, "digitBytes") },
  'EVP_PKEY_CTX_ctrl_str(1:"{ec_paramgen_curve,group}")': { ...adds, curve: arg(2, "curve") },
  'EVP_PKEY_CTX_ctrl_str(1:"dh_param")': { ...adds, group: arg(2, "curve") },
  EVP_PKEY_CTX_md: { ...adds, digest: arg(3, "hash") },
  EVP_PKEY_CTX_set_dsa_paramgen_md_props: { ...adds, digest: arg(1, "hash") },
  "EVP_PKEY_CTX_{set1_hkdf_salt,set1_scrypt_salt}": { ...adds, saltBits: arg(2, "bytes") },
  "EVP_PKEY_CTX_{set_dh_kdf_outlen,set_ecdh_kdf_outlen}": { ...adds, outputBits: arg(1, "bytes") },
  "{EC_curve_nist2nid,OBJ_sn2nid,OBJ_ln2nid,OBJ_txt2nid}": { algorithm: arg(0, "openssl"), curve: arg(0, "curve") },
  EVP_PKEY_CTX_set_rsa_padding: { ...ofRsa, padding: arg(1, "padding") },
  EVP_PKEY_CTX_set_rsa_mgf1_md: { ...ofRsa, mgfDigest: arg(1, "any") },
  EVP_PKEY_CTX_set_rsa_mgf1_md_name: { ...ofRsa, mgfDigest: arg(1, "hash") },
  EVP_PKEY_CTX_set_rsa_oaep_md: { ...ofRsa, digest: arg(1, "any") },
  EVP_PKEY_CTX_set_rsa_oaep_md_name: { ...ofRsa, digest: arg(1, "hash") },
  EVP_PKEY_CTX_set_rsa_pss_saltlen: { ...ofRsa, saltBits: arg(1, "bytes") },
  EVP_PKEY_CTX_set_rsa_pss_keygen_md: { ...ofRsa, digest: arg(1, "any") },
  EVP_PKEY_CTX_set_rsa_pss_keygen_md_name: { ...ofRsa, digest: arg(1, "hash") },
  EVP_PKEY_CTX_set_rsa_pss_keygen_mgf1_md: { ...ofRsa, mgfDigest: arg(1, "any") },
  EVP_PKEY_CTX_set_rsa_pss_keygen_mgf1_md_name: { ...ofRsa, mgfDigest: arg(1, "hash") },
  EVP_PKEY_CTX_set_rsa_pss_keygen_saltlen: { ...ofRsa, saltBits: arg(1, "bytes") },
  EVP_PKEY_CTX_set_mac_key: { ...adds, keyBits: arg(2, "bytes") },
  EVP_PKEY_CTX_set_signature_md: { ...adds, digest: arg(1, "any") },
  EVP_PKEY_CTX_set_hkdf_md: { ...adds, name: "HKDF", digest: arg(1, "any") },
  EVP_PKEY_CTX_set_tls1_prf_md: { ...adds, name: "TLS-PRF", digest: arg(1, "any") },
  EVP_PKEY_CTX_set_dsa_paramgen_md: { ...adds, name: "DSA", digest: arg(1, "any") },
  EVP_PKEY_CTX_set_dh_kdf_md: { ...adds, name: "DH", digest: arg(1, "any") },
  EVP_PKEY_CTX_set_ecdh_kdf_md: { ...adds, name: "ECDH", digest: arg(1, "any") },
  EVP_PKEY_CTX_set_ec_paramgen_curve_nid: { ...adds, name: "EC", curve: arg(1, "curve") },
  EVP_PKEY_CTX_set_group_name: { ...adds, curve: arg(1, "curve"), group: arg(1, "curve") },
  EVP_PKEY_CTX_set_dh_nid: { ...adds, name: "DH", group: arg(1, "curve") },
  EVP_PKEY_CTX_set_scrypt_N: { ...adds, name: "scrypt", iterations: arg(1, "int") },
  EVP_PKEY_CTX_set_scrypt_r: { ...adds, blockSize: arg(1, "int") },
  EVP_PKEY_CTX_set_scrypt_p: { ...adds, parallelism: arg(1, "int") },
  "RSA_{PKCS1,SSLV23,NO,PKCS1_OAEP,X931,PKCS1_PSS}_PADDING": { value: "{1}_PADDING" },
  "NID_X9_62_{prime192v1,prime239v1,prime256v1}": { value: "{1}" },
  "NID_{secp160r1,secp192k1,secp224k1,secp224r1,secp256k1,secp384r1,secp521r1,sect163k1,sect233k1,sect283k1,sect409k1,sect571k1,brainpoolP160r1,brainpoolP224r1,brainpoolP256r1,brainpoolP320r1,brainpoolP384r1,brainpoolP512r1,ffdhe2048,ffdhe3072,ffdhe4096,ffdhe6144,ffdhe8192}":
    { value: "{1}" },
  NID_sm2: { value: "sm2p256v1" },
  "NID_modp_{1536,2048,3072,4096,6144,8192}": { value: "modp{1}" },

  EVP_DigestSignInit: { ...digestSignature(["sign"]), key: arg(4, "any") },
  EVP_DigestSignInit_ex: { ...digestSignature(["sign"]), key: arg(5, "any"), from: parts(6) },
  EVP_DigestVerifyInit: { ...digestSignature(["verify"]), key: arg(4, "any") },
  EVP_DigestVerifyInit_ex: { ...digestSignature(["verify"]), key: arg(5, "any"), from: parts(6) },
  "EVP_{DigestSign,DigestVerify,DigestSignUpdate,DigestVerifyUpdate,DigestSignFinal,DigestVerifyFinal,SignUpdate,VerifyUpdate}":
    {
      ...adds,
      operates: true
    },
  "EVP_{SignInit,SignInit_ex}": { is: "signature", functions: ["sign"], digest: arg(1, "any"), into: arg(0, "any") },
  "EVP_{VerifyInit,VerifyInit_ex}": {
    is: "signature",
    functions: ["verify"],
    digest: arg(1, "any"),
    into: arg(0, "any")
  },
  "EVP_{SignFinal,VerifyFinal,SignFinal_ex,VerifyFinal_ex}": { ...adds, key: arg(3, "any") },
  EVP_SIGNATURE_fetch: { is: "signature", algorithm: arg(1, "openssl") },
  EVP_KEYEXCH_fetch: { is: "key-agreement", algorithm: arg(1, "openssl") },
  EVP_KEM_fetch: { is: "kem", algorithm: arg(1, "openssl") },
  EVP_ASYM_CIPHER_fetch: { is: "cipher", algorithm: arg(1, "openssl") },

  RSA_generate_key: { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  RSA_generate_key_ex: { is: "keygen", name: "RSA", keyBits: arg(1, "int"), into: arg(0, "any") },
  RSA_generate_multi_prime_key: { is: "keygen", name: "RSA", keyBits: arg(1, "int"), into: arg(0, "any") },
  RSA_X931_generate_key_ex: { is: "keygen", name: "RSA", keyBits: arg(1, "int"), into: arg(0, "any") },
  RSA_generate_key_fips: { is: "keygen", name: "RSA", keyBits: arg(1, "int"), into: arg(0, "any") },
  RSA_public_encrypt: {
    is: "cipher",
    name: "RSA",
    padding: arg(4, "padding"),
    key: arg(3, "any"),
    functions: ["encrypt"]
  },
  RSA_private_decrypt: {
    is: "cipher",
    name: "RSA",
    padding: arg(4, "padding"),
    key: arg(3, "any"),
    functions: ["decrypt"]
  },
  RSA_private_encrypt: {
    is: "signature",
    name: "RSA",
    padding: arg(4, "padding"),
    key: arg(3, "any"),
    functions: ["sign"]
  },
  RSA_public_decrypt: {
    is: "signature",
    name: "RSA",
    padding: arg(4, "padding"),
    key: arg(3, "any"),
    functions: ["verify"]
  },
  "RSA_{sign,verify}": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(0, "hash"),
    key: arg(5, "any"),
    functions: text("{1}", "signFunction")
  },
  "RSA_{sign,verify}_ASN1_OCTET_STRING": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(5, "any"),
    functions: text("{1}", "signFunction")
  },
  "RSA_padding_{add,check}_PKCS1_type_1": { is: "signature", name: "RSA", padding: "pkcs1v15" },
  "RSA_padding_{add,check}_PKCS1_type_2": { is: "cipher", name: "RSA", padding: "pkcs1v15" },
  "RSA_padding_{add,check}_X931": { is: "signature", name: "RSA", padding: "x931" },
  "RSA_padding_{add,check}_none": { is: "cipher", name: "RSA", padding: "raw" },
  RSA_padding_add_PKCS1_PSS: { is: "signature", name: "RSA", padding: "pss", digest: arg(3, "any") },
  RSA_padding_add_PKCS1_PSS_mgf1: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(3, "any"),
    mgfDigest: arg(4, "any")
  },
  RSA_verify_PKCS1_PSS_mgf1: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(2, "any"),
    mgfDigest: arg(3, "any"),
    functions: ["verify"]
  },
  RSA_sign_pss_mgf1: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    key: arg(0, "any"),
    digest: arg(6, "any"),
    mgfDigest: arg(7, "any"),
    functions: ["sign"]
  },
  RSA_verify_pss_mgf1: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    key: arg(0, "any"),
    digest: arg(3, "any"),
    mgfDigest: arg(4, "any"),
    functions: ["verify"]
  },
  "RSA_{encrypt,decrypt}": {
    is: "cipher",
    name: "RSA",
    key: arg(0, "any"),
    padding: arg(6, "padding"),
    functions: text("{1}", "cipherFunction")
  },
  RSA_verify_PKCS1_PSS: { is: "signature", name: "RSA", padding: "pss", digest: arg(2, "any"), functions: ["verify"] },
  "RSA_padding_{add,check}_PKCS1_OAEP": { is: "cipher", name: "RSA", padding: "oaep" },
  RSA_padding_check_PKCS1_OAEP_mgf1: {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    digest: arg(7, "any"),
    mgfDigest: arg(8, "any")
  },
  RSA_padding_add_PKCS1_OAEP_mgf1: {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    digest: arg(6, "any"),
    mgfDigest: arg(7, "any")
  },

  DSA_generate_parameters: { is: "keygen", name: "DSA", keyBits: arg(0, "int") },
  DSA_generate_parameters_ex: { is: "keygen", name: "DSA", keyBits: arg(1, "int"), into: arg(0, "any") },
  DSA_generate_key: { is: "keygen", name: "DSA", inherits: true, on: arg(0, "any") },
  "DSA_{sign,verify}": { is: "signature", name: "DSA", key: arg(5, "any"), functions: text("{1}", "signFunction") },
  DSA_do_sign: { is: "signature", name: "DSA", key: arg(2, "any"), functions: ["sign"] },
  DSA_do_verify: { is: "signature", name: "DSA", key: arg(3, "any"), functions: ["verify"] },
  DH_generate_parameters: { is: "parameters", name: "DH", keyBits: arg(0, "int") },
  DH_generate_parameters_ex: { is: "parameters", name: "DH", keyBits: arg(1, "int"), into: arg(0, "any") },
  DH_generate_key: { is: "keygen", name: "DH", inherits: true, on: arg(0, "any") },
  "DH_{compute_key,compute_key_padded}": { is: "key-agreement", name: "DH", key: arg(2, "any") },
  DH_new_by_nid: { is: "parameters", name: "DH", group: arg(0, "curve") },
  DH_get_rfc7919_2048: { is: "parameters", name: "DH", group: "ffdhe2048" },
  DH_get_1024_160: { is: "parameters", name: "DH", keyBits: 1024 },
  "DH_get_{2048_224,2048_256}": { is: "parameters", name: "DH", keyBits: 2048 },

  EC_KEY_new_by_curve_name: { is: "key", ...curveArgument },
  EC_KEY_new_by_curve_name_ex: { is: "key", name: "EC", curve: arg(2, "curve") },
  EC_GROUP_new_by_curve_name: { is: "parameters", ...curveArgument },
  EC_GROUP_new_by_curve_name_ex: { is: "parameters", name: "EC", curve: arg(2, "curve") },
  "{EC_KEY_new,EC_KEY_new_ex}": { name: "EC" },
  EC_KEY_set_group: { refines: true, on: arg(0, "any"), from: arg(1, "any") },
  "EC_group_{p224,p256,p384,p521}": { is: "parameters", name: "EC", curve: text("{1}", "curve") },
  EC_KEY_generate_key: { is: "keygen", name: "EC", inherits: true, on: arg(0, "any") },
  "ECDSA_{sign,verify}": { is: "signature", name: "ECDSA", key: arg(5, "any"), functions: text("{1}", "signFunction") },
  ECDSA_sign_ex: { is: "signature", name: "ECDSA", key: arg(7, "any"), functions: ["sign"] },
  ECDSA_do_sign_ex: { is: "signature", name: "ECDSA", key: arg(4, "any"), functions: ["sign"] },
  ECDSA_do_sign: { is: "signature", name: "ECDSA", key: arg(2, "any"), functions: ["sign"] },
  ECDSA_do_verify: { is: "signature", name: "ECDSA", key: arg(3, "any"), functions: ["verify"] },
  ECDH_compute_key: { is: "key-agreement", name: "ECDH", key: arg(3, "any") },
  "ED25519_{sign,verify}": { is: "signature", name: "Ed25519", functions: text("{1}", "signFunction") },
  "ED25519_{keypair,keypair_from_seed}": { is: "keygen", name: "Ed25519" },
  "{X25519,X25519_public_from_private}": { is: "key-agreement", name: "X25519" },
  X25519_keypair: { is: "keygen", name: "X25519" },
  "MLKEM{768,1024}_{generate_key,private_key_from_seed}": { is: "keygen", name: "ML-KEM", parameterSet: "{1}" },
  "MLKEM{768,1024}_encap": { is: "kem", name: "ML-KEM", parameterSet: "{1}", functions: ["encapsulate"] },
  "MLKEM{768,1024}_decap": { is: "kem", name: "ML-KEM", parameterSet: "{1}", functions: ["decapsulate"] },
  "MLDSA{44,65,87}_{generate_key,private_key_from_seed}": { is: "keygen", name: "ML-DSA", parameterSet: "{1}" },
  "MLDSA{44,65,87}_{sign,verify}": {
    is: "signature",
    name: "ML-DSA",
    parameterSet: "{1}",
    functions: text("{2}", "signFunction")
  },
  "SLHDSA_{SHA2_128S,SHAKE_256F}_{generate_key,generate_key_from_seed}": {
    is: "keygen",
    algorithm: text("slh_dsa_{1}", "pqc")
  },
  "SLHDSA_{SHA2_128S,SHAKE_256F}_{sign,verify}": {
    is: "signature",
    algorithm: text("slh_dsa_{1}", "pqc"),
    functions: text("{2}", "signFunction")
  },
  "{EVP_PKEY,NID}_ML_DSA_{44,65,87}": { value: "ML-DSA-{2}" },
  "{EVP_PKEY,NID,LN}_ML_KEM_{512,768,1024}": { value: "ML-KEM-{2}" },
  "EVP_PKEY_SLH_DSA_{SHA2,SHAKE}_{128S,128F,192S,192F,256S,256F}": { value: "SLH-DSA-{1}-{2}" },
  "NID_SLH_DSA_{SHA2,SHAKE}_{128s,128f,192s,192f,256s,256f}": { value: "SLH-DSA-{1}-{2}" },

  OSSL_HPKE_CTX_new: { is: "cipher", name: "HPKE" },
  OSSL_HPKE_keygen: { is: "keygen", name: "HPKE" },
  "SRP_create_verifier{,_BN,_ex,_BN_ex}": { is: "password-hash", name: "SRP" },
  "SRP_Calc_{server_key,client_key,client_key_ex}": { is: "key-agreement", name: "SRP" }
})
