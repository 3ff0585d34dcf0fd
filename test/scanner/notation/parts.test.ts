import { describe, expect, it } from "vitest"
import { type Notation, notations, type NotationName } from "../../../scanner/notation/notations.ts"
import { read, table } from "./readings.ts"

const dialects: ReadonlyArray<readonly [NotationName, string]> = [
  [
    "hash",
    `
  SHA256, sha-256, SHA_256, Sha256, SHA2_256, SHA256Digest, SHA256Managed, SHA256CryptoServiceProvider, SHA256Cng => SHA-256
  SHA1, sha-1, Sha1, SHA => SHA-1
  sha224 => SHA-224
  SHA_384 => SHA-384
  sha512 => SHA-512
  sha512_256, SHA512_256, SHA-512/256, SHA512t256 => SHA-512/256
  sha3-256, SHA3_256, Sha3_256, SHA3256 => SHA3-256
  KECCAK_256, keccak256 => Keccak-256
  shake128, SHAKE_128 => SHAKE128
  cSHAKE256 => cSHAKE256
  md5, MD5, Md5Hash => MD5
  md2 => MD2
  ripemd160, RIPEMD-160, RMD160 => RIPEMD-160
  blake2b => BLAKE2b
  blake2b512 => BLAKE2b outputBits=512
  BLAKE2s-256 => BLAKE2s outputBits=256
  blake3 => BLAKE3
  sm3, SM3Digest => SM3
  WhirlpoolDigest => Whirlpool
  K12 => KangarooTwelve
  Skein-256-256 => Skein-256 outputBits=256
  Hash, HASH, SHA-257, sha2, sha3, blake2, md, md5sum_label, SHA256Foo, HmacSHA256, crc32, adler32 => nothing
`
  ],
  [
    "cipher",
    `
  AES, AESEngine, AESFastEngine, AesManaged, AesCng, AesCryptoServiceProvider => AES
  AES128, AES_128, aes-128 => AES keyBits=128
  Aes256Gcm, AES_256_GCM, aes-256-gcm, AES-GCM-256 => AES keyBits=256 mode=gcm
  AESGCM, AES-GCM => AES mode=gcm
  AESCCM => AES mode=ccm
  AESOCB3 => AES mode=ocb
  AESGCMSIV => AES mode=gcm-siv
  AESSIV => AES mode=siv
  AES-KW, AESWrapEngine => AES mode=kw
  AESWrapPadEngine => AES mode=kwp
  AES-CBC => AES mode=cbc
  aes256-cbc-pkcs7 => AES keyBits=256 mode=cbc padding=pkcs7
  TripleDES, DESede, DES3, 3DES, TDES, DESedeEngine, TripleDESCryptoServiceProvider => 3DES
  DES, DESEngine => DES
  Rijndael, RijndaelManaged, RIJNDAEL_256 => Rijndael
  RIJNDAEL_128 => AES
  ARC4, RC4, RC4Engine => RC4
  ARC2, RC2 => RC2
  CAST, CAST5Engine => CAST5
  Blowfish => Blowfish
  Camellia, CamelliaLightEngine => CAMELLIA
  SM4 => SM4
  ChaCha7539Engine, ChaCha20 => ChaCha20
  ChaChaEngine => ChaCha
  ChaCha20Poly1305, CHACHA20_POLY1305, ChaChaPoly => ChaCha20-Poly1305
  XChaCha20Poly1305 => XChaCha20-Poly1305
  Salsa20 => Salsa20
  GOST3412_2015Engine => Kuznyechik
  desk, aes_thetic, AESOME, seedling, cast iron, tealeaf, ideal, Cipher, 256, GCM => nothing
`
  ],
  [
    "mode",
    `
  MODE_GCM, GCM, gcm, GCMBlockCipher, GCM_MODE => mode=gcm
  MODE_CBC, CBC, CBCBlockCipher, CIPHER_MODE_CBC, MCRYPT_MODE_CBC, kCCModeCBC => mode=cbc
  ECB, MODE_ECB => mode=ecb
  SIC, CTR, MODE_CTR, SICBlockCipher => mode=ctr
  CFB => mode=cfb
  CFB8 => mode=cfb8
  MODE_OPENPGP => mode=openpgp
  CTS, CTSBlockCipher => mode=cts
  GCM-SIV, GCMSIVBlockCipher => mode=gcm-siv
  XTS => mode=xts
  MODE_SIV => mode=siv
  KW => mode=kw
  FOO, MODE_, MODEST, GCMX, AES => nothing
`
  ],
  [
    "padding",
    `
  PKCS5Padding, PKCS7, PKCS7Padding, PADDING_PKCS7, pkcs5 => padding=pkcs7
  ISO7816d4Padding, ISO7816-4Padding, iso7816 => padding=iso7816
  ISO10126Padding, ISO10126 => padding=iso10126
  X923Padding, ANSIX923, X9.23 => padding=ansix923
  ZeroBytePadding, Zeros => padding=zero
  TBCPadding => padding=tbc
  NoPadding, None, no_padding => padding=none
  RSA_NO_PADDING => padding=raw
  OAEP, RSA_PKCS1_OAEP_PADDING, RSAES-OAEP => padding=oaep
  OaepSHA256 => padding=oaep digest=SHA-256
  PKCS1v15, PKCS1Padding, RSA_PKCS1_PADDING, PKCS1-v1_5 => padding=pkcs1v15
  PSS, RSA_PKCS1_PSS_PADDING, RSASSA-PSS => padding=pss
  Padding, PKCS, PKCS12, pad, foo => nothing
`
  ],
  [
    "curve",
    `
  secp256r1, SECP256R1, prime256v1, P-256, P256, NIST_P256, NID_X9_62_prime256v1, 1.2.840.10045.3.1.7 => curve=P-256
  secp384r1, nistP384 => curve=P-384
  secp521r1, P-521 => curve=P-521
  secp256k1, SECP256K1 => curve=secp256k1
  BrainpoolP256R1, brainpoolP256r1 => curve=brainpoolP256r1
  X25519, Curve25519 => curve=Curve25519
  ED25519, Ed25519 => curve=Ed25519
  ed448 => curve=Ed448
  sm2p256v1 => curve=sm2p256v1
  ffdhe2048 => group=ffdhe2048
  256, nonsense, ffdhe2049, P-257 => nothing
`
  ],
  [
    "pqc",
    `
  ML-KEM-512, MLKEM512, ml_kem_512 => ML-KEM parameterSet=512
  ML-KEM-768 => ML-KEM parameterSet=768
  Kyber768, kyber768, KYBER768 => Kyber parameterSet=768
  kyber1024 => Kyber parameterSet=1024
  kyber512-aes => Kyber parameterSet=512-AES
  ML-DSA-44, ML_DSA_44 => ML-DSA parameterSet=44
  ML_DSA_65 => ML-DSA parameterSet=65
  ml_dsa_87_with_sha512 => HashML-DSA parameterSet=87 digest=SHA-512
  Dilithium2 => Dilithium parameterSet=2
  dilithium5_aes => Dilithium parameterSet=5-AES
  SLH-DSA-SHA2-128s, slh_dsa_sha2_128s, SLH_DSA_PURE_SHA2_128S => SLH-DSA parameterSet=SHA2-128s
  slh_dsa_shake_256f => SLH-DSA parameterSet=SHAKE-256f
  SPHINCS+-SHA2-128f-simple, sphincssha2128fsimple, sphincsplus-sha2-128f-simple => SPHINCS+ parameterSet=SHA2-128f-simple
  SPHINCS+-SHAKE-256s-simple => SPHINCS+ parameterSet=SHAKE-256s-simple
  SPHINCS+ => SPHINCS+
  sha2_128f => parameterSet=SHA2-128f
  shake_192s_robust => parameterSet=SHAKE-192s-robust
  Falcon-512, falcon_512, FN-DSA-512 => FN-DSA parameterSet=512
  Falcon-padded-1024 => FN-DSA parameterSet=padded-1024
  sntrup761 => SNTRUPrime parameterSet=761
  ntrulpr857 => NTRULPRime parameterSet=857
  ntruhps2048509, NTRU-HPS-2048-509 => NTRU parameterSet=HPS-2048-509
  ntruhrss701 => NTRU parameterSet=HRSS-701
  BIKE-L1, bike128 => BIKE parameterSet=L1
  HQC-128, hqc128 => HQC parameterSet=128
  HQC-256 => HQC parameterSet=256
  Classic-McEliece-348864, mceliece348864 => Classic-McEliece parameterSet=348864
  Classic-McEliece-6960119f => Classic-McEliece parameterSet=6960119f
  McEliece => McEliece
  FrodoKEM-640-AES, frodokem640aes => FrodoKEM parameterSet=640-AES
  FrodoKEM-1344-SHAKE => FrodoKEM parameterSet=1344-SHAKE
  XMSS-SHA2_10_256 => XMSS parameterSet=SHA2_10_256
  XMSSMT-SHA2_20/2_256 => XMSSMT parameterSet=SHA2_20/2_256
  LMS_SHA256_M32_H10 => LMS parameterSet=SHA256_M32_H10
  LightSaber => SABER parameterSet=LightSaber
  MAYO-2 => MAYO parameterSet=2
  X25519MLKEM768 => X25519MLKEM768
  X-Wing => X-Wing
  ML-KEM-769, ML-DSA-2, Foo, 768, Falcon-513, HQC-512, SLH-DSA-SHA2-127s => nothing
`
  ],
  [
    "certificateFormat",
    `
  X.509, X509 => certificateFormat=X.509
  PEM, pem => certificateFormat=PEM
  DER => certificateFormat=DER
  PKCS12, pkcs12, P12 => certificateFormat=PKCS12
  foo, AES => nothing
`
  ],
  [
    "keystore",
    `
  JKS, jks => certificateFormat=JKS
  PKCS12 => certificateFormat=PKCS12
  BKS => certificateFormat=BKS
  BCFKS => certificateFormat=BCFKS
  Windows-MY => certificateFormat=Windows-MY
  AndroidKeyStore => certificateFormat=AndroidKeyStore
  store => nothing
`
  ]
]

describe.each([...dialects])("the %s notation", (name, lines) => {
  it.each([...table(lines)])("reads $written", ({ written, facts }) => {
    expect(read(name, written)).toEqual(facts)
  })
})

describe("a size of an elliptic curve key", () => {
  it("names no curve", () => {
    const curve: Notation = notations.curve
    expect(curve.ofNumber?.(256)).toBeUndefined()
  })
})
