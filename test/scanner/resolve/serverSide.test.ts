import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const checkedIn = (made: string) =>
  scanFiles({
    "a.c": `#include <openssl/ssl.h>
void make(void) { ${made} }
int on_name(SSL *ssl) { SSL_set_verify(ssl, SSL_VERIFY_NONE, NULL); return 1; }
`
  }).pipe(
    Effect.map(({ findings }) => findings.find(({ place }) => place.line === 3)?.facts.verification),
    Effect.provide(scannerOnce)
  )

describe("a connection that a file did not make", () => {
  it.live("asks for no certificate of clients where the file makes connections of servers only", () =>
    Effect.gen(function* () {
      expect(yield* checkedIn("SSL_CTX_new(TLS_server_method());")).toBeUndefined()
      expect(yield* checkedIn("SSL_set_accept_state(own);")).toBeUndefined()
    })
  )

  it.live("checks no peer where the file makes those of clients, or none", () =>
    Effect.gen(function* () {
      expect(yield* checkedIn("SSL_CTX_new(TLS_client_method());")).toBe("none")
      expect(yield* checkedIn("SSL_CTX_new(TLS_server_method()); SSL_connect(own);")).toBe("none")
      expect(yield* checkedIn("")).toBe("none")
    })
  )
})
