import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"

describe("C and Swift files", () => {
  const named = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
    const { findings } = yield* scan(files)
    return findings.map(({ path, kind, facts: { name = "unknown", keyBits = "-", mode } }) =>
      [path, kind, name, keyBits, ...(mode === undefined ? [] : [mode])].join(" ")
    )
  })

  const cases: ReadonlyArray<readonly [string, { readonly [path: string]: string }, ReadonlyArray<string>]> = [
    [
      "a text that a header defines",
      {
        "src/use.c": '#include "config.h"\nvoid f(void) { const EVP_MD *md = EVP_get_digestbyname(APP_DIGEST); }\n',
        "include/config.h": '#define APP_DIGEST "sha384"\n'
      },
      ["src/use.c hash SHA-384 -"]
    ],
    [
      "a number and a constant of a library that a header defines",
      {
        "src/use.m":
          '#import "Config.h"\nvoid f() { CCCrypt(op, APP_CIPHER, APP_OPTIONS, key, APP_KEY_SIZE, iv, a, b, c, d, &n); }\n',
        "src/Config.h":
          "#define APP_CIPHER kCCAlgorithmAES128\n#define APP_OPTIONS kCCOptionECBMode\n#define APP_KEY_SIZE kCCKeySizeAES256\n"
      },
      ["src/use.m cipher AES 256 ecb"]
    ],
    [
      "constants of a header that decide which branch is taken",
      {
        "use.c":
          '#include "sizes.h"\n#include <pk11pub.h>\nvoid f(PK11SlotInfo *s) {\n  if (KEY_LENGTH == 3 * BLOCK_LENGTH) PK11_TokenKeyGen(s, CKM_DES3_KEY_GEN, 0, 0, 0, 1, 0);\n  else if (KEY_LENGTH == 2 * BLOCK_LENGTH) PK11_TokenKeyGen(s, CKM_DES2_KEY_GEN, 0, 0, 0, 1, 0);\n}\n',
        "sizes.h": "#define BLOCK_LENGTH 8\n#define KEY_LENGTH 16\n"
      },
      ["use.c keygen 3DES 112"]
    ],
    [
      "what a function without arguments gives that a header defines",
      {
        "use.c": '#include "config.h"\nvoid f(EVP_CIPHER_CTX *c) { EVP_EncryptInit_ex(c, APP_CIPHER, 0, k, iv); }\n',
        "config.h": "#define APP_CIPHER EVP_aes_192_gcm()\n"
      },
      ["use.c cipher AES 192 gcm"]
    ],
    [
      "a constant of another file that is defined by one of a third",
      {
        "use.c": '#include "a.h"\nvoid f(void) { int h; gcry_md_open(&h, APP_MD, 0); }\n',
        "a.h": '#include "b.h"\n#define APP_MD BASE_MD\n',
        "b.h": "#define BASE_MD GCRY_MD_SHA512\n"
      },
      ["use.c hash SHA-512 -"]
    ],
    [
      "a variable of another file",
      {
        "use.c":
          '#include "sizes.h"\nextern const int app_bits;\nvoid f(RSA *r) { RSA_generate_key_ex(r, app_bits, e, 0); }\n',
        "sizes.c": "const int app_bits = 3072;\n"
      },
      ["use.c keygen RSA 3072"]
    ],
    [
      "what callers in other files pass together, of which one thing chooses the arm that the other is used in",
      {
        "gen.c": `int new_rsa(struct k *key, int bits) { return mbedtls_rsa_gen_key(key->ctx, rng, key, bits, 65537); }\n`,
        "choose.c": `int by_label(struct k *key, int kty, int bits)
{ switch (kty) { case KTY_RSA: return new_rsa(key, bits); case KTY_EC: return 1; default: return 2; } }
int by_test(struct k *key, int kty, int bits) { if (kty == KTY_RSA) return new_rsa(key, bits); return 1; }\n`,
        "use.c": `int a(struct k *key) { return by_label(key, KTY_EC, 256); }
int b(struct k *key) { return by_label(key, KTY_RSA, 3072); }
int c(struct k *key) { return by_test(key, KTY_EC, 384); }
int d(struct k *key) { return by_test(key, KTY_RSA, 4096); }\n`
      },
      ["gen.c keygen RSA 3072", "gen.c keygen RSA 4096"]
    ],
    [
      "what callers in other files pass",
      {
        "wrap.c": "void digest(const EVP_MD *md) { EVP_DigestInit_ex(ctx, md, 0); }\n",
        "use.c": '#include "wrap.h"\nvoid f(void) { digest(EVP_sha384()); }\n'
      },
      ["use.c hash SHA-384 -", "wrap.c hash SHA-384 -"]
    ],
    [
      "texts that callers in other files pass",
      {
        "wrap.c": "void digest(const char *name) { EVP_get_digestbyname(name); }\n",
        "one.c": 'void f(void) { digest("sha224"); }\n',
        "two.c": 'void g(void) { digest("md5"); }\n'
      },
      ["wrap.c hash MD5 -", "wrap.c hash SHA-224 -"]
    ],
    [
      "what they write to members of structures",
      {
        "defaults.c": 'void defaults(struct settings *s) { s->digest = "sha384"; }\n',
        "others.c": 'void others(struct others *o) { o->digest = "md5"; }\n',
        "settings.h": "struct settings { const char *digest; };\n",
        "use.c": "void f(const struct settings *settings) { EVP_get_digestbyname(settings->digest); }\n"
      },
      ["use.c hash SHA-384 -"]
    ],
    [
      "static properties and global constants of Swift",
      {
        "Use.swift":
          "import CommonCrypto\nfunc f() { CCCrypt(op, Settings.cipher, 0, key, keySize, iv, a, b, c, d, &n) }\n",
        "Settings.swift":
          "import CommonCrypto\nenum Settings { static let cipher = CCAlgorithm(kCCAlgorithmAES) }\nlet keySize = kCCKeySizeAES256\n"
      },
      ["Use.swift cipher AES 256 cbc"]
    ],
    [
      "of which type a field of another Swift type is",
      {
        "Keys.swift":
          "import Crypto\npublic enum Edwards {}\nextension Edwards { struct Key { let backing: Curve25519.Signing.PrivateKey } }\n",
        "Use.swift":
          "import Crypto\nstruct Signer { let key: Edwards.Key?\n func sign(_ data: Data) throws { _ = try key!.backing.signature(for: data) } }\n"
      },
      ["Use.swift signature Ed25519 -"]
    ],
    [
      "a member of the type that the Swift parameter it is passed to declares",
      {
        "Key.swift":
          "import CryptoExtras\nstruct Key { let backing: _RSA.Signing.PrivateKey\n func sign(_ data: Data, padding: _RSA.Signing.Padding) throws { _ = try backing.signature(for: data, padding: padding) } }\n",
        "Use.swift": "func f(key: Key, data: Data) throws { try key.sign(data, padding: .PSS) }\n"
      },
      ["Key.swift signature RSA -"]
    ],
    [
      "which types of a library conform to a protocol of Swift",
      {
        "Protocols.swift": "protocol SecretKey { func signature(for data: Data) throws -> Data }\n",
        "Conform.swift": "import Crypto\nextension MLDSA87.PrivateKey: SecretKey {}\n",
        "Use.swift": "import Crypto\nfunc sign(key: any SecretKey) throws { _ = try key.signature(for: data) }\n"
      },
      ["Conform.swift key ML-DSA -", "Use.swift signature ML-DSA -"]
    ],
    [
      "what Swift callers in other files pass",
      {
        "Wrap.swift":
          "import CryptoSwift\nfunc derive(_ password: [UInt8], rounds: Int) throws { _ = try PKCS5.PBKDF2(password: password, salt: salt, iterations: rounds, keyLength: 32, variant: .sha2(.sha256)) }\n",
        "Use.swift": "func f() throws { try derive([], rounds: 310_000) }\n"
      },
      ["Wrap.swift kdf PBKDF2 -"]
    ]
  ]

  it.live.each(cases)("say to each other %s", ([, files, expected]) =>
    Effect.gen(function* () {
      expect((yield* named(files)).toSorted()).toEqual(expected)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are places of what they write to members of structures", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan({
        "defaults.c": 'void defaults(struct settings *s) {\n  s->cipher = "BF-CBC";\n}\n',
        "use.c": "void f(struct settings *settings) { EVP_get_cipherbyname(settings->cipher); }\n"
      })
      expect(findings.map(({ facts, evidence }) => [facts.name, evidence])).toEqual([
        ["Blowfish", [expect.objectContaining({ path: "defaults.c", role: "choice", symbol: "cipher" })]]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("name the rounds that another file gives, with the line of the call", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan(cases.at(-1)![1])
      expect(findings[0]!.facts).toMatchObject({ iterations: 310_000, digest: "SHA-256" })
      expect(findings[0]!.evidence).toContainEqual(expect.objectContaining({ path: "Use.swift", role: "caller" }))
    }).pipe(Effect.provide(scannerOnce))
  )
})
