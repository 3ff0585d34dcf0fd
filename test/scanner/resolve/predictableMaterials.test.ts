import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { toAssets } from "../../../scanner/model/assets.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

/** Name of each material whose generator can be predicted, with its line. */
const predictable = Effect.fnUntraced(function* (path: string, text: string) {
  const assets = toAssets(yield* scanFiles({ [path]: text }))
  return assets
    .filter(({ type, observed }) => type === "related-crypto-material" && observed.generator !== undefined)
    .flatMap(({ name, occurrences }) => occurrences.map(({ place }) => `${place.line} ${name}`))
    .toSorted()
})

const java = (...body: ReadonlyArray<string>): string =>
  [
    "import java.security.SecureRandom; import java.util.Random; import javax.crypto.*; import javax.crypto.spec.*;",
    "class K {",
    "void f(byte[] given) throws Exception {",
    ...body,
    "}",
    "}"
  ].join("\n")

const python = (...body: ReadonlyArray<string>): string =>
  ["import hashlib, hmac, os, random, secrets", "from Crypto.Cipher import AES", ...body].join("\n")

const script = (...body: ReadonlyArray<string>): string =>
  ['import { createCipheriv, createHmac, randomBytes } from "node:crypto"', ...body].join("\n")

const csharp = (...body: ReadonlyArray<string>): string =>
  [
    "using System; using System.Linq; using System.Security.Cryptography;",
    "class K { void F(byte[] given) {",
    ...body,
    "} }"
  ].join("\n")

const go = (imported: string, ...body: ReadonlyArray<string>): string =>
  ["package k", `import ("crypto/aes"; "crypto/cipher"; ${imported})`, "func f(given []byte) {", ...body, "}"].join(
    "\n"
  )

const c = (...body: ReadonlyArray<string>): string =>
  [
    "#include <stdlib.h>",
    "#include <openssl/evp.h>",
    "#include <openssl/rand.h>",
    "void f(EVP_CIPHER_CTX *ctx, unsigned char *given) {",
    ...body,
    "}"
  ].join("\n")

type Case = readonly [language: string, path: string, text: string, found: ReadonlyArray<string>]

const found: ReadonlyArray<Case> = [
  [
    "Java, in a buffer that is filled",
    "K.java",
    java(
      "byte[] key = new byte[16]; byte[] iv = new byte[16];",
      "Random random = new Random();",
      "random.nextBytes(key);",
      "new Random().nextBytes(iv);",
      'Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");',
      'cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv));'
    ),
    ["9 predictable-AES-128-CBC-PKCS7-initialization-vector-128", "9 predictable-AES-128-secret-key"]
  ],
  [
    "Java, byte by byte and letter by letter",
    "K.java",
    java(
      "byte[] key = new byte[16];",
      "for (int i = 0; i < 16; i++) key[i] = (byte) (Math.random() * 256);",
      'new SecretKeySpec(key, "AES");',
      "StringBuilder text = new StringBuilder();",
      "Random random = new Random();",
      'for (int i = 0; i < 16; i++) text.append("abc".charAt(0)).append((char) random.nextInt(128));',
      'new SecretKeySpec(text.toString().getBytes(), "AES");'
    ),
    ["10 predictable-AES-secret-key", "6 predictable-AES-128-secret-key"]
  ],
  [
    "Python",
    "k.py",
    python(
      "AES.new(random.randbytes(16), AES.MODE_ECB)",
      'key = "".join(random.choice("abcdef") for _ in range(16))',
      "AES.new(key.encode(), AES.MODE_ECB)",
      "iv = bytes(random.getrandbits(8) for _ in range(16))",
      "AES.new(os.urandom(16), AES.MODE_CBC, iv)",
      "salt = bytearray()",
      "for _ in range(16): salt.append(random.randint(0, 255))",
      'hashlib.pbkdf2_hmac("sha256", password, bytes(salt), 600000)',
      "def make():",
      "    return str(random.random()).encode()",
      'hmac.new(make(), b"text", hashlib.sha256)',
      'text = ""',
      "for _ in range(16): text += chr(random.randint(0, 255))",
      'hmac.new(text, b"text", hashlib.sha256)'
    ),
    [
      "10 predictable-PBKDF2-SHA-256-600000-salt",
      "13 predictable-HMAC-SHA-256-secret-key",
      "16 predictable-HMAC-SHA-256-secret-key",
      "3 predictable-AES-128-ECB-secret-key",
      "5 predictable-AES-ECB-secret-key",
      "7 predictable-AES-128-CBC-initialization-vector-128"
    ]
  ],
  [
    "TypeScript",
    "k.ts",
    script(
      "createCipheriv('aes-128-cbc', Buffer.from(Math.random().toString(36).slice(2)), randomBytes(16))",
      "const iv = new Uint8Array(16)",
      "for (let i = 0; i < 16; i++) iv[i] = Math.floor(Math.random() * 256)",
      "createCipheriv('aes-128-cbc', key, iv)",
      "const bytes = Array.from({ length: 16 }, () => Math.floor(Math.random() * 256))",
      "createHmac('sha256', Buffer.from(bytes))",
      "let letters = ''",
      "for (let i = 0; i < 16; i++) letters += LETTERS[Math.floor(Math.random() * LETTERS.length)]",
      "createHmac('sha256', letters)"
    ),
    [
      "10 predictable-HMAC-SHA-256-secret-key",
      "2 predictable-AES-128-CBC-PKCS7-secret-key",
      "5 predictable-AES-128-CBC-PKCS7-initialization-vector-128",
      "7 predictable-HMAC-SHA-256-secret-key"
    ]
  ],
  [
    "JavaScript, in options",
    "k.js",
    [
      'import CryptoJS from "crypto-js"',
      "CryptoJS.AES.encrypt(text, key, { iv: CryptoJS.enc.Utf8.parse(String(Math.random())) })"
    ].join("\n"),
    ["2 predictable-AES-CBC-PKCS7-initialization-vector-128"]
  ],
  [
    "C#",
    "K.cs",
    csharp(
      "var key = new byte[32];",
      "new Random().NextBytes(key);",
      "var aes = Aes.Create();",
      "aes.Key = key;",
      "var salt = new byte[16];",
      "for (int i = 0; i < 16; i++) salt[i] = (byte)Random.Shared.Next(256);",
      "new HMACSHA256(salt);",
      "new ChaCha20Poly1305(key);"
    ),
    [
      "10 predictable-ChaCha20-Poly1305-secret-key",
      "6 predictable-AES-256-CBC-PKCS7-secret-key",
      "9 predictable-HMAC-SHA-256-secret-key-128"
    ]
  ],
  [
    "Go",
    "k.go",
    go(
      '"math/rand"',
      "key := make([]byte, 32)",
      "rand.Read(key)",
      "block, _ := aes.NewCipher(key)",
      "iv := make([]byte, 16)",
      "for i := range iv { iv[i] = byte(rand.Intn(256)) }",
      "cipher.NewCBCEncrypter(block, iv)"
    ),
    ["6 predictable-AES-256-secret-key", "9 predictable-AES-256-CBC-initialization-vector-128"]
  ],
  [
    "C",
    "k.c",
    c(
      "unsigned char key[16]; unsigned char iv[16];",
      "for (int i = 0; i < 16; i++) key[i] = rand() % 256;",
      "for (int i = 0; i < 16; i++) { iv[i] = (unsigned char)(rand() & 0xff); }",
      "EVP_EncryptInit_ex(ctx, EVP_aes_128_cbc(), NULL, key, iv);"
    ),
    ["8 predictable-AES-128-CBC-initialization-vector-128", "8 predictable-AES-128-CBC-secret-key"]
  ]
]

const further: ReadonlyArray<Case> = [
  [
    "a field, through a method and what it is given",
    "K.java",
    [
      "import java.util.Random; import javax.crypto.spec.*;",
      "class K {",
      "private final byte[] key = new byte[32];",
      "K() { new Random().nextBytes(key); }",
      'Object own() { return new SecretKeySpec(this.key, "AES"); }',
      "byte[] drawn(int size) { byte[] made = new byte[size]; new Random().nextBytes(made); return made; }",
      'Object called() { return new SecretKeySpec(drawn(16), "AES"); }',
      'Object spec(byte[] bytes) { return new SecretKeySpec(bytes, "AES"); }',
      "Object passed() { return spec(drawn(24)); }",
      "}"
    ].join("\n"),
    [
      "5 predictable-AES-256-secret-key",
      "7 predictable-AES-128-secret-key",
      "8 predictable-AES-192-secret-key",
      "9 predictable-AES-192-secret-key"
    ]
  ],
  [
    "one of two branches",
    "k.py",
    python("key = os.urandom(16) if strong else random.randbytes(16)", "AES.new(key, AES.MODE_ECB)"),
    ["4 predictable-AES-128-ECB-secret-key"]
  ],
  [
    "Kotlin",
    "K.kt",
    [
      "import javax.crypto.spec.SecretKeySpec",
      "import kotlin.random.Random",
      "fun f() {",
      "val key = ByteArray(16)",
      "Random.nextBytes(key)",
      'SecretKeySpec(key, "AES")',
      'SecretKeySpec(Random.Default.nextBytes(32), "AES")',
      "}"
    ].join("\n"),
    ["6 predictable-AES-128-secret-key", "7 predictable-AES-256-secret-key"]
  ],
  [
    "PHP",
    "k.php",
    [
      "<?php",
      "$key = '';",
      "for ($i = 0; $i < 16; $i++) { $key .= chr(mt_rand(0, 255)); }",
      'openssl_encrypt($text, "aes-128-ecb", $key);',
      'openssl_encrypt($text, "aes-128-cbc", $given, 0, substr(str_shuffle($letters), 0, 16));'
    ].join("\n"),
    ["4 predictable-AES-128-ECB-PKCS7-secret-key", "5 predictable-AES-128-CBC-PKCS7-initialization-vector-128"]
  ],
  [
    "variables that are made of each other so often that nobody can follow them all",
    "k.ts",
    script(
      "const v0 = String(Math.random())",
      ...Array.from({ length: 35 }, (_, at) => `const v${at + 1} = v${at} + v${at}`),
      "createHmac('sha256', v35)",
      "createHmac('sha256', v3)"
    ),
    ["39 predictable-HMAC-SHA-256-secret-key"]
  ],
  [
    "Scala",
    "K.scala",
    [
      "import javax.crypto.spec.SecretKeySpec",
      "import scala.util.Random",
      "object K { def f() = {",
      "val key = new Array[Byte](16)",
      "Random.nextBytes(key)",
      'new SecretKeySpec(key, "AES")',
      "} }"
    ].join("\n"),
    ["6 predictable-AES-128-secret-key"]
  ]
]

const notFound: ReadonlyArray<readonly [language: string, path: string, text: string]> = [
  [
    "Java",
    "K.java",
    java(
      "byte[] key = new byte[16];",
      "Random random = new SecureRandom();",
      "random.nextBytes(key);",
      'new SecretKeySpec(key, "AES");',
      "byte[] other = new byte[16];",
      "new Random().nextBytes(other);",
      'new SecretKeySpec(given, "AES");',
      "byte[] late = new byte[new Random().nextInt(16)];",
      'new SecretKeySpec(late, "AES");',
      "new Random().nextBytes(late);",
      "for (int i = 0; i < 8; i++) given[i] = (byte) i;",
      "int wait = new Random().nextInt(1000);"
    )
  ],
  [
    "Python",
    "k.py",
    python(
      "wait = random.random()",
      "AES.new(os.urandom(16), AES.MODE_ECB)",
      "AES.new(secrets.token_bytes(random.randint(16, 32)), AES.MODE_ECB)",
      "strong = random.SystemRandom()",
      "AES.new(load(random.randint(0, 9)), AES.MODE_ECB)",
      "key = random.randbytes(16)",
      "key = os.urandom(16)",
      "AES.new(key, AES.MODE_ECB)",
      "AES.new(KEYS[random.randint(0, 9)], AES.MODE_ECB)",
      "mixed = os.urandom(16) + random.randbytes(16)",
      'hmac.new(mixed, b"text", hashlib.sha256)'
    )
  ],
  [
    "TypeScript",
    "k.ts",
    script(
      "const wait = Math.random()",
      "createCipheriv('aes-128-cbc', randomBytes(16), randomBytes(Math.floor(Math.random() * 16)))",
      "createHmac('sha256', keys.get(Math.random()))",
      "const iv = new Uint8Array(16)",
      "crypto.getRandomValues(iv)",
      "iv[0] = Math.floor(Math.random() * 256)",
      "createCipheriv('aes-128-cbc', key, iv)"
    )
  ],
  [
    "JavaScript, filled by Node",
    "k.js",
    [
      'const crypto = require("crypto")',
      "const iv = Buffer.alloc(16)",
      "crypto.randomFillSync(iv)",
      "iv[0] = Math.floor(Math.random() * 256)",
      'crypto.createCipheriv("aes-128-cbc", key, iv)'
    ].join("\n")
  ],
  [
    "C#",
    "K.cs",
    csharp(
      "var key = new byte[32]; var other = new byte[32];",
      "new Random().NextBytes(other);",
      "RandomNumberGenerator.Fill(key);",
      "key[0] = (byte)new Random().Next(256);",
      "var aes = Aes.Create();",
      "aes.Key = key;",
      "using var generator = RandomNumberGenerator.Create();",
      "var iv = new byte[16];",
      "generator.GetBytes(iv);",
      "iv[0] = (byte)new Random().Next(256);",
      "aes.IV = iv;",
      "new HMACSHA256(given);"
    )
  ],
  [
    "Go",
    "k.go",
    go(
      '"crypto/rand"; weak "math/rand"',
      "key := make([]byte, 32)",
      "rand.Read(key)",
      "key[0] = byte(weak.Intn(7))",
      "aes.NewCipher(key)"
    )
  ],
  [
    "C",
    "k.c",
    c(
      "unsigned char key[16]; unsigned char iv[16]; unsigned char noise[16];",
      "for (int i = 0; i < 16; i++) noise[i] = rand();",
      "RAND_bytes(key, 16); RAND_bytes(iv, 16);",
      "EVP_EncryptInit_ex(ctx, EVP_aes_128_cbc(), NULL, key, iv);"
    )
  ]
]

describe("keys, nonces and salts that a predictable generator makes", () => {
  it.live.each([...found, ...further])("are found in %s", ([, path, text, names]) =>
    Effect.gen(function* () {
      expect(yield* predictable(path, text)).toEqual(names.toSorted())
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live.each(notFound)("are not what the operating system draws, or what is only near: %s", ([, path, text]) =>
    Effect.gen(function* () {
      expect(yield* predictable(path, text)).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )
})
