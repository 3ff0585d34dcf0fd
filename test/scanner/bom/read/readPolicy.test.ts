import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { nearest } from "../../../../scanner/classify/nearest.ts"
import { policies } from "../../../../scanner/classify/policies.ts"
import { algorithms } from "../../../../scanner/model/algorithms.ts"
import type { Malformed } from "../../../../scanner/bom/read/Malformed.ts"
import { readPolicy } from "../../../../scanner/bom/read/readPolicy.ts"

const row = { when: { name: "AES" }, status: "compliant", clause: "Section 1" }

const whole = {
  id: "own-1.0",
  title: "Own rules",
  authority: "A company",
  version: "1.0",
  status: "final",
  published: "2026-01-01",
  source: "https://example.org/rules",
  scope: "Its own programs.",
  rows: [row],
  otherwise: { status: "unknown", clause: "Nothing is said" }
}

const read = (policy: unknown) => Result.getOrThrow(readPolicy(JSON.stringify(policy)))

const wrongIn = (text: string): Malformed => Result.getOrThrow(Result.flip(readPolicy(text)))

const wrong = (text: string): string => {
  const { path, problem } = wrongIn(text)
  return `${path} ${problem}`
}

const said = (more: object): string => wrong(JSON.stringify({ ...whole, ...more }))
const saidOfRow = (more: object): string => said({ rows: [{ ...row, ...more }] })
const saidOfWhen = (when: object): string => saidOfRow({ when })

describe("a file of a policy", () => {
  it("is read as it is", () => {
    expect(read(whole)).toEqual(whole)
    expect(Result.getOrThrow(readPolicy(`\uFEFF${JSON.stringify(whole)}`))).toEqual(whole)
  })

  it.each(Object.values(policies))("can say all that $id says", (policy) => {
    expect(read(policy)).toEqual(policy)
  })

  it("can ask for every attribute, and for one of several values", () => {
    const when = {
      name: ["RSA", "ECDSA"],
      parameterSet: "768",
      digest: "SHA-256",
      mgfDigest: "SHA-1",
      cipher: "AES",
      curve: ["P-256", "brainpoolP256r1"],
      group: "ffdhe2048",
      version: "1.3",
      keyBits: { min: 2048, max: 4096 },
      outputBits: [256, 384],
      iterations: { max: 999 },
      memoryKib: { min: 1 },
      parallelism: 4,
      saltBits: 128,
      nonceBits: 96,
      tagBits: 128,
      classicalBits: { min: 112 },
      quantumLevel: 0,
      type: "algorithm",
      primitive: ["signature", "pke"],
      mode: "gcm",
      padding: "oaep",
      functions: ["sign"],
      material: "private-key",
      certificateFormat: "X.509",
      verification: "none",
      purpose: "non-security",
      uses: "RC4",
      isQuantumVulnerable: true,
      isHardCoded: false,
      isEncrypted: false,
      isSelfSigned: true,
      expiresInDays: { max: -1 },
      not: { name: "DSA" },
      anyOf: [{ name: "RSA" }, { not: { anyOf: [{ keyBits: 1 }] } }]
    }
    const policy = { ...whole, rows: [{ ...row, when }] }
    expect(read(policy)).toEqual(policy)
  })

  it("is refused with an error that another attempt does not help", () => {
    const error = wrongIn("{}")
    expect(error).toMatchObject({
      _tag: "Malformed",
      kind: "policy",
      path: "$.id",
      problem: "is missing",
      isRetryable: false
    })
    expect(error.message).toBe("no valid policy: $.id is missing")
  })

  it("must be JSON, an object, and not nested without end", () => {
    expect(wrong("{")).toBe("$ is not JSON (line 1, column 2)")
    expect(wrong("")).toBe("$ is not JSON (line 1, column 1)")
    expect(wrong("null")).toBe("$ must be an object")
    expect(wrong("[]")).toBe("$ must be an object")
    expect(wrong(`${"[".repeat(5000)}${"]".repeat(5000)}`)).toBe("$ is nested too deeply")
  })

  it("has every part, and no other", () => {
    for (const key of Object.keys(whole)) expect(said({ [key]: undefined })).toBe(`$.${key} is missing`)
    expect(said({ colour: "red" })).toBe("$.colour is not known here")
    expect(saidOfRow({ statsu: "x" })).toBe("$.rows[0].statsu is not known here")
    expect(saidOfWhen({ keySize: 1 })).toBe("$.rows[0].when.keySize is not known here")
    expect(saidOfWhen({ keyBits: { mni: 1 } })).toBe("$.rows[0].when.keyBits.mni is not known here")
    expect(wrong(JSON.stringify(whole).replace("{", '{"__proto__":{},'))).toBe("$.__proto__ is not known here")
  })

  it("does not ask for what only single uses have", () => {
    for (const [attribute, value] of Object.entries({ scope: "test", symbol: "f", lacks: "mode" }))
      expect(saidOfWhen({ [attribute]: value })).toBe(`$.rows[0].when.${attribute} is not known here`)
  })

  it("has parts of the right kind", () => {
    expect(said({ title: 1 })).toBe("$.title must be a text")
    expect(said({ title: " " })).toBe("$.title must not be empty")
    expect(said({ id: "My policy" })).toBe("$.id must be of lower-case letters and digits with hyphens between")
    expect(said({ status: "done" })).toBe('$.status must be "final" or "draft"')
    expect(said({ source: "a binder" })).toBe("$.source must be an address on the web")
    expect(said({ rows: {} })).toBe("$.rows must be a list")
    expect(said({ rows: [] })).toBe("$.rows[0] is missing")
    expect(said({ otherwise: { status: "compliant", clause: "x" } })).toBe(
      '$.otherwise.status must be "disallowed" or "unknown"'
    )
    expect(saidOfRow({ clause: "" })).toBe("$.rows[0].clause must not be empty")
    expect(saidOfRow({ onlyWhereSaid: false })).toBe("$.rows[0].onlyWhereSaid must be true")
    expect(saidOfWhen({ isHardCoded: "yes" })).toBe("$.rows[0].when.isHardCoded must be true or false")
    expect(saidOfWhen({ keyBits: "2048" })).toBe("$.rows[0].when.keyBits must be a number or a list or an object")
    expect(saidOfWhen({ keyBits: {} })).toBe('$.rows[0].when.keyBits must have "min" or "max"')
    expect(saidOfWhen({ keyBits: { min: 2, max: 1 } })).toBe('$.rows[0].when.keyBits has a "min" above its "max"')
    expect(saidOfWhen({ name: [] })).toBe("$.rows[0].when.name[0] is missing")
  })

  it("has days that exist, in their order", () => {
    const noDay = (day: string): string => `is "${day}", which is no day; write it as "2031-01-01"`
    expect(said({ published: "2026" })).toBe(`$.published ${noDay("2026")}`)
    expect(saidOfRow({ from: "2026-02-30" })).toBe(`$.rows[0].from ${noDay("2026-02-30")}`)
    expect(saidOfRow({ from: "31.12.2030" })).toBe(`$.rows[0].from ${noDay("31.12.2030")}`)
    const later = { status: "disallowed", from: "2031-01-01" }
    expect(saidOfRow({ later })).toBe("$.rows[0].later can only follow on a deprecation")
    expect(saidOfRow({ status: "deprecated", from: "2031-01-01", later })).toBe(
      `$.rows[0].later.from must be after the row's own "from"`
    )
  })

  it("names the algorithm that is nearest to one nobody knows", () => {
    expect(saidOfWhen({ name: "SHA256" })).toBe(
      '$.rows[0].when.name is "SHA256", which is no algorithm; the nearest is "SHA-256"'
    )
    expect(saidOfWhen({ name: ["AES", "ML_KEM"] })).toContain('rows[0].when.name[1] is "ML_KEM", which is no algorithm')
    expect(saidOfWhen({ name: "ML_KEM" })).toContain('the nearest is "ML-KEM"')
    expect(saidOfWhen({ digest: "sha1" })).toContain('rows[0].when.digest is "sha1"')
    expect(saidOfWhen({ anyOf: [{ not: { uses: "Blowfsh" } }] })).toBe(
      '$.rows[0].when.anyOf[0].not.uses is "Blowfsh", which is no algorithm; the nearest is "Blowfish"'
    )
  })

  it("uses the words that assets have", () => {
    expect(saidOfWhen({ curve: "secp256r1" })).toBe(
      '$.rows[0].when.curve is "secp256r1", which is no curve; the nearest is "P-256"'
    )
    expect(saidOfWhen({ mode: "ccm8" })).toContain('the nearest is "ccm"')
    expect(saidOfWhen({ padding: "raw" })).toContain('the nearest is "none"')
    expect(saidOfWhen({ name: "X9.31" })).toContain('the nearest is "RSA"')
    expect(saidOfWhen({ primitive: "cipher" })).toContain("which is no primitive")
    expect(saidOfWhen({ type: "key" })).toContain("which is no type of asset")
    expect(saidOfWhen({ functions: "signing" })).toContain('the nearest is "sign"')
  })

  it("has no row that repeats another", () => {
    expect(said({ rows: [row, row] })).toBe(
      "$.rows[1].when repeats that of a row before, so that the row never decides"
    )
  })
})

describe("the nearest word", () => {
  it("is the same word in other signs", () => {
    const names = Object.keys(algorithms)
    expect(nearest("chacha20poly1305", names)).toBe("ChaCha20-Poly1305")
    expect(nearest("hmac drbg", names)).toBe("HMAC_DRBG")
    expect(nearest("Ed-25519", names)).toBe("Ed25519")
  })
})
