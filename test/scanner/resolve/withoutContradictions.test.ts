import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

const factsIn = Effect.fnUntraced(function* (kind: string, files: { readonly [path: string]: string }) {
  const { findings } = yield* scanFiles(files)
  return findings.filter((one) => one.kind === kind).map(({ facts }) => facts)
})

const config = (versions: string) => `package a
import "crypto/tls"
func f(isOld bool) *tls.Config {
	config := &tls.Config{CipherSuites: []uint16{tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256}}
	${versions}
	return config
}
`

const unwrap = `#include <openssl/evp.h>
int unwrap(EVP_PKEY *rsa, int alg, unsigned char *out, size_t *length, const unsigned char *in) {
  const EVP_MD *md = EVP_sha1();
  int pad = 0;
  if (alg == 1)
    pad = RSA_PKCS1_PADDING;
  else
    pad = RSA_PKCS1_OAEP_PADDING;
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(rsa, NULL);
  EVP_PKEY_decrypt_init(ctx);
  EVP_PKEY_CTX_set_rsa_padding(ctx, pad);
  if (pad == RSA_PKCS1_OAEP_PADDING) {
    EVP_PKEY_CTX_set_rsa_oaep_md(ctx, md);
    EVP_PKEY_CTX_set_rsa_mgf1_md(ctx, md);
  }
  return EVP_PKEY_decrypt(ctx, out, length, in, 256);
}
`

const sealed = `import javax.crypto.Cipher; import javax.crypto.spec.*;
class A { void f(boolean x, boolean y, byte[] iv, java.security.Key k) throws Exception {
  var spec = x ? new GCMParameterSpec(128, iv) : new IvParameterSpec(iv);
  Cipher c = Cipher.getInstance(y ? "AES/GCM/NoPadding" : "AES/CBC/PKCS5Padding");
  c.init(Cipher.ENCRYPT_MODE, k, spec); } }
`

const verified = `#include <openssl/evp.h>
static const EVP_MD *digest_of(int type) {
  switch (type) {
    case 1: return EVP_sha256();
    case 2: return EVP_sha512();
    default: return NULL;
  }
}
static EVP_PKEY *key_of(int kind, unsigned char *raw) {
  if (kind == 1) return EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, raw, 32);
  return EVP_RSA_gen(2048);
}
int check(EVP_MD_CTX *ctx, int type, int kind, unsigned char *raw) {
  return EVP_DigestVerifyInit(ctx, NULL, digest_of(type), NULL, key_of(kind, raw));
}
`

describe("what contradicts the rest of a use", () => {
  it.live("is left out where it is a hash of an algorithm that has its own", () =>
    Effect.gen(function* () {
      const found = (yield* factsIn("signature", { "a.c": verified })).map(({ name, digest }) => `${name} ${digest}`)
      expect(found.toSorted()).toEqual(["Ed25519 undefined", "RSA SHA-256", "RSA SHA-512"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is left out where it is a tag of a mode that makes none", () =>
    Effect.gen(function* () {
      const tags = (yield* factsIn("cipher", { "A.java": sealed })).map(({ mode, tagBits }) => `${mode} ${tagBits}`)
      expect(tags.toSorted()).toEqual(["cbc undefined", "gcm 128", "gcm undefined"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is left out where another use of the call has it", () =>
    Effect.gen(function* () {
      const suite = "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"
      const either = "if isOld { config.MinVersion = tls.VersionTLS12 } else { config.MinVersion = tls.VersionTLS13 }"
      expect(yield* factsIn("protocol", { "a.go": config(either) })).toEqual([
        { name: "TLS", version: "1.2", suite },
        { name: "TLS", version: "1.3" }
      ])
      const only = config("config.MinVersion = tls.VersionTLS13")
      expect(yield* factsIn("protocol", { "a.go": only })).toEqual([{ name: "TLS", version: "1.3", suite }])
      const functions = ["decrypt"]
      expect(yield* factsIn("cipher", { "a.c": unwrap })).toEqual([
        { name: "RSA", padding: "oaep", digest: "SHA-1", mgfDigest: "SHA-1", functions },
        { name: "RSA", padding: "pkcs1v15", functions }
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
