import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

type Files = { readonly [path: string]: string }

/** Keys with the places that make an object around them. */
const keys = Effect.fnUntraced(function* (files: Files) {
  const { findings } = yield* scanFiles(files)
  return findings
    .filter(({ kind }) => kind === "key")
    .map(({ path, place, facts: { name }, evidence }) => {
      const callers = evidence.flatMap((one) =>
        one.role === "caller" ? [`${one.path ?? path}:${one.place.line}`] : []
      )
      return [`${path}:${place.line} ${name}`, ...callers].join(" < ")
    })
    .toSorted()
})

const held = `import Crypto
enum Held {}
extension Held {
  struct Secret {
    let backing: Curve25519.Signing.PrivateKey
    init(backing: Curve25519.Signing.PrivateKey) { self.backing = backing }
    init(pem: String) throws { self.backing = try Curve25519.Signing.PrivateKey(rawRepresentation: decoded(pem)) }
    init(bytes: String, kind: Kind, strict: Bool = true) throws {
      guard let raw = bytes.decoded() else { throw Missing.bytes }
      let key =
        switch kind {
        case .edwards: try Curve25519.Signing.PrivateKey(rawRepresentation: raw)
        }
      self.init(backing: key)
    }
    init(check bytes: Data) throws { _ = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
      self.backing = shared }
  }
}
`

describe("objects of Swift that are made around a key of a library", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are places of the key, by the names of the arguments that tell which constructor is called",
      {
        "Held.swift": held,
        "Use.swift": `func one(text: String) throws -> Any { try Held.Secret(bytes: text, kind: .edwards) }
func two(text: String) throws -> Any { try Held.Secret(bytes: text, kind: .edwards, strict: false) }
func three(text: String) throws -> Any { try Held.Secret(pem: text) }
`
      },
      [
        "Held.swift:12 Ed25519 < Use.swift:1 < Use.swift:2",
        "Held.swift:16 Ed25519",
        "Held.swift:7 Ed25519 < Use.swift:3"
      ]
    ],
    [
      "are none where the object does not hold the key, or where only tests make it",
      {
        "Sources/App/Held.swift": held,
        "Sources/App/Use.swift": "func one(data: Data) throws -> Any { try Held.Secret(check: data) }\n",
        "Tests/AppTests/HeldTests.swift": "func two(text: String) throws -> Any { try Held.Secret(pem: text) }\n"
      },
      ["Sources/App/Held.swift:12 Ed25519", "Sources/App/Held.swift:16 Ed25519", "Sources/App/Held.swift:7 Ed25519"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, expected]) =>
    Effect.gen(function* () {
      expect(yield* keys(files)).toEqual(expected)
    }).pipe(Effect.provide(scannerOnce))
  )
})
