import type { Assessment, Weakness } from "../../../scanner/model/Assessment.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, library, place, report } from "./findings.ts"

export const options: BomOptions = {
  component: { name: "shop", version: "1.2.3" },
  git: {
    url: "https://github.com/example/shop.git",
    revision: "main",
    commit: "0123456789abcdef0123456789abcdef01234567"
  },
  timestamp: "2026-11-21T10:00:00.000Z",
  serialNumber: "6f1d0c1e-0000-4000-8000-000000000000",
  tool: { name: "ciphermap", version: "0.1.0" }
}

/** MD5 at two places, AES-GCM and a library. */
export const inventory: Inventory = toInventory(
  report(
    [
      finding("hash", { name: "MD5" }, { path: "src/a b.py", place: place(3), api: "hashlib.md5" }),
      finding("hash", { name: "MD5" }, { path: "src/=cmd|x.py", place: place(7), api: "hashlib.md5" }),
      finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }, { path: "src/Main.java", place: place(9) })
    ],
    { libraries: [library()] }
  )
)

const md5 = inventory.assets.find(({ name }) => name === "MD5")!

export const weakness = (more: Partial<Weakness> = {}): Weakness => ({
  id: "0123456789abcdef0123456789abcdef",
  rule: "CM-HASH-MD5",
  category: "weak-hash",
  severity: "high",
  confidence: "high",
  basis: { name: { from: "literal", hops: 0 } },
  cwe: [328],
  title: "MD5 is broken",
  message: "Collisions are found in seconds.",
  recommendation: "Use SHA-256.",
  references: ["https://www.rfc-editor.org/rfc/rfc6151"],
  asset: md5.id,
  algorithm: "MD5",
  isQuantumVulnerable: false,
  quantumLevel: 0,
  location: { path: "src/a b.py", place: place(3), symbol: "hashlib.md5", scope: "production" },
  policies: [],
  ...more
})

const other = weakness({
  id: "fedcba9876543210fedcba9876543210",
  location: { path: "src/=cmd|x.py", place: place(7), symbol: "hashlib.md5", scope: "production" },
  suppressed: { by: "comment", reason: "names of | files" }
})

/** One open weakness, one suppressed one, and one policy. */
export const assessment = (more: Partial<Assessment> = {}): Assessment => ({
  on: "2026-11-21",
  policies: [
    {
      id: "house",
      title: "House rules",
      version: "1",
      status: "draft",
      source: "https://example.org/rules",
      counts: { compliant: 1, deprecated: 0, disallowed: 1, unknown: 0 }
    }
  ],
  verdicts: new Map(
    inventory.assets.map(({ id }) => [
      id,
      id === md5.id
        ? [
            {
              policy: "house",
              status: "disallowed",
              from: "2027-01-01",
              isInEffect: false,
              clause: "Section 2"
            } as const
          ]
        : [{ policy: "house", status: "compliant", isInEffect: true, clause: "Section 1" } as const]
    ])
  ),
  conflicts: [],
  laterConflicts: [],
  weaknesses: [weakness(), other],
  rules: [
    {
      id: "CM-HASH-MD5",
      category: "weak-hash",
      severity: "high",
      title: "MD5 is broken",
      cwe: [328],
      references: ["https://www.rfc-editor.org/rfc/rfc6151"]
    }
  ],
  score: {
    methodologyVersion: "1.0",
    hygiene: {
      value: 59,
      uses: 2,
      contributions: [{ of: "CM-HASH-MD5", severity: "high", uses: 1, points: 41 }]
    },
    quantum: { uses: 0, contributions: [] }
  },
  ...more
})
