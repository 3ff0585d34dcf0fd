import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { TenantId } from "../../src/domain/ids.ts"
import { type StoredFormat, storedFormats } from "../../src/domain/StoredFormat.ts"
import { Boms } from "../../src/scans/Boms.ts"
import { packDocument } from "../../src/scans/packDocument.ts"
import { finding as found } from "../scanner/bom/findings.ts"
import type { ServiceInProcess } from "./startService.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

const cyclonedx = { bomFormat: "CycloneDX", specVersion: "1.6", components: [] }
const spdx = { "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": [] }

/** Bills of materials written as no program would write them: what is served must be these bytes. */
export const documents: Readonly<Record<StoredFormat, Buffer>> = {
  ...writtenDocuments([found("hash", { name: "MD5", primitive: "hash" })]),
  cyclonedx: Buffer.from(`${JSON.stringify(cyclonedx, null, 3)}\r\n\t é☃ \n`),
  spdx: Buffer.from(` ${JSON.stringify(spdx)}`)
}

/** Keeps a document as the end of a scan does. */
export const storeBom = (
  service: ServiceInProcess,
  key: { readonly tenant: string; readonly scanId: string; readonly format: StoredFormat },
  document: Uint8Array
): Promise<void> =>
  service.run(
    Effect.gen(function* () {
      const { store } = yield* Boms
      const placed = { document: yield* packDocument(Stream.make(document)), object: null }
      yield* store({ ...key, tenant: TenantId.make(key.tenant) }, placed)
    }).pipe(Effect.provide(Boms.layer))
  )

const finding = (of: string) => ({
  id: "0123456789abcdef0123456789abcdef",
  rule_id: "weak-hash",
  title: "MD5",
  severity: "high",
  category: "weak-hash",
  message: `MD5 in ${of}`,
  recommendation: "Use SHA-256",
  algorithm: "MD5",
  confidence: "high",
  quantum_vulnerable: false,
  nist_quantum_security_level: null,
  cwe: ["CWE-328"],
  references: [],
  location: { path: `${of}/a.py`, start_line: 1, start_column: 1, end_line: 1, end_column: 9 },
  component_ref: "crypto/algorithm/md5",
  snippet: null,
  suppressed: false,
  reason: {
    code: { text: "hashlib.md5(x)", start: 8, end: 14 },
    confidence_from: "algorithm written there",
    purpose: null,
    trail: [{ text: "constant NAME", path: `${of}/b.py`, line: 7 }]
  }
})

const component = (of: string) => ({
  bom_ref: "crypto/algorithm/md5",
  type: "cryptographic-asset",
  name: "MD5",
  asset_type: "algorithm",
  primitive: "hash",
  parameter_set: null,
  mode: null,
  padding: null,
  curve: null,
  crypto_functions: ["digest"],
  classical_security_level: 0,
  nist_quantum_security_level: 0,
  oid: null,
  occurrences: [{ path: `${of}/a.py`, line: 1, offset: null, symbol: null }],
  occurrences_total: 1
})

const summary = {
  files_scanned: 1,
  files_skipped: 0,
  skipped_reasons: {},
  languages: { python: 1 },
  bytes_scanned: 9,
  lines_scanned: 1,
  limits_hit: []
}

/** What a completed scan of `storedScan` holds. */
export const resultsOf = (of: string) => ({
  findings: [finding(of)],
  findings_truncated: false,
  components: [component(of)],
  components_truncated: false,
  summary,
  metadata: { repository: of }
})

/** Submits a scan and ends it as a worker would. */
export const completedScan = async (
  service: ServiceInProcess,
  tenant: { readonly id: string; readonly live: string },
  settings: { readonly project_name?: string; readonly project_version?: string; readonly repo_url?: string } = {},
  written: Partial<typeof documents> = {}
): Promise<string> => {
  const { json } = await service.v1("/scans", {
    key: tenant.live,
    body: { repo_url: "https://github.com/example/project", ...settings }
  })
  const results = resultsOf(tenant.id)
  await service.sql(
    `update scans set status = 'completed', phase_reached = 'completed', commit_sha = repeat('a', 40), score = 70,
       risk_level = 'high', components_total = 1, findings_total = 1, files_total = 1, files_done = 1,
       findings_by_severity = '{"critical":0,"high":1,"medium":0,"low":0,"info":0}',
       started_at = created_at, completed_at = created_at + interval '1500 milliseconds' where id = $1`,
    [json.id]
  )
  await service.sql(`insert into scan_results values ($1, $2, $3::json, $4::json, $5::json, $6::json, false, false)`, [
    tenant.id,
    json.id,
    ...[results.findings, results.components, summary, results.metadata].map((each) => JSON.stringify(each))
  ])
  for (const format of storedFormats) {
    await storeBom(service, { tenant: tenant.id, scanId: json.id, format }, { ...documents, ...written }[format])
  }
  return json.id
}
