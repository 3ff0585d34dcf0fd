import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { type Environment, newEnvironment, type ServiceInProcess, serviceIn } from "../service/startService.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const [first, second] = ["a-first-secrets-key-of-the-tests-1", "a-second-secrets-key-of-the-tests-2"]

/** On the embedded database only one process may be at work at a time; there the running service is asked. */
describe(`a change of SECRETS_KEY on ${database.name}`, () => {
  const scope = Effect.runSync(Scope.make())
  let environment: Environment

  beforeAll(async () => {
    environment = await Effect.runPromise(Scope.provide(scope)(newEnvironment(database)))
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  const serving = <A>(changes: Environment, use: (service: ServiceInProcess) => Promise<A>): Promise<A> =>
    Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(serviceIn({ ...environment, ...changes }), (service) => Effect.promise(() => use(service)))
      )
    )

  const reseal = async (changes: Environment, ...flags: ReadonlyArray<string>) => {
    const { status, stdout, stderr } = await ciphermapIn(".", { ...environment, ...changes })(
      "secrets",
      "reseal",
      ...flags
    )
    return { status, stdout, stderr }
  }

  it("is followed by stored secrets, by a command and through a running service", async () => {
    await serving({}, async (service) => {
      const { live } = await service.tenant()
      const body = { name: "n", host: "github.com", token: "a-token-of-a-host", repositories: ["acme"] }
      expect((await service.v1("/credentials", { key: live, body })).status).toBe(201)
      expect((await service.v1("/credentials", { key: live, body })).status).toBe(201)
    })
    const unchanged = { status: 0, stdout: "0 resealed, 0 unreadable\n", stderr: "" }
    expect(await reseal({})).toEqual(unchanged)
    expect(await reseal({ SECRETS_KEY: first })).toEqual({ ...unchanged, stdout: "2 resealed, 0 unreadable\n" })
    expect(await reseal({ SECRETS_KEY: first })).toEqual(unchanged)
    expect(await reseal({ SECRETS_KEY: second })).toMatchObject({
      status: 2,
      stdout: "0 resealed, 2 unreadable\n",
      stderr: expect.stringContaining("2 secrets are under another key")
    })
    const both = { SECRETS_KEY: second, OLD_SECRETS_KEY: first }
    await serving(both, async (service) => {
      expect((await reseal(both, "--url", service.url, "--json")).stdout).toBe('{"resealed":2,"unreadable":0}\n')
    })
    expect(await reseal({ SECRETS_KEY: second })).toEqual(unchanged)
  })
})
