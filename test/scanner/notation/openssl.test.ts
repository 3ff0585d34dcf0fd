import { describe, expect, it } from "vitest"
import { read, table } from "./readings.ts"

const known = table(`
  md4 => MD4
  md5, MD5, ssl3-md5 => MD5
  sha => SHA-0
  sha1, SHA1, sha-1, ssl3-sha1 => SHA-1
  sha224, SHA2-224 => SHA-224
  sha256, SHA256, sha-256 => SHA-256
  sha384 => SHA-384
  sha512 => SHA-512
  sha512_224, sha512-224 => SHA-512/224
  sha512_256, SHA512-256 => SHA-512/256
  sha3_224 => SHA3-224
  sha3_256, SHA3-256 => SHA3-256
  sha3_384 => SHA3-384
  sha3_512 => SHA3-512
  shake_128, SHAKE128 => SHAKE128
  shake_256, shake256 => SHAKE256
  blake2b, blake2b512, BLAKE2b512 => BLAKE2b outputBits=512
  blake2s, blake2s256 => BLAKE2s outputBits=256
  ripemd160, RMD160, RIPEMD-160 => RIPEMD-160
  whirlpool => Whirlpool
  md5-sha1 => MD5-SHA1
  mdc2 => MDC2
  sm3 => SM3
  md_gost94 => GOSTR3411
  md_gost12_256, streebog256 => Streebog-256
  aes-128-cbc, AES-128-CBC, aes128, AES128, aes_128_cbc => AES keyBits=128 mode=cbc
  aes-192-cbc, aes192 => AES keyBits=192 mode=cbc
  aes-256-cbc, AES-256-CBC, aes256 => AES keyBits=256 mode=cbc
  aes-256-ecb => AES keyBits=256 mode=ecb
  aes-256-ctr => AES keyBits=256 mode=ctr
  aes-256-cfb => AES keyBits=256 mode=cfb
  aes-256-cfb8 => AES keyBits=256 mode=cfb8
  aes-256-ofb => AES keyBits=256 mode=ofb
  aes-128-gcm, id-aes128-GCM => AES keyBits=128 mode=gcm
  aes-256-gcm, id-aes256-GCM => AES keyBits=256 mode=gcm
  aes-256-ccm, id-aes256-CCM => AES keyBits=256 mode=ccm
  aes-256-ocb => AES keyBits=256 mode=ocb
  aes-256-siv => AES keyBits=256 mode=siv
  aes-256-gcm-siv => AES keyBits=256 mode=gcm-siv
  aes-256-xts => AES keyBits=256 mode=xts
  aes-128-cbc-cts => AES keyBits=128 mode=cbc-cts
  aes-128-cbc-hmac-sha1 => AES keyBits=128 mode=cbc-hmac digest=SHA-1
  aes-256-cbc-hmac-sha256 => AES keyBits=256 mode=cbc-hmac digest=SHA-256
  id-aes256-wrap, aes256-wrap => AES keyBits=256 mode=kw
  id-aes128-wrap-pad => AES keyBits=128 mode=kwp
  des => DES mode=cbc
  des-cbc => DES mode=cbc
  des-ecb => DES mode=ecb
  des-cfb1 => DES mode=cfb1
  des3, des-ede3-cbc, DES-EDE3-CBC => 3DES keyBits=168 mode=cbc
  des-ede3 => 3DES keyBits=168 mode=ecb
  des-ede3-cfb => 3DES keyBits=168 mode=cfb
  des-ede => 3DES keyBits=112 mode=ecb
  des-ede-cbc => 3DES keyBits=112 mode=cbc
  id-smime-alg-CMS3DESwrap => 3DES mode=wrap-3des
  desx, desx-cbc => DESX mode=cbc
  bf, blowfish, bf-cbc => Blowfish mode=cbc
  bf-ecb => Blowfish mode=ecb
  cast, cast5-cbc => CAST5 mode=cbc
  idea-cbc => IDEA mode=cbc
  seed-cbc => SEED mode=cbc
  rc2-cbc => RC2 mode=cbc
  rc2-40-cbc => RC2 keyBits=40 mode=cbc
  rc4 => RC4
  rc4-40 => RC4 keyBits=40
  camellia-128-cbc, camellia128 => CAMELLIA keyBits=128 mode=cbc
  camellia-256-gcm => CAMELLIA keyBits=256 mode=gcm
  aria-256-ctr => ARIA keyBits=256 mode=ctr
  sm4-cbc => SM4 mode=cbc
  chacha20 => ChaCha20
  chacha20-poly1305, ChaCha20-Poly1305 => ChaCha20-Poly1305
  rsa, RSA, rsaEncryption => RSA
  rsa-pss, id-rsassa-pss, rsassaPss => RSA padding=pss
  rsaesOaep => RSA padding=oaep
  RSA-MD5, md5WithRSAEncryption => RSA padding=pkcs1v15 digest=MD5
  RSA-SHA1, RSA-SHA1-2, sha1WithRSAEncryption => RSA padding=pkcs1v15 digest=SHA-1
  RSA-SHA256, sha256WithRSAEncryption, sha256WithRSA => RSA padding=pkcs1v15 digest=SHA-256
  id-rsassa-pkcs1-v1_5-with-sha3-256, RSA-SHA3-256 => RSA padding=pkcs1v15 digest=SHA3-256
  DSA-SHA1, dsaWithSHA1 => DSA digest=SHA-1
  dsa_with_SHA256 => DSA digest=SHA-256
  ecdsa-with-SHA256 => ECDSA digest=SHA-256
  ecdsa-with-SHA1 => ECDSA digest=SHA-1
  dsa => DSA
  ec, id-ecPublicKey => EC
  dh, dhKeyAgreement => DH
  X25519 => X25519
  ED25519, ed25519 => Ed25519
  ed448 => Ed448
  ml-dsa-44 => ML-DSA parameterSet=44
  ML-KEM-1024 => ML-KEM parameterSet=1024
  slh-dsa-sha2-128s => SLH-DSA parameterSet=SHA2-128s
  X25519MLKEM768 => X25519MLKEM768
  HMAC => HMAC
  hmacWithSHA256 => HMAC digest=SHA-256
  CMAC => CMAC
  KMAC-128 => KMAC128
  POLY1305 => Poly1305
  SIPHASH => SipHash
  HKDF => HKDF
  PBKDF2 => PBKDF2
  SCRYPT => scrypt
  ARGON2ID => Argon2id
  KBKDF => KBKDF
  SSKDF => ConcatKDF
  X963KDF => X963KDF
  TLS1-PRF => TLS-PRF
  CTR-DRBG => CTR_DRBG
  1.2.840.113549.1.1.11 => RSA padding=pkcs1v15 digest=SHA-256
  2.16.840.1.101.3.4.1.46 => AES keyBits=256 mode=gcm
`)

const strangers = table(`
  md5sum_label, aes_thetic, desk, aesthetic, rc6x, null, NULL, sha257, sha-2, crc32, aes-256-foo, rsa-foo, HIGH => nothing
  AES128-SHA, ECDHE-RSA-AES128-GCM-SHA256, aes-999-cbc, aes-256-, -aes-256-cbc, md5 md5sum, RSA-SHA257 => nothing
`)

describe("the openssl notation", () => {
  it.each([...known])("reads $written", ({ written, facts }) => {
    expect(read("openssl", written)).toEqual(facts)
  })

  it.each([...strangers])("does not know $written", ({ written }) => {
    expect(read("openssl", written)).toBeUndefined()
  })
})
