import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("objects that other files hold", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "may be keys of settings",
      {
        "Keys.java": 'package a;\npublic interface Keys { String HASH = "hash.alg"; }\n',
        "A.java":
          "package a;\nimport java.util.Properties;\nclass A { \n  Object f(Properties p) throws Exception { return java.security.MessageDigest.getInstance(p.getProperty(Keys.HASH)); } }\n",
        "a.properties": "hash.alg=SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "may be constants of an enumeration that calls within the file pass, and pass on",
      {
        "Alg.java":
          'package a;\npublic enum Alg { MD5("MD5"), ONE("SHA-1"), TWO("SHA-256"), THREE("SHA-384"), FOUR("SHA-512");\n  private final String key;\n  Alg(String key) { this.key = key; }\n  public String getKey() { return key; } }\n',
        "A.java": `package a;
class A {
  Object one() { return by(Alg.ONE); }
  Object two() { return by(Alg.TWO); }
  Object three() { return by(Alg.THREE); }
  Object four() { return by(Alg.FOUR); }
  private Object by(Alg alg) { return made(alg); }
  Object made(Alg alg) { return java.security.MessageDigest.getInstance(alg.getKey()); }
}
`,
        "B.java": "package a;\nclass B { Object f(A a) { return a.made(Alg.MD5); } }\n"
      },
      ["MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512"]
    ],
    [
      "may be settings of a file that they read",
      {
        "conf.py": 'import yaml\nwith open("config.yml") as f:\n    CONFIG = yaml.safe_load(f)\n',
        "a.py": 'import hashlib\nfrom conf import CONFIG\nhashlib.new(CONFIG["crypto"]["hash"])\n',
        "config.yml": "crypto:\n  hash: sha512\n"
      },
      ["SHA-512"]
    ],
    [
      "may be settings that a module reads in two steps",
      {
        "config.ts":
          'import fs from "fs";\nconst raw = fs.readFileSync("./config.json", "utf-8");\nexport const config = JSON.parse(raw);\n',
        "a.ts":
          'import { createHash } from "crypto";\nimport { config } from "./config";\ncreateHash(config.hash.alg);\n',
        "config.json": '{"hash":{"alg":"sha512"}}\n'
      },
      ["SHA-512"]
    ],
    [
      "may be options that a caller passes, or else have a default",
      {
        "lib.js":
          'const crypto = require("crypto");\nfunction digest(data, options = {}) { const { alg = "md5" } = options; return crypto.createHash(alg).update(data); }\nmodule.exports = { digest };\n',
        "a.js": 'const { digest } = require("./lib");\ndigest("x", { alg: "sha512" });\n'
      },
      ["MD5", "SHA-512"]
    ],
    [
      "may be taken apart by a parameter",
      {
        "lib.ts":
          'import { createHash } from "crypto";\nexport function digest({ data, alg }: { data: string; alg: string }) { return createHash(alg).update(data); }\n',
        "a.ts": 'import { digest } from "./lib";\ndigest({ data: "x", alg: "sha512" });\n'
      },
      ["SHA-512"]
    ],
    [
      "may be taken apart by a parameter with a default",
      {
        "lib.ts":
          'import { createHash } from "crypto";\nexport const digest = (data: string, { alg = "md5" }: Opts = {}) => createHash(alg).update(data);\n',
        "a.ts": 'import { digest } from "./lib";\ndigest("x", { alg: "sha512" });\n'
      },
      ["MD5", "SHA-512"]
    ],
    [
      "may be options of which one member is used",
      {
        "lib.ts":
          'import { createHash } from "crypto";\nexport function digest(options: { alg: string }) { return createHash(options.alg); }\n',
        "a.ts": 'import { digest } from "./lib";\ndigest({ alg: "sha512" });\n'
      },
      ["SHA-512"]
    ],
    [
      "may be options of a constructor",
      {
        "lib.ts":
          'import { createHash } from "crypto";\nexport class H { private alg: string; constructor(options: { alg?: string } = {}) { this.alg = options.alg ?? "md5"; } h() { return createHash(this.alg); } }\n',
        "a.ts": 'import { H } from "./lib";\nnew H({ alg: "sha512" });\n'
      },
      ["MD5", "SHA-512"]
    ],
    [
      "may be options that have one of two names",
      {
        "lib.js":
          'const crypto = require("crypto");\nexports.sign = function (opts) { return crypto.createHash(opts.alg || opts.algorithm); };\n',
        "a.js": 'const lib = require("./lib");\nlib.sign({ algorithm: "sha512" });\n'
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
