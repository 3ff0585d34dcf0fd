import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { inclusionsIn } from "../../../grammars/inclusions.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"

const backends = {
  "crypto.h":
    '#if defined(USE_OPENSSL) || defined(USE_WOLF)\n#include "openssl.h"\n#elif defined(USE_GCRYPT)\n#include "gcrypt.h"\n#endif\nint sum(int a);\n',
  "openssl.h": '#define SUM_NAME "sha256"\n',
  "gcrypt.h": '#define SUM_NAME "md5"\n'
}

const use = "void f(void) { EVP_get_digestbyname(SUM_NAME); }\n"

const named = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scan(files)
  return findings.map(({ path, facts, evidence }) =>
    [path, facts.name ?? "unknown", ...evidence.flatMap((one) => one.path ?? [])].join(" ")
  )
})

describe("macros that several headers define", () => {
  const cases: ReadonlyArray<readonly [string, { readonly [path: string]: string }, ReadonlyArray<string>]> = [
    [
      "what the header says that a file includes",
      { ...backends, "use.c": `#include "gcrypt.h"\n${use}` },
      ["use.c MD5 gcrypt.h"]
    ],
    [
      "what the only header says that a file includes through others",
      { ...backends, "crypto.h": '#include "openssl.h"\n', "use.c": `#include "crypto.h"\n${use}` },
      ["use.c SHA-256 openssl.h"]
    ],
    [
      "what the header says that is included for the library that the whole file is for",
      { ...backends, "use.c": `#include "crypto.h"\n#ifdef USE_GCRYPT\n${use}${use}#endif\n` },
      ["use.c MD5 gcrypt.h", "use.c MD5 gcrypt.h"]
    ],
    [
      "each that a file may be compiled with",
      { ...backends, "use.c": `#include "crypto.h"\n${use}` },
      ["use.c MD5 gcrypt.h", "use.c SHA-256 openssl.h"]
    ],
    [
      "all of them where a file includes none",
      { ...backends, "use.c": use },
      ["use.c MD5 gcrypt.h", "use.c SHA-256 openssl.h"]
    ],
    [
      "what callers mean by them in a file of one library",
      {
        ...backends,
        "main.c": '#include "crypto.h"\nvoid g(void) { digest(SUM_NAME); }\n',
        "use.c":
          '#include "crypto.h"\n#ifdef USE_OPENSSL\nvoid digest(const char *name) { EVP_get_digestbyname(name); }\n#endif\n'
      },
      ["use.c SHA-256 main.c openssl.h"]
    ]
  ]

  it.live.each(cases)("say %s", ([, files, expected]) =>
    Effect.gen(function* () {
      expect((yield* named(files)).toSorted()).toEqual(expected)
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("lengths that a header declares", () => {
  it.live("are those of the members of structures, and of what is declared with them", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan({
        "pw.h": "#define SALT_LEN 12\nstruct pw {\n  unsigned char hash[64];\n  unsigned char salt[SALT_LEN];\n};\n",
        "use.c":
          '#include "pw.h"\nvoid f(struct pw *p) {\n  unsigned n;\n  n = sizeof(p->hash);\n  PKCS5_PBKDF2_HMAC(s, l, p->salt, sizeof(p->salt), 1000, EVP_sha512(), (int)n, p->hash);\n  unsigned char own[SALT_LEN];\n  RAND_bytes(own, sizeof(own));\n}\n'
      })
      expect(
        findings.map(({ facts: { saltBits, outputBits, byteLength } }) => [saltBits, outputBits, byteLength])
      ).toEqual([
        [96, 512, undefined],
        [undefined, undefined, 12]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("sizes that callers choose", () => {
  it.live("are those that all of them pass", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan({
        "draw.c": "int draw(void *bytes, int count) { return RAND_bytes(bytes, count); }\n",
        "one.c": "void f(char *id) { draw(id, 16); }\n",
        "two.c": "void g(char *id) { int n; draw(&n, 18); }\n"
      })
      expect(findings.map(({ facts: { byteLength } }) => byteLength).toSorted()).toEqual([16, 18])
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("directives of the preprocessor", () => {
  it("say what is taken in, and under which conditions", () => {
    const text =
      '#include <a.h>\n#include "b.h"\n#ifdef X\n # include "c.h"\n#elif defined(Y) && !defined(Z)\n#include "d.h"\n#else\n#include "e.h"\n#endif\n'
    expect(inclusionsIn(text)).toEqual({
      taken: [
        { path: "b.h", arms: [] },
        { path: "c.h", arms: [{ own: ["X"], others: ["Y"] }] },
        { path: "d.h", arms: [{ own: ["Y"], others: ["X"] }] },
        { path: "e.h", arms: [{ own: [], others: ["X", "Y"] }] }
      ],
      required: []
    })
  })

  it("say what most of a text needs, which no guard against a second inclusion does", () => {
    expect(inclusionsIn("#ifndef A_H\n#ifdef A\nint a;\nint b;\nint c;\n#endif\n#endif\n").required).toEqual(["A"])
    expect(inclusionsIn("#ifdef A\nint a;\n#endif\nint b;\nint c;\nint d;\nint e;\n").required).toEqual([])
    expect(inclusionsIn("#endif\n#else\n#elif X\n#ifdef\n").taken).toEqual([])
  })
})
