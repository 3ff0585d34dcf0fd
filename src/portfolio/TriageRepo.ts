import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { TenantId } from "../domain/ids.ts"
import type { Decision, TriageState } from "../domain/TriageRecord.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** A row of `finding_decisions` or of their history. */
export interface DecisionRow {
  readonly finding_id: string
  readonly state: TriageState
  readonly rule_id: string
  readonly title: string
  readonly path: string
  readonly reason: string | null
  /** `YYYY-MM-DD` */
  readonly until: string | null
  readonly decided_by: string
  readonly decided_at: Date
}

/** A step of the history, with its number. */
export interface StepRow extends DecisionRow {
  readonly id: string
}

/** A place of a finding of a scan, or of a decision that is there already. */
export interface PlaceRow extends Pick<DecisionRow, "finding_id" | "rule_id" | "title" | "path"> {
  /** The id of the finding that it is of. */
  readonly of: string
}

/** A repository whose numbers must be computed anew. */
export interface DueRepository {
  readonly tenant_id: TenantId
  readonly kind: string
  readonly id: string
}

/** When a scan was submitted, and the serial number of its bill of materials. */
export interface ScanFacts {
  readonly created_at: Date
  readonly serial_number: string | null
}

const make = Effect.gen(function* () {
  const { asSystem, lookUpAsTenant, readAsSystem, readAsTenant, writeAsTenant } = yield* Tenancy

  const list = (repository: string) =>
    readAsTenant(
      (sql, tenant) => sql<DecisionRow>`
        select finding_id, state, rule_id, title, path, reason, until::text as until, decided_by, decided_at
        from finding_decisions where tenant_id = ${tenant} and repository_id = ${repository} order by decided_at desc, finding_id`
    )

  /** The places of findings of a scan that are named by their own id or by that of their finding. */
  const places = (scanId: string, ids: ReadonlyArray<string>) =>
    readAsTenant(
      (sql, tenant) => sql<PlaceRow>`
        select distinct on (finding_id) * from (
          select coalesce(p ->> 'id', f ->> 'id') as finding_id, coalesce(p ->> 'rule_id', f ->> 'rule_id') as rule_id,
                 f ->> 'title' as title, coalesce(p -> 'location' ->> 'path', f -> 'location' ->> 'path') as path, f ->> 'id' as of
          from scan_results r
            cross join lateral json_array_elements(r.findings) f
            left join lateral json_array_elements(f -> 'places') p on true
          where r.tenant_id = ${tenant} and r.scan_id = ${scanId}
        ) as found where finding_id = any(${ids}::text[]) or of = any(${ids}::text[])
        order by finding_id`
    )

  /** What was decided of these already. */
  const decided = (repository: string, ids: ReadonlyArray<string>) =>
    readAsTenant(
      (sql, tenant) => sql<PlaceRow>`
        select finding_id, rule_id, title, path, finding_id as of from finding_decisions
        where tenant_id = ${tenant} and repository_id = ${repository} and finding_id = any(${ids}::text[])`
    )

  /** For a repository that the transaction has locked: the decision, its step in the history, and that its numbers are due. */
  const decide = (
    repository: string,
    all: ReadonlyArray<PlaceRow>,
    { state, reason, until }: Decision,
    keyId: string
  ) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        const given = sql`
          select ${tenant}::text as tenant_id, ${repository}::text as repository_id, given.*, ${state}::text as state,
                 ${reason}::text as reason, ${until}::text::date as until,
                 coalesce((select k.name || ' (' || k.key_lookup || ')' from api_keys k
                           where k.tenant_id = ${tenant} and k.id = ${keyId}), 'the service') as decided_by
          from unnest(${all.map((one) => one.finding_id)}::text[], ${all.map((one) => one.rule_id)}::text[],
                      ${all.map((one) => one.title)}::text[], ${all.map((one) => one.path)}::text[])
            as given (finding_id, rule_id, title, path)`
        const rows = yield* sql<DecisionRow>`
          insert into finding_decision_history
            (tenant_id, repository_id, finding_id, rule_id, title, path, state, reason, until, decided_by)
          ${given}
          returning finding_id, state, rule_id, title, path, reason, until::text as until, decided_by, decided_at`
        if (state === "open") {
          const ids = all.map((one) => one.finding_id)
          yield* sql`
            delete from finding_decisions
            where tenant_id = ${tenant} and repository_id = ${repository} and finding_id = any(${ids}::text[])`
        } else {
          yield* sql`
            insert into finding_decisions
              (tenant_id, repository_id, finding_id, rule_id, title, path, state, reason, until, decided_by)
            ${given}
            on conflict (tenant_id, repository_id, finding_id) do update
              set rule_id = excluded.rule_id, title = excluded.title, path = excluded.path, state = excluded.state,
                  reason = excluded.reason, until = excluded.until, decided_by = excluded.decided_by,
                  decided_at = clock_timestamp()`
        }
        yield* sql`
          update repositories set numbers_due = clock_timestamp() where tenant_id = ${tenant} and id = ${repository}`
        return rows
      })
    )

  /** The newest first; `after` is the number of the last step of the page before. */
  const history = (repository: string, finding: string | undefined, after: string | undefined, limit: number) =>
    readAsTenant((sql, tenant) => {
      const conditions = [
        sql`tenant_id = ${tenant}`,
        sql`repository_id = ${repository}`,
        ...(finding === undefined ? [] : [sql`finding_id = ${finding}`]),
        ...(after === undefined ? [] : [sql`id < ${after}::text::bigint`])
      ]
      return sql<StepRow>`
        select id::text as id, finding_id, state, rule_id, title, path, reason, until::text as until, decided_by, decided_at
        from finding_decision_history where ${sql.and(conditions)} order by finding_decision_history.id desc limit ${limit}`
    })

  const scanFacts = (scanId: string) =>
    Effect.map(
      lookUpAsTenant(
        (sql, tenant) => sql<ScanFacts>`
          select s.created_at, o.metadata ->> 'bom_serial_number' as serial_number
          from scans s left join scan_results o on o.tenant_id = s.tenant_id and o.scan_id = s.id
          where s.tenant_id = ${tenant} and s.id = ${scanId}`
      ),
      ([row]) => row
    )

  const due = (most: number) =>
    readAsSystem(
      (sql) => sql<DueRepository>`
        select r.tenant_id, t.kind, r.id from repositories r join tenants t on t.id = r.tenant_id
        where r.numbers_due <= clock_timestamp() order by r.numbers_due limit ${most}`
    )

  /** When the numbers of a repository are due, as text, so that no digit is lost. */
  const dueOf = (repository: string) =>
    Effect.map(
      lookUpAsTenant(
        (sql, tenant) => sql<{ readonly due: string | null }>`
          select numbers_due::text as due from repositories where tenant_id = ${tenant} and id = ${repository}`
      ),
      ([row]) => row?.due ?? null
    )

  /** Stores numbers that were computed from a scan, unless there is a newer one or another decision by now. */
  const recount = (
    { tenant, repository, scanId }: { readonly tenant: TenantId; readonly repository: string; readonly scanId: string },
    seen: string | null,
    next: string | null,
    numbers: {
      readonly score: number | null
      readonly risk_level: string | null
      readonly findings_total: number
      readonly findings_by_severity: string
    }
  ) =>
    asSystem(
      (sql) => sql`
        update repositories set score = ${numbers.score}, risk_level = ${numbers.risk_level},
          findings_total = ${numbers.findings_total}, findings_by_severity = ${numbers.findings_by_severity}::json,
          numbers_due = ${next}::text::timestamptz
        where tenant_id = ${tenant} and id = ${repository} and scan_id = ${scanId}
          and numbers_due is not distinct from ${seen}::text::timestamptz`
    ).pipe(Effect.asVoid)

  /** Of a scan that cannot be evaluated: its numbers stay as they are. */
  const giveUp = (tenant: TenantId, repository: string) =>
    asSystem(
      (sql) => sql`update repositories set numbers_due = null where tenant_id = ${tenant} and id = ${repository}`
    ).pipe(Effect.asVoid)

  return { list, places, decided, decide, history, scanFacts, due, dueOf, recount, giveUp }
})

/** Reads and writes what was decided of findings. */
export class TriageRepo extends Context.Service<TriageRepo>()("ciphermap/TriageRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
