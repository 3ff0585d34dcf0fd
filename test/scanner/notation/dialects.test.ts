import { describe, expect, it } from "vitest"
import type { NotationName } from "../../../scanner/notation/notations.ts"
import { read, table } from "./readings.ts"

const dialects: ReadonlyArray<readonly [NotationName, string]> = [
  [
    "jose",
    `
  HS256, HMAC256 => HMAC digest=SHA-256
  HS512, HMAC512 => HMAC digest=SHA-512
  RS256, RSA256 => RSA primitive=signature padding=pkcs1v15 digest=SHA-256
  RS384 => RSA primitive=signature padding=pkcs1v15 digest=SHA-384
  PS256 => RSA primitive=signature padding=pss digest=SHA-256 mgfDigest=SHA-256
  PS512 => RSA primitive=signature padding=pss digest=SHA-512 mgfDigest=SHA-512
  ES256, ECDSA256 => ECDSA digest=SHA-256 curve=P-256
  ES384, ECDSA384 => ECDSA digest=SHA-384 curve=P-384
  ES512, ECDSA512 => ECDSA digest=SHA-512 curve=P-521
  ES256K, ECDSA256K => ECDSA digest=SHA-256 curve=secp256k1
  EdDSA, EDDSA => EdDSA
  Ed25519 => Ed25519
  ML-DSA-65, ML_DSA_65 => ML-DSA parameterSet=65
  none, NONE => JWS-none
  RSA1_5 => RSA primitive=pke padding=pkcs1v15
  RSA-OAEP, RSA_OAEP => RSA primitive=pke padding=oaep digest=SHA-1 mgfDigest=SHA-1
  RSA-OAEP-256, RSA_OAEP_256 => RSA primitive=pke padding=oaep digest=SHA-256 mgfDigest=SHA-256
  RSA-OAEP-512 => RSA primitive=pke padding=oaep digest=SHA-512 mgfDigest=SHA-512
  A128KW => AES keyBits=128 mode=kw
  A256KW => AES keyBits=256 mode=kw
  A256GCMKW => AES keyBits=256 mode=gcm tagBits=128 nonceBits=96
  dir, DIR => dir
  ECDH-ES, ECDH_ES => ECDH digest=SHA-256
  ECDH-ES+A128KW, ECDH_ES_A128KW => ECDH digest=SHA-256 cipher=AES
  ECDH-1PU, ECDH_1PU => ECDH digest=SHA-256
  ECDH-1PU+A256KW, ECDH_1PU_A256KW => ECDH digest=SHA-256 cipher=AES
  PBES2-HS256+A128KW, PBES2_HS256_A128KW => PBES2 digest=SHA-256 cipher=AES keyBits=128 mode=kw
  PBES2-HS512+A256KW => PBES2 digest=SHA-512 cipher=AES keyBits=256 mode=kw
  A128CBC-HS256, A128CBC_HS256 => AES-CBC-HMAC cipher=AES keyBits=128 digest=SHA-256
  A192CBC-HS384 => AES-CBC-HMAC cipher=AES keyBits=192 digest=SHA-384
  A256CBC-HS512 => AES-CBC-HMAC cipher=AES keyBits=256 digest=SHA-512
  A128GCM => AES keyBits=128 mode=gcm tagBits=128 nonceBits=96
  A256GCM => AES keyBits=256 mode=gcm tagBits=128 nonceBits=96
  P-256 => EC curve=P-256
  P-521, P_521 => EC curve=P-521
  OKP, EC => EC
  HS257, RS1, ES, A128, A512GCM, PBES2-HS256+A256KW, A128CBC-HS512, HS256;, JWT, none2 => nothing
`
  ],
  [
    "ssh",
    `
  aes256-ctr => AES keyBits=256 mode=ctr
  aes128-cbc => AES keyBits=128 mode=cbc
  aes256-gcm@openssh.com, AEAD_AES_256_GCM => AES keyBits=256 mode=gcm
  3des-cbc => 3DES keyBits=168 mode=cbc
  blowfish-cbc => Blowfish keyBits=128 mode=cbc
  arcfour, arcfour128 => RC4 keyBits=128
  arcfour256 => RC4 keyBits=256
  chacha20-poly1305@openssh.com, chacha20-poly1305 => ChaCha20-Poly1305
  curve25519-sha256, curve25519-sha256@libssh.org => X25519 digest=SHA-256
  diffie-hellman-group1-sha1 => DH group=modp1024 keyBits=1024 digest=SHA-1
  diffie-hellman-group14-sha256 => DH group=modp2048 keyBits=2048 digest=SHA-256
  diffie-hellman-group16-sha512 => DH group=modp4096 keyBits=4096 digest=SHA-512
  diffie-hellman-group-exchange-sha256 => DH digest=SHA-256
  ecdh-sha2-nistp256 => ECDH curve=P-256 digest=SHA-256
  ecdh-sha2-nistp521 => ECDH curve=P-521 digest=SHA-512
  sntrup761x25519-sha512, sntrup761x25519-sha512@openssh.com => sntrup761x25519-sha512
  mlkem768x25519-sha256 => X25519MLKEM768 digest=SHA-256
  hmac-md5 => HMAC digest=MD5
  hmac-sha1-96 => HMAC digest=SHA-1 tagBits=96
  hmac-sha2-256, hmac-sha2-256-etm@openssh.com => HMAC digest=SHA-256
  hmac-sha2-512-etm@openssh.com => HMAC digest=SHA-512
  umac-64@openssh.com, umac-64-etm@openssh.com => UMAC tagBits=64
  ssh-rsa, ssh-rsa-cert-v01@openssh.com => RSA padding=pkcs1v15 digest=SHA-1
  rsa-sha2-512 => RSA padding=pkcs1v15 digest=SHA-512
  ssh-dss => DSA digest=SHA-1
  ecdsa-sha2-nistp384 => ECDSA curve=P-384 digest=SHA-384
  ssh-ed25519, ssh-ed25519-cert-v01@openssh.com, sk-ssh-ed25519@openssh.com => Ed25519
  none, aes256, ssh, hmac-sha2, diffie-hellman-group2-sha1, AES/CBC/PKCS5Padding => nothing
`
  ],
  [
    "tink",
    `
  AES128_GCM, AES128_GCM_RAW => AES keyBits=128 mode=gcm tagBits=128 nonceBits=96
  AES256_GCM => AES keyBits=256 mode=gcm tagBits=128 nonceBits=96
  AES128_EAX => AES keyBits=128 mode=eax
  AES256_SIV => AES keyBits=256 mode=siv
  AES256_GCM_SIV => AES keyBits=256 mode=gcm-siv
  AES256_CTR_HMAC_SHA256 => AES keyBits=256 mode=ctr-hmac digest=SHA-256
  AES256_GCM_HKDF_4KB => AES keyBits=256 mode=gcm
  AES128_CTR_HMAC_SHA256_4KB => AES keyBits=128 mode=ctr-hmac digest=SHA-256
  CHACHA20_POLY1305 => ChaCha20-Poly1305
  XCHACHA20_POLY1305 => XChaCha20-Poly1305
  AES_CMAC => CMAC cipher=AES keyBits=256 tagBits=128
  HMAC_SHA256_128BITTAG => HMAC digest=SHA-256 tagBits=128
  HMAC_SHA512_512BITTAG => HMAC digest=SHA-512 tagBits=512
  HKDF_SHA256 => HKDF digest=SHA-256
  ED25519, ED25519WithRawOutput => Ed25519
  ECDSA_P256, ECDSA_P256_IEEE_P1363 => ECDSA curve=P-256 digest=SHA-256
  ECDSA_P384 => ECDSA curve=P-384 digest=SHA-512
  ECDSA_P384_SHA384 => ECDSA curve=P-384 digest=SHA-384
  ECDSA_P521 => ECDSA curve=P-521 digest=SHA-512
  RSA_SSA_PKCS1_3072_SHA256_F4 => RSA primitive=signature padding=pkcs1v15 keyBits=3072 digest=SHA-256
  RSA_SSA_PSS_4096_SHA512_SHA512_64_F4 => RSA primitive=signature padding=pss keyBits=4096 digest=SHA-512 mgfDigest=SHA-512 saltBits=512
  ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM => ECIES curve=P-256 digest=SHA-256 cipher=AES mode=gcm
  ECIES_P256_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256 => ECIES curve=P-256 digest=SHA-256 cipher=AES mode=ctr-hmac
  DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM => HPKE curve=Curve25519 digest=SHA-256 cipher=AES keyBits=256 mode=gcm
  HPKE_P256_HKDF_SHA256_AES_128_GCM => HPKE curve=P-256 digest=SHA-256 cipher=AES keyBits=128 mode=gcm
  HPKE_XWING_HKDF_SHA256_CHACHA20_POLY1305 => HPKE digest=SHA-256 cipher=ChaCha20-Poly1305
  XAES_256_GCM_192_BIT_NONCE_NO_PREFIX => AES keyBits=256 mode=gcm
  ML_DSA_65_RAW => ML-DSA parameterSet=65
  SLH_DSA_SHA2_128S => SLH-DSA parameterSet=SHA2-128s
  JWT_HS256_RAW => HMAC digest=SHA-256
  JWT_RS256_2048_F4 => RSA primitive=signature padding=pkcs1v15 digest=SHA-256 keyBits=2048
  AES128, GCM, AES128_FOO, HMAC_SHA256, RSA_SSA_PKCS1_1024_SHA256_F4, ECDSA_P192 => nothing
`
  ],
  [
    "passlib",
    `
  pbkdf2_sha256, django_pbkdf2_sha256, ldap_pbkdf2_sha256 => PBKDF2 digest=SHA-256
  pbkdf2_sha1, atlassian_pbkdf2_sha1, cta_pbkdf2_sha1 => PBKDF2 digest=SHA-1
  pbkdf2_sha512, grub_pbkdf2_sha512 => PBKDF2 digest=SHA-512
  bcrypt, ldap_bcrypt, django_bcrypt => bcrypt
  bcrypt_sha256 => bcrypt digest=SHA-256
  argon2, django_argon2 => Argon2
  scrypt => scrypt
  sha512_crypt => crypt-sha512
  sha256_crypt => crypt-sha256
  md5_crypt, apr_md5_crypt => crypt-md5
  des_crypt, bsdi_crypt, ldap_des_crypt => crypt-des
  phpass => phpass
  ldap_salted_sha1, hex_sha1, ldap_sha1, mysql41 => SHA-1
  hex_md5, postgres_md5, ldap_salted_md5 => MD5
  nthash => nthash
  lmhash => lmhash
  plaintext, unix_disabled, django_disabled, mysql323, cisco_type7, sha256, crypt, passlib => nothing
`
  ],
  [
    "tlsVersion",
    `
  TLSv1.2, TLS1_2, PROTOCOL_TLSv1_2, TLSVersion.TLSv1_2, TLS1_2_VERSION, Tls12, SslProtocols.Tls12 => TLS version=1.2
  VersionTLS12, TLSv12, TLSv1_2_method, TLSv1_2_client_method, 1.2, TLS 1.2, tls1.2, kTLSProtocol12 => TLS version=1.2
  TLSv1.3, TLS1_3_VERSION, TLSVersion.TLSv1_3, VersionTLS13, 1.3 => TLS version=1.3
  TLSv1, TLSv1.0, TLS1, TLS1_VERSION, PROTOCOL_TLSv1, VersionTLS10, 1.0 => TLS version=1.0
  TLSv1.1, PROTOCOL_TLSv1_1, Tls11 => TLS version=1.1
  SSLv3, PROTOCOL_SSLv3, Ssl3, SSL3_VERSION, VersionSSL30, SSLv3_method => TLS version=ssl3
  SSLv2, PROTOCOL_SSLv2, Ssl2 => TLS version=ssl2
  TLS, SSL, SSLv23, PROTOCOL_TLS, PROTOCOL_SSLv23, PROTOCOL_TLS_CLIENT, TLS_method, TLS_client_method => TLS
  PROTOCOL_TLS_SERVER, TLS_server_method, TLS_SERVER_METHOD => TLS side=server
  TLSv1_2_server, TLSv1_2_server_method => TLS version=1.2 side=server
  DTLS, DTLS_method => DTLS
  DTLSv1.2, DTLS1_2_VERSION, DTLSv1_2_method => DTLS version=1.2
  DTLSv1, DTLSv1.0 => DTLS version=1.0
  OP_NO_SSLv3, OP_NO_TLSv1_2, TLSv1.4, TLSv2, SSLv1, MINIMUM_SUPPORTED, 1.4, 12, 2, version, DTLSv1.1 => nothing
`
  ],
  [
    "cipherSuite",
    `
  TLS_AES_128_GCM_SHA256 => suite=TLS_AES_128_GCM_SHA256
  TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, ECDHE-RSA-AES128-GCM-SHA256 => suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  SSL_RSA_WITH_RC4_128_MD5, RC4-MD5 => suite=TLS_RSA_WITH_RC4_128_MD5
  AES128-SHA => suite=TLS_RSA_WITH_AES_128_CBC_SHA
  TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA512 => suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA512
  TLS_FUTURE_WITH_SOMETHING_SHA3, TLS_RSA_hunter2, TLS_AES_128_GCM_AKIA0123456789ABCDEF => nothing
  ECDHE+AESGCM:!aNULL, HIGH, aNULL, !MD5, DEFAULT, ALL, ECDHE, AES256, TLS, TLS_, TLS_1, kRSA+RC4 => nothing
`
  ],
  [
    "cipherFunction",
    `
  foo, 1, ENCRYPTION_MODES, crypt => nothing
`
  ],
  [
    "canonical",
    `
  AES => AES
  SHA-512/256 => SHA-512/256
  ChaCha20-Poly1305 => ChaCha20-Poly1305
  aes, foo, SHA256, toString, constructor => nothing
`
  ]
]

describe.each([...dialects])("the %s notation", (name, lines) => {
  it.each([...table(lines)])("reads $written", ({ written, facts }) => {
    expect(read(name, written)).toEqual(facts)
  })
})
