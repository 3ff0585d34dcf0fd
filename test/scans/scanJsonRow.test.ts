import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { SqlClient } from "effect/sql/SqlClient"
import { failureCauses } from "../../src/domain/FailureCause.ts"
import { ScanRecord } from "../../src/domain/ScanRecord.ts"
import { ScanStatus } from "../../src/domain/ScanState.ts"
import { scanJsonRow } from "../../src/scans/scanJsonRow.ts"
import { scanRecordOf } from "../../src/scans/scanRecordOf.ts"
import type { ScanRow } from "../../src/scans/scanRow.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { database, testSqlLayer } from "../databases.ts"
import { randomFrom } from "../support/randomFrom.ts"

const publicUrl = "https://api.example.com"
const tenant = "tnt_0000000000000001"

const texts = ["OpenSSL", "", `"quoted" \\ and / \b\f\n\r\t`, "\u0001\u001f\u007f\u2028", "é ☃ 🂡 𝔘", "null", "{}"]
const errors = [...Object.keys(failureCauses), "a_cause_of_another_version"]
const risks = ["critical", "high", "medium", "low", "none", null]

/** Every status often, with whatever may stand beside it. */
const rowsFrom = (numbers: ReadonlyArray<string>) => {
  const next = randomFrom(23)
  const below = (limit: number) => Math.floor(next() * limit)
  const oneOf = <A>(values: ReadonlyArray<A>): A => values[below(values.length)]!
  const instant = () => new Date(Date.UTC(2026, 0, 1) + below(3) * below(40_000_000_000))
  return Array.from({ length: 400 }, (_, index) => {
    const status = ScanStatus.literals[index % ScanStatus.literals.length]!
    const hasEnded = status === "completed" || status === "failed"
    return {
      ...Object.fromEntries(numbers.map((name) => [name, below(100)])),
      tenant_id: tenant,
      id: `cbom_${String(index).padStart(16, "0")}`,
      env: oneOf(["live", "test"]),
      tenant_kind: "partner",
      status,
      phase_reached: oneOf(ScanStatus.literals),
      methodology_version: oneOf(texts),
      repo_url: oneOf(texts),
      repo_host: "github.com",
      repo_owner: "openssl",
      repo_name: oneOf(texts),
      repo_ref: oneOf([null, ...texts]),
      repo_tag: oneOf([null, ...texts]),
      commit_sha: oneOf([null, "8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"]),
      project_name: oneOf([null, ...texts]),
      project_version: oneOf([null, ...texts]),
      score: oneOf([null, 0, 100]),
      risk_level: oneOf(risks),
      files_total: oneOf([null, 0, 2_000_000_000]),
      findings_by_severity: JSON.stringify({ critical: 0, high: below(9), medium: 0, low: 0, info: below(9) }),
      report_token: oneOf([null, "8f3k1x7q9m2c5v0z6b4n1d7h3j5l9p2r8t6w0y4s"]),
      error_code: status === "failed" ? oneOf(errors) : null,
      error_message: status === "failed" ? oneOf([null, ...texts]) : null,
      created_at: instant(),
      queued_at: instant(),
      started_at: oneOf([null, instant()]),
      completed_at: hasEnded ? instant() : null
    }
  })
}

const numbersOfScans = (sql: SqlClient) =>
  Effect.map(
    sql<{ readonly name: string }>`
      select column_name as name from information_schema.columns
      where table_name = 'scans' and data_type in ('smallint', 'integer', 'bigint')`,
    (rows) => rows.map(({ name }) => name)
  )

describe(`the JSON text of a scan on ${database.name}`, () => {
  layer(testSqlLayer(database), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("is what the schema writes of the same row", () =>
      Effect.gen(function* () {
        const { asSystem } = yield* Tenancy
        const [rows, records] = yield* asSystem((sql) =>
          Effect.gen(function* () {
            yield* sql`insert into tenants (id, name, kind) values (${tenant}, 'Alpha', 'partner')`
            for (const row of rowsFrom(yield* numbersOfScans(sql))) yield* sql`insert into scans ${sql.insert(row)}`
            const ordered = sql`select * from scans order by id`
            return yield* Effect.all([sql<ScanRow>`${ordered}`, scanJsonRow(sql, publicUrl, ordered)])
          })
        )
        expect(records).toHaveLength(400)
        for (const [at, row] of rows.entries()) {
          const written = Schema.encodeSync(ScanRecord)(scanRecordOf(row, publicUrl))
          const record: unknown = JSON.parse(records[at]?.record ?? "")
          expect(JSON.stringify(record)).toBe(JSON.stringify(written))
        }
      })
    )
  })
})
