import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll, beforeAll } from "vitest"
import { TenantId } from "../../src/domain/ids.ts"
import { Events, type NewEvent } from "../../src/events/Events.ts"
import { webhookLayer } from "../../src/start/worker.ts"
import type { TestDatabase } from "../databases.ts"
import type { Answer, Asked } from "../service/ask.ts"
import {
  type Environment,
  newEnvironment,
  type ServiceInProcess,
  serviceIn,
  type TestTenant
} from "../service/startService.ts"
import { patience } from "../support/patience.ts"
import { type ReceivedWebhook, type Receiver, receiverIn } from "./Receiver.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
type Body = any

/** A webhook that leads to a path of its own at the receiver. */
export interface Registered {
  readonly tenant: TestTenant
  readonly id: string
  readonly secret: string
  readonly path: string
  /** Something below the webhook, as its tenant. */
  readonly ask: (path?: string, asked?: Asked) => Promise<Answer>
  /** Sends a test event; gives the delivery. */
  readonly test: () => Promise<Body>
  readonly deliveries: (query?: string) => Promise<ReadonlyArray<Body>>
  /** The delivery, once it is as wanted. */
  readonly until: (id: string, test: (delivery: Body) => boolean) => Promise<Body>
  /** What came for it, once it is as many. */
  readonly received: (count: number) => Promise<ReadonlyArray<ReceivedWebhook>>
  readonly record: () => Promise<Body>
}

export interface WebhooksUnderTest {
  readonly service: ServiceInProcess
  readonly receiver: Receiver
  readonly inScope: <A>(effect: Effect.Effect<A, never, Scope.Scope>) => Promise<A>
  readonly register: (body?: object, tenant?: TestTenant) => Promise<Registered>
  readonly emit: (tenant: string, event?: Partial<NewEvent>) => Promise<void>
}

const registered = (service: ServiceInProcess, receiver: Receiver, tenant: TestTenant, made: Body, path: string) => {
  const ask: Registered["ask"] = (below = "", asked = {}) =>
    service.v1(`/webhooks/${made.id}${below}`, { key: tenant.live, ...asked })
  const deliveries: Registered["deliveries"] = async (query = "") => (await ask(`/deliveries${query}`)).json.deliveries
  return {
    tenant,
    id: made.id,
    secret: made.signing_secret,
    path,
    ask,
    deliveries,
    test: async () => (await ask("/test", { method: "POST" })).json,
    until: async (id, test) => {
      for (const pause = patience(); ; await pause()) {
        const found = (await deliveries("?limit=200")).find((delivery) => delivery.id === id)
        if (found !== undefined && test(found)) return found
      }
    },
    received: (count) => receiver.until(count, (one) => one.path === path),
    record: async () => (await ask()).json
  } satisfies Registered
}

/** A service whose webhooks may go to a receiver on loopback, for the tests of a `describe`. */
export const useWebhooks = (database: TestDatabase, settings: Environment = {}): WebhooksUnderTest => {
  const scope = Effect.runSync(Scope.make())
  const running: { service?: ServiceInProcess; receiver?: Receiver } = {}
  const inScope: WebhooksUnderTest["inScope"] = (effect) =>
    Effect.runPromise(Effect.provideContext(effect, Context.make(Scope.Scope, scope)))
  const known = <A>(value: A | undefined): A => {
    if (value === undefined) throw new Error("the service does not run yet")
    return value
  }
  beforeAll(async () => {
    running.receiver = await inScope(receiverIn())
    const environment = { WEBHOOK_ALLOW_INSECURE: running.receiver.target, MAX_WEBHOOKS: "5", ...settings }
    running.service = await inScope(
      Effect.flatMap(newEnvironment(database, environment), (all) => serviceIn(all, webhookLayer))
    )
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  let count = 0
  return {
    get service() {
      return known(running.service)
    },
    get receiver() {
      return known(running.receiver)
    },
    inScope,
    register: async (body = {}, tenant) => {
      const [service, receiver] = [known(running.service), known(running.receiver)]
      const owner = tenant ?? (await service.tenant())
      const path = `/hook-${++count}`
      const made = await service.v1("/webhooks", { key: owner.live, body: { url: receiver.url(path), ...body } })
      if (made.status !== 201) throw new Error(made.text)
      return registered(service, receiver, owner, made.json, path)
    },
    emit: (tenant, event) =>
      known(running.service).run(
        Effect.flatMap(Events.make, ({ emit }) =>
          emit({
            tenant: TenantId.make(tenant),
            type: "cbom.scan.completed",
            scanId: null,
            data: { score: 70 },
            ...event
          })
        )
      )
  }
}
