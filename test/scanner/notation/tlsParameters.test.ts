import { describe, expect, it } from "vitest"
import { read, table } from "./readings.ts"

const groups = table(`
  x25519, X25519 => ECDHE curve=Curve25519
  x448 => ECDHE curve=Curve448
  secp256r1, prime256v1, P-256 => ECDHE curve=P-256
  secp521r1 => ECDHE curve=P-521
  brainpoolP384r1tls13, brainpoolP384r1 => ECDHE curve=brainpoolP384r1
  ffdhe2048 => DH group=ffdhe2048 keyBits=2048
  ffdhe8192 => DH group=ffdhe8192 keyBits=8192
  X25519MLKEM768 => X25519MLKEM768
  SecP256r1MLKEM768 => SecP256r1MLKEM768
  MLKEM1024 => ML-KEM parameterSet=1024
  ffdhe1024, HIGH => nothing
`)

const schemes = table(`
  rsa_pkcs1_sha256, RSA+SHA256 => RSA padding=pkcs1v15 digest=SHA-256
  rsa_pkcs1_sha1 => RSA padding=pkcs1v15 digest=SHA-1
  rsa_pss_rsae_sha384, rsa_pss_pss_sha384, RSA-PSS+SHA384 => RSA padding=pss digest=SHA-384 mgfDigest=SHA-384 saltBits=384
  ecdsa_secp256r1_sha256 => ECDSA digest=SHA-256 curve=P-256
  ecdsa_brainpoolP256r1tls13_sha256 => ECDSA digest=SHA-256 curve=brainpoolP256r1
  ecdsa_sha1 => ECDSA digest=SHA-1
  ECDSA+SHA512 => ECDSA digest=SHA-512
  dsa_sha256 => DSA digest=SHA-256
  ed25519 => Ed25519
  ed448 => Ed448
  sm2sig_sm3 => SM2 digest=SM3
  mldsa65 => ML-DSA parameterSet=65
  rsa_secp256r1_sha256, ecdsa_nothing_sha256, sha256 => nothing
`)

describe("the groups of TLS", () => {
  it.each(groups)("$written", ({ written, facts }) => {
    expect(read("tlsGroup", written)).toEqual(facts)
  })
})

describe("the signature schemes of TLS", () => {
  it.each(schemes)("$written", ({ written, facts }) => {
    expect(read("tlsSignature", written)).toEqual(facts)
  })
})
