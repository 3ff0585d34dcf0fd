import { describe, expect, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Config } from "../../src/config/Config.ts"

const read = (env: Record<string, string>) =>
  Config.pipe(
    Effect.provide(Config.layer),
    Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnv({ env }))
  )

describe("configuration", () => {
  it.effect("has a default for everything", () =>
    Effect.gen(function* () {
      const config = yield* read({})
      expect(config).toMatchObject({
        port: 8080,
        host: "127.0.0.1",
        dataDirectory: ".ciphermap",
        databaseUrl: undefined
      })
    })
  )

  it.effect("reads numbers, lists and secrets", () =>
    Effect.gen(function* () {
      const config = yield* read({
        PORT: " 9000 ",
        TRUSTED_PROXIES: "10.0.0.0/8, ::1",
        ADMIN_TOKEN: "a-token-of-twenty-characters"
      })
      expect(config.port).toBe(9000)
      expect(config.trustedProxies.map(({ version, prefix }) => [version, prefix])).toEqual([
        [4, 8],
        [6, 128]
      ])
      expect(Redacted.value(config.adminToken!)).toBe("a-token-of-twenty-characters")
      expect(String(Object.values(config))).not.toContain("a-token-of-twenty-characters")
    })
  )

  it.effect("takes an empty value as none", () =>
    Effect.gen(function* () {
      expect((yield* read({ PORT: "", DATABASE_URL: "" })).port).toBe(8080)
    })
  )

  it.effect("names every wrong variable at once, and no value", () =>
    Effect.gen(function* () {
      const secret = "hunter2-hunter2"
      const error = yield* Effect.flip(
        read({
          PORT: "eighty",
          DATABASE_URL: `mysql://root:${secret}@host/db`,
          ADMIN_TOKEN: secret,
          TLS_CERT: "cert.pem"
        })
      )
      expect(error.problems.map(({ name }) => name)).toEqual(["PORT", "DATABASE_URL", "ADMIN_TOKEN", "TLS_CERT"])
      expect(error.message).toContain("PORT must be a whole number from 0 to 65535")
      expect(error.message).not.toContain(secret)
    })
  )

  it.effect.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "8080.5"],
    ["PORT", "0x50"],
    ["PUBLIC_URL", "https://example.test/path"],
    ["PUBLIC_URL", "ftp://example.test"],
    ["PUBLIC_HOST", "https://example.test"],
    ["TRUSTED_PROXIES", "10.0.0.0/8,,"],
    ["TRUSTED_PROXIES", "everyone"],
    ["TRUSTED_PROXIES", "10.0.0.0/64"],
    ["LOG_LEVEL", "loud"],
    ["KEY_PREFIX", "Cbk"],
    ["KEY_PEPPER", "short"],
    ["REPOSITORY_HOSTS", "github.com/openssl"],
    ["REPOSITORY_ALLOW_INSECURE", "git.example.org:80"],
    ["REPOSITORY_ALLOW_INSECURE", "127.0.0.1"],
    ["REPOSITORY_ALLOW_INSECURE", "127.0.0.1:80,10.0.0.1:80"],
    ["DOWNLOAD_MAX_MIB", "0"],
    ["RATE_LIMIT_BURST", "0"]
  ])("refuses %s=%s", ([name = "", value = ""]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(read({ [name]: value }))
      expect(error.problems.map((problem) => problem.name)).toEqual([name])
    })
  )
})
