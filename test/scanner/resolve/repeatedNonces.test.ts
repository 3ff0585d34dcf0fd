import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { toAssets } from "../../../scanner/model/assets.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

/** Lines at which a nonce serves once more. */
const repeated = Effect.fnUntraced(function* (path: string, text: string) {
  const assets = toAssets(yield* scanFiles({ [path]: text }))
  return assets
    .filter(({ observed }) => observed.freshness?.includes("repeated"))
    .flatMap(({ name, occurrences }) =>
      occurrences.filter(({ role }) => role === "use").map(({ place }) => `${place.line} ${name}`)
    )
    .toSorted()
})

const java = (...body: ReadonlyArray<string>): string =>
  [
    "import java.security.SecureRandom; import javax.crypto.*; import javax.crypto.spec.*;",
    "class K { void f(byte[] a, byte[] b, int n, SecretKey key, SecretKey other, byte[] iv, SecureRandom random) throws Exception {",
    'Cipher c = Cipher.getInstance("AES/GCM/NoPadding");',
    ...body,
    "} }"
  ].join("\n")

const ENCRYPT = "c.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, iv)); c.doFinal(a);"

const python = (...body: ReadonlyArray<string>): string =>
  [
    "import os",
    "from cryptography.hazmat.primitives.ciphers.aead import AESGCM",
    "def f(key, messages, a, b):",
    "  gcm = AESGCM(key)",
    ...body.map((line) => `  ${line}`)
  ].join("\n")

const script = (...body: ReadonlyArray<string>): string =>
  ['import { createCipheriv, randomBytes } from "node:crypto"', "export const f = (key, a, b) => {", ...body, "}"].join(
    "\n"
  )

const AES_GCM = "repeated-AES-GCM-initialization-vector"

type Case = readonly [kind: string, path: string, text: string, lines: ReadonlyArray<string>]

const found: ReadonlyArray<Case> = [
  ["Java, twice", "K.java", java(ENCRYPT, ENCRYPT), [`5 ${AES_GCM}`]],
  [
    "Java, by one specification",
    "K.java",
    java(
      "GCMParameterSpec spec = new GCMParameterSpec(128, iv);",
      "c.init(Cipher.ENCRYPT_MODE, key, spec); c.doFinal(a);",
      "c.init(Cipher.ENCRYPT_MODE, key, spec); c.doFinal(b);"
    ),
    [`6 ${AES_GCM}`]
  ],
  ["Java, in a loop", "K.java", java("for (byte[] one : all) {", ENCRYPT, "}"), [`5 ${AES_GCM}`]],
  ["Java, in a block after it", "K.java", java(ENCRYPT, "if (n > 1) {", ENCRYPT, "}"), [`6 ${AES_GCM}`]],
  [
    "Python, twice",
    "a.py",
    python("nonce = os.urandom(12)", "x = gcm.encrypt(nonce, a, None)", "y = gcm.encrypt(nonce, b, None)"),
    [`7 ${AES_GCM}-96`]
  ],
  [
    "Python, in a loop",
    "a.py",
    python("nonce = os.urandom(12)", "for one in messages:", "  store(gcm.encrypt(nonce, one, None))"),
    [`7 ${AES_GCM}-96`]
  ],
  [
    "JavaScript, by two ciphers",
    "a.js",
    script(
      "const iv = randomBytes(12)",
      'createCipheriv("aes-256-gcm", key, iv).update(a)',
      'createCipheriv("aes-256-gcm", key, iv).update(b)'
    ),
    ["5 repeated-AES-256-GCM-initialization-vector-96"]
  ],
  [
    "Go",
    "k.go",
    [
      'package k; import ("crypto/aes"; "crypto/cipher"; "crypto/rand")',
      "func f(key, a, b []byte) {",
      "block, _ := aes.NewCipher(key); gcm, _ := cipher.NewGCM(block)",
      "nonce := make([]byte, 12); rand.Read(nonce)",
      "x := gcm.Seal(nil, nonce, a, nil)",
      "y := gcm.Seal(nil, nonce, b, nil)",
      "use(x, y) }"
    ].join("\n"),
    [`6 ${AES_GCM}-96`]
  ],
  [
    "C",
    "k.c",
    [
      "#include <openssl/evp.h>",
      "void f(EVP_CIPHER_CTX *ctx, unsigned char *key, unsigned char *iv) {",
      "EVP_EncryptInit_ex(ctx, EVP_aes_256_cbc(), NULL, key, iv);",
      "EVP_EncryptInit_ex(ctx, EVP_aes_256_cbc(), NULL, key, iv); }"
    ].join("\n"),
    ["4 repeated-AES-256-CBC-initialization-vector-128"]
  ],
  [
    "C#",
    "K.cs",
    [
      "using System.Security.Cryptography;",
      "class K { void F(byte[] key, byte[] nonce, byte[] a, byte[] t) { var gcm = new AesGcm(key, 16);",
      "gcm.Encrypt(nonce, a, a, t);",
      "gcm.Encrypt(nonce, t, t, a); } }"
    ].join("\n"),
    [`4 ${AES_GCM}`]
  ]
]

const passed: ReadonlyArray<readonly [kind: string, path: string, text: string]> = [
  ["one message", "K.java", java(ENCRYPT)],
  ["a nonce that is drawn anew", "K.java", java(ENCRYPT, "random.nextBytes(iv);", ENCRYPT)],
  ["a nonce that something else may change", "K.java", java(ENCRYPT, "next(iv);", ENCRYPT)],
  ["a nonce with another value", "K.java", java(ENCRYPT, "iv = next();", ENCRYPT)],
  ["what is decrypted again", "K.java", java(ENCRYPT, ENCRYPT.replace("ENCRYPT", "DECRYPT"))],
  ["a mode that is not known", "K.java", java(ENCRYPT, ENCRYPT.replace("Cipher.ENCRYPT_MODE", "n"))],
  ["another key", "K.java", java(ENCRYPT, ENCRYPT.replace("key", "other"))],
  ["a key with another value", "K.java", java(ENCRYPT, "key = other;", ENCRYPT)],
  ["branches", "K.java", java("if (n > 1)", ENCRYPT, "else", ENCRYPT)],
  ["cases", "K.java", java("switch (n) { case 1:", ENCRYPT, "break; case 2:", ENCRYPT, "break; }")],
  ["a branch before it", "K.java", java("if (n > 1) {", ENCRYPT, "return; }", ENCRYPT)],
  ["a loop that ends with it", "K.java", java("while (true) {", ENCRYPT, "return; }")],
  [
    "a loop with a nonce each",
    "a.py",
    python("for one in messages:", "  nonce = os.urandom(12)", "  store(gcm.encrypt(nonce, one, None))")
  ],
  [
    "a loop that counts",
    "a.py",
    python(
      "nonce = os.urandom(12)",
      "for one in messages:",
      "  store(gcm.encrypt(nonce, one, None))",
      "  nonce = add(nonce)"
    )
  ],
  [
    "a loop with a key each",
    "a.py",
    python("nonce = os.urandom(12)", "for one in messages:", "  AESGCM(one.key).encrypt(nonce, one.text, None)")
  ],
  [
    "functions of their own",
    "a.js",
    [
      'import { createCipheriv } from "node:crypto"',
      'const f = (key, iv) => createCipheriv("aes-256-gcm", key, iv)',
      'const g = (key, iv) => createCipheriv("aes-256-gcm", key, iv)'
    ].join("\n")
  ]
]

describe("nonces that serve for several messages", () => {
  it.layer(scannerOnce)((it) => {
    it.effect.each(found)("are found in %s", ([, path, text, lines]) =>
      Effect.map(repeated(path, text), (seen) => expect(seen).toEqual(lines))
    )

    it.effect.each(passed)("are not seen in %s", ([, path, text]) =>
      Effect.map(repeated(path, text), (seen) => expect(seen).toEqual([]))
    )
  })
})
