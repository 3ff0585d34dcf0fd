import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("small projects", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "read a variable of the environment in a class of settings",
      {
        "a.py":
          'import os, hashlib\nclass Settings:\n    ALG = os.getenv("HASH_ALG")\n    @classmethod\n    def alg(cls): return cls.ALG\ndef f(): return hashlib.new(Settings.alg())\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["SHA-512"]
    ],
    [
      "load a file by a function that is given its name",
      {
        "conf/loader.py":
          'import yaml\ndef load_config(path):\n    with open(path, "r") as f:\n        return yaml.safe_load(f)\n',
        "main.py":
          'import hashlib\nfrom conf.loader import load_config\ncfg = load_config("config/app.yaml")\nhashlib.new(cfg["crypto"].get("hash", "md5"))\n',
        "config/app.yaml": "crypto:\n  hash: sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "load properties in an object that is given the name of their file",
      {
        "com/a/PropertyLoader.java":
          "package com.a;\nimport java.util.*; import java.io.*;\npublic class PropertyLoader {\n  private Properties properties;\n  public PropertyLoader(String file) throws IOException {\n    properties = new Properties();\n    try (InputStream is = getClass().getClassLoader().getResourceAsStream(file)) { properties.load(is); }\n  }\n  public String getProperty(String key) { return properties.getProperty(key); }\n}\n",
        "com/a/Main.java":
          'package com.a;\npublic class Main {\n  public static void main(String[] a) throws Exception {\n    PropertyLoader loader = new PropertyLoader("crypto.properties");\n    String alg = loader.getProperty("digest");\n    java.security.MessageDigest.getInstance(alg);\n  }\n}\n',
        "crypto.properties": "digest=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "have one object of an enumeration for their settings",
      {
        "com/a/AppConfig.java":
          "package com.a;\nimport java.util.Properties;\npublic enum AppConfig {\n  INSTANCE;\n  private final Properties p = new Properties();\n  public String get(String k) { return p.getProperty(k); }\n}\n",
        "com/a/Main.java":
          'package com.a;\npublic class Main {\n  void f() throws Exception { java.security.MessageDigest.getInstance(AppConfig.INSTANCE.get("digest")); }\n}\n',
        "crypto.properties": "digest=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "have a method for each setting",
      {
        "com/a/Config.java":
          'package com.a;\nimport java.util.Properties;\npublic class Config {\n  private static final Properties p = new Properties();\n  private static final String DIGEST = "digest";\n  public static String getDigest() { return p.getProperty(DIGEST); }\n}\n',
        "com/a/Main.java":
          "package com.a;\npublic class Main {\n  void f() throws Exception { java.security.MessageDigest.getInstance(Config.getDigest()); }\n}\n",
        "crypto.properties": "digest=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "have a component that settings are injected into",
      {
        "com/a/CryptoConfig.java":
          'package com.a;\nimport org.springframework.beans.factory.annotation.Value;\nimport org.springframework.stereotype.Component;\n@Component\npublic class CryptoConfig {\n  @Value("${crypto.digest}")\n  private String digest;\n  public String getDigest() { return digest; }\n}\n',
        "com/a/Main.java":
          "package com.a;\nimport org.springframework.beans.factory.annotation.Autowired;\npublic class Main {\n  @Autowired private CryptoConfig config;\n  void f() throws Exception { java.security.MessageDigest.getInstance(config.getDigest()); }\n}\n",
        "application.properties": "crypto.digest=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "have a table of names in another package",
      {
        "internal/config/config.go":
          'package config\nimport "os"\nvar cfg = map[string]string{"alg": "HS512"}\nfunc Get(k string) string { return cfg[k] }\n',
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "example.com/app/internal/config")\nfunc main() { jwt.NewWithClaims(jwt.GetSigningMethod(config.Get("alg")), nil) }\n'
      },
      ["HMAC_SHA-512"]
    ],
    [
      "read numbers with defaults that are numbers",
      {
        "A.java":
          'import java.util.*;\nclass A { \n  static int intProp(Properties p, String k, int d) { return Integer.parseInt(p.getProperty(k, String.valueOf(d))); }\n  Object f(Properties p) throws Exception { javax.crypto.KeyGenerator g = javax.crypto.KeyGenerator.getInstance("AES"); g.init(intProp(p, "key.size", 128)); return g; } }\n',
        "a.properties": "key.size=256\n"
      },
      ["AES@128", "AES@256"]
    ],
    [
      "read a section in a module",
      {
        "config.py":
          'import configparser\nconfig = configparser.ConfigParser()\nconfig.read("settings.ini")\nHASH = config.get("crypto", "hash")\n',
        "app.py": "import hashlib, config\nhashlib.new(config.HASH)\n",
        "settings.ini": "[crypto]\nhash = sha512\n"
      },
      ["SHA-512"]
    ],
    [
      "read properties by a reader",
      {
        "A.java":
          'import java.nio.file.*; import java.util.*;\nclass A { Object f() throws Exception {\n  Properties p = new Properties();\n  try (var r = Files.newBufferedReader(Path.of("c.properties"))) { p.load(r); }\n  return java.security.MessageDigest.getInstance(Objects.requireNonNull(p.getProperty("digest"))); } }\n',
        "c.properties": "digest=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "read a bundle if it has the key",
      {
        "A.java":
          'import java.util.*; import java.util.stream.*;\nclass A { Object f(Map<String, String> conf) throws Exception {\n  ResourceBundle rb = ResourceBundle.getBundle("conf", Locale.ROOT);\n  String algo = rb.containsKey("digest") ? rb.getString("digest") : null;\n  return java.security.MessageDigest.getInstance(algo); } }\n',
        "conf.properties": "digest=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "have options of the command line with defaults",
      {
        "a.py":
          'import argparse, hashlib\ndef main():\n    parser = argparse.ArgumentParser()\n    parser.add_argument("-a", "--hash-alg", default="sha256", help="x")\n    parser.add_argument("--other", default="md5")\n    args = parser.parse_args()\n    hashlib.new(args.hash_alg)\n'
      },
      ["SHA-256"]
    ],
    [
      "read YAML as an object",
      {
        "a.py":
          'import hashlib\nfrom omegaconf import OmegaConf\ncfg = OmegaConf.load("conf.yaml")\nhashlib.new(cfg.crypto.hash)\n',
        "conf.yaml": "crypto:\n  hash: sha512\n"
      },
      ["SHA-512"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("a package that a manifest gives another name", () => {
  const cargo = '[package]\nname = "demo"\n[dependencies]\njwt = { package = "jsonwebtoken", version = "9" }\n'
  const signs =
    "pub fn f(k: &[u8]) { jwt::encode(&jwt::Header::new(jwt::Algorithm::HS384), &c(), &key(k)).unwrap(); }\n"
  const hashes = "export const h = (p) => bc.hash(p, 12)\n"

  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    ["is called by it in Rust", { "Cargo.toml": cargo, "src/a.rs": signs }, ["HMAC_SHA-384"]],
    [
      "is called by it in JavaScript, imported or required",
      {
        "web/package.json":
          '{"dependencies": {"bc": "npm:bcryptjs@^2.4.3", "cj": "npm:crypto-js@4", "@own/forge": "npm:node-forge@1"}}',
        "web/a.ts": `import bc from "bc"\n${hashes}`,
        "web/b.js": 'const CryptoJS = require("cj")\nCryptoJS.SHA512(x)\n',
        "web/c.js": 'const { md } = require("@own/forge")\nmd.sha1.create()\n'
      },
      ["SHA-1", "SHA-512", "bcrypt"]
    ],
    [
      "is known by it only beside and below that manifest",
      { "one/Cargo.toml": cargo, "two/src/a.rs": signs, "two/Cargo.toml": '[dependencies]\njwt = "0.16"\n' },
      []
    ],
    [
      "is linked by it",
      {
        "Cargo.toml": cargo,
        "src/a.rs": "pub fn f() { jwt::Validation::new(crate::b::ALG); }\n",
        "src/b.rs": "pub const ALG: jwt::Algorithm = jwt::Algorithm::HS512;\n"
      },
      ["HMAC_SHA-512"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )
})
