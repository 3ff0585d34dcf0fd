import { assetId } from "../../scanner/model/assetId.ts"
import { securityLevelsOf } from "../../scanner/model/securityLevels.ts"
import type { CryptoAsset, Occurrence } from "../../scanner/model/CryptoAsset.ts"
import type { Facts } from "../../scanner/model/Facts.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"

const FACTS: ReadonlyArray<Facts> = [
  { name: "MD5", primitive: "hash" },
  { name: "AES", primitive: "ae", keyBits: 256, mode: "gcm" },
  { name: "AES", primitive: "block-cipher", keyBits: 128, mode: "ecb" },
  { name: "RSA", primitive: "signature", keyBits: 2048, padding: "pkcs1v15", digest: "SHA-256" },
  { name: "ECDSA", primitive: "signature", curve: "P-256", digest: "SHA-256" },
  { name: "PBKDF2", primitive: "kdf", digest: "SHA-256" },
  { name: "ML-KEM", primitive: "kem", parameterSet: "768" },
  { name: "DES", primitive: "block-cipher", mode: "cbc" }
]

const occurrence = (asset: number, number: number): Occurrence => ({
  path: `src/module${asset % 97}/package${asset % 13}/File${number % 41}.java`,
  place: { line: asset + number + 1, column: 9, endLine: asset + number + 1, endColumn: 40 },
  symbol: "javax.crypto.Cipher.getInstance",
  role: "use",
  sources: { name: { from: "literal", hops: 0 }, keyBits: { from: "resolved", hops: 2 } },
  facts: { iterations: 1_000 + number },
  scope: number % 5 === 0 ? "test" : "production",
  confidence: 0.95
})

const asset = (number: number, places: number): CryptoAsset => {
  const facts = FACTS[number % FACTS.length]!
  const name = `${facts.name}-${number}`
  return {
    id: assetId({ type: "algorithm", name, facts }),
    type: "algorithm",
    name,
    facts,
    observed: {},
    functions: ["encrypt"],
    levels: securityLevelsOf(facts),
    suites: [],
    relations: [],
    references: [],
    languages: ["java"],
    libraries: ["jca"],
    packages: [],
    confidence: 0.95,
    occurrences: Array.from({ length: places }, (_, at) => occurrence(number, at))
  }
}

/** An inventory of so many assets with so many places each. */
export const largeInventory = (assets: number, places: number): Inventory => ({
  assets: Array.from({ length: assets }, (_, at) => asset(at, places)),
  libraries: [],
  coverage: {
    filesScanned: 10_000,
    filesPrefiltered: 5_000,
    bytesScanned: 100_000_000,
    filesPartial: 0,
    skipped: {},
    unsupported: {},
    unrecognised: { imports: [], more: 0 },
    languages: { java: { files: 10_000, bytes: 100_000_000 } }
  },
  suppressions: []
})
