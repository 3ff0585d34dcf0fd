import { expect, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"

const callers = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scan(files)
  return findings.map(({ path, place, facts, evidence }) => {
    const calls = evidence.filter(({ role }) => role === "caller").map((one) => `${one.path ?? path}:${one.place.line}`)
    return `${path}:${place.line} ${[facts.name, facts.digest].filter(Boolean).join("-")} ${calls.join(" ")}`.trim()
  })
})

describe("methods of C++ outside of their type", () => {
  it.live("are places of the use that they pass on what they are given to", () =>
    Effect.gen(function* () {
      expect(
        yield* callers({
          "random.cpp":
            "#include <openssl/rand.h>\nbool Random::fill(unsigned char* to, int size) {\n  return RAND_bytes(to, size) == 1;\n}\n",
          "use.cpp": "void f(int size) {\n  Random random;\n  random.fill(key, size);\n}\n"
        })
      ).toEqual(["random.cpp:3 RNG use.cpp:3"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are called by those that choose the arm with the use", () =>
    Effect.gen(function* () {
      const hash =
        '#include <botan/hash.h>\nHash::Hash(Kind kind) {\n  switch (kind) {\n  case Hash::Old:\n    h = Botan::HashFunction::create("SHA-1");\n    break;\n  case Hash::New:\n    h = Botan::HashFunction::create("SHA-256");\n    break;\n  }\n}\n'
      const use = "void f() {\n  Hash a(Hash::Old);\n}\nvoid g() {\n  Hash b(Hash::New);\n}\n"
      expect(yield* callers({ "hash.cpp": hash, "use.cpp": use })).toEqual([
        "hash.cpp:5 SHA-1 use.cpp:2",
        "hash.cpp:8 SHA-256 use.cpp:5"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("know the constants of their type, which a header declares", () =>
    Effect.gen(function* () {
      const header = "class Kdf {\n  static const int LENGTH = 48;\n  static constexpr int KeySize = 32;\n};\n"
      const code = `#include <openssl/evp.h>
#include "kdf.h"
void Kdf::derive(int n) {
  PKCS5_PBKDF2_HMAC(p, l, s, 8, n, EVP_sha384(), LENGTH, out);
  PKCS5_PBKDF2_HMAC(p, l, s, 8, n, EVP_sha384(), Kdf::KeySize, out);
}
void Other::derive(int n) {
  PKCS5_PBKDF2_HMAC(p, l, s, 8, n, EVP_sha384(), LENGTH, out);
}
`
      const { findings } = yield* scan({ "kdf.h": header, "kdf.cpp": code })
      expect(findings.map(({ facts }) => facts.outputBits)).toEqual([384, 256, undefined])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("know the types of the members of their type, which a header declares", () =>
    Effect.gen(function* () {
      const header =
        "#include <QSslCertificate>\nclass Server : public QThread {\npublic:\n  QSslCertificate certificate;\n};\n"
      const code = `#include "server.h"
void Server::digest() { use(certificate.digest(QCryptographicHash::Sha1)); }
void Other::digest() { use(certificate.digest(QCryptographicHash::Sha1)); }
`
      expect(yield* callers({ "server.h": header, "server.cpp": code })).toEqual(["server.cpp:2 SHA-1"])
    }).pipe(Effect.provide(scannerOnce))
  )
})
