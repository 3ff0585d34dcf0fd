import { algorithms } from "../../../scanner/model/algorithms.ts"
import { curves } from "../../../scanner/model/curves.ts"
import type { Attribute, Facts, FactSources, ValueOrigin } from "../../../scanner/model/Facts.ts"
import type { Evidence, Finding, FindingKind } from "../../../scanner/model/Finding.ts"
import type { LibraryUse } from "../../../scanner/model/LibraryUse.ts"
import { modes, paddings } from "../../../scanner/model/modes.ts"
import type { Place } from "../../../scanner/model/Place.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { knownAlgorithms } from "../model/knownAlgorithms.ts"

export const place = (line: number, column = 5): Place => ({ line, column, endLine: line, endColumn: column + 10 })

const ORIGINS: ReadonlyArray<ValueOrigin> = ["literal", "resolved", "default"]

const sourcesOf = (facts: Facts): FactSources =>
  Object.fromEntries(
    Object.keys(facts).map((attribute, at) => [
      attribute as Attribute,
      { from: ORIGINS[at % 3]!, hops: at % 3 === 1 ? at : 0 }
    ])
  )

export const finding = (kind: FindingKind, facts: Facts, more: Partial<Finding> = {}): Finding => ({
  kind,
  facts,
  api: "lib.Api.call",
  library: "lib",
  language: "java",
  path: "src/Main.java",
  place: place(1),
  scope: "production",
  sources: sourcesOf(facts),
  evidence: [],
  ...more
})

export const library = (more: Partial<LibraryUse> = {}): LibraryUse => ({
  purl: "pkg:npm/node-forge@1.3.1",
  name: "node-forge",
  version: "1.3.1",
  scope: "required",
  direct: true,
  used: true,
  uses: 1,
  offers: ["AES", "SHA-256"],
  occurrences: [{ path: "package.json", place: place(3), scope: "production", requirement: "^1.3.0" }],
  ...more
})

export const report = (findings: ReadonlyArray<Finding>, more: Partial<ScanReport> = {}): ScanReport => ({
  findings,
  libraries: [],
  skipped: [],
  partial: [],
  filesScanned: 3,
  filesPrefiltered: 1,
  bytesScanned: 1000,
  unsupported: {},
  languages: { java: { files: 3, bytes: 1000 } },
  suppressions: [],
  unrecognised: { imports: [], more: 0 },
  ...more
})

const KINDS: ReadonlyArray<FindingKind> = [
  "hash",
  "cipher",
  "mac",
  "signature",
  "kdf",
  "key",
  "keygen",
  "key-agreement",
  "kem",
  "random",
  "protocol",
  "certificate",
  "keystore",
  "material",
  "parameters",
  "token",
  "password-hash",
  "key-wrap"
]

const everything: Facts = {
  parameterSet: "768",
  keyBits: 256,
  mode: "cbc",
  padding: "pkcs7",
  digest: "SHA-384",
  mgfDigest: "SHA-1",
  cipher: "AES",
  curve: "P-256",
  group: "ffdhe3072",
  tagBits: 96,
  nonceBits: 96,
  saltBits: 128,
  outputBits: 512,
  iterations: 1000,
  memoryKib: 65536,
  parallelism: 2,
  blockSize: 8,
  version: "1.2",
  byteLength: 32,
  functions: ["encrypt", "decrypt"]
}

const MATERIALS = ["private-key", "initialization-vector", "nonce", "salt", "password", "seed", "tag", "nonsense"]

const spread = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  findings.map((one, at) => ({
    ...one,
    path: `src/${at % 7}/Main${at % 31}.java`,
    place: place(1 + at, 1 + (at % 40))
  }))

const evidence: ReadonlyArray<Evidence> = [
  { place: place(900), symbol: "lib.Api.init", role: "setting" },
  { place: place(901), symbol: "KEY_SIZE", role: "definition" },
  { place: place(902), symbol: "lib.Engine.new", role: "part" }
]

/** Every kind, every base name, every mode, padding, curve and attribute, and cipher suites in several spellings. */
export const variety: ReadonlyArray<Finding> = spread([
  ...KINDS.map((kind) => finding(kind, {})),
  ...KINDS.map((kind) => finding(kind, { ...everything, name: "AES" }, { evidence })),
  ...KINDS.map((kind) => finding(kind, everything)),
  ...Object.keys(algorithms).flatMap((name) => [
    finding("cipher", { name }),
    finding("keygen", { name, keyBits: 2048 }),
    finding("signature", { ...everything, name })
  ]),
  ...Object.values(knownAlgorithms).map(({ facts, kind }) => finding(kind, facts)),
  ...Object.keys(modes).map((mode) => finding("cipher", { name: "AES", keyBits: 128, mode })),
  ...Object.keys(paddings).map((padding) => finding("cipher", { name: "RSA", keyBits: 3072, padding })),
  ...Object.keys(curves).map((curve) => finding("signature", { name: "ECDSA", digest: "SHA-256", curve })),
  ...MATERIALS.map((material) => finding("material", { material, byteLength: 16 })),
  ...MATERIALS.map((material) => finding("key", { name: "HMAC", digest: "SHA-256", keyBits: 512, material })),
  ...["1.0", "1.2", "1.3", "ssl3"].map((version) => finding("protocol", { name: "TLS", version })),
  ...["TLS_AES_128_GCM_SHA256", "ECDHE-RSA-AES128-GCM-SHA256:HIGH:!aNULL", "SSL_RSA_WITH_RC4_128_MD5"].map((suite) =>
    finding("protocol", { name: "TLS", suite })
  ),
  ...["DTLS", "QUIC", "SSH", "IKE", "IPsec", "WPA"].map((name) => finding("protocol", { name, version: "2" })),
  finding("certificate", { certificateFormat: "X.509" }),
  finding("certificate", { name: "RSA", digest: "SHA-256", padding: "pkcs1v15" }),
  finding("keystore", { name: "PKCS12" }),
  finding("parameters", { curve: "P-384" }),
  finding("parameters", { group: "modp2048" }),
  finding("parameters", { padding: "pss", digest: "SHA-256" }),
  finding("parameters", { nonceBits: 96 })
])
