import { describe, expect, it } from "vitest"
import type { BomOptions } from "../../../../scanner/bom/BomOptions.ts"
import { serializeCycloneDx, toCycloneDx } from "../../../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { CycloneDxBom } from "../../../../scanner/bom/cyclonedx/CycloneDxBom.ts"
import type { Facts } from "../../../../scanner/model/Facts.ts"
import type { Finding } from "../../../../scanner/model/Finding.ts"
import type { ScanReport } from "../../../../scanner/model/ScanReport.ts"
import { toInventory } from "../../../../scanner/model/toInventory.ts"
import { finding, library, place, report, variety } from "../findings.ts"
import { lintCycloneDx } from "./lintCycloneDx.ts"
import { cycloneDxErrors } from "../../../support/cycloneDxErrors.ts"
import { isLong } from "../../../support/isLong.ts"
import { shuffled } from "../../../support/shuffled.ts"

const COMMIT = "0123456789abcdef0123456789abcdef01234567"

const options: BomOptions = {
  component: { name: "acme/widget", version: COMMIT, purl: `pkg:github/acme/widget@${COMMIT}` },
  git: { url: "https://github.com/acme/widget.git", revision: "main", commit: COMMIT, subfolder: "server" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const errorsOf = async (bom: unknown): Promise<unknown> => cycloneDxErrors(JSON.stringify(bom))

const bomOf = (findings: ReadonlyArray<Finding>, more: Partial<ScanReport> = {}): CycloneDxBom =>
  toCycloneDx(toInventory(report(findings, more)), options)

const componentOf = (bom: CycloneDxBom, name: string) => bom.components.find((one) => one.name === name)

const propertiesOf = (bom: CycloneDxBom, name: string) =>
  Object.fromEntries(componentOf(bom, name)!.properties.map((one) => [one.name, one.value]))

describe("toCycloneDx", () => {
  const bom = bomOf(variety)

  it("passes the strict schema of CycloneDX 1.6 over every kind, name, mode and curve", async () => {
    expect(bom.components.length).toBeGreaterThan(900)
    expect(await errorsOf(bom)).toBeNull()
  })

  it("passes the linter over every kind, name, mode and curve", () => {
    expect(lintCycloneDx(bom)).toEqual([])
  })

  it.each(isLong ? [0, 1, 2] : [1])("passes schema and linter for finding set %i alone", async (rest) => {
    const part = bomOf(variety.filter((_, at) => at % 3 === rest))
    expect(await errorsOf(part)).toBeNull()
    expect(lintCycloneDx(part)).toEqual([])
  })

  it("passes schema and linter without a finding", async () => {
    const empty = bomOf([])
    expect(await errorsOf(empty)).toBeNull()
    expect(lintCycloneDx(empty)).toEqual([])
  })

  it.each(isLong ? [1, 7, 99] : [7])("gives the same text whatever the order of the findings (%i)", (seed) => {
    expect(serializeCycloneDx(bomOf(shuffled(variety, seed)))).toBe(serializeCycloneDx(bom))
  })

  it("describes AES-256-GCM with its place and provenance", () => {
    const one = bomOf([
      finding(
        "cipher",
        { name: "AES", keyBits: 256, mode: "gcm", nonceBits: 96, functions: ["encrypt"] },
        {
          api: "javax.crypto.Cipher.getInstance",
          place: place(12, 9),
          sources: {
            name: { from: "literal", hops: 0 },
            keyBits: { from: "resolved", hops: 2 },
            tagBits: { from: "unknown", hops: 0 }
          }
        }
      )
    ])
    expect(one.components).toHaveLength(1)
    expect(one.components[0]).toMatchObject({
      type: "cryptographic-asset",
      name: "AES-256-GCM",
      cryptoProperties: {
        assetType: "algorithm",
        oid: "2.16.840.1.101.3.4.1.46",
        algorithmProperties: {
          primitive: "ae",
          parameterSetIdentifier: "256",
          mode: "gcm",
          cryptoFunctions: ["encrypt"],
          classicalSecurityLevel: 256,
          nistQuantumSecurityLevel: 5
        }
      },
      evidence: {
        identity: [
          { field: "name", confidence: 0.95, methods: [{ technique: "source-code-analysis", confidence: 0.95 }] }
        ],
        occurrences: [
          {
            location: "src/Main.java",
            line: 12,
            offset: 8,
            symbol: "javax.crypto.Cipher.getInstance",
            additionalContext:
              "scope: production; does encrypt; keyBits: resolved (2 hops); name: literal; nonceBits 96; tagBits: unknown"
          }
        ]
      }
    })
    expect(one.components[0]!["bom-ref"]).toMatch(/^crypto\/algorithm\/aes-256-gcm-[0-9a-f]{12}$/)
    expect(propertiesOf(one, "AES-256-GCM")).toMatchObject({
      "ciphermap:algorithmFamily": "AES",
      "ciphermap:nonceBits": "96",
      "ciphermap:nistQuantumSecurityLevel.basis": "reference",
      "ciphermap:provenance.keyBits": "1 resolved",
      "ciphermap:language": "java"
    })
  })

  it("says of each use what it says beyond its algorithm, and nothing that does not look like a word", () => {
    const contextOf = (facts: Facts, more: Partial<Finding>) =>
      bomOf([finding("kdf", facts, more)]).components.map(
        ({ name, evidence }) => `${name}: ${evidence.occurrences[0]!.additionalContext}`
      )
    const literal = { from: "literal", hops: 0 } as const
    const over = { place: { line: 3, column: 1, endLine: 5, endColumn: 2 }, isAssumed: true } as const
    expect(
      contextOf({ name: "HKDF", digest: "SHA-256", outputBits: 512 }, { sources: { outputBits: literal } })
    ).toEqual([
      "HKDF-SHA-256: scope: production; does keyderive; outputBits 512: literal",
      "HMAC-SHA-256: implied; scope: production; outputBits: literal",
      "SHA-256: implied; scope: production; outputBits: literal"
    ])
    expect(
      contextOf(
        { name: "TLS", verification: "none" },
        { ...over, kind: "protocol", sources: { verification: literal } }
      )
    ).toEqual(["TLS: scope: production; to line 5; library assumed; verification none: literal"])
    expect(contextOf({ name: "HKDF", saltBits: -8 }, { sources: {} })).toEqual([
      "HKDF: scope: production; does keyderive"
    ])
  })

  it("tells tests and examples from the program itself", () => {
    const used = { name: "AES", keyBits: 256, mode: "gcm" }
    const tested = finding("hash", { name: "MD5" }, { path: "src/test/A.java", scope: "test" })
    const both = [finding("cipher", used), finding("cipher", used, { path: "examples/A.java", scope: "example" })]
    const { components } = toCycloneDx(toInventory(report([tested, ...both])), options)
    const scopes = components.map(({ name, scope, properties }) => [
      name,
      scope,
      properties.filter((one) => one.name === "ciphermap:scope").map(({ value }) => value)
    ])
    expect(scopes).toEqual([
      ["AES-256-GCM", undefined, ["example", "production"]],
      ["MD5", "excluded", ["test"]]
    ])
  })

  it("tells generators for cryptography from others", () => {
    const one = bomOf([
      finding("random", { name: "RNG" }),
      finding("random", { name: "NonCryptographicPRNG" }),
      finding("random", { name: "NonCryptographicPRNG", parameterSet: "MT19937" })
    ])
    const algorithms = one.components.map(({ name, cryptoProperties }) => [
      name,
      cryptoProperties?.algorithmProperties?.primitive,
      cryptoProperties?.algorithmProperties?.parameterSetIdentifier,
      cryptoProperties?.algorithmProperties?.classicalSecurityLevel
    ])
    expect(algorithms).toEqual([
      ["Non-cryptographic-PRNG", "other", undefined, 0],
      ["Non-cryptographic-PRNG-MT19937", "other", "MT19937", 0],
      ["RNG", "drbg", undefined, undefined]
    ])
  })

  it("says in properties what 1.6 has no word for", () => {
    const one = bomOf([
      finding("cipher", { name: "AES", keyBits: 256, mode: "siv" }),
      finding("cipher", { name: "AES", keyBits: 256, mode: "kw" }),
      finding("signature", { name: "RSA", padding: "pss", digest: "SHA-256", saltBits: 256 }),
      finding("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }),
      finding("protocol", { name: "DTLS", version: "1.2" })
    ])
    expect(componentOf(one, "AES-256-SIV")!.cryptoProperties?.algorithmProperties).toMatchObject({
      mode: "other",
      primitive: "ae"
    })
    expect(propertiesOf(one, "AES-256-SIV")).toMatchObject({ "ciphermap:mode": "siv" })
    expect(componentOf(one, "AES-256-KW")!.cryptoProperties?.algorithmProperties).toMatchObject({ primitive: "other" })
    expect(propertiesOf(one, "AES-256-KW")).toMatchObject({ "ciphermap:primitive": "key-wrap" })
    expect(propertiesOf(one, "RSA-PSS-SHA-256-MGF1-32")).toMatchObject({
      "ciphermap:algorithmFamily": "RSASSA-PSS",
      "ciphermap:padding": "pss",
      "ciphermap:quantumVulnerable": "shor"
    })
    expect(propertiesOf(one, "ECDSA-P-256-SHA-256")).toMatchObject({ "ciphermap:ellipticCurve": "nist/P-256" })
    expect(componentOf(one, "DTLSv1.2")!.cryptoProperties?.protocolProperties).toEqual({
      type: "other",
      version: "1.2"
    })
    expect(propertiesOf(one, "DTLSv1.2")).toMatchObject({ "ciphermap:protocolType": "dtls" })
  })

  it("names the repository as CBOMkit reads it", () => {
    expect(bom.metadata.properties.slice(0, 4)).toEqual([
      { name: "gitUrl", value: "https://github.com/acme/widget" },
      { name: "revision", value: "main" },
      { name: "commit", value: COMMIT },
      { name: "subfolder", value: "server" }
    ])
    expect(bom.metadata.component).toMatchObject({ type: "application", swhid: [`swh:1:rev:${COMMIT}`] })
    expect(bom.serialNumber).toBe("urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79")
  })

  it("owns up to files it did not read", () => {
    const completeness = (more: Partial<ScanReport>) => {
      const { compositions, metadata } = bomOf([], more)
      return [
        compositions[0]!.aggregate,
        metadata.properties.find((one) => one.name === "ciphermap:completeness")?.value
      ]
    }
    expect(completeness({})[0]).toBe("incomplete_first_party_only")
    expect(completeness({ skipped: [{ path: "a.js", reason: "vendored" }] })[0]).toBe("incomplete_first_party_only")
    expect(completeness({ skipped: [{ path: "a.java", reason: "timeout" }] })).toEqual([
      "incomplete",
      "files not read or not read to the end (timeout: 1)"
    ])
    expect(completeness({ partial: ["a.java"] })[0]).toBe("incomplete")
    expect(completeness({ unsupported: { ".md": 4, ".png": 2 } })[0]).toBe("incomplete_first_party_only")
    expect(completeness({ unsupported: { ".md": 4, ".cob": 2 } })).toEqual([
      "incomplete",
      "files not read or not read to the end (unsupported-language .cob: 2)"
    ])
  })

  it("owns up to libraries that files import and of which it recognised nothing", () => {
    const missed = (scope: "production" | "test") =>
      bomOf([], {
        unrecognised: {
          imports: [
            {
              path: "a.py",
              language: "python",
              library: "ssl",
              imported: "ssl",
              line: 3,
              scope,
              calls: [{ name: "ssl.other", line: 4, count: 1 }],
              moreCalls: 0
            }
          ],
          more: 2
        }
      })
    const { compositions, metadata } = missed("production")
    const valuesOf = (name: string) => metadata.properties.filter((one) => one.name === name).map(({ value }) => value)
    expect(compositions[0]!.aggregate).toBe("incomplete")
    expect(valuesOf("ciphermap:unrecognisedImport")).toEqual(["ssl at a.py:3 (production)"])
    expect(valuesOf("ciphermap:unrecognisedImportsMore")).toEqual(["2"])
    expect(valuesOf("ciphermap:completeness")[0]).toContain("1 file imports a cryptographic library")
    expect(missed("test").compositions[0]!.aggregate).toBe("incomplete_first_party_only")
  })

  it("never repeats a text of the source that is not a name", () => {
    const secret = "c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA=="
    const hex = "00112233445566778899aabbccddeeff"
    const facts = {
      name: secret,
      digest: hex,
      curve: secret,
      group: hex,
      parameterSet: secret,
      version: hex,
      suite: secret,
      certificateFormat: hex,
      cipher: hex,
      material: secret
    }
    const kinds = ["cipher", "key", "material", "protocol", "certificate", "keystore", "parameters", "kdf"] as const
    const text = serializeCycloneDx(bomOf(kinds.map((kind, at) => finding(kind, facts, { place: place(at + 1) }))))
    expect(text).not.toContain(secret.slice(0, 12))
    expect(text).not.toContain(hex.slice(0, 16))
  })
})

describe("lintCycloneDx", () => {
  const sound = JSON.stringify(
    bomOf(
      [
        finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }),
        finding("hash", { name: "SHA-256" }, { place: place(2), packages: ["pkg:npm/node-forge@1.3.1"] }),
        finding("hash", { name: "SHA-256" }, { place: place(3) }),
        finding("keygen", { name: "RSA", keyBits: 2048 }, { place: place(4) }),
        finding("signature", { name: "RSA", padding: "pkcs1v15", digest: "SHA-1" }, { place: place(5) }),
        finding("protocol", { name: "TLS", version: "1.3", suite: "TLS_AES_128_GCM_SHA256" }, { place: place(6) }),
        finding("certificate", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, { place: place(7) })
      ],
      {
        libraries: [
          library(),
          library({ purl: "pkg:npm/elliptic@6.5.7", version: "6.5.7", name: "elliptic", used: false, uses: 0 })
        ]
      }
    )
  )

  type Mutable = ReturnType<typeof JSON.parse>
  const named = (bom: Mutable, name: string): Mutable => bom["components"].find((one: Mutable) => one["name"] === name)

  const defects: ReadonlyArray<readonly [string, string, (bom: Mutable) => void]> = [
    ["an unknown specVersion", "version", (bom) => (bom["specVersion"] = "9.9")],
    ["an upper-case serial number", "version", (bom) => (bom["serialNumber"] = bom["serialNumber"].toUpperCase())],
    ["a missing time", "version", (bom) => delete bom["metadata"].timestamp],
    [
      "two components of one reference",
      "duplicate-ref",
      (bom) => (bom["components"][1]["bom-ref"] = bom["components"][0]["bom-ref"])
    ],
    [
      "an occurrence with the reference of a component",
      "duplicate-ref",
      (bom) => (named(bom, "SHA-256")["evidence"].occurrences[0]["bom-ref"] = bom["components"][0]["bom-ref"])
    ],
    ["a dependency on nothing", "dangling-ref", (bom) => bom["dependencies"][0].dependsOn.push("zzz")],
    ["a composition of nothing", "dangling-ref", (bom) => (bom["compositions"][0].assemblies = ["zzz"])],
    [
      "a key of no algorithm",
      "dangling-ref",
      (bom) =>
        (named(bom, "RSA-2048-private-key")["cryptoProperties"].relatedCryptoMaterialProperties.algorithmRef = "zzz")
    ],
    [
      "a suite of no algorithm",
      "dangling-ref",
      (bom) => (named(bom, "TLSv1.3")["cryptoProperties"].protocolProperties.cipherSuites[0].algorithms[0] = "zzz")
    ],
    [
      "a certificate signed by nothing",
      "dangling-ref",
      (bom) => (named(bom, "X.509-certificate")["cryptoProperties"].certificateProperties.signatureAlgorithmRef = "zzz")
    ],
    ["evidence of no tool", "dangling-ref", (bom) => (bom["components"][0].evidence.identity[0].tools = ["zzz"])],
    [
      "a key that refers to a protocol",
      "ref-target",
      (bom) =>
        (named(bom, "RSA-2048-private-key")["cryptoProperties"].relatedCryptoMaterialProperties.algorithmRef = named(
          bom,
          "TLSv1.3"
        )["bom-ref"])
    ],
    [
      "the block of another asset type",
      "block",
      (bom) => (named(bom, "SHA-256")["cryptoProperties"].assetType = "protocol")
    ],
    ["cryptoProperties on a library", "block", (bom) => (named(bom, "SHA-256")["type"] = "library")],
    ["an asset without cryptoProperties", "block", (bom) => delete named(bom, "SHA-256")["cryptoProperties"]],
    ["an @ in a name", "name", (bom) => (named(bom, "SHA-256")["name"] = "SHA@256")],
    ["an @ in a reference", "name", (bom) => (named(bom, "SHA-256")["bom-ref"] = "crypto/algorithm/sha-256@1")],
    ["a purl on an asset", "purl", (bom) => (named(bom, "SHA-256")["purl"] = "pkg:npm/a@1")],
    ["an asset without a place", "occurrence", (bom) => (named(bom, "SHA-256")["evidence"].occurrences = [])],
    [
      "an absolute path",
      "occurrence",
      (bom) => (named(bom, "SHA-256")["evidence"].occurrences[0].location = "/tmp/a.java")
    ],
    ["line 0", "occurrence", (bom) => (named(bom, "SHA-256")["evidence"].occurrences[0].line = 0)],
    [
      "the OID of another algorithm",
      "oid",
      (bom) => (named(bom, "SHA-256")["cryptoProperties"].oid = "2.16.840.1.101.3.4.2.2")
    ],
    [
      "the OID of another mode",
      "oid",
      (bom) => (named(bom, "AES-256-GCM")["cryptoProperties"].oid = "2.16.840.1.101.3.4.1.48")
    ],
    ["an OID nobody knows", "oid", (bom) => (named(bom, "SHA-256")["cryptoProperties"].oid = "1.2.3.4")],
    ["an OID on a protocol", "oid", (bom) => (named(bom, "TLSv1.3")["cryptoProperties"].oid = "1.3.6.1.5.5.7.3.1")],
    [
      "category 6",
      "level",
      (bom) => (named(bom, "AES-256-GCM")["cryptoProperties"].algorithmProperties.nistQuantumSecurityLevel = 6)
    ],
    [
      "category 1 for AES-256",
      "level",
      (bom) => (named(bom, "AES-256-GCM")["cryptoProperties"].algorithmProperties.nistQuantumSecurityLevel = 1)
    ],
    [
      "category 1 for RSA",
      "level",
      (bom) => (named(bom, "RSA-2048")["cryptoProperties"].algorithmProperties.nistQuantumSecurityLevel = 1)
    ],
    [
      "no category for RSA",
      "level",
      (bom) => delete named(bom, "RSA-2048")["cryptoProperties"].algorithmProperties.nistQuantumSecurityLevel
    ],
    [
      "the wrong strength for RSA-2048",
      "level",
      (bom) => (named(bom, "RSA-2048")["cryptoProperties"].algorithmProperties.classicalSecurityLevel = 128)
    ],
    [
      "a strength for RSA of unknown size",
      "level",
      (bom) => (named(bom, "RSA-PKCS1-1.5-SHA-1")["cryptoProperties"].algorithmProperties.classicalSecurityLevel = 112)
    ],
    ["a category without a basis", "level", (bom) => (named(bom, "SHA-256")["properties"] = [])],
    [
      "the value of a key",
      "secret",
      (bom) => (named(bom, "RSA-2048-private-key")["cryptoProperties"].relatedCryptoMaterialProperties.value = "x")
    ],
    [
      "source text as context",
      "secret",
      (bom) => (named(bom, "SHA-256")["evidence"].occurrences[0].additionalContext = "hash(password)")
    ],
    [
      "a long hexadecimal text in a property",
      "secret",
      (bom) => named(bom, "SHA-256")["properties"].push({ name: "z", value: "0123456789abcdef0123456789abcdef" })
    ],
    [
      "a private key in a property",
      "secret",
      (bom) => named(bom, "SHA-256")["properties"].push({ name: "z", value: "-----BEGIN PRIVATE KEY-----" })
    ],
    ["components out of order", "order", (bom) => bom["components"].reverse()],
    ["dependencies out of order", "order", (bom) => bom["dependencies"].push(...bom["dependencies"].splice(1, 1))],
    ["dependsOn out of order", "order", (bom) => bom["dependencies"][0].dependsOn.reverse()],
    ["places out of order", "order", (bom) => named(bom, "SHA-256")["evidence"].occurrences.reverse()],
    ["properties out of order", "order", (bom) => named(bom, "SHA-256")["properties"].reverse()],
    ["an asset without a dependency entry", "dependency", (bom) => bom["dependencies"].splice(1, 1)],
    ["a root that does not use an asset", "dependency", (bom) => bom["dependencies"][0].dependsOn.shift()],
    [
      "an asset that depends on itself",
      "dependency",
      (bom) => (bom["dependencies"][1].dependsOn = [bom["dependencies"][1].ref])
    ],
    [
      "a library with a version that its purl lacks",
      "library",
      (bom) => (named(bom, "elliptic")["purl"] = "pkg:npm/elliptic")
    ],
    ["a purl that is not encoded", "library", (bom) => (named(bom, "elliptic")["purl"] = "pkg:npm/@a/b@6.5.7")],
    ["a used library that the root does not use", "library", (bom) => bom["dependencies"][0].dependsOn.pop()],
    [
      "a library that provides what is no asset",
      "library",
      (bom) => (bom["dependencies"].at(-1).provides = ["pkg:npm/elliptic@6.5.7"])
    ],
    [
      "a library that provides a key",
      "library",
      (bom) => (bom["dependencies"].at(-1).provides = [named(bom, "RSA-2048-private-key")["bom-ref"]])
    ],
    ["a library without a place", "library", (bom) => (named(bom, "elliptic")["evidence"].occurrences = [])],
    ["properties of a library out of order", "library", (bom) => named(bom, "elliptic")["properties"].reverse()],
    ["a library without a dependency entry", "library", (bom) => bom["dependencies"].pop()],
    [
      "an algorithm without a primitive",
      "primitive",
      (bom) => delete named(bom, "SHA-256")["cryptoProperties"].algorithmProperties.primitive
    ]
  ]

  it("finds nothing in a sound BOM", () => {
    expect(lintCycloneDx(JSON.parse(sound))).toEqual([])
  })

  it.each(defects)("finds %s", (_, rule, spoil) => {
    const bom = JSON.parse(sound)
    spoil(bom)
    expect(lintCycloneDx(bom).map((message) => message.slice(0, message.indexOf(":")))).toContain(rule)
  })

  it("finds what the schema lets pass", async () => {
    const bom = JSON.parse(sound)
    bom.dependencies[0].dependsOn.push("zzz")
    expect(await errorsOf(bom)).toBeNull()
    expect(lintCycloneDx(bom)).toEqual(expect.arrayContaining(["dangling-ref: zzz"]))
  })
})
