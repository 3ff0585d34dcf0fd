import { randomBytes } from "node:crypto"
import { parseArgs } from "node:util"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { Config } from "../src/config/Config.ts"
import { CurrentTenant } from "../src/domain/CurrentTenant.ts"
import { TenantId } from "../src/domain/ids.ts"
import { Events } from "../src/events/Events.ts"
import { pepperOf } from "../src/domain/Peppers.ts"
import { SealingKeys } from "../src/sealing/SealingKeys.ts"
import { addressGuard } from "../src/node/addressGuard.ts"
import { sqlLayer } from "../src/node/Sql.ts"
import { webhookSender } from "../src/node/webhookSender.ts"
import { Tenancy } from "../src/sql/Tenancy.ts"
import { deliveries } from "../src/webhooks/Deliveries.ts"
import { Webhooks } from "../src/webhooks/Webhooks.ts"
import { newDatabase } from "./newDatabase.ts"
import { receiverIn } from "../test/webhooks/Receiver.ts"

/**
 * Webhooks from the outbox to a receiver, which runs in this process, too:
 *
 * node bench/webhooks.ts [--pending 100000] [--webhooks 50] [--single 200] [--database postgres://...]
 */
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" },
    pending: { type: "string", default: "100000" },
    webhooks: { type: "string", default: "50" },
    single: { type: "string", default: "200" }
  }
})

const pending = Number(values.pending)
const database = await newDatabase(values.database)
const tenantOf = (at: number): TenantId => TenantId.make(`tnt_${String(at).padStart(16, "0")}`)

const sender = {
  kind: "partner",
  env: "live",
  keyId: "key_0000000000000000",
  keyLookup: "bench",
  role: "owner"
} as const

/** Tenants with a webhook each. */
const prepare = (url: (path: string) => string) =>
  Effect.gen(function* () {
    const { asSystem } = yield* Tenancy
    const webhooks = yield* Webhooks
    for (let at = 0; at < Number(values.webhooks); at++) {
      const id = tenantOf(at)
      yield* asSystem((sql) => sql`insert into tenants (id, name, kind) values (${id}, 'bench', 'partner')`)
      yield* asSystem(
        (sql) => sql`
          insert into api_keys (tenant_id, id, key_lookup, key_prefix, mac, pepper_id, name, env, created_by)
          values (${id}, ${sender.keyId}, ${`bench${at}`}, 'cbk_live', ${randomBytes(32)}, 1, 'bench', 'live', 'admin')`
      )
      yield* Effect.provideService(webhooks.create({ url: url(`/${at}`) }), CurrentTenant, { ...sender, id })
    }
  })

/** As many deliveries as are wanted, over all webhooks, in a few statements. */
const fill = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy
  yield* asSystem((sql) =>
    Effect.gen(function* () {
      const id = (prefix: string, length: number) => sql.literal(`'${prefix}_' || lpad(to_hex(n), ${length}, '0')`)
      yield* sql`
        insert into events (tenant_id, id, type, data)
        select (select id from tenants order by id offset n % ${Number(values.webhooks)} limit 1), ${id("evt", 24)},
               'cbom.scan.completed', '{"scan_id":"cbom_7k2m9x4qa0w8z3rt","score":70,"risk_level":"high"}'
        from generate_series(1, ${pending}::int) n`
      yield* sql`
        insert into webhook_deliveries (tenant_id, id, webhook_id, event_id)
        select e.tenant_id, 'dlv_' || right(e.id, 16), w.id, e.id
        from events e join webhook_endpoints w on w.tenant_id = e.tenant_id`
    })
  )
})

const millis = (): number => performance.now()

const quantile = (sorted: ReadonlyArray<number>, share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

const program = Effect.gen(function* () {
  const receiver = yield* receiverIn()
  const environment = { WEBHOOK_ALLOW_INSECURE: receiver.target }
  const config = Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(environment))))
  const peppers = Layer.succeed(SealingKeys, [pepperOf(Redacted.make("a pepper for measurements and no others"))])
  const base = Layer.mergeAll(Events.layer, webhookSender, addressGuard).pipe(
    Layer.provideMerge(sqlLayer({ databaseUrl: Redacted.make(database.url), dataDirectory: ".bench" })),
    Layer.provideMerge(peppers),
    Layer.provideMerge(config)
  )
  const all = Webhooks.layer.pipe(Layer.provideMerge(base))
  yield* Effect.gen(function* () {
    yield* prepare(receiver.url)
    yield* fill
    const start = millis()
    const before = process.cpuUsage()
    yield* Effect.gen(function* () {
      yield* Effect.promise(() => receiver.until(pending))
      const seconds = (millis() - start) / 1_000
      const { system, user } = process.cpuUsage(before)
      const cpu = ((user + system) / 1_000 / pending).toFixed(2)
      console.log(`${cpu} ms of processor time a delivery, the receiver's included and the database's not`)
      console.log(
        `${pending} deliveries to ${values.webhooks} webhooks: ${seconds.toFixed(1)} s, ${Math.round(pending / seconds)}/s`
      )
      yield* Effect.sleep("2 seconds")
      const events = yield* Events
      const waits: Array<number> = []
      for (let at = 0; at < Number(values.single); at++) {
        const count = receiver.received.length
        const emitted = millis()
        yield* events.emit({ tenant: tenantOf(0), type: "cbom.scan.completed", scanId: null, data: {} })
        yield* Effect.promise(() => receiver.until(count + 1))
        waits.push(millis() - emitted)
      }
      const sorted = waits.toSorted((one, other) => one - other)
      console.log(`event to first attempt: median ${quantile(sorted, 0.5)} ms, p95 ${quantile(sorted, 0.95)} ms`)
    }).pipe(Effect.provide(deliveries))
  }).pipe(Effect.provide(all))
}).pipe(Effect.scoped, Effect.provide(Logger.layer([Logger.consoleLogFmt])))

try {
  await Effect.runPromise(program)
} finally {
  await database.drop()
}
