import { describe, expect, it } from "vitest"
import { read, table } from "./readings.ts"

const identifiers = table(`
  http://www.w3.org/2000/09/xmldsig#sha1, SHA1, sha1 => SHA-1
  http://www.w3.org/2001/04/xmlenc#sha256, http://www.w3.org/2001/04/xmlenc#sha256 , SHA256 => SHA-256
  http://www.w3.org/2001/04/xmlenc#ripemd160, RIPEMD160 => RIPEMD-160
  http://www.w3.org/2007/05/xmldsig-more#sha3-384, SHA3_384 => SHA3-384
  http://www.w3.org/2001/04/xmldsig-more#md5 => MD5
  http://www.w3.org/2000/09/xmldsig#hmac-sha1, HMAC_SHA1 => HMAC digest=SHA-1
  http://www.w3.org/2001/04/xmldsig-more#hmac-sha512, HMAC_SHA512 => HMAC digest=SHA-512
  http://www.w3.org/2000/09/xmldsig#dsa-sha1, DSA_SHA1 => DSA digest=SHA-1
  http://www.w3.org/2009/xmldsig11#dsa-sha256 => DSA digest=SHA-256
  http://www.w3.org/2000/09/xmldsig#rsa-sha1, RSA_SHA1 => RSA padding=pkcs1v15 digest=SHA-1
  http://www.w3.org/2001/04/xmldsig-more#rsa-sha256, RSA_SHA256 => RSA padding=pkcs1v15 digest=SHA-256
  http://www.w3.org/2001/04/xmldsig-more#rsa-ripemd160 => RSA padding=pkcs1v15 digest=RIPEMD-160
  http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1, SHA256_RSA_MGF1 => RSA padding=pss digest=SHA-256 mgfDigest=SHA-256 saltBits=256
  http://www.w3.org/2007/05/xmldsig-more#sha3-512-rsa-MGF1, SHA3_512_RSA_MGF1 => RSA padding=pss digest=SHA3-512 mgfDigest=SHA3-512 saltBits=512
  http://www.w3.org/2007/05/xmldsig-more#rsa-pss, RSA_PSS => RSA padding=pss
  http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384, ECDSA_SHA384 => ECDSA digest=SHA-384
  http://www.w3.org/2021/04/xmldsig-more#eddsa-ed25519, EDDSA_ED25519 => Ed25519
  http://www.w3.org/2021/04/xmldsig-more#eddsa-ed448 => Ed448
  http://www.w3.org/2001/04/xmlenc#aes128-cbc => AES keyBits=128 mode=cbc
  http://www.w3.org/2009/xmlenc11#aes256-gcm => AES keyBits=256 mode=gcm
  http://www.w3.org/2001/04/xmlenc#tripledes-cbc => 3DES keyBits=168 mode=cbc
  http://www.w3.org/2001/04/xmlenc#kw-aes192 => AES keyBits=192 mode=kw
  http://www.w3.org/2009/xmlenc11#kw-aes-256-pad => AES keyBits=256 mode=kwp
  http://www.w3.org/2001/04/xmldsig-more#camellia192-cbc => CAMELLIA keyBits=192 mode=cbc
  http://www.w3.org/2001/04/xmlenc#rsa-1_5 => RSA padding=pkcs1v15
  http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p => RSA padding=oaep mgfDigest=SHA-1
  http://www.w3.org/2009/xmlenc11#rsa-oaep => RSA padding=oaep
  http://www.w3.org/2009/xmlenc11#ECDH-ES => ECDHE
  http://www.w3.org/2009/xmlenc11#ConcatKDF => ConcatKDF
  http://www.w3.org/2009/xmlenc11#pbkdf2 => PBKDF2
  http://www.w3.org/2000/09/xmldsig#enveloped-signature => nothing
  http://www.w3.org/2001/10/xml-exc-c14n# => nothing
  http://example.org/2001/04/xmlenc#sha256 => nothing
  DOM => nothing
`)

describe("the identifiers of XML signature and encryption", () => {
  it.each(identifiers)("$written", ({ written, facts }) => {
    expect(read("xmldsig", written)).toEqual(facts)
  })
})
