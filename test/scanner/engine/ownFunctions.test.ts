import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const USE = `#include "sha1.h"
void f(struct sha1_ctx *a, struct md5_ctx *b) { sha1_init(a); md5_init(b); }
`

const DEFINED = `void
sha1_init(struct sha1_ctx *ctx)
{
  ctx->count = 0;
}
static void md5_init(struct md5_ctx *ctx) { ctx->count = 0; }
`

/** The algorithm of each use, with the library that it is of, and whether that is certain. */
const usesIn = (files: { readonly [path: string]: string }) =>
  scanFiles(files).pipe(
    Effect.map(({ findings }) =>
      findings.map(({ library, facts: { name }, sources }) => `${name} of ${library}, ${sources.name!.from}`)
    ),
    Effect.provide(scannerOnce)
  )

describe("a function that the program itself defines", () => {
  it.live("is not that of a library of the same name, in all of its files", () =>
    Effect.gen(function* () {
      expect(yield* usesIn({ "src/use.c": USE, "src/sha1.c": DEFINED })).toEqual([
        "SHA-1 of the program itself, inferred",
        "MD5 of Nettle, literal"
      ])
    })
  )

  it.live(
    "is not that of a library in the file that alone can call it, in whatever branch of the preprocessor it is",
    () =>
      Effect.gen(function* () {
        const own = `#ifdef WITH_MD5
static void md5_init(struct md5_ctx *ctx) { ctx->count = 0; }
#endif
struct hash all[] = {
#ifdef WITH_MD5
  { "md5", md5_init },
#endif
  { "none", 0 }
};
`
        expect(yield* usesIn({ "src/all.c": own, "src/use.c": USE.replace("sha1_init(a);", "") })).toEqual([
          "MD5 of the program itself, inferred",
          "MD5 of Nettle, literal"
        ])
      })
  )

  it.live("is that of the library where only a test, a copy of others or nobody defines it", () =>
    Effect.gen(function* () {
      const wanted = ["SHA-1 of Nettle, literal", "MD5 of Nettle, literal"]
      expect(yield* usesIn({ "src/use.c": USE })).toEqual(wanted)
      expect(yield* usesIn({ "src/use.c": USE, "tests/sha1.c": DEFINED })).toEqual(wanted)
      expect(yield* usesIn({ "src/use.c": USE, "third_party/nettle/sha1.c": DEFINED })).toEqual(wanted)
    })
  )

  it.live("is that of the library in the library itself", () =>
    Effect.gen(function* () {
      const hashes =
        "md2 md4 md5 ripemd160 sha1 sha224 sha256 sha384 sha512 gosthash94 sm3 streebog256 streebog512".split(" ")
      const names = hashes.flatMap((one) => [`${one}_init`, `hmac_${one}_set_key`])
      const whole = names.map((name) => `void ${name}(void *ctx) { ((char *)ctx)[0] = 0; }\n`).join("")
      expect((yield* usesIn({ "src/use.c": USE, "src/all.c": whole }))[0]).toBe("SHA-1 of Nettle, literal")
    })
  )

  it.live("takes no defaults of the library for its own", () =>
    Effect.gen(function* () {
      const use = `void f(char *out, char *in) { crypto_pwhash_str(out, in, 8, 3, 65536); }\n`
      const own = `int crypto_pwhash_str(char *out, const char *in, int n, int ops, int mem) { return n; }\n`
      const sourcesOf = (files: { readonly [path: string]: string }) =>
        scanFiles(files).pipe(
          Effect.map(({ findings }) => [
            ...new Set(findings.flatMap(({ sources }) => Object.values(sources).map(({ from }) => from)))
          ]),
          Effect.provide(scannerOnce)
        )
      expect(yield* sourcesOf({ "a.c": use, "b.c": own })).not.toContain("default")
    })
  )
})
