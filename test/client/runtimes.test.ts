import { execFile } from "node:child_process"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { deno } from "../support/deno.ts"
import { type ClientDatabase, makeClientDatabase } from "./clientDatabase.ts"
import { type Service, startService } from "./startService.ts"

const root = resolve(import.meta.dirname, "../..")

let database: ClientDatabase
let service: Service

beforeAll(async () => {
  database = await makeClientDatabase()
  service = await startService(database)
})

afterAll(async () => {
  await service.stop()
  await database.drop()
})

const script = `
import { makeClient } from ${JSON.stringify(join(root, "src/client.ts"))}
const client = makeClient({ baseUrl: Deno.env.get("BASE_URL"), apiKey: Deno.env.get("API_KEY") })
const { status } = await client.health()
const { id } = await client.submit({ repo_url: "https://github.com/openssl/openssl" })
console.log(JSON.stringify({ status, same: (await client.getScan(id)).id === id }))
`

describe("the client under Deno", () => {
  it("needs the network and nothing else", async () => {
    const host = new URL(service.url).host
    const permissions = ["--no-prompt", `--allow-net=${host}`, "--allow-env=BASE_URL,API_KEY"]
    const running = promisify(execFile)(deno, ["run", ...permissions, "-"], {
      cwd: root,
      env: { ...process.env, BASE_URL: service.url, API_KEY: service.apiKey }
    })
    running.child.stdin?.end(script)
    expect(JSON.parse((await running).stdout)).toEqual({ status: "ok", same: true })
  })
})
