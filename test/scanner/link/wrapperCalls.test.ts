import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"

const callers = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scan(files)
  return findings.map(({ path, place, facts, evidence }) => {
    const calls = evidence.filter(({ role }) => role === "caller").map((one) => `${one.path ?? path}:${one.place.line}`)
    return `${path}:${place.line} ${facts.name} ${calls.join(" ")}`.trim()
  })
})

describe("calls of a function that gives what a use in it makes", () => {
  const wrapper =
    'package hashes\nimport "crypto/sha256"\nfunc Sum(b []byte) []byte {\n\th := sha256.New()\n\th.Write(b)\n\treturn h.Sum(nil)\n}\n'
  const caller = (body: string) => `package main\nimport "example.com/app/hashes"\n${body}\n`

  it.live("are places of that use, in its file and in others, and so are those of a wrapper of the wrapper", () =>
    Effect.gen(function* () {
      expect(
        yield* callers({
          "hashes/h.go": `${wrapper}func Hex(b []byte) string { return hex(Sum(b)) }\n`,
          "main.go": caller("func f() { store(hashes.Sum(x)) }\nfunc g() { store(hashes.Hex(x)) }")
        })
      ).toEqual(["hashes/h.go:4 SHA-256 hashes/h.go:8 main.go:4 main.go:3"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found where overloads of one name call each other", () =>
    Effect.gen(function* () {
      const overloads = Array.from(
        { length: 60 },
        (_, at) => `extension T${at} { func sum(_ d: Data) -> Data { return self.sum(d) } }\n`
      )
      const own = "extension T { func sum(_ d: Data) -> Data { return Data(SHA256.hash(data: d)) } }\n"
      const [found, ...others] = yield* callers({ "a.swift": `import CryptoKit\n${own}${overloads.join("")}` })
      expect(found).toMatch(/^a.swift:2 SHA-256 a.swift:3 /)
      expect(others).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are none where the function gives something else, or holds the result in an object", () =>
    Effect.gen(function* () {
      const logs =
        'package a\nimport "crypto/sha256"\nfunc Log(b []byte) int {\n\tstore(sha256.Sum256(salt))\n\treturn 1\n}\nfunc f() { Log(x) }'
      expect(yield* callers({ "a.go": logs })).toEqual(["a.go:4 SHA-256"])
      const holds =
        'package a\nimport "crypto/sha256"\nfunc Make(b []byte) *T {\n\treturn &T{sum: sha256.Sum256(salt)}\n}\nfunc f() { Make(x) }'
      expect(yield* callers({ "a.go": holds })).toEqual(["a.go:4 SHA-256"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are places of what the call chose alone, where callers choose the algorithm", () =>
    Effect.gen(function* () {
      const chosen =
        'import hashlib\ndef digest(name, data):\n    return hashlib.new(name, data).hexdigest()\ndigest("md5", x)\ndigest("sha256", x)\n'
      expect(yield* callers({ "a.py": chosen })).toEqual(["a.py:3 MD5 a.py:4", "a.py:3 SHA-256 a.py:5"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("see through type arguments and bytes that are filled", () =>
    Effect.gen(function* () {
      const filled =
        "fn bytes<const N: usize>() -> [u8; N] {\n    use ring::rand::{SecureRandom, SystemRandom};\n    let mut array = [0; N];\n    SystemRandom::new().fill(&mut array).unwrap();\n    array\n}\n"
      expect(
        yield* callers({
          "src/crypto.rs": filled,
          "src/main.rs": "fn main() {\n    let salt = crate::crypto::bytes::<16>();\n}\n"
        })
      ).toEqual(["src/crypto.rs:4 RNG src/main.rs:2"])
    }).pipe(Effect.provide(scannerOnce))
  )
})
