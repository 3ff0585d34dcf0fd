import { describe, expect, it } from "vitest"
import { type ClientOptions, InvalidOptions, makeClient } from "../../src/client.ts"

const refusalOf = (options: ClientOptions): unknown => {
  try {
    return makeClient(options)
  } catch (error) {
    return error
  }
}

describe("the options of a client", () => {
  it.each([
    "https://api.example.com",
    "https://api.example.com:8443/cbom/",
    "http://localhost:8080",
    "http://127.0.0.1",
    "http://127.8.9.10:1",
    "http://[::1]:8080",
    "http://tenant.localhost",
    new URL("https://api.example.com")
  ])("take %s for an address", (baseUrl) => {
    expect(refusalOf({ baseUrl })).toHaveProperty("health")
  })

  it.each([
    "http://api.example.com",
    "http://10.0.0.1",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "http://0.0.0.0",
    "http://[::ffff:10.0.0.1]",
    "ftp://localhost",
    "file:///etc/hosts",
    "https://user@api.example.com",
    "https://user:word@api.example.com",
    "https://api.example.com?key=1",
    "https://api.example.com#top",
    "api.example.com",
    "/api",
    ""
  ])("refuse %s", (baseUrl) => {
    expect(refusalOf({ baseUrl })).toBeInstanceOf(InvalidOptions)
  })

  it.each(["two words", "line\nbreak", "ünicode", "", " "])("refuse a key that no header can hold (%#)", (secret) => {
    const error = refusalOf({ baseUrl: "https://api.example.com", apiKey: secret })
    expect(error).toMatchObject({ name: "InvalidOptions", detail: "apiKey is not an API key", isRetryable: false })
  })

  it.each([-1, 0.5, Number.NaN, Infinity, "3" as never])(
    "refuse %s for a number of retries or milliseconds",
    (value) => {
      expect(refusalOf({ baseUrl: "https://api.example.com", retries: value })).toBeInstanceOf(InvalidOptions)
      expect(refusalOf({ baseUrl: "https://api.example.com", timeoutMs: value })).toBeInstanceOf(InvalidOptions)
    }
  )
})
