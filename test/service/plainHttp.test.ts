import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const warning = "plain HTTP for other machines"

describe(`a service that other machines reach, on ${database.name}`, () => {
  const open = useService(database, { HOST: "0.0.0.0", KEEP_ALIVE_SECONDS: "70" })
  const proxied = useService(database, { HOST: "0.0.0.0", TRUSTED_PROXIES: "10.0.0.0/8" })
  const local = useService(database)

  it("warns at its start where nothing speaks TLS", () => {
    expect([open, proxied, local].map((service) => service.output().includes(warning))).toEqual([true, false, false])
  })

  it("keeps idle connections for as long as it is told", async () => {
    const [long, usual] = [
      await fetch(`${open.url}/api/v1/cbom/health`),
      await fetch(`${local.url}/api/v1/cbom/health`)
    ]
    expect([long, usual].map(({ headers }) => headers.get("keep-alive"))).toEqual(["timeout=70", "timeout=5"])
  })
})
