import { describe, expect, it } from "vitest"
import { assess } from "../../../../../scanner/classify/assess.ts"
import { serializeCycloneDx, toCycloneDx } from "../../../../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { CryptoAsset } from "../../../../../scanner/model/CryptoAsset.ts"
import { toInventory } from "../../../../../scanner/model/toInventory.ts"
import { readCycloneDx } from "../../../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { finding, report } from "../../findings.ts"
import { ON } from "../../judged.ts"

const read = (more: object) => readCycloneDx(JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6", ...more }))

const algorithm = (name: string, algorithmProperties: object = {}, more: object = {}, oid?: string) => ({
  type: "cryptographic-asset",
  name,
  ...more,
  cryptoProperties: { assetType: "algorithm", algorithmProperties, ...(oid !== undefined && { oid }) }
})

const at = (location: string, line: number, additionalContext: string, offset = 4) => ({
  evidence: { occurrences: [{ location, line, offset, additionalContext }] }
})

const named = (assets: ReadonlyArray<CryptoAsset>, name: string): CryptoAsset =>
  assets.find((one) => one.name === name)!

/** In the shape of sonar-cryptography: references at random, keys of one name each, relations among the dependencies. */
const cbomkit = {
  serialNumber: "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
  metadata: {
    timestamp: "2026-02-26T09:01:57Z",
    tools: { services: [{ name: "CBOMkit", provider: { name: "PQCA" } }] },
    properties: [
      { name: "gitUrl", value: "https://github.com/acme/widget" },
      { name: "revision", value: "main" },
      { name: "commit", value: "c5b391d" }
    ]
  },
  components: [
    algorithm(
      "AES128-GCM",
      { mode: "gcm", primitive: "ae", cryptoFunctions: ["decrypt"], parameterSetIdentifier: "128" },
      { "bom-ref": "r1", ...at("src/A.java", 29, "javax.crypto.Cipher#getInstance(Ljava/lang/String;)V") },
      "2.16.840.1.101.3.4.1"
    ),
    algorithm(
      "MD5",
      { primitive: "hash" },
      { "bom-ref": "r2", ...at("src/test/B.java", 3, "java.security.MessageDigest") }
    ),
    ...["a", "b"].map((id) => ({
      type: "cryptographic-asset",
      "bom-ref": `key-${id}`,
      name: `key@${id}`,
      ...at(`src/${id}.java`, 7, "javax.crypto.spec.SecretKeySpec#<init>"),
      cryptoProperties: {
        assetType: "related-crypto-material",
        relatedCryptoMaterialProperties: { type: "secret-key", value: "c2VjcmV0LXNlY3JldC1zZWNyZXQ" }
      }
    }))
  ],
  dependencies: [
    { ref: "key-a", dependsOn: ["r1"] },
    { ref: "key-b", dependsOn: ["r1", "gone"] }
  ]
}

describe("reading a bill of materials of CBOMkit", () => {
  const { inventory, identity, notes, ignored } = read(cbomkit)

  it("gives its algorithms the names and ids that a scan gives them", () => {
    const own = toInventory(
      report([finding("cipher", { name: "AES", keyBits: 128, mode: "gcm" }), finding("hash", { name: "MD5" })])
    )
    for (const { name, id } of own.assets) expect(named(inventory.assets, name).id).toBe(id)
    expect(named(inventory.assets, "AES-128-GCM")).toMatchObject({
      facts: { name: "AES", keyBits: 128, mode: "gcm", primitive: "ae" },
      functions: ["decrypt"],
      family: "AES",
      oid: "2.16.840.1.101.3.4.1.6",
      levels: { classical: 128, quantum: 1 }
    })
  })

  it("reads where they are used and by which call", () => {
    expect(named(inventory.assets, "MD5").occurrences).toEqual([
      {
        path: "src/test/B.java",
        place: { line: 3, column: 5, endLine: 3, endColumn: 5 },
        symbol: "java.security.MessageDigest",
        role: "use",
        sources: {},
        facts: { outputBits: 128 },
        scope: "test",
        confidence: 1
      }
    ])
    expect(named(inventory.assets, "AES-128-GCM").occurrences[0]!.symbol).toBe("javax.crypto.Cipher#getInstance")
  })

  it("knows keys by what they are for, not by what the tool calls them", () => {
    const key = named(inventory.assets, "AES-128-GCM-secret-key")
    expect(inventory.assets).toHaveLength(3)
    expect(key.occurrences.map(({ path }) => path)).toEqual(["src/a.java", "src/b.java"])
    expect(key.relations).toEqual([{ role: "algorithm", to: named(inventory.assets, "AES-128-GCM").id }])
    expect(JSON.stringify(inventory)).not.toContain("c2VjcmV0")
  })

  it("brings places into the order that those of a scan have", () => {
    const at = (location: string, line: number) => ({ location, line })
    const evidence = { occurrences: [at("b.java", 2), at("a.java", 10), at("b.java", 1), at("a.java", 9)] }
    const [md5] = read({ components: [algorithm("MD5", {}, { evidence })] }).inventory.assets
    expect(md5!.occurrences.map(({ path, place }) => `${path} ${place.line}`)).toEqual([
      "a.java 9",
      "a.java 10",
      "b.java 1",
      "b.java 2"
    ])
  })

  it("says where it is from, and what it passed over", () => {
    expect(identity).toEqual({
      specVersion: "1.6",
      serialNumber: "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
      timestamp: "2026-02-26T09:01:57Z",
      git: { url: "https://github.com/acme/widget", revision: "main", commit: "c5b391d" },
      tool: { name: "CBOMkit" }
    })
    expect(ignored).toBe(0)
    expect(notes).toEqual([{ path: "$.dependencies", message: "refers to nothing in the document" }])
  })

  it("can be judged and written again", () => {
    const { weaknesses } = assess(inventory, { on: ON, policies: [] })
    expect(weaknesses).toMatchObject([{ rule: "CM-HASH-MD5", severity: "info", context: "test" }])
    const again = readCycloneDx(
      serializeCycloneDx(
        toCycloneDx(inventory, {
          component: { name: "x" },
          timestamp: "2026-08-01T10:00:00Z",
          serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
          tool: { name: "ciphermap", version: "1" }
        })
      )
    )
    expect(again.inventory.assets.map(({ id, name }) => [id, name])).toEqual(
      inventory.assets.map(({ id, name }) => [id, name])
    )
  })
})

describe("reading a bill of materials of cdxgen", () => {
  const { inventory, ignored } = read({
    metadata: { tools: { components: [{ type: "application", name: "cdxgen", version: "12" }] } },
    components: [
      {
        type: "cryptographic-asset",
        name: "aes256-GCM",
        "bom-ref": "crypto/algorithm/aes256-GCM@2.16.840.1.101.3.4.1.46",
        cryptoProperties: { assetType: "algorithm", oid: "2.16.840.1.101.3.4.1.46" },
        evidence: {
          identity: [{ field: "name", confidence: 0.7 }],
          occurrences: [{ location: "src/a.js", line: 3, symbol: "createCipheriv", additionalContext: "cipher" }]
        }
      },
      algorithm("sha256WithRSAEncryption", {}, {}, "1.2.840.113549.1.1.11"),
      { type: "library", name: "left-pad", version: "1.0.0", purl: "pkg:npm/left-pad@1.0.0" },
      { type: "library", "bom-ref": "openssl", name: "openssl", version: "3.5", purl: "pkg:generic/openssl@3.5" },
      { type: "application", name: "none" },
      { type: "cryptographic-asset", name: "nothing" }
    ],
    dependencies: [{ ref: "openssl", provides: ["crypto/algorithm/aes256-GCM@2.16.840.1.101.3.4.1.46"] }]
  })

  it("reads names that say everything", () => {
    const aes = named(inventory.assets, "AES-256-GCM")
    expect(aes.occurrences[0]).toMatchObject({ symbol: "createCipheriv", confidence: 0.7 })
    expect(aes.packages).toEqual(["pkg:generic/openssl@3.5"])
    expect(named(inventory.assets, "RSA-PKCS1-1.5-SHA-256").facts).toMatchObject({ name: "RSA", digest: "SHA-256" })
  })

  it("counts what is no cryptography, and takes only libraries that provide some", () => {
    expect(inventory.libraries.map(({ purl, used }) => [purl, used])).toEqual([["pkg:generic/openssl@3.5", false]])
    expect(ignored).toBe(3)
  })
})

describe("reading a bill of materials as the official examples are", () => {
  const REF = "crypto/certificate/example.com@sha256:1e15"
  const { inventory } = read({
    specVersion: "1.7",
    components: [
      algorithm("SHA512withRSA", { parameterSetIdentifier: "512", nistQuantumSecurityLevel: 3 }, { "bom-ref": "sig" }),
      algorithm("ML-KEM", { parameterSetIdentifier: "768", primitive: "kem" }, {}, "2.16.840.1.101.3.4.1.48"),
      algorithm("ECDH", { ellipticCurve: "nist/P-256" }, { "bom-ref": "ecdh" }),
      {
        type: "cryptographic-asset",
        "bom-ref": REF,
        name: "example.com",
        cryptoProperties: {
          assetType: "certificate",
          certificateProperties: {
            subjectName: "CN = example.com",
            issuerName: "C = US, CN = CA",
            notValidBefore: "2016-11-21T08:00:00Z",
            notValidAfter: "2017-11-22T07:59:59Z",
            serialNumber: "0A:1B",
            certificateFormat: "X.509",
            certificateExtensions: [
              { commonExtensionName: "basicConstraints", commonExtensionValue: "CA=true, pathlen:0" }
            ],
            relatedCryptographicAssets: [
              { type: "algorithm", ref: "sig" },
              { type: "publicKey", ref: "key" }
            ]
          }
        }
      },
      {
        type: "cryptographic-asset",
        "bom-ref": "key",
        name: "RSA-2048",
        cryptoProperties: {
          assetType: "related-crypto-material",
          relatedCryptoMaterialProperties: { type: "public-key", size: 2048, algorithmRef: "gone" }
        }
      },
      {
        type: "cryptographic-asset",
        name: "TLSv1.2",
        cryptoProperties: {
          assetType: "protocol",
          protocolProperties: {
            type: "tls",
            version: "1.2",
            cipherSuites: [
              { name: "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384", algorithms: ["ecdh"], identifiers: ["0xC0", "0x30"] }
            ],
            cryptoRefArray: [REF]
          }
        }
      }
    ]
  })

  it("does not take the size of a digest for that of a key, nor what a document claims for what is known", () => {
    const signature = named(inventory.assets, "RSA-PKCS1-1.5-SHA-512")
    expect(signature.facts).not.toHaveProperty("keyBits")
    expect(signature.levels).toEqual({ quantum: 0, basis: "policy" })
    expect(named(inventory.assets, "ML-KEM-768").oid).toBe("2.16.840.1.101.3.4.4.2")
  })

  it("reads a certificate with what it is signed with and its key", () => {
    const certificate = named(inventory.assets, "X.509-certificate-example.com")
    expect(certificate.certificate).toMatchObject({
      subject: "CN = example.com",
      serialNumber: "0a1b",
      names: [],
      isAuthority: true
    })
    expect(certificate.certificate).not.toHaveProperty("fingerprint")
    expect(certificate.relations.map(({ role }) => role)).toEqual(["public-key", "signature-algorithm"])
  })

  it("reads a protocol with its suites and the certificate that it uses", () => {
    const tls = named(inventory.assets, "TLSv1.2")
    expect(tls.facts).toEqual({ name: "TLS", version: "1.2" })
    expect(tls.suites).toEqual([
      {
        name: "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
        identifiers: ["0xC0", "0x30"],
        algorithms: [named(inventory.assets, "ECDH-P-256").id]
      }
    ])
    expect(tls.relations.map(({ role }) => role)).toEqual(["suite", "reference"])
  })

  it("can be judged and written without a place", () => {
    const bom = toCycloneDx(inventory, {
      component: { name: "x" },
      timestamp: "2026-08-01T10:00:00Z",
      serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
      tool: { name: "ciphermap", version: "1" }
    })
    expect(bom.components.every((one) => one.scope === undefined && one.evidence.occurrences.length === 0)).toBe(true)
    expect(assess(inventory, { on: ON, policies: [] }).weaknesses).toEqual([])
  })
})

describe("the names of other tools", () => {
  const nameOf = (name: string, properties: object = {}, oid?: string) =>
    read({ components: [algorithm(name, properties, {}, oid)] }).inventory.assets[0]!.name

  it.each([
    ["EC-secp521r1", { curve: "secp521r1", primitive: "pke", cryptoFunctions: ["keygen"] }, "EC-P-521"],
    ["RSA-2048", { parameterSetIdentifier: "2048", primitive: "pke", cryptoFunctions: ["keygen"] }, "RSA-2048"],
    ["RSA-OAEP", { mode: "ecb", padding: "oaep", primitive: "pke" }, "RSA-OAEP"],
    ["RSA-PKCS1-1.5-SHA-512-2048", { parameterSetIdentifier: "2048" }, "RSA-PKCS1-1.5-SHA-512-2048"],
    ["AES128-CBC-PKCS5", { mode: "cbc", padding: "pkcs5", parameterSetIdentifier: "128" }, "AES-128-CBC-PKCS7"],
    ["AES", { primitive: "ae", mode: "gcm", parameterSetIdentifier: "128" }, "AES-128-GCM"],
    ["AES-128-GCM-128-12", { primitive: "ae" }, "AES-128-GCM"],
    ["PBKDF2-HMAC-SHA256", {}, "PBKDF2-SHA-256"],
    ["ConcatenationKDF", { primitive: "kdf" }, "SP800_56C_OneStep"],
    ["prime256v1", {}, "EC-P-256"],
    ["MyCipher", { primitive: "block-cipher", mode: "cbc" }, "MyCipher-CBC"],
    ["-----BEGIN", {}, "unknown"]
  ])("%s is understood", (name, properties, expected) => {
    expect(nameOf(name, properties).replace(/^unknown.*/, "unknown")).toBe(expected)
  })

  it("is taken from the number where the name says nothing", () => {
    expect(nameOf("kmacShake128", {}, "2.16.840.1.101.3.4.2.21")).toBe("KMAC128")
    expect(nameOf("x", {}, "urn:oid:2.16.840.1.101.3.4.1.46")).toBe("AES-256-GCM")
  })
})
