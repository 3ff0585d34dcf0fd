import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { readAutomake } from "../../../scanner/manifests/automake.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const MAKEFILE = `# what is built
sbin_PROGRAMS = server
lib_LTLIBRARIES = libown.la
noinst_PROGRAMS = \\
\tt/test_common \\
\t$(more)
more = gen-keys
check_PROGRAMS = alone
server_SOURCES = server.c shared.c shared.h
libown_la_SOURCES = $(srcdir)/own.cc $(top_srcdir)/elsewhere.c
t_test_common_SOURCES = t/test_common.c shared.c
gen_keys_SOURCES = gen-keys.c
`

describe("Makefile.am", () => {
  it("says of each source whether what is built of it is shipped", () => {
    const sources = readAutomake(MAKEFILE, "Makefile.am", "Makefile.am")!.map(({ name, scope }) => `${name} ${scope}`)
    expect(sources.toSorted()).toEqual([
      "alone.c excluded",
      "gen-keys.c excluded",
      "own.cc required",
      "server.c required",
      "shared.c excluded",
      "shared.c required",
      "t/test_common.c excluded"
    ])
  })

  it("ends where variables are made of each other", () => {
    expect(
      readAutomake("noinst_PROGRAMS = $(a)\na = $(b) x\nb = $(a) $(a)\n", "Makefile.am", "Makefile.am")!.length
    ).toBeLessThan(100)
    expect(readAutomake("no makefile", "Makefile.am", "Makefile.am")).toEqual([])
  })

  it.live("makes code of tests of what only they are built of", () =>
    Effect.gen(function* () {
      const use = "#include <openssl/md5.h>\nvoid f(void) { MD5(a, 1, b); }\n"
      const { findings } = yield* scanFiles({
        "src/Makefile.am": MAKEFILE,
        "src/server.c": use,
        "src/shared.c": use,
        "src/gen-keys.c": use,
        "src/alone.c": use,
        "src/unnamed.c": use,
        "gen-keys.c": use
      })
      expect(findings.map(({ path, scope }) => `${path} ${scope}`)).toEqual([
        "gen-keys.c production",
        "src/alone.c test",
        "src/gen-keys.c test",
        "src/server.c production",
        "src/shared.c production",
        "src/unnamed.c production"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
