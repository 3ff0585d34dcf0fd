import { describe, expect, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { parseAuthorization } from "../../src/domain/AuthorizationHeader.ts"

const read = (value: string | undefined) => {
  const header = parseAuthorization(value)
  return header._tag === "bearer" ? Redacted.value(header.token) : header._tag
}

const Token = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9._~+/-]{1,80}={0,2}$/))

describe("the Authorization header", () => {
  it.each([undefined, "", " ", "\t "])("is missing when it is %j", (value) => {
    expect(read(value)).toBe("missing")
  })

  it.each(["Bearer", "bearer", "BEARER", "bEaReR"])("takes the scheme %s", (scheme) => {
    expect(read(`${scheme} cbk_test_a`)).toBe("cbk_test_a")
  })

  it.prop("takes one space or more, and white space around", { token: Token }, ({ token }) => {
    expect(read(`Bearer ${token}`)).toBe(token)
    expect(read(` \tBearer    ${token} \t`)).toBe(token)
  })

  it.each([
    "Bearer",
    "Bearer ",
    "cbk_test_a",
    "Basic cbk_test_a",
    "Token cbk_test_a",
    "BearerX cbk_test_a",
    "Bearercbk_test_a",
    "Bearer\tcbk_test_a",
    "Bearer a b",
    "Bearer a, Bearer b",
    "Bearer a,Bearer a",
    "Bearer a,",
    'Bearer "a"',
    "Bearer token=a",
    "Bearer =",
    "Bearer a=b",
    "Bearer é",
    "Bearer a\0",
    "Bearer a\nX: b",
    "Bearer: a",
    ", Bearer a"
  ])("is malformed when it is %j", (value) => {
    expect(read(value)).toBe("malformed")
  })

  it("keeps the token from being printed", () => {
    expect(JSON.stringify(parseAuthorization("Bearer cbk_test_a"))).not.toContain("cbk_test_a")
  })
})
