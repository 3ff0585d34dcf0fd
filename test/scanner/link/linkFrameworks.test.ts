import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"
import { scanFiles } from "../../support/scanFiles.ts"

type Files = { readonly [path: string]: string }

describe("settings of frameworks", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are entries of Laravel's files, which read the environment",
      {
        "config/hashing.php": "<?php\nreturn [\n    'driver' => env('HASH_ALG', 'sha1'),\n];\n",
        "app/A.php":
          "<?php\nnamespace App;\nclass A { function f($x) { return hash(config('hashing.driver'), $x); } }\n",
        ".env": "HASH_ALG=md5\n"
      },
      ["MD5", "SHA-1"]
    ],
    [
      "are entries within entries of Laravel's files",
      {
        "config/crypto.php": "<?php\nreturn ['hash' => ['alg' => 'md5']];\n",
        "app/A.php":
          "<?php\nnamespace App;\nuse Illuminate\\Support\\Facades\\Config;\nclass A { function f($x) { return hash(Config::get('crypto.hash.alg'), $x); } }\n"
      },
      ["MD5"]
    ],
    [
      "of Laravel may have a default where they are read",
      {
        "config/crypto.php": "<?php\nreturn ['alg' => 'md5'];\n",
        "app/A.php": "<?php\nclass A { function f($x) { return hash(config('crypto.alg', 'sha1'), $x); } }\n"
      },
      ["MD5", "SHA-1"]
    ],
    [
      "are entries of a file that is included",
      {
        "config.php": "<?php\nreturn ['alg' => 'md5'];\n",
        "a.php": "<?php\n$config = require __DIR__ . '/config.php';\nhash($config['alg'], $x);\n"
      },
      ["MD5"]
    ],
    [
      "of Ruby have the value of a block where they are not set",
      {
        "a.rb": 'require "openssl"\nOpenSSL::Digest.new(ENV.fetch("HASH_ALG") { "sha1" })\n',
        ".env": "HASH_ALG=md5\n"
      },
      ["MD5", "SHA-1"]
    ],
    [
      "are shared in files of Rails",
      {
        "a.rb": 'require "openssl"\ncfg = Rails.application.config_for(:crypto)\nOpenSSL::Digest.new(cfg[:alg])\n',
        "config/crypto.yml": "shared:\n  alg: md5\n"
      },
      ["MD5"]
    ],
    [
      "are those of every environment in files of Rails",
      {
        "a.rb": 'require "openssl"\nCFG = Rails.application.config_for(:crypto)\nOpenSSL::Digest.new(CFG.alg)\n',
        "config/crypto.yml": "development:\n  alg: md5\nproduction:\n  alg: sha256\n"
      },
      ["MD5", "SHA-256"]
    ],
    [
      "are methods of the gem config",
      {
        "a.rb": 'require "openssl"; require "config"\nOpenSSL::Digest.new(Settings.crypto.alg)\n',
        "config/settings.yml": "crypto:\n  alg: md5\n"
      },
      ["MD5"]
    ],
    [
      "are names of Django's module",
      {
        "mysite/settings.py": 'HASH_ALG = "sha512"\n',
        "app/views.py":
          "import hashlib\nfrom django.conf import settings\ndef f(d): return hashlib.new(settings.HASH_ALG, d)\n"
      },
      ["SHA-512"]
    ],
    [
      "are attributes of Django's module or else",
      {
        "mysite/settings/base.py": 'HASH_ALG = "sha512"\n',
        "app/views.py":
          'import hashlib\nfrom django.conf import settings\ndef f(d): return hashlib.new(getattr(settings, "HASH_ALG", "md5"), d)\n'
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are entries of Django's module",
      {
        "mysite/settings.py": 'CRYPTO = {"HASH": "sha512"}\n',
        "app/views.py":
          'import hashlib\nfrom django.conf import settings\ndef f(d): return hashlib.new(settings.CRYPTO["HASH"], d)\n'
      },
      ["SHA-512"]
    ],
    [
      "are entries of Flask's configuration",
      {
        "config.py": 'class Config:\n    HASH_ALG = "sha512"\n',
        "a.py":
          'import hashlib\nfrom flask import Flask, current_app\napp = Flask(__name__)\napp.config.from_object("config.Config")\nhashlib.new(current_app.config["HASH_ALG"])\n'
      },
      ["SHA-512"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are what Laravel itself reads, whatever calls it", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanFiles({
        "config/app.php": "<?php\nreturn ['key' => env('APP_KEY'), 'cipher' => 'AES-256-GCM'];\n",
        "config/hashing.php":
          "<?php\nreturn ['driver' => 'bcrypt', 'bcrypt' => ['rounds' => env('BCRYPT_ROUNDS', 13)]];\n",
        "app/A.php":
          "<?php\nuse Illuminate\\Support\\Facades\\{Crypt, Hash};\nCrypt::encryptString($x);\nHash::make($x);\nHash::make($x, ['rounds' => 10]);\n"
      })
      expect(findings.filter(({ path }) => path === "app/A.php").map(({ facts }) => facts)).toMatchObject([
        { name: "AES", keyBits: 256, mode: "gcm" },
        { name: "bcrypt", iterations: 8192 },
        { name: "bcrypt", iterations: 1024 }
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
