import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

type Files = { readonly [path: string]: string }

/** Signatures with what they name, where that is chosen, and by whom. */
const signatures = Effect.fnUntraced(function* (files: Files) {
  const { findings } = yield* scanFiles(files)
  return findings
    .filter(({ kind }) => kind === "signature")
    .map(({ path, place, facts: { name, digest = "-", curve, padding }, evidence }) => {
      const lines = evidence.flatMap((one) =>
        one.role === "caller" || one.role === "choice" ? [`${one.role} ${one.path ?? path}:${one.place.line}`] : []
      )
      const said = [name, curve, padding, digest].filter((one) => one !== undefined).join(" ")
      return [`${path}:${place.line} ${said}`, ...new Set(lines)].join(", ")
    })
    .toSorted()
})

const plans = `import Crypto
struct Plan {
  enum Kind { case short, long }
  let kind: Kind
  static let brief = Self(kind: .short)
  static let thorough = Self(kind: .long)
}
protocol Sealing {
  var plan: Plan { get }
}
extension Sealing {
  func mark(_ data: Data) -> any Digest {
    switch plan.kind {
    case .short: SHA256.hash(data: data)
    case .long: SHA512.hash(data: data)
    }
  }
}
`

const curves = {
  "Plans.swift": plans,
  "Curves.swift": `protocol SealCurve {
  associatedtype PrivateKey
  associatedtype Rules: SealRules
}
protocol SealRules {
  static var plan: Plan { get }
}
`,
  "Short.swift": `import Crypto
extension P256: SealCurve {
  typealias PrivateKey = P256.Signing.PrivateKey
  struct Rules: SealRules {
    static let plan: Plan = .brief
  }
}
`,
  "Long.swift": `import Crypto
extension P521: SealCurve {
  typealias PrivateKey = P521.Signing.PrivateKey
  struct Rules: SealRules {
    static let plan: Plan = .thorough
  }
}
`
}

describe("types of Swift that conform to one of the program", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are rows of a table: what one of them says is not combined with what another one does",
      {
        ...curves,
        "Signer.swift": `struct Signer<Curve: SealCurve>: Named, Sealing {
  let held: Curve.PrivateKey
  let plan: Plan = Curve.Rules.plan
  func sign(_ data: Data) throws -> Data {
    let digest = self.mark(data)
    return try held.signature(for: digest).rawRepresentation
  }
}
`,
        "Use.swift": `import Crypto
let one = Signer<P256>(held: given)
`
      },
      [
        "Signer.swift:6 ECDSA P-256 SHA-256, choice Short.swift:5, caller Use.swift:2",
        "Signer.swift:6 ECDSA P-521 SHA-512, choice Long.swift:5"
      ]
    ],
    [
      "have the values that their callers give a field that decides what they inherit",
      {
        "Plans.swift": plans,
        "Signer.swift": `import CryptoExtras
struct Signer: Sealing {
  let plan: Plan
  let padding: _RSA.Signing.Padding
  let key: _RSA.Signing.PrivateKey
  init(plan: Plan, padding: _RSA.Signing.Padding) { self.plan = plan
    self.padding = padding }
  func sign(_ data: Data) throws -> Data { try key.signature(for: self.mark(data), padding: padding).rawRepresentation }
}
`,
        "Use.swift": `let brief = Signer(plan: .brief, padding: .PSS)
let thorough = Signer(plan: .thorough, padding: .insecurePKCS1v1_5)
`
      },
      ["Signer.swift:8 RSA pkcs1v15 SHA-512, caller Use.swift:2", "Signer.swift:8 RSA pss SHA-256, caller Use.swift:1"]
    ],
    [
      "say nothing of a digest that is turned into bytes first, or of one that a type of the program makes",
      {
        "Plans.swift": plans.replace("any Digest", "Data").replaceAll(/(SHA\d+.hash\(data: data\))/g, "Data($1)"),
        "Signer.swift": `import Crypto
struct Signer: Sealing {
  let plan: Plan = .brief
  let key: P256.Signing.PrivateKey
  func sign(_ data: Data) throws -> Data { try key.signature(for: self.mark(data)).rawRepresentation }
}
`
      },
      ["Signer.swift:5 ECDSA P-256 -"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, expected]) =>
    Effect.gen(function* () {
      expect(yield* signatures(files)).toEqual(expected)
    }).pipe(Effect.provide(scannerOnce))
  )
})
