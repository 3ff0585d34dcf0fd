import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"
import { scanFiles } from "../../support/scanFiles.ts"

type Files = { readonly [path: string]: string }

describe("settings that libraries read", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are those of Commons Configuration",
      {
        "A.java":
          'import org.apache.commons.configuration.PropertiesConfiguration;\nclass A { \n  Object f() throws Exception { \n   PropertiesConfiguration config = new PropertiesConfiguration("app.properties");\n   return java.security.MessageDigest.getInstance(config.getString("hash.alg", "MD5")); } }\n',
        "app.properties": "hash.alg=SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those of an object within HOCON",
      {
        "A.java":
          'import com.typesafe.config.Config;\nimport com.typesafe.config.ConfigFactory;\nclass A { \n  Object f() throws Exception { \n   Config conf = ConfigFactory.load().getConfig("crypto");\n   return java.security.MessageDigest.getInstance(conf.getString("hash.alg")); } }\n',
        "src/main/resources/reference.conf": 'include "x"\ncrypto.hash.alg = SHA-512 // strong\n'
      },
      ["SHA-512"]
    ],
    [
      "may be optional values of MicroProfile Config",
      {
        "A.java":
          'import org.eclipse.microprofile.config.*;\nclass A { \n  Object f() throws Exception { \n  String alg = ConfigProvider.getConfig().getOptionalValue("hash.alg", String.class).orElse("MD5");\n  return java.security.MessageDigest.getInstance(alg); } }\n',
        "META-INF/microprofile-config.properties": "hash.alg=SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those of a section or else",
      {
        "a.py":
          'from configparser import ConfigParser\nimport hashlib\nconfig = ConfigParser()\ncrypto = config["crypto"]\ndef f(): return hashlib.new(crypto.get("hash", "md5"))\n',
        "app.cfg": "[crypto]\nhash: sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those of objects within objects of a file or else",
      {
        "a.py":
          'import json, hashlib\nfrom pathlib import Path\ncfg = json.loads(Path("config.json").read_text())\nhashlib.new(cfg.get("crypto", {}).get("hash", "md5"))\n',
        "config.json": '{"crypto": {"hash": "sha512"}}\n'
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are not those of the checks of a project, nor of the machines of those who work on it",
      {
        "a.py":
          'import hashlib, os\ndef f(): return hashlib.new(os.environ["HASH_ALG"])\ndef g(): return hashlib.new(os.environ["OTHER_ALG"])\n',
        ".env": "HASH_ALG=sha512\n",
        ".env.testing": "HASH_ALG=md5\nOTHER_ALG=md5\n",
        "dev/environment.env": "HASH_ALG=md4\nOTHER_ALG=md4\n",
        ".github/workflows/ci.yml": "jobs:\n  test:\n    env:\n      HASH_ALG: sha1\n      OTHER_ALG: sha1\n"
      },
      ["SHA-512", "unknown"]
    ],
    [
      "are those of environs",
      {
        "a.py":
          'import hashlib\nfrom environs import Env\nenv = Env()\nenv.read_env()\nhashlib.new(env.str("HASH_ALG", "md5"))\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those of django-environ",
      {
        "a.py": 'import hashlib\nimport environ\nenv = environ.Env()\nhashlib.new(env("HASH_ALG", default="md5"))\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those of a file that an object has read",
      {
        "conf.py":
          'import json\nclass Config:\n    def __init__(self, path="conf.json"):\n        with open(path) as f:\n            self.data = json.load(f)\n    def get(self, key): return self.data[key]\n',
        "a.py": 'import hashlib\nfrom conf import Config\nhashlib.new(Config().get("hash"))\n',
        "conf.json": '{"hash": "sha512"}\n'
      },
      ["SHA-512"]
    ],
    [
      "are those of a file whose path is joined",
      {
        "a.js":
          'const fs = require("fs"), crypto = require("crypto"), path = require("path");\nconst cfg = JSON.parse(fs.readFileSync(path.join(__dirname, "config.json"), "utf8"));\ncrypto.createHash(cfg.alg);\n',
        "config.json": '{"alg":"sha512"}\n'
      },
      ["SHA-512"]
    ],
    [
      "are those of a service of Nest",
      {
        "a.ts":
          'import { createHash } from "crypto";\nimport { ConfigService } from "@nestjs/config";\nexport class A { constructor(private readonly config: ConfigService) {} f() { return createHash(this.config.get<string>("HASH_ALG", "md5")); } }\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those that a bundler gives",
      {
        "a.ts": 'import { createHash } from "crypto";\ncreateHash(import.meta.env.VITE_ALG);\n',
        ".env.production": "VITE_ALG=sha512\n"
      },
      ["SHA-512"]
    ],
    [
      "are those of YAML",
      {
        "a.js":
          'const fs = require("fs"), yaml = require("js-yaml"), crypto = require("crypto");\nconst cfg = yaml.load(fs.readFileSync("config.yml", "utf8"));\ncrypto.createHash(cfg.hash.alg);\n',
        "config.yml": "hash:\n  alg: sha512\n"
      },
      ["SHA-512"]
    ],
    [
      "are those of Web.config or else",
      {
        "A.cs":
          'using System.Security.Cryptography; using System.Configuration;\nclass A { void F() { HashAlgorithm.Create(ConfigurationManager.AppSettings.Get("HashAlg") ?? "SHA1"); } }\n',
        "Web.config":
          '<configuration>\n  <appSettings>\n    <add key="HashAlg" value="MD5" />\n  </appSettings>\n</configuration>\n'
      },
      ["MD5", "SHA-1"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("a key in a setting", () => {
  const keyOf = Effect.fnUntraced(function* (value: string) {
    const { findings } = yield* scanFiles({
      "settings.py": 'import os\nAPP_KEY = os.getenv("APP_KEY")\n',
      "a.py": 'import hmac\nfrom settings import APP_KEY\nhmac.new(APP_KEY.encode(), data, "sha256")\n',
      "compose/app.env": `APP_KEY=${value}\n`
    })
    return findings.map(({ kind, facts }) => [kind, facts.keyBits])
  })

  it.live("is what the file says", () =>
    Effect.gen(function* () {
      expect(yield* keyOf("q8Zr1LwTz0aKpd4H")).toEqual([
        ["mac", 128],
        ["material", 128]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is not known where the file only asks for one", () =>
    Effect.gen(function* () {
      expect(yield* keyOf("change-me")).toEqual([["mac", undefined]])
      expect(yield* keyOf("<your key>")).toEqual([["mac", undefined]])
    }).pipe(Effect.provide(scannerOnce))
  )
})
