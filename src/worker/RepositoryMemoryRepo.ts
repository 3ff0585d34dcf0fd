import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

export interface MemoryRow {
  readonly generation: string
  readonly byte_length: number
}

const make = Effect.gen(function* () {
  const { asTenant, readAsTenant } = yield* Tenancy

  const find = (repository: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<MemoryRow>`
          select generation, byte_length::float8 as byte_length from scan_memories
          where tenant_id = ${tenant} and repository_id = ${repository}`
      )
    )

  /** Undefined behind the last one. */
  const piece = (repository: string, position: number) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly bytes: Uint8Array }>`
          select bytes from scan_memory_pieces
          where tenant_id = ${tenant} and repository_id = ${repository} and position = ${position}`
      ),
      ([row]) => row?.bytes
    )

  const touch = (repository: string) =>
    asTenant(
      (sql, tenant) => sql`
        update scan_memories set used_at = clock_timestamp()
        where tenant_id = ${tenant} and repository_id = ${repository}`
    ).pipe(Effect.asVoid)

  const remove = (repository: string) =>
    asTenant(
      (sql, tenant) => sql`delete from scan_memories where tenant_id = ${tenant} and repository_id = ${repository}`
    ).pipe(Effect.asVoid)

  /** Takes the place of what was kept of the repository, and of as many others of the tenant as it needs: those used longest ago. */
  const replace = (repository: string, row: MemoryRow, pieces: ReadonlyArray<Uint8Array>, maxBytes: number) =>
    asTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtextextended('memory:' || ${tenant}, 0))`
        yield* sql`delete from scan_memories where tenant_id = ${tenant} and repository_id = ${repository}`
        yield* sql`
          delete from scan_memories m
          using (select repository_id, sum(byte_length) over (order by used_at desc, repository_id) as total
                 from scan_memories where tenant_id = ${tenant}) as ranked
          where m.tenant_id = ${tenant} and m.repository_id = ranked.repository_id
            and ranked.total > ${maxBytes - row.byte_length}::bigint`
        yield* sql`
          insert into scan_memories (tenant_id, repository_id, generation, byte_length)
          values (${tenant}, ${repository}, ${row.generation}, ${row.byte_length})`
        for (const [position, bytes] of pieces.entries())
          yield* sql`
            insert into scan_memory_pieces (tenant_id, repository_id, position, bytes)
            values (${tenant}, ${repository}, ${position}, ${bytes})`
      })
    )

  return { find, piece, touch, remove, replace }
})

/** Stores what scans of the current tenant leave, at most one memory of each repository. */
export class RepositoryMemoryRepo extends Context.Service<RepositoryMemoryRepo>()("ciphermap/RepositoryMemoryRepo", {
  make
}) {
  static readonly layer = Layer.effect(this, this.make)
}
