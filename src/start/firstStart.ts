import { appendFile, mkdir } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import * as Console from "effect/Console"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { Keys } from "../keys/Keys.ts"
import { codeOf } from "../node/readRegular.ts"
import { Tenants } from "../tenants/Tenants.ts"
import { SecretsUnusable } from "./serviceSecrets.ts"

/** The admin token, when this start made it. */
export class NewAdminToken extends Context.Service<NewAdminToken, Redacted.Redacted | undefined>()(
  "ciphermap/NewAdminToken"
) {}

const submit = (url: string, key: string) =>
  `curl -X POST ${url}/api/v1/cbom/scans -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"repo_url":"https://github.com/openssl/openssl"}'`

const poll = (url: string, key: string) => `curl ${url}/api/v1/cbom/scans/SCAN_ID -H 'Authorization: Bearer ${key}'`

/** Shows secrets where the log is not read by others, or keeps them from it. */
const show = (text: string) =>
  Effect.gen(function* () {
    const { newSecrets, dataDirectory } = yield* Config
    if (newSecrets === "stdout") return yield* Console.log(text)
    const path = resolve(dataDirectory, "first-start.txt")
    yield* Effect.tryPromise({
      try: async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await appendFile(path, `${text}\n`, { mode: 0o600 })
      },
      catch: (cause) => new SecretsUnusable({ path, code: codeOf(cause) })
    })
    yield* Effect.logInfo("new secrets", { path })
  })

/** Gives a new installation a sandbox tenant and says, this once, how to use it. */
export const firstStart = Layer.effectDiscard(
  Effect.gen(function* () {
    const tenants = yield* Tenants
    const keys = yield* Keys
    const url = yield* PublicUrl
    const adminToken = yield* NewAdminToken
    if (adminToken !== undefined) yield* show(`Admin token (shown once): ${Redacted.value(adminToken)}`)
    const tenant = yield* tenants.createFirst({ name: "Sandbox" })
    if (tenant === undefined) return
    const { api_key } = yield* keys.createFor(tenant.id, "First key", "test")
    yield* show(
      [
        `Sandbox tenant ${tenant.id}, test key (shown once): ${api_key}`,
        `Console, to sign in with that key: ${url}/console`,
        `Landing page: ${url}/`,
        "Submit a scan:",
        `  ${submit(url, api_key)}`,
        "Then poll it:",
        `  ${poll(url, api_key)}`
      ].join("\n")
    )
  })
).pipe(Layer.provide([Tenants.layer, Keys.layer]))
