import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const address = "http://127.0.0.1:8418/example/project"

describe(`an address with plain http on ${database.name}`, () => {
  const strict = useService(database)
  const lenient = useService(database, { REPOSITORY_ALLOW_INSECURE: "127.0.0.1:8418" })

  it("is refused as every other one", async () => {
    const { live: key } = await strict.tenant()
    const ask = (repo_url: string) => strict.v1("/scans", { key, method: "POST", body: { repo_url } })
    const [onLoopback, elsewhere] = [await ask(address), await ask("http://github.com/example/project")]
    expect(onLoopback.status).toBe(422)
    expect(onLoopback.json.detail).toEqual(elsewhere.json.detail)
  })

  it("is taken where the configuration lets it through, and only there", async () => {
    const { live: key } = await lenient.tenant()
    const ask = (repo_url: string) => lenient.v1("/scans", { key, method: "POST", body: { repo_url } })
    const made = await ask(`${address}/tree/main`)
    expect(made.status).toBe(201)
    const { json } = await lenient.v1(`/scans/${made.json.id}`, { key })
    expect(json).toMatchObject({ repo_url: `${address}/tree/main`, status: "queued" })
    expect((await ask(address.replace("8418", "8419"))).status).toBe(422)
  })
})
