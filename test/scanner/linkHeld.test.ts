import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerInProcess } from "../../src/platform/scannerLayers.ts"
import { namesIn } from "../support/namesIn.ts"

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
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerInProcess))
  )
})
