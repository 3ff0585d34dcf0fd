import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"
import { firstOf, ignored, ofNormalised, optional, sequence, token, words, type Words } from "./words.ts"

const GCM: CanonicalFacts = { mode: "gcm", tagBits: 128, nonceBits: 96 }

/** `AES256_SIV` takes 64 bytes, which are two keys of AES-256 (RFC 5297 2.2): the size told is that of the cipher. */
const aeads: Words = words({
  "aes128gcm aes128gcmnoprefix": { name: "AES", keyBits: 128, ...GCM },
  "aes256gcm aes256gcmnoprefix": { name: "AES", keyBits: 256, ...GCM },
  aes128gcmsiv: { name: "AES", keyBits: 128, mode: "gcm-siv" },
  aes256gcmsiv: { name: "AES", keyBits: 256, mode: "gcm-siv" },
  aes128eax: { name: "AES", keyBits: 128, mode: "eax" },
  aes256eax: { name: "AES", keyBits: 256, mode: "eax" },
  aes256siv: { name: "AES", keyBits: 256, mode: "siv" },
  aes128ctrhmacsha256: { name: "AES", keyBits: 128, mode: "ctr-hmac", digest: "SHA-256" },
  aes256ctrhmacsha256: { name: "AES", keyBits: 256, mode: "ctr-hmac", digest: "SHA-256" },
  aes128gcmhkdf: { name: "AES", keyBits: 128, mode: "gcm" },
  aes256gcmhkdf: { name: "AES", keyBits: 256, mode: "gcm" },
  chacha20poly1305: { name: "ChaCha20-Poly1305" },
  xchacha20poly1305: { name: "XChaCha20-Poly1305" },
  aescmac: { name: "CMAC", cipher: "AES", keyBits: 256, tagBits: 128 },
  "aescmacprf aes256cmacprf": { name: "CMAC", cipher: "AES", keyBits: 256 },
  aes256cmac: { name: "CMAC", cipher: "AES", keyBits: 256, tagBits: 128 },
  hkdfsha256: { name: "HKDF", digest: "SHA-256" },
  hmacsha256prf: { name: "HMAC", digest: "SHA-256" },
  hmacsha512prf: { name: "HMAC", digest: "SHA-512" },
  ed25519: { name: "Ed25519" },
  ed25519withrawoutput: { name: "Ed25519" }
})

const raw = ignored("raw noprefix ieeep1363 noprefixieeep1363 ieeep1363withoutprefix withoutprefix rawoutput")

const segment = ignored("4kb 1mb")

const hmac = sequence(
  token(words({ hmacsha256: { name: "HMAC", digest: "SHA-256" }, hmacsha512: { name: "HMAC", digest: "SHA-512" } })),
  token(words({ "128bittag": { tagBits: 128 }, "256bittag": { tagBits: 256 }, "512bittag": { tagBits: 512 } })),
  optional(raw)
)

const streaming = sequence(
  token(
    words({
      aes128gcmhkdf: { name: "AES", keyBits: 128, mode: "gcm" },
      aes256gcmhkdf: { name: "AES", keyBits: 256, mode: "gcm" },
      aes128ctrhmacsha256: { name: "AES", keyBits: 128, mode: "ctr-hmac", digest: "SHA-256" },
      aes256ctrhmacsha256: { name: "AES", keyBits: 256, mode: "ctr-hmac", digest: "SHA-256" }
    })
  ),
  token(segment)
)

/** Tink signs on P-256 with SHA-256, on P-384 with SHA-384 or SHA-512 and on P-521 with SHA-512. */
const ecdsa = sequence(
  token(
    words({
      "ecdsap256 ecdsap256sha256": { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
      "ecdsap384 ecdsap384sha512": { name: "ECDSA", curve: "P-384", digest: "SHA-512" },
      ecdsap384sha384: { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
      "ecdsap521 ecdsap521sha512": { name: "ECDSA", curve: "P-521", digest: "SHA-512" }
    })
  ),
  optional(ignored("der")),
  optional(raw)
)

const rsa = sequence(
  token(
    words({
      rsassapkcs1: { name: "RSA", primitive: "signature", padding: "pkcs1v15" },
      rsassapss: { name: "RSA", primitive: "signature", padding: "pss" }
    })
  ),
  token(words({ "2048": { keyBits: 2048 }, "3072": { keyBits: 3072 }, "4096": { keyBits: 4096 } })),
  token(
    words({
      sha256: { digest: "SHA-256" },
      sha384: { digest: "SHA-384" },
      sha512: { digest: "SHA-512" },
      sha256sha25632: { digest: "SHA-256", mgfDigest: "SHA-256", saltBits: 256 },
      sha384sha38448: { digest: "SHA-384", mgfDigest: "SHA-384", saltBits: 384 },
      sha512sha51264: { digest: "SHA-512", mgfDigest: "SHA-512", saltBits: 512 }
    })
  ),
  token(ignored("f4")),
  optional(raw)
)

const ecies = sequence(
  token(words({ ecies: { name: "ECIES" } })),
  token(
    words({
      p256: { curve: "P-256" },
      p384: { curve: "P-384" },
      p521: { curve: "P-521" },
      x25519: { curve: "Curve25519" }
    })
  ),
  optional(ignored("compressed uncompressed")),
  token(
    words({ "hkdfhmacsha256 hkdfsha256": { digest: "SHA-256" }, "hkdfhmacsha512 hkdfsha512": { digest: "SHA-512" } })
  ),
  token(
    words({
      "aes128gcm aes256gcm": { cipher: "AES", mode: "gcm" },
      "aes128ctrhmacsha256 aes256ctrhmacsha256": { cipher: "AES", mode: "ctr-hmac" },
      xchacha20poly1305: { cipher: "XChaCha20-Poly1305" }
    })
  ),
  optional(ignored("compressed compressedwithoutprefix")),
  optional(raw)
)

const hpke = sequence(
  token(words({ "hpke dhkem": { name: "HPKE" } })),
  optional(ignored("dhkem")),
  token(
    words({
      "x25519hkdfsha256 x25519": { curve: "Curve25519" },
      "p256hkdfsha256 p256": { curve: "P-256" },
      "p384hkdfsha384 p384": { curve: "P-384" },
      "p521hkdfsha512 p521": { curve: "P-521" },
      xwing: {}
    })
  ),
  token(
    words({ hkdfsha256: { digest: "SHA-256" }, hkdfsha384: { digest: "SHA-384" }, hkdfsha512: { digest: "SHA-512" } })
  ),
  token(
    words({
      aes128gcm: { cipher: "AES", keyBits: 128, mode: "gcm" },
      aes256gcm: { cipher: "AES", keyBits: 256, mode: "gcm" },
      chacha20poly1305: { cipher: "ChaCha20-Poly1305" }
    })
  ),
  optional(raw)
)

const newer = sequence(
  token(
    words({
      "xaes256gcm192bitnonce xaes256gcm160bitnonce xaesgcm8bytesalt": { name: "AES", keyBits: 256, mode: "gcm" },
      mldsa44: { name: "ML-DSA", parameterSet: "44" },
      mldsa65: { name: "ML-DSA", parameterSet: "65" },
      mldsa87: { name: "ML-DSA", parameterSet: "87" },
      slhdsasha2128s: { name: "SLH-DSA", parameterSet: "SHA2-128s" }
    })
  ),
  optional(raw)
)

const jwt = sequence(
  token(ignored("jwt")),
  token(
    words({
      hs256: { name: "HMAC", digest: "SHA-256" },
      hs384: { name: "HMAC", digest: "SHA-384" },
      hs512: { name: "HMAC", digest: "SHA-512" },
      es256: { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
      es384: { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
      es512: { name: "ECDSA", curve: "P-521", digest: "SHA-512" },
      rs256: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-256" },
      rs384: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-384" },
      rs512: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-512" },
      ps256: { name: "RSA", primitive: "signature", padding: "pss", digest: "SHA-256", mgfDigest: "SHA-256" },
      ps384: { name: "RSA", primitive: "signature", padding: "pss", digest: "SHA-384", mgfDigest: "SHA-384" },
      ps512: { name: "RSA", primitive: "signature", padding: "pss", digest: "SHA-512", mgfDigest: "SHA-512" }
    })
  ),
  optional(words({ "2048f4": { keyBits: 2048 }, "3072f4": { keyBits: 3072 }, "4096f4": { keyBits: 4096 } })),
  optional(raw)
)

/** Names of Tink's key templates: `AES128_GCM`, `HMAC_SHA256_128BITTAG`, `RSA_SSA_PKCS1_3072_SHA256_F4`. */
export const tink: Notation = {
  ofText: ofNormalised(
    firstOf(sequence(token(aeads), optional(raw)), hmac, streaming, ecdsa, rsa, ecies, hpke, newer, jwt)
  )
}
