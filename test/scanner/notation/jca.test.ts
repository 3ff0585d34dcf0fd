import { describe, expect, it } from "vitest"
import { read, table } from "./readings.ts"

const transformations = table(`
  AES, aes, Aes, Rijndael => AES
  AES/CBC/PKCS5Padding, aes/cbc/pkcs5padding, AES/CBC/PKCS7Padding, Rijndael/CBC/PKCS5Padding => AES mode=cbc padding=pkcs7
  AES/ECB/PKCS5Padding => AES mode=ecb padding=pkcs7
  AES/ECB/NoPadding => AES mode=ecb padding=none
  AES/GCM/NoPadding => AES mode=gcm padding=none
  AES/CTR/NoPadding, AES/SIC/NoPadding => AES mode=ctr padding=none
  AES/CBC/ISO10126Padding => AES mode=cbc padding=iso10126
  AES/CBC/ISO7816-4Padding => AES mode=cbc padding=iso7816
  AES/CBC/X9.23Padding, AES/CBC/X923Padding => AES mode=cbc padding=ansix923
  AES/CBC/ZeroBytePadding => AES mode=cbc padding=zero
  AES/CBC/TBCPadding => AES mode=cbc padding=tbc
  AES/CBC/WithCTS => AES mode=cts
  AES/CTS/NoPadding => AES mode=cts padding=none
  AES/CFB8, AES/CFB8/Foo => AES mode=cfb8
  AES/CFB8/NoPadding => AES mode=cfb8 padding=none
  AES/CFB128/NoPadding => AES mode=cfb128 padding=none
  AES/OFB/NoPadding => AES mode=ofb padding=none
  AES/PCBC/PKCS5Padding => AES mode=pcbc padding=pkcs7
  AES/EAX/NoPadding => AES mode=eax padding=none
  AES/CCM/NoPadding => AES mode=ccm padding=none
  AES/OCB/NoPadding => AES mode=ocb padding=none
  AES/GCM-SIV/NoPadding => AES mode=gcm-siv padding=none
  AES/OpenPGPCFB/NoPadding => AES mode=openpgpcfb padding=none
  AES/XTS/NoPadding => AES mode=xts padding=none
  AES_128/CBC/NoPadding => AES keyBits=128 mode=cbc padding=none
  AES_192/ECB/NoPadding => AES keyBits=192 mode=ecb padding=none
  AES_256/GCM/NoPadding => AES keyBits=256 mode=gcm padding=none
  AESWrap, AES/KW, AESKW => AES mode=kw
  AES/KW/NoPadding => AES mode=kw padding=none
  AES/KW/PKCS5Padding => AES mode=kw padding=pkcs7
  AES/KWP/NoPadding => AES mode=kwp padding=none
  AESWrap_128 => AES keyBits=128 mode=kw
  AESWrap_256 => AES keyBits=256 mode=kw
  AESWrapPad, AESKWP => AES mode=kwp
  AESRFC3211WRAP => AES mode=wrap-rfc3211
  AESRFC5649WRAP => AES mode=kwp
  CAMELLIAWRAP => CAMELLIA mode=kw
  DESede, TripleDES, desede => 3DES
  DESede/CBC/PKCS5Padding => 3DES mode=cbc padding=pkcs7
  DESedeWrap => 3DES mode=wrap-3des
  DES/ECB/NoPadding => DES mode=ecb padding=none
  Blowfish, blowfish => Blowfish
  Blowfish/CBC/PKCS5Padding => Blowfish mode=cbc padding=pkcs7
  RC2 => RC2
  RC4, ARCFOUR, ARCFOUR/ECB/NoPadding => RC4
  RC5 => RC5
  ChaCha20 => ChaCha20
  ChaCha20/None/NoPadding, CHACHA7539 => ChaCha20
  ChaCha20-Poly1305, ChaCha20-Poly1305/None/NoPadding => ChaCha20-Poly1305
  Threefish-512 => Threefish keyBits=512
  Threefish-1024/CBC/PKCS7Padding => Threefish keyBits=1024 mode=cbc padding=pkcs7
  Twofish => Twofish
  Serpent, Tnepres => Serpent
  CAST5 => CAST5
  CAST6 => CAST6
  SM4/GCM/NoPadding => SM4 mode=gcm padding=none
  GOST28147 => GOST28147
  GOST3412-2015 => Kuznyechik
  DSTU7624 => Kalyna
  Salsa20 => Salsa20
  XSalsa20 => XSalsa20
  HC128 => HC-128
  HC256 => HC-256
  Grainv1 => Grain-v1
  Grain128 => Grain-128
  VMPC => VMPC
  VMPC-KSA3 => VMPC-KSA3
  SHACAL-2 => SHACAL2
  Noekeon => Noekeon
  RSA, rsa => RSA
  RSA/ECB/PKCS1Padding, RSA/None/PKCS1Padding, RSA//PKCS1Padding => RSA padding=pkcs1v15
  RSA/ECB/NoPadding, RSA/None/NoPadding => RSA padding=raw
  RSA/ECB/OAEPPadding => RSA padding=oaep
  RSA/ECB/OAEPWithSHA-1AndMGF1Padding, RSA/NONE/OAEPWithSHA1AndMGF1Padding => RSA padding=oaep digest=SHA-1
  RSA/ECB/OAEPWithSHA-256AndMGF1Padding => RSA padding=oaep digest=SHA-256
  RSA/ECB/OAEPWithMD5AndMGF1Padding => RSA padding=oaep digest=MD5
  RSA/ECB/OAEPWithSHA-512/256AndMGF1Padding => RSA padding=oaep digest=SHA-512/256
  RSA/ECB/OAEPWithSHA3-256AndMGF1Padding => RSA padding=oaep digest=SHA3-256
  RSA/ECB/ISO9796-1Padding => RSA padding=iso9796-1
  ECIES => ECIES
  ECIESwithAES-CBC => ECIES cipher=AES mode=cbc
  ECIESwithSHA256andAES-CBC => ECIES digest=SHA-256 cipher=AES mode=cbc
  ElGamal/None/PKCS1Padding => ElGamal
  SM2 => SM2
`)

const passwordBased = table(`
  PBEWithMD5AndDES, PBEWITHMD5ANDDES, PBEWithMD5AndDES/CBC/PKCS5Padding => PBES1 digest=MD5 cipher=DES mode=cbc
  PBEWithSHA1AndDES => PBES1 digest=SHA-1 cipher=DES mode=cbc
  PBEWithMD2AndRC2 => PBES1 digest=MD2 cipher=RC2 keyBits=64 mode=cbc
  PBEWithMD5AndTripleDES => PBES1 digest=MD5 cipher=3DES keyBits=168 mode=cbc
  PBEWithSHA1AndDESede, PBEWITHSHAAND3-KEYTRIPLEDES-CBC => PKCS12-PBE digest=SHA-1 cipher=3DES keyBits=168 mode=cbc
  PBEWithSHAAnd2-KeyTripleDES-CBC => PKCS12-PBE digest=SHA-1 cipher=3DES keyBits=112 mode=cbc
  PBEWithSHA1AndRC2_40, PBEWITHSHAAND40BITRC2-CBC => PKCS12-PBE digest=SHA-1 cipher=RC2 keyBits=40 mode=cbc
  PBEWithSHA1AndRC2_128 => PKCS12-PBE digest=SHA-1 cipher=RC2 keyBits=128 mode=cbc
  PBEWithSHA1AndRC4_40 => PKCS12-PBE digest=SHA-1 cipher=RC4 keyBits=40
  PBEWithSHA1AndRC4_128, PBEWITHSHAAND128BITRC4 => PKCS12-PBE digest=SHA-1 cipher=RC4 keyBits=128
  PBEWITHSHA256AND256BITAES-CBC-BC => PKCS12-PBE digest=SHA-256 cipher=AES keyBits=256 mode=cbc
  PBEWITHSHAAND128BITAES-CBC-BC => PKCS12-PBE digest=SHA-1 cipher=AES keyBits=128 mode=cbc
  PBEWITHSHAANDTWOFISH-CBC => PKCS12-PBE digest=SHA-1 cipher=Twofish mode=cbc
  PBEWITHMD5AND256BITAES-CBC-OPENSSL => OpenSSL-KDF digest=MD5 cipher=AES keyBits=256 mode=cbc
  PBEWithHmacSHA1AndAES_128 => PBES2 digest=SHA-1 cipher=AES keyBits=128 mode=cbc
  PBEWithHmacSHA256AndAES_128, PBEWithHmacSHA256AndAES_128/CBC/PKCS5Padding => PBES2 digest=SHA-256 cipher=AES keyBits=128 mode=cbc
  PBEWithHmacSHA512AndAES_256 => PBES2 digest=SHA-512 cipher=AES keyBits=256 mode=cbc
  PBEWithHmacSHA512/256AndAES_256, PBEWithHmacSHA512/256AndAES_256/CBC/PKCS5Padding => PBES2 digest=SHA-512/256 cipher=AES keyBits=256 mode=cbc
  PBEWithHmacSHA1 => PBMAC1 digest=SHA-1
  PBEWithHmacSHA256 => PBMAC1 digest=SHA-256
  PBKDF2WithHmacSHA1 => PBKDF2 digest=SHA-1
  PBKDF2WithHmacSHA256, PBKDF2WITHHMACSHA256 => PBKDF2 digest=SHA-256
  PBKDF2WithHmacSHA512/224 => PBKDF2 digest=SHA-512/224
  PBKDF2WithHmacSHA3-512 => PBKDF2 digest=SHA3-512
  PBKDF2, PBKDF2WITHASCII => PBKDF2
`)

const signatures = table(`
  MD2withRSA => RSA padding=pkcs1v15 digest=MD2
  MD5withRSA, MD5WithRSAEncryption => RSA padding=pkcs1v15 digest=MD5
  MD5andSHA1withRSA => RSA padding=pkcs1v15 digest=MD5-SHA1
  SHA1withRSA, SHAwithRSA, SHA-1withRSA => RSA padding=pkcs1v15 digest=SHA-1
  SHA256withRSA, SHA256WITHRSA, SHA256WithRSAEncryption => RSA padding=pkcs1v15 digest=SHA-256
  SHA512/256withRSA => RSA padding=pkcs1v15 digest=SHA-512/256
  SHA3-384withRSA => RSA padding=pkcs1v15 digest=SHA3-384
  RIPEMD160WITHRSAENCRYPTION => RSA padding=pkcs1v15 digest=RIPEMD-160
  NONEwithRSA, RAWRSA => RSA padding=pkcs1v15
  RSASSA-PSS, PSS, RAWRSASSA-PSS, NONEwithRSASSA-PSS => RSA padding=pss
  SHA1WITHRSAANDMGF1 => RSA padding=pss digest=SHA-1
  SHA256withRSAandMGF1, SHA256withRSASSA-PSS, SHA256withRSA/PSS => RSA padding=pss digest=SHA-256
  SHAKE256WITHRSAPSS => RSA padding=pss digest=SHAKE256
  SHA256withRSA/X9.31 => X9.31 digest=SHA-256
  SHA1withDSA, DSS, SHA1/DSA, SHA/DSA => DSA digest=SHA-1
  DETDSA => DSA
  DETECDSA => ECDSA
  2.16.840.1.101.3.4.3.6 => DSA digest=SHA3-256
  SHA256withDSA, SHA256withDSAinP1363Format, SHA256withDETDSA => DSA digest=SHA-256
  NONEwithDSA => DSA
  NONEwithECDSA => ECDSA
  SHA256withECDSA, SHA256withECDSAinP1363Format, SHA256WITHPLAIN-ECDSA, SHA256WITHCVC-ECDSA, SHA256WITHECDDSA => ECDSA digest=SHA-256
  SHA3-512withECDSA => ECDSA digest=SHA3-512
  SHA256withECNR => ECNR digest=SHA-256
  SM3WITHSM2 => SM2 digest=SM3
  GOST3411WITHECGOST3410, GOST3411withGOST3410 => GOSTR3410 digest=GOSTR3411
  GOST3411-2012-256WITHECGOST3410-2012-256 => GOSTR3410 digest=Streebog-256 parameterSet=2012-256
  GOST3411-2012-512WITHECGOST3410-2012-512 => GOSTR3410 digest=Streebog-512 parameterSet=2012-512
  GOST3411withDSTU4145 => DSTU4145 digest=GOSTR3411
  SHA256withXMSS, SHA256withXMSS-SHA256, XMSS-SHA256 => XMSS digest=SHA-256
  SHAKE256withXMSSMT-SHAKE256 => XMSSMT digest=SHAKE256
  SHA512WITHMLDSA65 => HashML-DSA parameterSet=65 digest=SHA-512
  ML-DSA-EXTERNAL-MU => ML-DSA
  ECGOST3410-2018-256 => GOSTR3410 parameterSet=2018-256
  SNOVA_24_5_4_SHAKE_ESK => SNOVA parameterSet=24_5_4_SHAKE_ESK
  FAEST_EM_128F => FAEST parameterSet=EM-128f
  AIMer-192s => AIMer parameterSet=192s
  HAETAE-3 => HAETAE parameterSet=3
  QRUOV1Q7L10V740M100 => QR-UOV parameterSet=1_q7_L10_v740_m100
  SDITH-HYPERCUBE-CAT1-GF256 => SDitH parameterSet=hypercube-cat1-gf256
  SHA512withXMSSMT => XMSSMT digest=SHA-512
  SHA512withSPHINCS256 => SPHINCS-256 digest=SHA-512
  Ed25519 => Ed25519
  Ed448 => Ed448
  EdDSA => EdDSA
  ML-DSA => ML-DSA
  ML-DSA-65 => ML-DSA parameterSet=65
  ML-DSA-44-WITH-SHA512 => HashML-DSA parameterSet=44 digest=SHA-512
  SLH-DSA-SHA2-128S => SLH-DSA parameterSet=SHA2-128s
  SLH-DSA-SHAKE-256F-WITH-SHAKE256 => HashSLH-DSA parameterSet=SHAKE-256f digest=SHAKE256
  HSS/LMS => HSS
  LMS => LMS
  1.2.840.113549.1.1.11, OID.1.2.840.113549.1.1.11 => RSA padding=pkcs1v15 digest=SHA-256
  1.2.840.10045.4.3.2 => ECDSA digest=SHA-256
  1.3.101.112 => Ed25519
`)

const macs = table(`
  HmacMD5 => HMAC digest=MD5
  HmacSHA1, HMACSHA1, HMAC-SHA1, HMAC/SHA1 => HMAC digest=SHA-1
  HmacSHA256, HMACwithSHA256, HmacPBESHA256 => HMAC digest=SHA-256
  HmacSHA512/256, HMACSHA512/256, HMACSHA512(256) => HMAC digest=SHA-512/256
  HmacSHA3-256, HMACSHA3-256 => HMAC digest=SHA3-256
  HMACRIPEMD160 => HMAC digest=RIPEMD-160
  HMACSM3 => HMAC digest=SM3
  AESCMAC, AES-CMAC => CMAC cipher=AES
  DESEDECMAC => CMAC cipher=3DES
  AES-GMAC => GMAC cipher=AES
  POLY1305-AES => Poly1305 cipher=AES
  POLY1305 => Poly1305
  SIPHASH-2-4 => SipHash
  DESMAC => CBC-MAC cipher=DES
  DESEDEMAC => CBC-MAC cipher=3DES
  DESMAC/CFB8 => CFB-MAC cipher=DES
  ISO9797ALG3MAC => ISO9797-MAC
  DESEDEMAC64WITHISO7816-4PADDING => ISO9797-MAC cipher=3DES
  KMAC128 => KMAC128
  GOST28147MAC => GOST28147-MAC
  VMPCMAC => VMPC-MAC
  DSTU7564-256MAC => Kupyna-MAC outputBits=256
`)

const others = table(`
  MD5 => MD5
  SHA, SHA1, SHA-1 => SHA-1
  SHA-224 => SHA-224
  SHA-256, SHA256 => SHA-256
  SHA-512/256, SHA-512(256) => SHA-512/256
  SHA3-256 => SHA3-256
  SHAKE128-256 => SHAKE128 outputBits=256
  KECCAK-288 => Keccak-288
  Blake2b-256 => BLAKE2b outputBits=256
  BLAKE2S-128 => BLAKE2s outputBits=128
  BLAKE3-256 => BLAKE3 outputBits=256
  Skein-512-256 => Skein-512 outputBits=256
  Skein-1024-384 => Skein-1024 outputBits=384
  RIPEMD128 => RIPEMD-128
  WHIRLPOOL => Whirlpool
  TIGER => Tiger
  SM3 => SM3
  GOST3411 => GOSTR3411
  GOST3411-2012-512 => Streebog-512
  DSTU7564-384 => Kupyna-384
  HARAKA-256 => Haraka-256
  2.16.840.1.101.3.4.2.1 => SHA-256
  DiffieHellman, DH => DH
  EC, EllipticCurve => EC
  NTRU+KEM-768, NTRU+KEM768 => NTRU+ parameterSet=768
  SMAUGT-MODE3 => SMAUG-T parameterSet=mode3
  mceliece460896pcf => Classic-McEliece parameterSet=460896pcf
  Groestl-384 => Groestl-384
  Kupyna-224 => Kupyna-224
  ARIAGCM => ARIA mode=gcm
  SM4-CCM => SM4 mode=ccm
  TLS12WITHSHA256KDF => TLS-PRF digest=SHA-256
  ECDSA => ECDSA
  ECDH, ECCDH, ECDHC => ECDH
  ECDHwithSHA256KDF, ECCDHwithSHA256CKDF, ECCDHUwithSHA256KDF => ECDH digest=SHA-256
  ECMQVwithSHA512CKDF => ECMQV digest=SHA-512
  DHwithSHA256KDF => DH digest=SHA-256
  X25519withSHA256HKDF => X25519 digest=SHA-256
  X25519 => X25519
  X448 => X448
  XDH => XDH
  DSA => DSA
  ElGamal => ElGamal
  DSTU4145 => DSTU4145
  ECGOST3410-2012 => GOSTR3410
  HKDF-SHA256 => HKDF digest=SHA-256
  HKDF-SHA512 => HKDF digest=SHA-512
  SCRYPT => scrypt
  DHKEM => ECDH primitive=kem
  ML-KEM => ML-KEM
  ML-KEM-768 => ML-KEM parameterSet=768
  KYBER768 => Kyber parameterSet=768
  Dilithium3 => Dilithium parameterSet=3
  FALCON-512 => FN-DSA parameterSet=512
  SPHINCSPLUS => SPHINCS+
  XMSS => XMSS
  XMSSMT => XMSSMT
  NTRU => NTRU
  BIKE => BIKE
  HQC128 => HQC parameterSet=128
  FRODO => FrodoKEM
  CMCE => Classic-McEliece
  OAEP => RSA padding=oaep
  GCM => mode=gcm
  SHA1PRNG => SHA1PRNG
  NativePRNG, NativePRNGBlocking, NativePRNGNonBlocking => NativePRNG
  Windows-PRNG => Windows-PRNG
  DRBG, PKCS11 => RNG
  TLS, SSL, Default => TLS
  TLSv1 => TLS version=1.0
  TLSv1.1 => TLS version=1.1
  TLSv1.2 => TLS version=1.2
  TLSv1.3 => TLS version=1.3
  SSLv2 => TLS version=ssl2
  SSLv3 => TLS version=ssl3
  DTLS => DTLS
  DTLSv1.2 => DTLS version=1.2
  2.16.840.1.101.3.4.1.46 => AES keyBits=256 mode=gcm
`)

const strangers = table(`
  Hash, desk, DES3X, aes_thetic, SHA-257, AESOME, AES/, /AES => nothing
  AES/CBC/PKCS5Padding/Extra, PBEWithNothing, SHA256with, withRSA, SHA256withAES, HmacFoo, Hmac-, 1.2.3 => nothing
  RC2/foo/bar/baz, PBEWithMD5AndFoo, PBKDF2WithHmacFoo, ECDHwithSHA256, md5sum_label, password, default-value => nothing
`)

describe("the jca notation", () => {
  it.each([...transformations])("reads the transformation $written", ({ written, facts }) => {
    expect(read("jca", written)).toEqual(facts)
  })

  it.each([...passwordBased])("reads the password based scheme $written", ({ written, facts }) => {
    expect(read("jca", written)).toEqual(facts)
  })

  it.each([...signatures])("reads the signature $written", ({ written, facts }) => {
    expect(read("jca", written)).toEqual(facts)
  })

  it.each([...macs])("reads the MAC $written", ({ written, facts }) => {
    expect(read("jca", written)).toEqual(facts)
  })

  it.each([...others])("reads $written", ({ written, facts }) => {
    expect(read("jca", written)).toEqual(facts)
  })

  it.each([...strangers])("does not know $written", ({ written }) => {
    expect(read("jca", written)).toBeUndefined()
  })

  it("keeps the algorithm of a transformation whose mode and padding it does not know", () => {
    expect(read("jca", "AES/FOO/Bar")).toEqual({ name: "AES" })
  })

  it("never reports ECB for RSA", () => {
    expect(read("jca", "RSA/ECB/PKCS1Padding")).not.toHaveProperty("mode")
  })

  it("leaves the hash of MGF1 to whoever knows the provider", () => {
    expect(read("jca", "RSA/ECB/OAEPWithSHA-256AndMGF1Padding")).not.toHaveProperty("mgfDigest")
  })
})
