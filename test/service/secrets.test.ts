import { createHash } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { Secret } from "../cli/secrets/makeSecrets.ts"
import { searchFor } from "../cli/secrets/secretsIn.ts"
import { database } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import type { Answer, Asked } from "./ask.ts"
import { everyRow } from "./everyRow.ts"
import { processIn } from "./serviceProcess.ts"
import { newEnvironment, serviceIn, type TestService, type TestTenant } from "./startService.ts"

const SECRETS = isLong ? 500 : 200
const repo_url = "https://github.com/example/project"
const goodBody = { repo_url }

/** A text of 32 characters that nothing else holds. */
const randomPart = (at: number): string => createHash("sha256").update(`planted ${at}`).digest("base64url").slice(0, 32)

/** How secrets of each kind are written around their secret part. */
const kinds: ReadonlyArray<(part: string) => string> = [
  (part) => `cbk_live_${part.slice(0, 16)}_${part}`,
  (part) => `ghp_${part}`,
  (part) => `eyJhbGciOiJIUzI1NiJ9.${part}.${part}`,
  (part) => `whsec_${part}`,
  (part) => `-----BEGIN PRIVATE KEY-----\\n${part}\\n-----END PRIVATE KEY-----`,
  (part) => part,
  (part) => `AKIA${part}`,
  (part) => `password=${part}`
]

interface Sending {
  readonly service: TestService
  readonly tenant: TestTenant
}

type Plant = (sending: Sending, secret: string) => Promise<Answer>

const inHeader =
  (name: string, asked: Asked = {}): Plant =>
  ({ service, tenant }, secret) =>
    service.v1("/scans", { key: tenant.live, ...asked, headers: { [name]: secret } })

const inPath =
  (path: (secret: string) => string, asked: Asked = {}): Plant =>
  ({ service, tenant }, secret) =>
    service.ask(path(encodeURIComponent(secret)), { key: tenant.live, ...asked })

const inBody =
  (path: string, method: string, body: (secret: string) => unknown): Plant =>
  ({ service, tenant }, secret) =>
    service.v1(path, { key: tenant.live, method, body: body(secret) })

const inRaw =
  (raw: (secret: string) => string | Uint8Array, type: string): Plant =>
  ({ service, tenant }, secret) =>
    service.v1("/scans", { key: tenant.live, method: "POST", raw: raw(secret), headers: { "content-type": type } })

const credentialOf = (fields: object) => ({ name: "n", host: "github.com", repositories: ["acme"], ...fields })

const v1 = "/api/v1/cbom"

/** Where nothing of what is sent is to be kept or repeated. */
const plants: ReadonlyArray<Plant> = [
  ({ service }, secret) => service.v1("/usage", { headers: { authorization: `Bearer ${secret}` } }),
  ({ service }, secret) => service.v1("/usage", { headers: { authorization: `Basic ${secret}` } }),
  ({ service }, secret) => service.v1("/usage", { headers: { authorization: secret } }),
  ({ service }, secret) => service.ask("/api/admin/cbom/tenants", { headers: { authorization: `Bearer ${secret}` } }),
  inHeader("idempotency-key", { body: goodBody }),
  inHeader("idempotency-key", { body: { repo_url: "x" } }),
  ({ service, tenant }, secret) =>
    service.v1("/keys", { key: tenant.test, body: { name: "n", env: "test" }, headers: { "idempotency-key": secret } }),
  inHeader("cookie"),
  inHeader("x-api-key"),
  inHeader("user-agent"),
  inHeader("referer"),
  inHeader("accept"),
  inHeader("x-forwarded-for"),
  inHeader("x-forwarded-proto"),
  inHeader("traceparent"),
  inHeader("content-type", { method: "POST", raw: "{}" }),
  inPath((secret) => `${v1}/usage?api_key=${secret}`),
  inPath((secret) => `${v1}/usage?recent_limit=${secret}`),
  inPath((secret) => `${v1}/scans?cursor=${secret}`),
  inPath((secret) => `${v1}/scans?status=${secret}&limit=${secret}`),
  inPath((secret) => `${v1}/scans/x/bom.json?format=${secret}`),
  inPath((secret) => `${v1}/scans/${secret}`, { headers: { accept: "application/problem+json" } }),
  inPath((secret) => `${v1}/keys/${secret}/revoke`, {
    method: "POST",
    headers: { accept: "application/problem+json" }
  }),
  inPath((secret) => `${v1}/branding/by-subdomain/${secret}`),
  inPath((secret) => `/${secret}?${secret}`, { headers: { accept: "application/problem+json" } }),
  inPath((secret) => `${v1}/health?token=${secret}`, { method: "DELETE" }),
  ({ service }, secret) =>
    service.admin(`/tenants/${encodeURIComponent(secret)}/keys`, { body: { name: "n", env: secret } }),
  inBody("/scans", "POST", (secret) => ({ ...goodBody, password: secret, nested: { token: [secret] } })),
  inBody("/scans", "POST", (secret) => ({ repo_url: `https://user:${secret}@github.com/a/b` })),
  inBody("/scans", "POST", (secret) => ({ repo_url: `https://github.com/a/b?token=${secret}` })),
  inBody("/scans", "POST", (secret) => ({ repo_url: `https://${secret}.example/a/b` })),
  inBody("/scans", "POST", (secret) => ({ repo_url, project_name: { secret }, project_version: [secret] })),
  inBody("/keys", "POST", (secret) => ({ name: `\u0001${secret}`, env: secret })),
  inBody("/branding", "PUT", (secret) => ({ password: secret, accent_color: secret, subdomain: `_${secret}` })),
  inBody("/branding", "PUT", (secret) => ({
    logo_url: `https://user:${secret}@example.com/`,
    website_url: `http://example.com/?key=${secret}`,
    support_email: `${secret} @example.com`,
    hide_powered_by: secret
  })),
  inBody("/credentials", "POST", (secret) => credentialOf({ token: secret })),
  inBody("/credentials", "POST", (secret) =>
    credentialOf({ token: ` ${secret}`, username: `${secret}:`, host: secret })
  ),
  inBody("/credentials", "POST", (secret) => credentialOf({ token: secret, host: `${secret}.example.org` })),
  inBody("/credentials", "POST", (secret) =>
    credentialOf({ token: secret, repositories: [`https://x:${secret}@github.com/a`] })
  ),
  inBody("/credentials", "POST", (secret) => credentialOf({ token: secret, expires_at: secret, password: secret })),
  ({ service, tenant }, secret) =>
    service.v1("/credentials", {
      key: tenant.live,
      body: credentialOf({ token: secret }),
      headers: { "idempotency-key": secret }
    }),
  async ({ service, tenant }, secret) => {
    const { json } = await service.v1("/credentials", {
      key: tenant.live,
      body: credentialOf({ token: "a-first-token" })
    })
    return service.v1(`/credentials/${json.id}`, { key: tenant.live, method: "PUT", body: { token: secret } })
  },
  ({ service, tenant }, secret) =>
    service.v1(`/credentials/${encodeURIComponent(secret)}`, {
      key: tenant.live,
      method: "PUT",
      body: { token: secret }
    }),
  inRaw((secret) => `{"repo_url":"${repo_url}","x":"${secret}"`, "application/json"),
  inRaw((secret) => `{"repo_url": ${secret}}`, "application/json"),
  inRaw((secret) => secret, "text/plain"),
  inRaw((secret) => `token=${secret}`, "application/x-www-form-urlencoded"),
  inRaw((secret) => Buffer.concat([Buffer.from(secret), Uint8Array.of(0xff)]), "application/json")
]

const partsIn = (found: ReadonlySet<Secret>) => [...found].map(({ format }) => format)

describe(`secrets that are sent to a service on ${database.name}`, () => {
  it.live("to the wrong place are found in no output, no row and no refusal", () =>
    Effect.gen(function* () {
      const environment = yield* newEnvironment(database, { LOG_LEVEL: "debug" })
      const answers: Array<string> = []
      const statuses = new Set<number>()
      const secrets = Array.from({ length: SECRETS }, (_, at): Secret => {
        const part = randomPart(at)
        return { format: `secret ${at}, plant ${at % plants.length}`, bytes: Buffer.from(part), written: part }
      })
      const printed = yield* Effect.gen(function* () {
        const service = yield* processIn(environment)
        return yield* Effect.promise(async () => {
          const tenant = await service.tenant()
          for (const [at, { written }] of secrets.entries()) {
            const secret = (kinds[(at + Math.floor(at / plants.length)) % kinds.length] ?? String)(written)
            const answer = await plants[at % plants.length]?.({ service, tenant }, secret)
            statuses.add(answer?.status ?? 0)
            answers.push(`${JSON.stringify(answer?.headers)}\n${answer?.text}`)
          }
          await service.stop()
          return service.output()
        })
      }).pipe(Effect.scoped)
      for (const status of [200, 201, 400, 401, 404, 405, 422])
        expect([status, statuses.has(status)]).toEqual([status, true])
      expect(statuses.has(500)).toBe(false)
      const search = searchFor(secrets)
      const [first] = secrets
      expect(search.of(`x${first?.written}`).size).toBe(1)
      expect(partsIn(search.of(answers.join("\n")))).toEqual([])
      expect(partsIn(search.of(printed))).toEqual([])
      const service = yield* serviceIn(environment)
      const rows = yield* Effect.promise(() => everyRow(service))
      expect(rows).toContain("https://github.com/example/project")
      expect(partsIn(search.of(rows))).toEqual([])
    }).pipe(Effect.scoped)
  )
})
