import type { Policy } from "../../../scanner/classify/Policy.ts"
import { verdictsOf, assess } from "../../../scanner/classify/assess.ts"
import type { Assessment, Severity, Weakness } from "../../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import type { Certificate } from "../../../scanner/model/Artefact.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { weakness } from "./assessments.ts"
import { finding, library, place, report } from "./findings.ts"

const strict: Policy = {
  id: "strict",
  title: "Strict suite",
  authority: "the state",
  version: "2.0",
  status: "final",
  published: "2025-01-01",
  source: "https://example.org/strict",
  scope: "tests",
  rows: [{ when: { name: "AES", keyBits: 256 }, status: "compliant", clause: "Table 1" }],
  otherwise: { status: "disallowed", clause: "Table 1 names no other" }
}

/** A draft that allows what the other does not, and announces what is to come. */
const house: Policy = {
  id: "house",
  title: "House rules",
  authority: "the house",
  version: "2026",
  status: "draft",
  published: "2026-01-01",
  source: "https://example.org/rules",
  scope: "tests",
  rows: [
    { when: { name: ["AES", "X25519"] }, status: "compliant", clause: "Section 1" },
    {
      when: { isQuantumVulnerable: true },
      status: "deprecated",
      from: "2031-01-01",
      later: { status: "disallowed", from: "2036-01-01" },
      clause: "Section 2",
      note: "Hybrids are exempt."
    }
  ],
  otherwise: { status: "unknown", clause: "not named" }
}

const asked = [strict, house]

const certificate = (subject: string, notAfter: string): Certificate => ({
  subject,
  issuer: "CN=Example CA",
  serialNumber: "0102",
  notBefore: "2025-01-01T00:00:00Z",
  notAfter,
  fingerprint: notAfter.replace(/\D/g, "").padStart(64, "a"),
  names: ["DNS:example.com"],
  publicKey: { name: "RSA", keyBits: 2048 },
  publicKeyFingerprint: "b".repeat(64)
})

export interface Wishes {
  /** A path in the place of an ordinary one. */
  readonly path?: string
  readonly subject?: string
  readonly reason?: string
}

const DEFAULT_PATH = "services/payments/src/main/java/com/example/payments/security/TokenVault.java"

/** Of everything a report shows, something. */
export const sampleInventory = ({ path = DEFAULT_PATH, subject = "CN=shop.example.com" }: Wishes = {}): Inventory =>
  toInventory(
    report(
      [
        ...Array.from({ length: 30 }, (_, at) =>
          finding(
            "hash",
            { name: "MD5" },
            {
              path: `src/module${at % 5}/Checksum${at}.java`,
              place: place(at + 1),
              scope: at % 3 === 0 ? "test" : "production"
            }
          )
        ),
        finding("hash", { name: "MD5" }, { path, place: place(12), api: "java.security.MessageDigest.getInstance" }),
        finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }, { path, place: place(41) }),
        finding("cipher", { name: "DES", mode: "ecb" }, { path, place: place(57) }),
        finding("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, { path, place: place(80) }),
        finding("key-agreement", { name: "X25519" }, { path, place: place(93) }),
        finding("kem", { name: "ML-KEM", parameterSet: "768" }, { path, place: place(97) }),
        finding("protocol", { name: "TLS", version: "1.2" }, { path: "etc/nginx.conf", place: place(4) }),
        ...["2026-06-01T00:00:00Z", "2026-12-24T00:00:00Z", "2030-01-01T00:00:00Z"].map((until) =>
          finding(
            "certificate",
            {},
            {
              path: `tls/${until.slice(0, 4)}-${until.slice(5, 7)}.pem`,
              certificate: certificate(`${subject},O=${until}`, until)
            }
          )
        )
      ],
      {
        libraries: [
          library(),
          library({
            purl: "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78",
            name: "org.bouncycastle:bcprov-jdk18on",
            used: false,
            uses: 0
          })
        ],
        skipped: [{ path: "big.js", reason: "too-large" }],
        unsupported: { ".xyz": 7, "": 2 }
      }
    )
  )

const SEVERITIES: ReadonlyArray<Severity> = ["critical", "high", "medium", "low", "info"]

const weaknessAt = (asset: CryptoAsset, at: number, reason: string): ReadonlyArray<Weakness> =>
  asset.occurrences.slice(0, 12).map(({ path, place: range, scope, symbol }, number) =>
    weakness({
      id: `${at}-${number}`,
      rule: `CM-RULE-${at % 4}`,
      title: `Rule ${at % 4} about ${asset.name}`,
      category: at % 2 === 0 ? "weak-hash" : "quantum-vulnerable",
      isQuantumVulnerable: at % 2 === 1,
      severity: SEVERITIES[at % 5]!,
      asset: asset.id,
      algorithm: asset.name,
      location: { path, place: range, scope, symbol },
      ...(number % 5 === 4 && { suppressed: { by: "comment", reason } })
    })
  )

const rank = ({ severity }: Weakness): number => SEVERITIES.indexOf(severity)

/** Verdicts and scores of an inventory, and weaknesses of many kinds whatever the rules are. */
export const sampleAssessment = (
  inventory: Inventory,
  { reason = "a checksum, no security" }: Wishes = {}
): Assessment => {
  const judged = assess(inventory, { on: "2026-11-21", policies: asked })
  const verdicts = verdictsOf(inventory.assets, asked, "2026-11-21")
  const weaknesses = inventory.assets
    .filter(({ type }) => type === "algorithm")
    .flatMap((asset, at) => weaknessAt(asset, at, reason))
    .map((one) => ({
      ...one,
      policies: (verdicts.get(one.asset) ?? []).filter(({ status }) => status === "disallowed")
    }))
    .toSorted((a, b) => rank(a) - rank(b))
  return { ...judged, weaknesses }
}
