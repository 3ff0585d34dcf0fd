import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { worker } from "../../../src/start/worker.ts"
import { database } from "../../databases.ts"
import { newEnvironment, serviceIn, type ServiceInProcess } from "../../service/startService.ts"
import { type GitServer, startGitServer } from "../../support/GitServer.ts"

/** A service that scans repositories of a git server, and shows tenants' pages under names of their own. */
export interface Fronts {
  readonly service: ServiceInProcess
  readonly git: GitServer
  /** Makes a tenant that looks like this; gives its id. */
  readonly site: (branding: Readonly<Record<string, unknown>> & { readonly subdomain: string }) => Promise<string>
  /** Of a tenant's page, by its path or on its own host, which browsers find on this machine (RFC 6761, 6.3). */
  readonly pathOf: (slug: string) => string
  readonly hostOf: (slug: string) => string
  readonly stop: () => Promise<void>
}

export const startFronts = async (): Promise<Fronts> => {
  const git = await startGitServer()
  const scope = Effect.runSync(Scope.make())
  const settings = {
    REPOSITORY_ALLOW_INSECURE: git.host,
    PUBLIC_HOST: "localhost",
    TRUSTED_PROXIES: "127.0.0.1",
    DEMO_QUEUE: "100",
    RATE_LIMIT_PAGES_PER_MINUTE: "1000000",
    SCANS_AT_ONCE: "1"
  }
  const service = await Effect.runPromise(
    Effect.flatMap(newEnvironment(database, settings), (environment) => serviceIn(environment, worker)).pipe(
      Effect.provideContext(Context.make(Scope.Scope, scope))
    )
  )
  const { port } = new URL(service.url)
  return {
    service,
    git,
    site: async (branding) => {
      const { id, live } = await service.tenant()
      const { status, text } = await service.v1("/branding", { key: live, method: "PUT", body: branding })
      if (status !== 200) throw new Error(text)
      return id
    },
    pathOf: (slug) => `${service.url}/p/${slug}`,
    hostOf: (slug) => `http://${slug}.localhost:${port}/`,
    stop: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await git.stop()
    }
  }
}
