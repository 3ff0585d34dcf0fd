import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { join } from "node:path"
import type { Browser, BrowserContextOptions } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { database } from "../../databases.ts"
import { serve } from "../../node/processes/serve.ts"
import { clientOf, newEnvironment, type TestService } from "../../service/startService.ts"
import { type GitServer, startGitServer } from "../../support/GitServer.ts"
import { openBrowser, openReport, type Opened } from "../openReport.ts"
import { type Gate, startGate } from "./startGate.ts"

/** A service with workers in a process of its own, repositories that it may scan, and a browser. */
export interface ConsoleWorld {
  readonly service: TestService
  readonly git: GitServer
  readonly gate: Gate
  readonly browser: Browser
  /** A page of its own profile. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Opened>
  /** The same, signed in with a key. */
  readonly signedIn: (key: string, path: string, options?: BrowserContextOptions) => Promise<Opened>
  /** Submits a scan by the API and waits until it has ended; gives its id. */
  readonly scanned: (key: string, body: Readonly<Record<string, string>>) => Promise<string>
}

const wide = { viewport: { width: 1280, height: 800 }, colorScheme: "light" } as const

const running = async (scope: Scope.Scope): Promise<ConsoleWorld> => {
  const git = await startGitServer()
  const gate = await startGate(git.host)
  const environment = await Effect.runPromise(
    Effect.provideContext(
      Effect.gen(function* () {
        yield* Effect.addFinalizer(() => Effect.promise(git.stop))
        yield* Effect.addFinalizer(() => Effect.sync(gate.stop))
        const environment = yield* newEnvironment(database, {
          REPOSITORY_ALLOW_INSECURE: `${git.host},${gate.host}`,
          RATE_LIMIT_PAGES_PER_MINUTE: "100000"
        })
        const work = join(environment["DATA_DIR"] ?? "", "work")
        const served = yield* serve({ ...environment, WORK_DIR: work }, "start")
        yield* Effect.promise(served.listening)
        return environment
      }),
      Context.make(Scope.Scope, scope)
    )
  )
  const service = clientOf(environment)
  const browser = await openBrowser()
  const open: ConsoleWorld["open"] = (path, options = {}) =>
    openReport(browser, service.url + path, { ...wide, acceptDownloads: true, ...options })
  return {
    service,
    git,
    gate,
    browser,
    open,
    signedIn: async (key, path, options) => {
      const opened = await open(`/console/sign-in?to=${encodeURIComponent(path)}`, options)
      await opened.page.getByLabel("API key").fill(key)
      await opened.page.getByRole("button", { name: "Sign in" }).click()
      await opened.page.waitForURL(service.url + path)
      return opened
    },
    scanned: async (key, body) => {
      const { json, text } = await service.v1("/scans", { key, body })
      if (json.id === undefined) throw new Error(text)
      for (;;) {
        const { json: scan } = await service.v1(`/scans/${json.id}`, { key })
        if (scan.completed_at !== null) return json.id
        await new Promise((wait) => setTimeout(wait, 100))
      }
    }
  }
}

/** The world for the tests of a file: it is there once they run. */
export const useConsole = (): { readonly world: ConsoleWorld } => {
  const scope = Effect.runSync(Scope.make())
  const made: { world?: ConsoleWorld } = {}
  beforeAll(async () => {
    made.world = await running(scope)
  }, 120_000)
  afterAll(async () => {
    await made.world?.browser.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })
  return {
    get world() {
      if (made.world === undefined) throw new Error("the service does not run yet")
      return made.world
    }
  }
}
