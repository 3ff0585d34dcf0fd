import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerWorkers } from "../../../src/node/scannerLayers.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

describe("a linked scan", () => {
  it.live("says the same in one thread and in several", () =>
    Effect.gen(function* () {
      const files = {
        "Use.java":
          "class Use { void f() throws Exception { java.security.MessageDigest.getInstance(lib.Names.ALG); } }",
        "lib/Names.java": 'package lib; public class Names { public static final String ALG = "MD5"; }',
        "a.py": 'import hashlib, os\nhashlib.new(os.environ.get("HASH_ALG", "md5"))\n',
        ".env": "HASH_ALG=sha1\n",
        "a.sh": "md5sum a\n",
        ".github/workflows/build.yml": "on: push\njobs:\n  build:\n    steps:\n      - run: sha1sum a\n"
      }
      const alone = yield* scan(files).pipe(Effect.provide(scannerOnce))
      expect(alone.findings).toHaveLength(5)
      expect(yield* scan(files).pipe(Effect.provide(scannerWorkers(3)))).toEqual(alone)
    })
  )
})
