import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("functions of another file", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "read a setting by the key they are given",
      {
        "com/acme/Config.java":
          'package com.acme;\nimport java.io.*; import java.util.Properties;\npublic final class Config {\n  private static final Properties PROPS = new Properties();\n  static {\n    try (InputStream in = Config.class.getResourceAsStream("/app.properties")) { PROPS.load(in); }\n    catch (IOException e) { throw new ExceptionInInitializerError(e); }\n  }\n  private Config() {}\n  public static String get(String key) { return PROPS.getProperty(key); }\n}\n',
        "com/acme/Hasher.java":
          'package com.acme;\nimport java.security.MessageDigest;\nclass Hasher {\n  byte[] h(byte[] d) throws Exception { return MessageDigest.getInstance(Config.get("hash.alg")).digest(d); }\n}\n',
        "app.properties": "hash.alg=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "read a setting or else what they are given",
      {
        "com/acme/Config.java":
          "package com.acme;\nimport java.io.*; import java.util.Properties;\npublic final class Config {\n  private static final Properties PROPS = new Properties();\n  public static String get(String key, String def) { return PROPS.getProperty(key, def); }\n}\n",
        "com/acme/Hasher.java":
          'package com.acme;\nimport java.security.MessageDigest;\nclass Hasher {\n  byte[] h(byte[] d) throws Exception { return MessageDigest.getInstance(Config.get("hash.alg", "MD5")).digest(d); }\n}\n',
        "app.properties": "hash.alg=SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "belong to the one object of a type",
      {
        "com/acme/Config.java":
          'package com.acme;\nimport java.io.*; import java.util.Properties;\npublic class Config {\n  private static Config instance;\n  private final Properties props = new Properties();\n  private Config() throws IOException { props.load(new FileInputStream("app.properties")); }\n  public static synchronized Config getInstance() throws IOException { if (instance == null) instance = new Config(); return instance; }\n  public String getProperty(String key) { return props.getProperty(key); }\n}\n',
        "com/acme/Hasher.java":
          'package com.acme;\nimport java.security.MessageDigest;\nclass Hasher {\n  byte[] h(byte[] d) throws Exception { return MessageDigest.getInstance(Config.getInstance().getProperty("hash.alg")).digest(d); }\n}\n',
        "app.properties": "hash.alg=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "are not needed for a setting that a constant reads",
      {
        "app/settings.py": 'import os\nHASH_ALG = os.environ.get("HASH_ALG", "md5")\n',
        "app/hash.py": "import hashlib\nfrom app import settings\ndef f(d): return hashlib.new(settings.HASH_ALG, d)\n",
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "give an object whose field is a setting",
      {
        "settings.py":
          'import os\nclass Settings:\n    def __init__(self):\n        self.alg = os.environ["HASH_ALG"]\nsettings = Settings()\n',
        "a.py": "import hashlib\nfrom settings import settings\nhashlib.new(settings.alg)\n",
        ".env": "HASH_ALG=sha512\n"
      },
      ["SHA-512"]
    ],
    [
      "read the environment or else what they are given",
      {
        "conf.py": "import os\ndef get_setting(name, default=None):\n    return os.environ.get(name, default)\n",
        "a.py": 'import hashlib\nfrom conf import get_setting\nhashlib.new(get_setting("HASH_ALG", "md5"))\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "give an object with the defaults of its type",
      {
        "conf.py": 'from dataclasses import dataclass\n@dataclass\nclass Conf:\n    alg: str = "sha512"\n',
        "a.py": "import hashlib\nfrom conf import Conf\nc = Conf()\nhashlib.new(c.alg)\n"
      },
      ["SHA-512"]
    ],
    [
      "are not needed for the defaults of a declared type",
      {
        "conf.py": 'from dataclasses import dataclass\n@dataclass\nclass Conf:\n    alg: str = "sha512"\n',
        "a.py": "import hashlib\nfrom conf import Conf\ndef f(c: Conf): return hashlib.new(c.alg)\n"
      },
      ["SHA-512"]
    ],
    [
      "may use what their type inherits",
      {
        "base.py": 'class Base:\n    ALG = "sha512"\n',
        "a.py": "import hashlib\nfrom base import Base\nclass A(Base):\n    def f(self): return hashlib.new(self.ALG)\n"
      },
      ["SHA-512"]
    ],
    [
      "are not needed for an object that reads the environment",
      {
        "config.js": 'module.exports = { hash: { alg: process.env.HASH_ALG || "md5" } };\n',
        "a.js":
          'const crypto = require("crypto");\nconst config = require("./config");\ncrypto.createHash(config.hash.alg);\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "read process.env by the name they are given",
      {
        "env.ts":
          "export function getEnv(name: string, fallback: string): string { return process.env[name] ?? fallback; }\n",
        "a.ts":
          'import { createHash } from "crypto";\nimport { getEnv } from "./env";\ncreateHash(getEnv("HASH_ALG", "md5"));\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are not needed for what is taken out of process.env",
      {
        "conf.ts": 'export const { HASH_ALG = "md5" } = process.env;\n',
        "a.ts": 'import { HASH_ALG } from "./conf";\nimport { createHash } from "crypto";\ncreateHash(HASH_ALG);\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "look up the environment or else give what they are given",
      {
        "go.mod": "module example.com/app\n",
        "internal/env/env.go":
          'package env\nimport "os"\nfunc Get(key, fallback string) string {\n\tif value, ok := os.LookupEnv(key); ok {\n\t\treturn value\n\t}\n\treturn fallback\n}\n',
        "cmd/main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "example.com/app/internal/env")\nfunc main() { jwt.NewWithClaims(jwt.GetSigningMethod(env.Get("ALG", "HS256")), nil) }\n',
        ".env": "ALG=HS512\n"
      },
      ["HMAC_SHA-256", "HMAC_SHA-512"]
    ],
    [
      "of PHP read the environment or else give what they are given",
      {
        "helpers.php": "<?php\nfunction setting($k, $d = null) { $v = getenv($k); return $v === false ? $d : $v; }\n",
        "a.php": "<?php\nhash(setting('HASH_ALG', 'sha1'), $x);\n",
        ".env": "HASH_ALG=md5\n"
      },
      ["MD5", "SHA-1"]
    ],
    [
      "are not needed for a Ruby constant that reads ENV",
      {
        "conf.rb": 'module Conf\n  ALG = ENV["HASH_ALG"] || "sha1"\nend\n',
        "a.rb": 'require "openssl"\nOpenSSL::Digest.new(Conf::ALG)\n',
        ".env": "HASH_ALG=md5\n"
      },
      ["MD5", "SHA-1"]
    ],
    [
      "may say what an enumeration constant is called",
      {
        "Alg.java":
          'package q; public enum Alg { MD5("SHA-1"); private final String id; Alg(String a) { id = a; } @Override public String toString() { return id; } }\n',
        "A.java":
          "import q.Alg;\nclass A { Object f() throws Exception { return java.security.MessageDigest.getInstance(Alg.MD5.toString()); } }\n"
      },
      ["SHA-1"]
    ],
    [
      "pass on what they are given, alone or within a text",
      {
        "com/acme/Check.java":
          'package com.acme;\npublic final class Check {\n  public static String notEmpty(String text, String message) {\n    if (text == null) throw new IllegalArgumentException(message);\n    return text;\n  }\n  public static String withMode(String name, String mode) { return name + "/" + mode + "/NoPadding"; }\n  public static String fixed(String name) { return "MD5"; }\n}\n',
        "com/acme/Base.java":
          'package com.acme;\nimport javax.crypto.Cipher;\nabstract class Base {\n  private final String name;\n  Base(String name) { this.name = Check.notEmpty(name, "no name"); }\n  Cipher one() throws Exception { return Cipher.getInstance(name); }\n  Cipher two() throws Exception { return Cipher.getInstance(Check.withMode(name, "CBC")); }\n}\n',
        "com/acme/Derived.java":
          'package com.acme;\nclass Derived extends Base {\n  static final String NAME = "DES";\n  Derived() { super(NAME); }\n}\n'
      },
      ["DES"]
    ],
    [
      "are given what the constants of an enumeration are made with",
      {
        "com/acme/Digest.java":
          "package com.acme;\nimport java.security.MessageDigest;\nclass Digest {\n  private final String name;\n  private MessageDigest digest;\n  Digest(String name) { this.name = name; }\n  void init() { digest = Providers.digest(name); }\n}\n",
        "com/acme/Digests.java":
          'package com.acme;\nenum Digests {\n  sha256("sha-256", "SHA-256"),\n  sha512("sha-512", "SHA-512");\n  private final String algorithm;\n  Digests(String name, String algorithm) { this.algorithm = algorithm; }\n  String getAlgorithm() { return algorithm; }\n  Digest create() { return new Digest(getAlgorithm()); }\n}\n'
      },
      ["SHA-256", "SHA-512"]
    ],
    [
      "are followed through those of this file that pass on what they are given",
      {
        "com/acme/Signer.java":
          "package com.acme;\nimport java.security.Signature;\nabstract class Signer {\n  private final String name;\n  Signer(String name) { this.name = name; }\n  Signature make(String algorithm) throws Exception { return Signature.getInstance(algorithm); }\n  void sign() throws Exception { String algorithm = name; make(algorithm).sign(); }\n}\n",
        "com/acme/Dsa.java": 'package com.acme;\nclass Dsa extends Signer { Dsa() { super("SHA256withDSA"); } }\n'
      },
      ["DSA"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("pass other values than the default of a parameter, which one takes", () =>
    Effect.gen(function* () {
      const secrets =
        'import crypto from "node:crypto"\nexport function secret(length = 30) {\n  const bytes = new Uint8Array(length)\n  crypto.getRandomValues(bytes)\n  return bytes\n}\n'
      const uses = 'import { secret } from "./secrets"\nsecret(20)\nsecret(50)\nsecret()\n'
      const { findings } = yield* scanFiles({ "secrets.ts": secrets, "uses.ts": uses })
      const lengths = findings.map(({ facts }) => facts.byteLength).toSorted()
      expect(lengths).toEqual([20, 30, 50])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("say nothing of the length of bytes that they compute", () =>
    Effect.gen(function* () {
      const hex =
        "package q; public class Hex { public static byte[] decode(String s) { if (s == null) return new byte[0]; return new byte[0]; } }"
      const use =
        'package r; import q.Hex; class A { Object f() throws Exception { return new javax.crypto.spec.SecretKeySpec(Hex.decode("0011"), "AES"); } }'
      expect(yield* namesIn({ "q/Hex.java": hex, "A.java": use })).toEqual(["AES"])
    }).pipe(Effect.provide(scannerOnce))
  )
})
