import { describe, expect, it } from "vitest"
import { exactVersion, versionOrRange } from "../../../scanner/manifests/versions.ts"

describe("a version", () => {
  it.each([
    "1.78.1",
    "33.0.0-jre",
    "2.0.0.RELEASE",
    "5.3.0.Final",
    "v0.0.0-20210921155107-089bfa567519",
    "v2.0.0+incompatible",
    "1.0.0-alpha.1+build.5",
    "3.0.0a1.dev2",
    "1.0rc1.post3",
    "42.7.3.jdk18on"
  ])("is %s", (text) => {
    expect(exactVersion(text)).toBe(text)
  })

  it.each(["5a89fb973dca5eea7e532df8a93fd3b2", "7hPvmAU9B7TpPzgeY0lOAgeu", "74389344126886", "1.0.0-hunter2"])(
    "is not %s",
    (text) => {
      expect(exactVersion(text)).toBeUndefined()
    }
  )
})

describe("a range of versions", () => {
  it.each(["^5.0.0 || ^6.0.0", ">=41,<43", "~> 2.7", "[1.0,2.0)", "latest", "*", "1.x", "workspace:*"])(
    "is %s",
    (text) => {
      expect(versionOrRange(text, () => false)).toEqual({ requirement: text })
    }
  )

  it.each(["^5.0.0-BK2Z9QtOtuB2MZxZ", "==AO5nwVTlcZlz", "^1 correct-horse-battery", `^${"rc".repeat(30)}!1`])(
    "is not %s",
    (text) => {
      expect(versionOrRange(text, () => false)).toEqual({})
    }
  )
})
