import { describe, expect, it } from "vitest"
import { isStandIn } from "../../../scanner/formats/isStandIn.ts"

describe("a value of a configuration", () => {
  it.each([
    "change-me",
    "changeme",
    "CHANGE_ME!",
    "ChangeThisSecret",
    "please-change-this",
    "secret-changeme",
    "your-secret-key",
    "your_jwt_secret_here",
    "my secret token",
    "replace-with-a-random-key",
    "REPLACE_ME",
    "insert your key here",
    "<secret>",
    "xxxxxxxx",
    "***",
    "TODO"
  ])("only asks for one where it is %j", (text) => {
    expect(isStandIn(text)).toBe(true)
  })

  it.each([
    "changeit",
    "exchange",
    "SHA256",
    "secret",
    "password",
    "mydomain",
    "xor",
    "your.example.com",
    "HS256",
    "setup-key",
    "add-on"
  ])("is one where it is %j", (text) => {
    expect(isStandIn(text)).toBe(false)
  })
})
