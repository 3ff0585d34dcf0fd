import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { PersistedQueue } from "effect/persistence"
import { SqlClient } from "effect/sql/SqlClient"

const store = PersistedQueue.layerStoreSql({
  tableName: "job_queue",
  pollInterval: "200 millis",
  lockRefreshInterval: "10 seconds",
  lockExpiration: "30 seconds"
})

/** The queue in the program's own database; it holds ids only. */
export const queueStore = PersistedQueue.layer.pipe(
  Layer.provideMerge(PersistedQueue.layerCleanup({ timeToLive: "2 days", failedTimeToLive: "30 days" })),
  Layer.provide(store)
)

/** A transaction of a tenant sees and adds its own items; the queue itself works outside of any, and sees all. */
const protect = (sql: SqlClient) =>
  sql`do $$ begin
    if not exists (select from pg_policies where schemaname = current_schema and tablename = 'job_queue') then
      alter table job_queue enable row level security;
      create policy tenant on job_queue to ciphermap_app
        using ((select app_tenant()) is null or element::json ->> 'tenant' = (select app_tenant()))
        with check ((select app_tenant()) is null or element::json ->> 'tenant' = (select app_tenant()));
      create policy system on job_queue to ciphermap_system using (true) with check (true);
    end if;
  end $$`.unprepared

/** Creates the queue's tables as the login role, and grants them to all sessions of the program. */
export const queueTables = Effect.gen(function* () {
  yield* Effect.scoped(Layer.build(store))
  const sql = yield* SqlClient
  yield* protect(sql)
  yield* sql`grant select, insert, update, delete on job_queue to ciphermap_app, ciphermap_system`
  yield* sql`grant usage on sequence job_queue_sequence_seq to ciphermap_app, ciphermap_system`
  yield* sql`grant select, update on job_queue_migrations to ciphermap_app, ciphermap_system`
})

/** For a database that no other process uses: releases at once the items that an earlier process had taken. */
export const releaseTaken = Effect.flatMap(
  SqlClient,
  (sql) =>
    sql`update job_queue set acquired_at = null, acquired_by = null where state = 'pending' and acquired_by is not null`
)
