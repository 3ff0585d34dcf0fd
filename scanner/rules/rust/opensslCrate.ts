import { arg, library, text } from "../rule.ts"

const crates = "{openssl,boring}"
const sizes = "{128,192,256}"
const made = { is: "cipher", algorithm: text("{1}", "openssl") } as const
const aes = `aes_${sizes}_{ecb,cbc,ctr,cfb1,cfb128,cfb8,gcm,ccm,ofb,ocb}`
const aesCipher = { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: text("{2}", "mode") } as const
const others =
  "{aes_128_xts,aes_256_xts,bf_cbc,bf_ecb,bf_cfb64,bf_ofb,des_cbc,des_ecb,des_ede3,des_ede3_cbc,des_ede3_ecb,des_ede3_cfb64,des_ede3_cfb8,des_ede3_ofb,rc4,rc2_cbc,rc2_40_cbc,cast5_cbc,cast5_ecb,cast5_ofb,cast5_cfb64,chacha20,chacha20_poly1305,idea_cbc,idea_ecb,idea_ofb,idea_cfb64,seed_cbc,seed_cfb128,seed_ecb,seed_ofb,sm4_ecb,sm4_cbc,sm4_ctr,sm4_cfb128,sm4_ofb}"
const digests =
  "{md5,sha1,sha224,sha256,sha384,sha512,sha3_224,sha3_256,sha3_384,sha3_512,shake_128,shake_256,ripemd160,sm3}"
const nidDigests =
  "{MD4,MD5,MD5_SHA1,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256,RIPEMD160,WHIRLPOOL,SM3}"
const nidCurves =
  "{SECP112R1,SECP128R1,SECP160K1,SECP160R1,SECP192K1,SECP224K1,SECP224R1,SECP256K1,SECP384R1,SECP521R1,SECT163K1,SECT233K1,SECT233R1,SECT283K1,SECT283R1,SECT409K1,SECT409R1,SECT571K1,SECT571R1}"
const padded = { defaults: { padding: "pkcs7" } } as const
const key = { is: "key" } as const
const signer = { is: "signature", digest: arg(0, "any"), key: arg(1, "any"), from: arg(1, "any") } as const
const reads =
  "{private_key_from_pem,private_key_from_pem_passphrase,private_key_from_pem_callback,private_key_from_der,private_key_from_pkcs8,private_key_from_pkcs8_passphrase}"
const rsaPublic = { ...key, name: "RSA", material: "public-key", returns: "openssl.rsa.Rsa" } as const
const builder = "openssl.SslContextBuilder"

/*
 * https://github.com/sfackler/rust-openssl 0.10, modules symm, cipher, cipher_ctx, hash, sha, md, sign, pkey, pkey_ctx, rsa, ec,
 * ecdsa, dsa, dh, derive, pkcs5, kdf, aes, ssl, x509, pkcs12, pkcs7, cms, rand. https://github.com/cloudflare/boring has the names it took over.
 * Padding is on of symm unless `Crypter::pad` says otherwise.
 */
export const opensslCrate = library("rust", "opensslCrate", {
  "made openssl.hash.MessageDigest": { is: "hash", algorithm: arg(0, "hash") },
  "made openssl.symm.Cipher": { is: "cipher", algorithm: arg(0, "openssl") },
  [`openssl.{symm,cipher}.Cipher.${aes}`]: { ...aesCipher, keyBits: text("{2}", "int"), mode: text("{3}", "mode") },
  [`boring.symm.Cipher.aes_${sizes}_{ecb,cbc,ctr,gcm,ofb}`]: aesCipher,
  [`openssl.{symm,cipher}.Cipher.${others}`]: { ...made, algorithm: text("{2}", "openssl") },
  "boring.symm.Cipher.{des_cbc,des_ecb,des_ede3,des_ede3_cbc,rc4}": made,
  [`openssl.{symm.Cipher.camellia_,cipher.Cipher.camellia}${sizes}_{cbc,ecb,ofb,cfb128}`]: {
    is: "cipher",
    name: "CAMELLIA",
    keyBits: text("{2}", "int"),
    mode: text("{3}", "mode")
  },
  [`openssl.cipher.Cipher.aes_${sizes}_wrap`]: { is: "key-wrap", name: "AES", mode: "kw", keyBits: text("{1}", "int") },
  [`openssl.cipher.Cipher.aes_${sizes}_wrap_pad`]: {
    is: "key-wrap",
    name: "AES",
    mode: "kwp",
    keyBits: text("{1}", "int")
  },
  "openssl.cipher.Cipher.fetch": { is: "cipher", algorithm: arg(1, "openssl") },
  [`${crates}.symm.Cipher.from_nid`]: { is: "cipher", algorithm: arg(0, "openssl") },
  [`${crates}.nid.Nid.{AES_128_CBC,AES_192_CBC,AES_256_CBC,AES_128_GCM,AES_256_GCM,DES_CBC,DES_EDE3_CBC,RC4}`]: {
    value: "{2}"
  },
  [`${crates}.symm.encrypt`]: {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    functions: ["encrypt"],
    ...padded
  },
  [`${crates}.symm.decrypt`]: {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    functions: ["decrypt"],
    ...padded
  },
  [`${crates}.symm.encrypt_aead`]: {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    tagBits: arg(5, "bytes"),
    functions: ["encrypt"]
  },
  [`${crates}.symm.decrypt_aead`]: {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    tagBits: arg(5, "bytes"),
    functions: ["decrypt"]
  },
  [`${crates}.symm.Crypter.new`]: {
    is: "cipher",
    algorithm: arg(0, "any"),
    functions: arg(1, "cipherFunction"),
    keyBits: arg(2, "bytes"),
    nonceBits: arg(3, "bytes"),
    returns: "openssl.symm.Crypter",
    ...padded
  },
  [`${crates}.symm.Mode.{Encrypt,Decrypt}`]: { value: "{2}" },
  "openssl.symm.Crypter#{update,finalize}": { refines: true, operates: true },
  "openssl.symm.Crypter#pad": { refines: true, padding: arg(0, "paddingFlag") },
  "openssl.symm.Crypter#get_tag": { refines: true, tagBits: arg(0, "bytes") },
  "openssl.cipher_ctx.CipherCtx.new": { returns: "openssl.cipher_ctx.CipherCtx" },
  "openssl.cipher_ctx.CipherCtx#encrypt_init": {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    functions: ["encrypt"]
  },
  "openssl.cipher_ctx.CipherCtx#decrypt_init": {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    functions: ["decrypt"]
  },
  "{openssl.aes.AesKey.new_encrypt,openssl.aes.AesKey.new_decrypt}": {
    is: "cipher",
    name: "AES",
    keyBits: arg(0, "bytes")
  },
  "openssl.aes.aes_ige": {
    is: "cipher",
    name: "AES",
    mode: "ige",
    from: arg(2, "any"),
    functions: arg(4, "cipherFunction")
  },
  "openssl.aes.{wrap_key,unwrap_key}": { is: "key-wrap", name: "AES", mode: "kw", from: arg(0, "any") },

  [`openssl.hash.MessageDigest.${digests}`]: { is: "hash", algorithm: text("{1}", "openssl") },
  "boring.hash.MessageDigest.{md5,sha1,sha224,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "openssl") },
  "boring.hash.MessageDigest.sha512_256": { is: "hash", name: "SHA-512/256" },
  "{openssl.hash.MessageDigest.from_name,openssl.hash.MessageDigest.from_nid,boring.hash.MessageDigest.from_nid}": {
    is: "hash",
    algorithm: arg(0, "openssl")
  },
  [`openssl.md.Md.${digests}`]: { is: "hash", algorithm: text("{1}", "openssl") },
  [`openssl.md.Md.{shake128,shake256}`]: { is: "hash", algorithm: text("{1}", "openssl") },
  "openssl.md.Md.fetch": { is: "hash", algorithm: arg(1, "openssl") },
  "openssl.md.Md.from_nid": { is: "hash", algorithm: arg(0, "openssl") },
  "openssl.md_ctx.MdCtx.new": { returns: "openssl.md_ctx.MdCtx" },
  "openssl.md_ctx.MdCtx#digest_init": { is: "hash", algorithm: arg(0, "any") },
  "openssl.md_ctx.MdCtx#digest_sign_init": {
    is: "signature",
    digest: arg(0, "any"),
    key: arg(1, "any"),
    from: arg(1, "any"),
    functions: ["sign"]
  },
  "openssl.md_ctx.MdCtx#digest_verify_init": {
    is: "signature",
    digest: arg(0, "any"),
    key: arg(1, "any"),
    from: arg(1, "any"),
    functions: ["verify"]
  },
  [`openssl.nid.Nid.${nidDigests}`]: { value: "{1}" },
  [`${crates}.hash.{hash,hash_xof}`]: { is: "hash", algorithm: arg(0, "any") },
  [`${crates}.hash.Hasher.new`]: { is: "hash", algorithm: arg(0, "any"), returns: "openssl.hash.Hasher" },
  "openssl.hash.Hasher#update": { refines: true, operates: true, functions: ["digest"] },
  [`${crates}.sha.{sha1,sha224,sha256,sha384,sha512}`]: { is: "hash", algorithm: text("{2}", "openssl") },
  [`${crates}.sha.{Sha1,Sha224,Sha256,Sha384,Sha512}.new`]: { is: "hash", algorithm: text("{2}", "hash") },

  [`${crates}.sign.Signer.{new,new_without_digest}`]: {
    ...signer,
    functions: ["sign"],
    returns: "openssl.sign.Signer"
  },
  [`${crates}.sign.Verifier.{new,new_without_digest}`]: {
    ...signer,
    functions: ["verify"],
    returns: "openssl.sign.Signer"
  },
  "openssl.sign.Signer#set_rsa_padding": { refines: true, padding: arg(0, "any") },
  "openssl.sign.Signer#set_rsa_mgf1_md": { refines: true, mgfDigest: arg(0, "any") },
  [`${crates}.rsa.Padding.PKCS1`]: { padding: "pkcs1v15" },
  [`${crates}.rsa.Padding.PKCS1_OAEP`]: { padding: "oaep" },
  [`${crates}.rsa.Padding.PKCS1_PSS`]: { padding: "pss" },
  [`${crates}.rsa.Padding.NONE`]: { padding: "none" },

  [`${crates}.pkey.PKey.{from_rsa,from_ec_key,from_dsa,from_dh}`]: {
    from: arg(0, "any"),
    returns: "openssl.pkey.PKey"
  },
  "openssl.pkey.PKey.from_dhx": {
    from: arg(0, "any"),
    returns: "openssl.pkey.PKey"
  },
  [`${crates}.pkey.PKey.hmac`]: { is: "mac", name: "HMAC", keyBits: arg(0, "bytes") },
  "openssl.pkey.PKey.cmac": { is: "mac", name: "CMAC", cipher: arg(0, "any"), keyBits: arg(1, "bytes") },
  "openssl.pkey.PKey.generate_{ed25519,ed448,x25519,x448}": { is: "keygen", algorithm: text("{1}", "openssl") },
  "openssl.pkey.PKey.ec_gen": { is: "keygen", name: "EC", curve: arg(0, "curve") },
  [`${crates}.pkey.PKey.${reads}`]: { ...key, material: "private-key" },
  [`${crates}.pkey.PKey.{public_key_from_pem,public_key_from_der}`]: { ...key, material: "public-key" },
  "openssl.pkey.PKey.{private_key_from_seed,private_key_from_raw_bytes_ex}": {
    ...key,
    from: arg(1, "any"),
    material: "private-key"
  },
  "openssl.pkey.PKey.public_key_from_raw_bytes_ex": { ...key, from: arg(1, "any"), material: "public-key" },
  "openssl.pkey.KeyType.ML_DSA_{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "openssl.pkey.KeyType.ML_KEM_{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "openssl.pkey.KeyType.{RSA,DSA,DH,ED25519,ED448,X25519,X448}": { algorithm: text("{1}", "openssl") },
  "openssl.pkey.KeyType.RSA_PSS": { name: "RSA", padding: "pss" },
  "openssl.pkey.KeyType.EC": { name: "EC" },
  "openssl.bn.BigNum.get_rfc2409_prime_{768,1024}": { is: "parameters", name: "DH", group: "modp{1}" },
  "openssl.bn.BigNum.get_rfc3526_prime_{1536,2048,3072,4096,6144,8192}": {
    is: "parameters",
    name: "DH",
    group: "modp{1}"
  },
  "openssl.pkey.PKey.private_key_from_raw_bytes": { ...key, algorithm: arg(1, "openssl"), material: "private-key" },
  "openssl.pkey.PKey.public_key_from_raw_bytes": { ...key, algorithm: arg(1, "openssl"), material: "public-key" },
  [`${crates}.pkey.Id.{RSA,DSA,DH,EC,ED25519,ED448,X25519,X448}`]: { value: "{2}" },
  "openssl.pkey.Id.{RSA_PSS,HMAC,CMAC,DHX,HKDF,SM2,POLY1305}": { value: "{1}" },
  "openssl.pkey_ctx.PkeyCtx.new_id": {
    is: "parameters",
    algorithm: arg(0, "openssl"),
    returns: "openssl.pkey_ctx.PkeyCtx"
  },
  "openssl.pkey_ctx.PkeyCtx.new": { from: arg(0, "any"), returns: "openssl.pkey_ctx.PkeyCtx" },
  "openssl.pkey_ctx.PkeyCtx#set_hkdf_md": { refines: true, digest: arg(0, "any") },
  "openssl.pkey_ctx.PkeyCtx#set_hkdf_salt": { refines: true, saltBits: arg(0, "bytes") },
  "openssl.pkey_ctx.PkeyCtx#set_rsa_keygen_bits": { refines: true, keyBits: arg(0, "int") },
  "openssl.pkey_ctx.PkeyCtx#set_rsa_padding": { refines: true, padding: arg(0, "any") },
  "openssl.pkey_ctx.PkeyCtx#set_rsa_mgf1_md": { refines: true, mgfDigest: arg(0, "any") },
  "openssl.pkey_ctx.PkeyCtx#{set_rsa_oaep_md,set_signature_md}": { refines: true, digest: arg(0, "any") },
  "openssl.pkey_ctx.PkeyCtx#set_ec_paramgen_curve_nid": { refines: true, curve: arg(0, "any") },
  "openssl.kdf.{argon2d,argon2i,argon2id}": {
    is: "kdf",
    algorithm: text("{1}", "openssl"),
    saltBits: arg(2, "bytes"),
    iterations: arg(5, "int"),
    parallelism: arg(6, "int"),
    memoryKib: arg(7, "kib"),
    outputBits: arg(8, "bytes")
  },
  "openssl.encrypt.Encrypter.new": {
    is: "cipher",
    primitive: "pke",
    from: arg(0, "any"),
    functions: ["encrypt"],
    returns: "openssl.sign.Signer"
  },
  "openssl.encrypt.Decrypter.new": {
    is: "cipher",
    primitive: "pke",
    from: arg(0, "any"),
    functions: ["decrypt"],
    returns: "openssl.sign.Signer"
  },
  "openssl.sign.Signer#set_rsa_oaep_md": { refines: true, digest: arg(0, "any") },
  "openssl.envelope.Seal.new": { is: "cipher", from: arg(0, "any"), functions: ["encrypt"] },
  "openssl.envelope.Open.new": { is: "cipher", from: arg(0, "any"), functions: ["decrypt"] },
  [`${crates}.derive.Deriver.new`]: { is: "key-agreement", from: arg(0, "any") },

  [`${crates}.rsa.Rsa.{generate,generate_with_e}`]: {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int"),
    returns: "openssl.rsa.Rsa"
  },
  [`${crates}.rsa.Rsa.{private_key_from_pem,private_key_from_pem_passphrase,private_key_from_der,from_private_components}`]:
    {
      ...key,
      name: "RSA",
      material: "private-key",
      returns: "openssl.rsa.Rsa"
    },
  [`${crates}.rsa.Rsa.{from_public_components,public_key_from_pem,public_key_from_der}`]: rsaPublic,
  [`${crates}.rsa.Rsa.{public_key_from_pem_pkcs1,public_key_from_der_pkcs1}`]: rsaPublic,
  "openssl.rsa.Rsa#{public_encrypt,private_encrypt}": {
    is: "cipher",
    name: "RSA",
    padding: arg(2, "any"),
    inherits: true,
    functions: ["encrypt"]
  },
  "openssl.rsa.Rsa#{private_decrypt,public_decrypt}": {
    is: "cipher",
    name: "RSA",
    padding: arg(2, "any"),
    inherits: true,
    functions: ["decrypt"]
  },
  [`${crates}.ec.EcGroup.from_curve_name`]: { is: "parameters", name: "EC", curve: arg(0, "any") },
  [`${crates}.ec.EcKey.from_curve_name`]: { is: "parameters", name: "EC", curve: arg(0, "any") },
  [`${crates}.ec.EcKey.generate`]: { is: "keygen", name: "EC", from: arg(0, "any"), returns: "openssl.ec.EcKey" },
  [`${crates}.ec.EcKey.{from_private_components,from_public_key,from_public_key_affine_coordinates,from_group}`]: {
    ...key,
    name: "EC",
    from: arg(0, "any"),
    returns: "openssl.ec.EcKey"
  },
  [`${crates}.ec.EcKey.{private_key_from_pem,private_key_from_der,public_key_from_pem,public_key_from_der}`]: {
    ...key,
    name: "EC",
    returns: "openssl.ec.EcKey"
  },
  [`${crates}.nid.Nid.X9_62_PRIME{192,256}V1`]: { curve: "P-{2}" },
  [`${crates}.nid.Nid.${nidCurves}`]: { curve: text("{2}", "curve") },
  "openssl.nid.Nid.BRAINPOOL_P{256,320,384,512}R1": { curve: text("brainpoolP{1}r1", "curve") },
  "openssl.nid.Nid.SM2": { curve: "sm2p256v1" },
  [`${crates}.ecdsa.EcdsaSig.sign`]: { is: "signature", name: "ECDSA", key: arg(1, "any"), functions: ["sign"] },
  [`${crates}.ecdsa.EcdsaSig.{from_der,from_private_components}`]: {
    is: "signature",
    name: "ECDSA",
    functions: ["verify"]
  },
  "openssl.dsa.Dsa.generate": { is: "keygen", name: "DSA", keyBits: arg(0, "int") },
  "openssl.dsa.Dsa.{private_key_from_pem,public_key_from_pem,public_key_from_der,from_private_components,from_public_components}":
    { ...key, name: "DSA" },
  [`${crates}.ecdsa.EcdsaSig#verify`]: { is: "signature", name: "ECDSA", key: arg(1, "any"), functions: ["verify"] },
  "openssl.dh.Dh.generate_params": { is: "parameters", name: "DH", keyBits: arg(0, "int") },
  "openssl.dh.Dh.{params_from_pem,params_from_der,from_pqg}": { is: "parameters", name: "DH" },
  "{openssl.dh.Dh.from_params,boring.dh.Dh.from_params,boring.dh.Dh.params_from_pem,boring.dh.Dh.params_from_der}": {
    is: "parameters",
    name: "DH"
  },
  "openssl.dh.Dh#generate_key": { is: "keygen", name: "DH" },
  "openssl.dh.Dh#compute_key": { is: "key-agreement", name: "DH" },
  "openssl.dh.Dh.get_1024_160": { is: "parameters", name: "DH", keyBits: 1024 },
  "openssl.dh.Dh.get_2048_{224,256}": { is: "parameters", name: "DH", keyBits: 2048 },

  [`${crates}.pkcs5.pbkdf2_hmac`]: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    digest: arg(3, "any"),
    outputBits: arg(4, "bytes")
  },
  [`${crates}.pkcs5.scrypt`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(6, "bytes")
  },
  "openssl.pkcs5.bytes_to_key": { is: "kdf", name: "OpenSSL-KDF", digest: arg(1, "any"), iterations: arg(4, "int") },
  "{openssl.rand.rand_bytes,openssl.rand.rand_priv_bytes,boring.rand.rand_bytes}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size")
  },

  "boring.hmac.Hmac.init": { is: "mac", name: "HMAC", keyBits: arg(0, "bytes"), digest: arg(1, "any") },
  "boring.mlkem.Algorithm.MlKem{768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "boring.{mlkem.MlKemPrivateKey,mldsa.MlDsaPrivateKey}.generate": { is: "keygen", algorithm: arg(0, "any") },
  "boring.{mlkem.MlKemPrivateKey,mldsa.MlDsaPrivateKey}.from_seed": {
    is: "key",
    algorithm: arg(0, "any"),
    material: "private-key"
  },
  "boring.mldsa.Algorithm.MlDsa{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },

  [`${crates}.ssl.SslMethod.{tls,tls_client}`]: { name: "TLS" },
  [`${crates}.ssl.SslMethod.tls_server`]: { name: "TLS", side: "server" },
  "{openssl.ssl.SslMethod.dtls,openssl.ssl.SslMethod.dtls_client,openssl.ssl.SslMethod.dtls_server,boring.ssl.SslMethod.dtls}":
    {
      name: "DTLS"
    },
  [`${crates}.ssl.{SslConnector,SslContext}.builder`]: { is: "protocol", algorithm: arg(0, "any"), returns: builder },
  "{openssl.ssl.SslAcceptor.mozilla_modern_v5,openssl.ssl.SslAcceptor.mozilla_intermediate,openssl.ssl.SslAcceptor.mozilla_intermediate_v5,openssl.ssl.SslAcceptor.mozilla_modern,boring.ssl.SslAcceptor.mozilla_intermediate,boring.ssl.SslAcceptor.mozilla_intermediate_v5,boring.ssl.SslAcceptor.mozilla_modern}":
    {
      is: "protocol",
      algorithm: arg(0, "any"),
      side: "server",
      returns: builder
    },
  [`${builder}#{set_min_proto_version,set_max_proto_version}`]: { refines: true, version: arg(0, "any") },
  [`${builder}#{set_verify,set_verify_callback}`]: {
    refines: true,
    verification: arg(0, "verifyFlags"),
    from: arg(1, "acceptsPeer")
  },
  [`${crates}.ssl.SslVerifyMode.NONE`]: { value: "none" },
  [`${crates}.ssl.SslVerifyMode.{PEER,FAIL_IF_NO_PEER_CERT}`]: { value: "peer" },
  [`${crates}.ssl.SslConnector#configure`]: { returns: "openssl.ssl.ConnectConfiguration" },
  "openssl.ssl.ConnectConfiguration#{verify_hostname,set_verify_hostname}": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "checksName")
  },
  [`${crates}.ssl.SslVersion.{SSL3,TLS1,TLS1_1,TLS1_2,TLS1_3}`]: { version: text("{2}", "tlsVersion") },
  [`${crates}.ssl.SslVersion.{DTLS1,DTLS1_2}`]: { version: text("{2}", "tlsVersion") },
  [`${builder}#{set_cipher_list,set_ciphersuites}`]: { is: "protocol", name: "TLS", suite: arg(0, "cipherList") },
  [`${builder}#{set_groups_list,set_curves_list}`]: { is: "key-agreement", algorithm: arg(0, "groupList") },
  [`${builder}#build`]: { refines: true },
  [`${builder}#{set_tmp_dh,set_tmp_ecdh}`]: { refines: true },

  [`${crates}.x509.X509.{from_pem,from_der,stack_from_pem}`]: { is: "certificate", certificateFormat: "X.509" },
  [`${crates}.x509.{X509Builder,X509ReqBuilder}.new`]: { returns: "openssl.x509.Builder" },
  [`${crates}.x509.{X509,X509Req}.builder`]: { returns: "openssl.x509.Builder" },
  "openssl.x509.Builder#sign": { is: "signature", key: arg(0, "any"), digest: arg(1, "any"), functions: ["sign"] },
  [`${crates}.x509.X509Req.{from_pem,from_der}`]: { is: "certificate", certificateFormat: "PKCS10" },
  "openssl.x509.X509Crl.{from_pem,from_der}": { is: "certificate", certificateFormat: "X.509-CRL" },
  [`${crates}.pkcs12.Pkcs12.{from_der,builder}`]: { is: "keystore", certificateFormat: "PKCS12" },
  "openssl.pkcs7.Pkcs7.{sign,encrypt,from_pem,from_smime}": { is: "certificate", name: "CMS" },
  "openssl.cms.CmsContentInfo.{sign,encrypt,from_pem,smime_read_cms}": { is: "certificate", name: "CMS" }
})
