import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

type Files = { readonly [path: string]: string }

/** Each finding with what it names, and the places of those who choose it. */
const told = Effect.fnUntraced(function* (files: Files) {
  const { findings } = yield* scanFiles(files)
  return findings.map(tell).toSorted()
})

const tell = ({ path, place, kind, facts, evidence }: Finding): string => {
  const { name = "unknown", digest, curve, parameterSet, iterations } = facts
  const callers = evidence.flatMap((one) => (one.role === "caller" ? [`${one.path ?? path}:${one.place.line}`] : []))
  const said = [name, digest, curve, parameterSet, iterations].filter((one) => one !== undefined).join(" ")
  return `${path}:${place.line} ${kind} ${said}${callers.length === 0 ? "" : ` < ${[...new Set(callers)].toSorted().join(" ")}`}`
}

const tagger = `import Crypto
struct Tagger<H: HashFunction> {
  let key: SymmetricKey
  init(key: SymmetricKey) { self.key = key }
  func tag(_ data: Data) -> [UInt8] { Array(HMAC<H>.authenticationCode(for: data, using: key)) }
}
`

const seals = {
  "Seal.swift": `import Crypto
protocol SealCurve {
  associatedtype PrivateKey: SealSecret
}
protocol SealSecret {
  associatedtype Open: SealOpen
  var publicKey: Open { get }
}
enum Seal {}
extension Seal {
  struct Secret<Curve> where Curve: SealCurve {
    typealias PrivateKey = Curve.PrivateKey
    var held: PrivateKey
    init(bytes: Data) throws { self.held = try PrivateKey(rawRepresentation: bytes) }
  }
  struct Open<Curve: SealCurve> {
    typealias PublicKey = Curve.PrivateKey.PublicKey
    var held: PublicKey
    init(bytes: Data) throws { self.held = try PublicKey(x963Representation: bytes) }
  }
}
`,
  "Short.swift": "import Crypto\nextension P256: SealCurve { typealias PrivateKey = P256.Signing.PrivateKey }\n",
  "Long.swift": "import Crypto\nextension P521: SealCurve { typealias PrivateKey = P521.Signing.PrivateKey }\n",
  "Signer.swift": `struct Signer<Curve: SealCurve> {
  let secret: Seal.Secret<Curve>
  init(secret: Seal.Secret<Curve>) { self.secret = secret }
  func sign(_ data: Data) throws -> Data { try secret.held.signature(for: data).rawRepresentation }
}
`
}

const made = `Short.swift:2 key ECDSA P-256`

describe("types of a program with type parameters", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are what constructions in other files give as type arguments, each a case of its own",
      {
        "Tagger.swift": tagger,
        "Use.swift": `import Crypto
func make(_ kind: Kind, key: SymmetricKey) -> Any {
  switch kind {
  case .short: Tagger<SHA256>(key: key)
  case .long: Tagger<SHA512>(key: key)
  }
}
`
      },
      ["Tagger.swift:5 mac HMAC SHA-256 < Use.swift:4", "Tagger.swift:5 mac HMAC SHA-512 < Use.swift:5"]
    ],
    [
      "are what constructions of the same file give",
      { "Tagger.swift": `${tagger}let one = Tagger<SHA384>(key: shared)\n` },
      ["Tagger.swift:5 mac HMAC SHA-384 < Tagger.swift:7"]
    ],
    [
      "are unknown where a type of the program is given, and where nobody constructs them",
      {
        "Tagger.swift": tagger,
        "Other.swift": "import Crypto\nstruct OwnHash {}\nlet own = Tagger<OwnHash>(key: shared)\n"
      },
      ["Tagger.swift:5 mac HMAC"]
    ],
    [
      "may have another name, which stands for them with their type arguments",
      {
        "Tagger.swift": tagger,
        "Names.swift": "import Crypto\ntypealias MediumTagger = Tagger<SHA384>\n",
        "Use.swift": "func medium(key: SymmetricKey) -> Any { MediumTagger(key: key) }\n"
      },
      ["Tagger.swift:5 mac HMAC SHA-384 < Use.swift:1"]
    ],
    [
      "may have another name in the file that constructs them",
      {
        "Tagger.swift": tagger,
        "Use.swift": "import Crypto\ntypealias Medium = Tagger<SHA384>\nlet one = Medium(key: shared)\n"
      },
      ["Tagger.swift:5 mac HMAC SHA-384 < Use.swift:3"]
    ],
    [
      "may have another name that only other files construct them by, or call their methods",
      {
        "Deriver.swift": `import CryptoSwift
struct Deriver {
  let rounds: Int
  init(rounds: Int) { self.rounds = rounds }
  func derive() throws { _ = try PKCS5.PBKDF2(password: p, salt: s, iterations: rounds, keyLength: 32, variant: .sha2(.sha256)) }
  static func once(count: Int) throws { _ = try PKCS5.PBKDF2(password: p, salt: s, iterations: count, keyLength: 32, variant: .sha2(.sha256)) }
}
`,
        "Names.swift": "typealias Slow = Deriver\n",
        "Use.swift":
          "let slow = Slow(rounds: 310_000)\ntypealias Once = Deriver\nfunc f() throws { try Once.once(count: 7) }\n"
      },
      ["Deriver.swift:5 kdf PBKDF2 SHA-256 310000 < Use.swift:1", "Deriver.swift:6 kdf PBKDF2 SHA-256 7 < Use.swift:3"]
    ],
    [
      "may have another name in their own file",
      {
        "Deriver.swift": `import CryptoSwift
struct Deriver {
  init(rounds: Int) throws { _ = try PKCS5.PBKDF2(password: p, salt: s, iterations: rounds, keyLength: 32, variant: .sha2(.sha256)) }
}
typealias Slow = Deriver
let slow = try Slow(rounds: 5)
`
      },
      ["Deriver.swift:3 kdf PBKDF2 SHA-256 5 < Deriver.swift:6"]
    ],
    [
      "follow from what is passed for a parameter of that type",
      {
        "Tagger.swift": `import Crypto
func tag<H: HashFunction>(_ data: Data, with hash: H.Type, key: SymmetricKey) -> Data {
  Data(HMAC<H>.authenticationCode(for: data, using: key))
}
`,
        "Use.swift": "import Crypto\nlet one = tag(data, with: SHA512.self, key: shared)\n"
      },
      ["Tagger.swift:3 mac HMAC SHA-512 < Use.swift:2"]
    ],
    [
      "have the types that those say that conform to what bounds them, and types within these",
      seals,
      [
        "Long.swift:2 key ECDSA P-521",
        "Seal.swift:14 key ECDSA P-256",
        "Seal.swift:14 key ECDSA P-521",
        "Seal.swift:19 key ECDSA P-256",
        "Seal.swift:19 key ECDSA P-521",
        made,
        "Signer.swift:4 signature ECDSA P-256",
        "Signer.swift:4 signature ECDSA P-521"
      ]
    ],
    [
      "are used where they are constructed with a type that conforms, by whatever name",
      {
        ...seals,
        "Names.swift": "import Crypto\ntypealias ShortSecret = Seal.Secret<P256>\n",
        "Signer.swift": seals["Signer.swift"]
          .replace("Curve: SealCurve", "Key: SealKey")
          .replaceAll("<Curve>", "<Key.Curve>")
          .replace("secret: Seal.Secret<Key.Curve>)", "secret: Key)"),
        "Use.swift": `import Crypto
func make(data: Data) throws -> Any { try Signer(secret: ShortSecret(bytes: data)) }
func long(data: Data) throws -> Any { try Signer<Seal.Secret<P521>>(secret: .init(bytes: data)) }
func any(secret: some SealKey) throws -> Any { try Signer(secret: secret) }
`
      },
      [
        "Long.swift:2 key ECDSA P-521",
        "Seal.swift:14 key ECDSA P-256",
        "Seal.swift:14 key ECDSA P-521",
        "Seal.swift:19 key ECDSA P-256",
        "Seal.swift:19 key ECDSA P-521",
        made,
        "Signer.swift:4 signature ECDSA P-256 < Use.swift:2",
        "Signer.swift:4 signature ECDSA P-521 < Use.swift:3"
      ]
    ],
    [
      "do not see their own members in front of their body",
      {
        "Set.swift": "import Crypto\nprotocol SetOf { associatedtype PrivateKey }\nextension MLDSA65: SetOf {}\n",
        "Key.swift": `import Crypto
struct Held<Kind> where Kind: SetOf {
  typealias SetOf = Kind
  typealias PrivateKey = Kind.PrivateKey
  init(seed: Data) throws { self.held = try PrivateKey(seedRepresentation: seed, publicKey: nil) }
}
`
      },
      ["Key.swift:5 key ML-DSA 65"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, expected]) =>
    Effect.gen(function* () {
      expect(yield* told(files)).toEqual(expected)
    }).pipe(Effect.provide(scannerOnce))
  )
})
