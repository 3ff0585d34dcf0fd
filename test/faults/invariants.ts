import { expect } from "vitest"
import type { Fleet } from "./Fleet.ts"

/** What is true once all scans have ended, whatever happened meanwhile: each ended once, with everything that belongs to it, once. */
export const expectEachOnce = async ({ sql }: Fleet, ids: ReadonlyArray<string>): Promise<void> => {
  const [row] = await sql(
    `select (select count(*)::integer from scans) as scans,
            (select count(*)::integer from scans where id = any($1)) as submitted,
            (select count(*)::integer from scans where completed_at is not null) as ended,
            (select count(*)::integer from scan_history where status in ('completed', 'failed')) as ends,
            (select count(*)::integer from usage_entries where kind = 'scan_accepted') as accepted,
            (select count(*)::integer from usage_entries where kind in ('scan_completed', 'scan_failed')) as entered,
            (select count(*)::integer from events where type in ('cbom.scan.completed', 'cbom.scan.failed')) as told,
            (select count(*)::integer from events where type = 'cbom.scan.started') as started,
            (select count(*)::integer from scans where started_at is not null) as begun`,
    [ids]
  )
  const all = ids.length
  expect(new Set(ids).size).toBe(all)
  expect(row).toEqual({
    scans: all,
    submitted: all,
    ended: all,
    ends: all,
    accepted: all,
    entered: all,
    told: all,
    started: row?.["begun"],
    begun: row?.["begun"]
  })
  await expectWhole(sql)
}

/** A completed scan has results and all of its documents, to the last piece; any other one has none. */
const expectWhole = async (sql: Fleet["sql"]): Promise<void> => {
  const partial = await sql(
    `select s.id, s.status,
            (select count(*)::integer from scan_results r where r.scan_id = s.id) as results,
            (select count(*)::integer from scan_boms b where b.scan_id = s.id) as documents,
            (select count(*)::integer from scan_boms b where b.scan_id = s.id and
               (b.pieces, b.gzip_length) <> (select count(*)::integer, coalesce(sum(octet_length(p.bytes)), 0)
                 from scan_bom_pieces p where p.scan_id = s.id and p.format = b.format)) as torn
     from scans s`
  )
  for (const { id, status, ...found } of partial) {
    const isCompleted = status === "completed"
    expect({ id, ...found }).toEqual({ id, results: isCompleted ? 1 : 0, documents: isCompleted ? 5 : 0, torn: 0 })
  }
}
