import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { migrationsFolder } from "../../src/node/migrations.ts"

/**
 * SHA-256 of each migration. Until the first release a row changes with its file; from the first release on a row is only added,
 * since a database that has applied a file never applies it again.
 */
const digests: Readonly<Record<string, string>> = {
  "0001_roles.sql": "8ade0d6d730086aab0efa8cacb2011cb4082e1bb2b71b7813952e82dd4cadf3e",
  "0002_tenants_and_keys.sql": "293180b786b179cc392b8ecc84aeab8a3d908ab2a6e2fb0649abf9deaa1f93c9",
  "0003_requests.sql": "c123a253862a961bdc328380fb94cbdc7880d5c18c6bbe7b74d23769b177176e",
  "0004_scans_and_results.sql": "7d11245848685a2421b6eeb16aa2e395af5aa019cb8e6b8343bc72676fce8dcd",
  "0005_queue.sql": "5cef89090025338b8952e9cac060d2171c5fc84d49c4bee5ceb90041ee24f374",
  "0006_usage.sql": "ba256dfcd78bf94269e39399a3f1720a432c9f68da217b6eb170877166f034d2",
  "0007_webhooks.sql": "2492f0f25506c03de9f069ece47ee2def09ff36970cb39b1aaf55bef8d8c3fd0",
  "0008_schedules.sql": "5ec5255979acd526c6849f65eb168c646d80a99674cf3945893ae6efd4506dbd",
  "0009_sessions.sql": "8150fe76e0a84cfbba87e44cc1691bc92aecb4c2b34b9d0c3773932b9499246e",
  "0010_report_links.sql": "6db70b4b153b70a4a725a5c5742354eb45fb58f110601ff4eec52efca5116946",
  "0011_demo.sql": "65367ed9d024d6ad650a504445ed9c930abbf202dc000b93d760d360564253f6",
  "0012_repositories.sql": "a6ebf7e977096b3348c1b6ac7012f42758d030d9a93975600bb38949e3537d52",
  "0013_policies.sql": "0f025caf44a31e15d7e7e95b89a331ef456294bf4e4f7a22f246667ebe9a798c",
  "0014_triage.sql": "fef671403a45bd48f5f6e85aba529fb07daf99f3c24763262f67382c3e5ad850",
  "0015_roles_and_audit.sql": "08892be6a4853aa9f273bf31ec876a7a7c3addc71d0261cf9b8a55aea19a20fb",
  "0016_branding.sql": "626747c6f06263db1414c553a86f80028264cd3cec5f0940ff3843b7a690490b",
  "0017_documents.sql": "196695a59d1e0bfa566727d9d0e0ef7d6b98d43ad629c9fcdd173149382bb926",
  "0018_credentials.sql": "5955c43424a631c2de0d1f00b71fa652bb7c7eb11fe9686cda67c425554843ec",
  "0019_usage_days.sql": "a859d81c71b199754e3b4d33a591fdd1b9fbb889c956c26850afce1d3300b677",
  "0020_deadlines.sql": "9c1db300bc2a19d6d38a6d2de122b2da533df8b1d2c079aa24b68e3671fa2064",
  "0021_uploads.sql": "d4681e9f9fa1afabfbff345d45152ce87e74f31f87d8af2075e1fc0416be3d93",
  "0022_archives.sql": "febd3e3a31716bd0b916c00bc356e4f5c647e4eb8aa366eee671fab5b33163c0",
  "0023_scan_memories.sql": "999d5df033937e732b0b23053f7558839c5e981afbd9d4c39972a7abe029a32f"
}

describe("a migration that was released", () => {
  it("never changes", () => {
    const files = readdirSync(migrationsFolder).toSorted()
    const digestOf = (file: string) =>
      createHash("sha256")
        .update(readFileSync(new URL(file, migrationsFolder)))
        .digest("hex")
    expect(Object.fromEntries(files.map((file) => [file, digestOf(file)]))).toEqual(digests)
  })
})
