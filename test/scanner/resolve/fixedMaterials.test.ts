import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { toAssets } from "../../../scanner/model/assets.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

/** Name of each material that stands in the source, with its line and what was passed on the way to it. */
const materials = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const report = yield* scanFiles(files)
  return toAssets(report)
    .filter(({ stored }) => stored?.format === "literal")
    .flatMap(({ name, occurrences }) => occurrences.map(({ path, place }) => `${path}:${place.line} ${name}`))
    .toSorted()
})

const java = (body: string, fields = "") =>
  `import javax.crypto.*;\nimport javax.crypto.spec.*;\nclass K {\n${fields}\nvoid f(byte[] given) throws Exception {\n${body}\n}\n}\n`

describe("keys, nonces and salts that stand in the source", () => {
  it.live("are materials of the algorithm they are given to", () =>
    Effect.gen(function* () {
      const body = [
        'SecretKeySpec key = new SecretKeySpec(SECRET.getBytes(), "AES");',
        "IvParameterSpec iv = new IvParameterSpec(new byte[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7 });",
        'Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");',
        "cipher.init(Cipher.ENCRYPT_MODE, key, iv);"
      ].join("\n")
      const field = 'static final String SECRET = "an-invented-key!";'
      expect(yield* materials({ "K.java": java(body, field) })).toEqual([
        "K.java:6 hard-coded-AES-128-secret-key",
        "K.java:7 hard-coded-AES-128-CBC-PKCS7-initialization-vector-128"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("stand where a field or another file holds them, besides the call, unless that is seen with it", () =>
    Effect.gen(function* () {
      const call = 'new SecretKeySpec(SECRET.getBytes(), "AES");'
      const near = java(call, 'static final String SECRET = "an-invented-key!";')
      const far = java(`\n\n\n${call}`, 'static final String SECRET = "an-invented-key!";')
      const own = java(`String SECRET = "an-invented-key!";\n\n\n\n${call}`)
      const other = java('new SecretKeySpec(Held.SECRET.getBytes(), "AES");')
      const held = 'class Held {\n  static final String SECRET = "an-invented-key!";\n}\n'
      const found = (path: string, lines: ReadonlyArray<number>) =>
        lines.map((line) => `${path}:${line} hard-coded-AES-128-secret-key`)
      expect(yield* materials({ "Near.java": near })).toEqual(found("Near.java", [6]))
      expect(yield* materials({ "Far.java": far })).toEqual(found("Far.java", [4, 9]))
      expect(yield* materials({ "Own.java": own })).toEqual(found("Own.java", [10]))
      expect(yield* materials({ "Other.java": other, "Held.java": held })).toEqual([
        ...found("Held.java", [2]),
        ...found("Other.java", [6])
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are not what a counter begins with, nor the number that is written with other digits", () =>
    Effect.gen(function* () {
      const python = (nonce: string, more = "pass") =>
        [
          "from binascii import unhexlify",
          "from nacl.secret import SecretBox",
          "class Sender:",
          "    def __init__(self, key):",
          "        self.sent = 0",
          "        self.box = SecretBox(key)",
          "    def send(self, record):",
          `        ${more}`,
          `        return self.box.encrypt(record, unhexlify(${nonce}))`
        ].join("\n")
      const counter = (next: string) =>
        [
          'import crypto from "node:crypto"',
          "class Sender {",
          "  sent = 0",
          "  send(key) {",
          `    ${next}`,
          "    const iv = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, this.sent])",
          '    return crypto.createCipheriv("aes-256-gcm", key, iv)',
          "  }",
          "}"
        ].join("\n")
      expect(yield* materials({ "a.py": python('f"{self.sent}0"') })).not.toEqual([])
      expect(yield* materials({ "a.py": python('f"{self.sent}0"', "self.sent += 1") })).toEqual([])
      expect(yield* materials({ "a.py": python('f"{self.sent:048x}"') })).toEqual([])
      expect(yield* materials({ "a.py": python('"%048x" % self.sent') })).toEqual([])
      const go = (next: string) =>
        [
          "package a",
          'import "golang.org/x/crypto/chacha20poly1305"',
          "type sender struct { sent byte }",
          "func newSender() *sender { return &sender{sent: 7} }",
          "func (s *sender) send(out, record, key []byte) []byte {",
          `  ${next}`,
          "  aead, _ := chacha20poly1305.New(key)",
          "  return aead.Seal(out, []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, s.sent}, record, nil)",
          "}"
        ].join("\n")
      expect(yield* materials({ "a.go": go("") })).not.toEqual([])
      expect(yield* materials({ "a.go": go("s.sent++") })).toEqual([])
      expect(yield* materials({ "a.js": counter("") })).not.toEqual([])
      expect(yield* materials({ "a.js": counter("this.sent++") })).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are not where they are only passed on", () =>
    Effect.gen(function* () {
      const python = [
        "import hashlib, hmac",
        "def tag(key):",
        '    return hmac.new(key, b"text", hashlib.sha256)',
        "def first():",
        '    secret = b"an invented secret"',
        "    return tag(secret)",
        "def second():",
        '    return tag(b"another invented secret")'
      ].join("\n")
      expect(yield* materials({ "k.py": python })).toEqual([
        "k.py:3 hard-coded-HMAC-SHA-256-secret-key-144",
        "k.py:3 hard-coded-HMAC-SHA-256-secret-key-184",
        "k.py:8 hard-coded-HMAC-SHA-256-secret-key-184"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found in other languages through the same rows", () =>
    Effect.gen(function* () {
      const python = [
        "import hashlib, hmac",
        "from Crypto.Cipher import AES",
        'AES.new(b"an-invented-key!", AES.MODE_CBC, b"\\x00" * 16)',
        'hmac.new(bytes.fromhex("000102030405060708090a0b0c0d0e0f"), b"text", hashlib.sha256)',
        'hashlib.pbkdf2_hmac("sha256", password, b"invented salt", 1000)'
      ].join("\n")
      const script = [
        'import { createCipheriv, createHmac } from "node:crypto"',
        'createHmac("sha256", "an invented secret")',
        'createCipheriv("aes-128-gcm", Buffer.from("AAECAwQFBgcICQoLDA0ODw==", "base64"), nonce)'
      ].join("\n")
      expect(yield* materials({ "k.py": python, "k.ts": script })).toEqual([
        "k.py:3 hard-coded-AES-128-CBC-initialization-vector-128",
        "k.py:3 hard-coded-AES-128-CBC-secret-key",
        "k.py:4 hard-coded-HMAC-SHA-256-secret-key-128",
        "k.py:5 hard-coded-PBKDF2-SHA-256-1000-salt-104",
        "k.ts:2 hard-coded-HMAC-SHA-256-secret-key-144",
        "k.ts:3 hard-coded-AES-128-GCM-secret-key"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found in a specification, wherever that goes", () =>
    Effect.gen(function* () {
      const body = [
        'Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");',
        "use(new IvParameterSpec(new byte[] { 1, 2, 3, 4, 5, 6, 7, 8 }));",
        "use(new IvParameterSpec(given));",
        'use(new PBEParameterSpec("an invented salt".getBytes(), 1000));'
      ].join("\n")
      expect(yield* materials({ "K.java": java(body) })).toEqual([
        "K.java:7 hard-coded-initialization-vector-64",
        "K.java:9 hard-coded-salt-128"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found where a call takes no bytes as well as some", () =>
    Effect.gen(function* () {
      const script = [
        "<?php",
        'openssl_encrypt($text, "aes-128-cbc", $key, 0, "an invented nonc");',
        'openssl_encrypt($text, "aes-128-ecb", $key, 0, "");'
      ].join("\n")
      expect(yield* materials({ "k.php": script })).toEqual([
        "k.php:2 hard-coded-AES-128-CBC-PKCS7-initialization-vector-128"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found in the keys of tokens, in options and in what refines a call", () =>
    Effect.gen(function* () {
      const script = [
        'import jwt from "jsonwebtoken"',
        'import * as jose from "jose"',
        'import CryptoJS from "crypto-js"',
        'import sodium from "libsodium-wrappers"',
        'jwt.sign({ sub: 1 }, "an invented secret")',
        'jwt.verify(token, "an invented secret!", { algorithms: ["HS512"] })',
        'await new jose.SignJWT({}).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode("an invented secret"))',
        'CryptoJS.AES.encrypt(text, key, { iv: CryptoJS.enc.Hex.parse("000102030405060708090a0b0c0d0e0f") })',
        "sodium.crypto_secretbox_easy(text, nonce, new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))",
        'crypto.subtle.importKey("raw", new TextEncoder().encode("an-invented-key!"), "AES-GCM", false, ["encrypt"])',
        'jwt.sign({ sub: 1 }, "a name of a file", { algorithm: "RS256" })',
        'crypto.subtle.importKey("spki", new Uint8Array([48, 89, 48, 19, 6]), { name: "ECDSA", namedCurve: "P-256" }, true, ["verify"])'
      ].join("\n")
      expect(yield* materials({ "k.js": script })).toEqual([
        "k.js:10 hard-coded-AES-GCM-secret-key-128",
        "k.js:5 hard-coded-HMAC-SHA-256-secret-key-144",
        "k.js:6 hard-coded-HMAC-SHA-512-secret-key-152",
        "k.js:7 hard-coded-HMAC-SHA-256-secret-key-144",
        "k.js:8 hard-coded-AES-CBC-PKCS7-initialization-vector-128",
        "k.js:9 hard-coded-XSalsa20-Poly1305-secret-key"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found in properties that are assigned", () =>
    Effect.gen(function* () {
      const body = [
        "using System.Text; using System.Security.Cryptography;",
        "class K { void F() {",
        "var aes = Aes.Create();",
        'aes.Key = Encoding.UTF8.GetBytes("an-invented-key!");',
        "aes.IV = new byte[16];",
        "} }"
      ].join("\n")
      expect(yield* materials({ "K.cs": body })).toEqual(["K.cs:4 hard-coded-AES-128-CBC-PKCS7-secret-key"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found in every call of OpenSSL that sets up a cipher", () =>
    Effect.gen(function* () {
      const given = '(unsigned char *)"an-invented-key!", (unsigned char *)"an-invented-vec!"'
      const calls = ["Encrypt", "Decrypt", "Cipher"].flatMap((name) => {
        const flag = name === "Cipher" ? ", 1" : ""
        return [
          `EVP_${name}Init(ctx, EVP_aes_128_cbc(), ${given}${flag});`,
          `EVP_${name}Init_ex(ctx, EVP_aes_128_cbc(), NULL, ${given}${flag});`,
          `EVP_${name}Init_ex2(ctx, EVP_aes_128_cbc(), ${given}${flag}, NULL);`
        ]
      })
      const body = ["#include <openssl/evp.h>", "void f(EVP_CIPHER_CTX *ctx) {", ...calls, "}"].join("\n")
      const lines = calls.map((_, at) => at + 3)
      expect(yield* materials({ "k.c": body })).toEqual(
        [
          ...lines.map((line) => `k.c:${line} hard-coded-AES-128-CBC-initialization-vector-128`),
          ...lines.map((line) => `k.c:${line} hard-coded-AES-128-CBC-secret-key`)
        ].toSorted()
      )
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are not what the program reads, makes or fills later", () =>
    Effect.gen(function* () {
      const body = [
        'new SecretKeySpec(given, "AES");',
        'new SecretKeySpec(System.getenv("KEY").getBytes(), "AES");',
        'new SecretKeySpec(new byte[16], "AES");',
        'Mac.getInstance("HmacSHA256").init(KeyGenerator.getInstance("HmacSHA256").generateKey());'
      ].join("\n")
      const python = [
        "import hmac, os",
        'hmac.new(os.environ["KEY"].encode(), b"text", "sha256")',
        'hmac.new(os.urandom(32), b"text", "sha256")',
        'hmac.new(b"", b"text", "sha256")'
      ].join("\n")
      expect(yield* materials({ "K.java": java(body), "k.py": python })).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are followed to another file", () =>
    Effect.gen(function* () {
      const settings = 'KEY = b"an-invented-key!"\n'
      const use = "import hashlib, hmac\nfrom app.settings import KEY\nhmac.new(KEY, b'text', hashlib.sha256)\n"
      const report = yield* scanFiles({ "app/settings.py": settings, "app/use.py": use })
      const found = report.findings.filter(({ stored }) => stored !== undefined)
      expect(found.map(({ place, facts }) => [place.line, facts.byteLength])).toEqual([[3, 16]])
      expect(found[0]?.evidence.map(({ path, role }) => `${path} ${role}`)).toEqual(["app/settings.py definition"])
      expect(JSON.stringify(report)).not.toContain("an-invented-key!")
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("secrets of settings that frameworks read", () => {
  it.live("are those given where the environment has none, and no names of settings", () =>
    Effect.gen(function* () {
      const found = yield* materials({
        "site/settings.py": 'import os\nSECRET_KEY = os.environ.get("DJANGO_KEY", "an invented secret")\n',
        "site/names.py": 'SECRET_KEY = "secret_key"\n',
        "site/app.py":
          'from flask import Flask\napp = Flask(__name__)\napp.secret_key = "an invented secret"\napp.config.update(SECRET_KEY="another one here")\n',
        "config/app.php": "<?php\nreturn ['key' => env('APP_KEY', 'an invented secret')];\n",
        "config/secrets.rb": 'Rails.application.config.secret_key_base = ENV["KEY"] || "an invented secret"\n',
        "index.js":
          'const parse = require("cookie-parser")\napp.use(parse(process.env.KEY || "an invented secret"))\napp.use(parse())\n'
      })
      expect(found).toEqual([
        "config/app.php:2 hard-coded-AES-secret-key-144",
        "config/secrets.rb:1 hard-coded-secret-key-144",
        "index.js:2 hard-coded-HMAC-SHA-256-secret-key-144",
        "site/app.py:3 hard-coded-HMAC-SHA-1-secret-key-144",
        "site/app.py:4 hard-coded-HMAC-SHA-1-secret-key-128",
        "site/settings.py:2 hard-coded-HMAC-secret-key-144"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
