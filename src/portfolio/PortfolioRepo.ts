import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { idOrNone } from "../domain/ids.ts"
import type { RepositoryPosition } from "../domain/listPosition.ts"
import type { Portfolio, RepositorySort, TrendPoint } from "../domain/RepositoryRecord.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { RepositoryRow } from "./repositoryRow.ts"

export interface NewRepository extends Pick<
  RepositoryRow,
  "id" | "kind" | "name" | "repo_url" | "default_ref" | "labels" | "policies"
> {
  /** `host/owner/name`; null for an upload. */
  readonly address: string | null
}

export type RepositorySettings = Pick<RepositoryRow, "name" | "default_ref" | "labels" | "policies">

/** A filter, an order, a limit, and where the page begins. */
export interface RepositoryQuery {
  readonly limit: number
  readonly sort: RepositorySort
  readonly after?: RepositoryPosition | undefined
  readonly label?: string | undefined
  readonly text?: string | undefined
}

/** A row with its key in the order of the list. */
export interface ListedRepository extends RepositoryRow {
  readonly sort_key: string
}

/** A completed scan with what a trend shows. */
export interface TrendRow extends Omit<TrendPoint, "scan_id" | "completed_at"> {
  readonly id: string
  readonly completed_at: Date | null
}

interface Order {
  /** The key as text, which a cursor holds. */
  readonly key: Fragment
  readonly by: Fragment
  readonly after: (position: RepositoryPosition) => Fragment
}

/** Each order is that of an index. */
const orders = (sql: SqlClient): Readonly<Record<RepositorySort, Order>> => ({
  score: {
    key: sql`score_order::text`,
    by: sql`score_order, id`,
    after: ({ key, id }) => sql`(score_order, id) > (${key}::text::bigint, ${id})`
  },
  severity: {
    key: sql`severity_order::text`,
    by: sql`severity_order, id`,
    after: ({ key, id }) => sql`(severity_order, id) > (${key}::text::bigint, ${id})`
  },
  due: {
    key: sql`lapse_order::text`,
    by: sql`lapse_order, id`,
    after: ({ key, id }) => sql`(lapse_order, id) > (${key}::text::bigint, ${id})`
  },
  name: {
    key: sql`lower(name)`,
    by: sql`lower(name) collate "C", id`,
    after: ({ key, id }) => sql`(lower(name) collate "C", id) > (${key}::text, ${id})`
  },
  newest: {
    key: sql`(extract(epoch from created_at) * 1000)::bigint::text`,
    by: sql`created_at desc, id desc`,
    after: ({ key, id }) => sql`(created_at, id) < (to_timestamp(${key}::text::bigint / 1000.0), ${id})`
  }
})

const mostLabelsCounted = 200

const make = Effect.gen(function* () {
  const { lookUpAsTenant, readAsTenant, writeAsTenant } = yield* Tenancy

  /** Undefined where there is one of its address. */
  const insert = (one: NewRepository) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<RepositoryRow>`
          insert into repositories (tenant_id, id, kind, name, repo_url, address, default_ref, labels, policies)
          values (${tenant}, ${one.id}, ${one.kind}, ${one.name}, ${one.repo_url}, lower(${one.address}::text),
                  ${one.default_ref}, ${one.labels}::text[], ${one.policies}::text[])
          on conflict (tenant_id, address) do nothing returning *`
      )
    )

  /** Whether the tenant has at least that many. */
  const isFull = (most: number) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly count: number }>`
          select count(*)::integer as count
          from (select from repositories where tenant_id = ${tenant} limit ${most}) as counted`
      ),
      ([row]) => (row?.count ?? 0) >= most
    )

  const list = ({ limit, sort, after, label, text }: RepositoryQuery) =>
    readAsTenant((sql, tenant) => {
      const order = orders(sql)[sort]
      const conditions = [
        sql`tenant_id = ${tenant}`,
        ...(after === undefined ? [] : [order.after(after)]),
        ...(label === undefined ? [] : [sql`${label} = any(labels)`]),
        ...(text === undefined
          ? []
          : [sql`position(lower(${text}::text) in lower(name || ' ' || coalesce(address, ''))) > 0`])
      ]
      return sql<ListedRepository>`
        select *, ${order.key} as sort_key from repositories
        where ${sql.and(conditions)} order by ${order.by} limit ${limit}`
    })

  const find = (id: string) =>
    first(
      lookUpAsTenant(
        (sql, tenant) =>
          sql<RepositoryRow>`select * from repositories where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  /** Like `find`, and locks the row until the transaction ends. */
  const lock = (id: string) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<RepositoryRow>`
          select * from repositories where tenant_id = ${tenant} and id = ${idOrNone(id)} for update`
      )
    )

  /** For a row that the transaction has locked; with another default ref it has the numbers of another scan. */
  const change = ({ id, default_ref: before }: RepositoryRow, to: RepositorySettings) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`
          update repositories set name = ${to.name}, default_ref = ${to.default_ref}, labels = ${to.labels}::text[],
            policies = ${to.policies}::text[], updated_at = clock_timestamp()
          where tenant_id = ${tenant} and id = ${id}`
        if (to.default_ref !== before) yield* sql`select refresh_repository(${tenant}, ${id})`
        const rows = yield* sql<RepositoryRow>`select * from repositories where tenant_id = ${tenant} and id = ${id}`
        return rows[0]!
      })
    )

  /** Whether it was deleted: not if a scan or a schedule is of it. */
  const remove = (id: string) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql`
          delete from repositories r where r.tenant_id = ${tenant} and r.id = ${id}
            and not exists (select from scans s where s.tenant_id = ${tenant} and s.repository_id = r.id)
            and not exists (select from schedules c where c.tenant_id = ${tenant} and c.repository_id = r.id)
          returning 1`,
        (rows) => rows.length > 0
      )
    )

  const hasScan = (id: string, scanId: string) =>
    Effect.map(
      lookUpAsTenant(
        (sql, tenant) => sql`
          select 1 from scans where tenant_id = ${tenant} and id = ${idOrNone(scanId)} and repository_id = ${id}`
      ),
      (rows) => rows.length > 0
    )

  /** The newest completed scans of its default ref, the newest first. */
  const trend = ({ id, default_ref }: RepositoryRow, limit: number) =>
    readAsTenant(
      (sql, tenant) => sql<TrendRow>`
        select s.id, s.completed_at, s.commit_sha, s.score, s.components_total, s.findings_total, s.findings_by_severity,
               s.methodology_version, (o.metadata ->> 'quantum_readiness')::integer as quantum_readiness
        from scans s left join scan_results o on o.tenant_id = s.tenant_id and o.scan_id = s.id
        where s.tenant_id = ${tenant} and s.repository_id = ${id} and s.status = 'completed'
          and s.repo_ref is not distinct from ${default_ref}::text
        order by s.created_at desc, s.id desc limit ${limit}`
    )

  const portfolio = () =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly portfolio: Portfolio }>`
          select json_build_object(
            'repositories_total', count(*),
            'repositories_scanned', count(scan_id),
            'repositories_judged', count(score),
            'score_average', round(avg(score))::integer,
            'repositories_by_risk', json_build_object(
              'critical', count(*) filter (where risk_level = 'critical'), 'high', count(*) filter (where risk_level = 'high'),
              'medium', count(*) filter (where risk_level = 'medium'), 'low', count(*) filter (where risk_level = 'low'),
              'none', count(*) filter (where risk_level = 'none')),
            'findings_by_severity', json_build_object(
              'critical', coalesce(sum(critical), 0),
              'high', coalesce(sum(high), 0),
              'medium', coalesce(sum(medium), 0),
              'low', coalesce(sum(low), 0),
              'info', coalesce(sum(info), 0)),
            'components_total', coalesce(sum(components_total), 0),
            'labels', coalesce((
              select json_agg(json_build_object('label', label, 'repositories', used)) from (
                select label, count(*) as used
                from repositories l, unnest(l.labels) as label where l.tenant_id = ${tenant}
                group by label order by count(*) desc, label limit ${mostLabelsCounted}
              ) as counted), '[]'::json)
          ) as portfolio
          from repositories where tenant_id = ${tenant}`
      ),
      ([row]) => row!.portfolio
    )

  return { insert, isFull, list, find, lock, change, remove, hasScan, trend, portfolio }
})

/** Reads and writes repositories of a tenant. */
export class PortfolioRepo extends Context.Service<PortfolioRepo>()("ciphermap/PortfolioRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
