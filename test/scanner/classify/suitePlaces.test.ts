import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { weaknessesOf } from "../../../scanner/classify/weaknessesOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { ON } from "./weaknessCases.ts"

const suites = Effect.fnUntraced(function* (path: string, lines: ReadonlyArray<string>) {
  const assets = toAssets(yield* scanFiles({ [path]: lines.join("\n") }))
  return weaknessesOf(assets, weaknessRules, new Map(), ON)
    .filter(({ rule }) => rule.startsWith("CM-TLS-SUITE"))
    .map(({ rule, location, use }) => `${rule} ${location.place.line} of ${use?.line ?? location.place.line}`)
})

describe("weak cipher suites are told where they are named", () => {
  it.live("in Python, where a later call names them", () =>
    Effect.gen(function* () {
      const found = yield* suites("k.py", [
        "import ssl",
        "context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)",
        "",
        "",
        'context.set_ciphers("RC4-SHA")'
      ])
      expect(found).toEqual(["CM-TLS-SUITE-RC4 5 of 2"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("in nginx, by the directive", () =>
    Effect.gen(function* () {
      const found = yield* suites("nginx.conf", [
        "server {",
        "  listen 443 ssl;",
        "  ssl_protocols TLSv1.2;",
        "  ssl_certificate a.pem;",
        "  ssl_ciphers RC4-SHA;",
        "}"
      ])
      expect(found).toEqual(["CM-TLS-SUITE-RC4 5 of 3"])
    }).pipe(Effect.provide(scannerOnce))
  )
})
