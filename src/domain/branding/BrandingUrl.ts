import * as Result from "effect/Result"
import { isDnsName } from "./dnsName.ts"

const maximumLength = 400
const tooLong = Result.fail(`URL must have at most ${maximumLength} characters`)

/**
 * What WHATWG URL would strip in silence: white space and control characters; and lone surrogates, which it would
 * replace.
 */
const stripped = /[\s\p{Cc}\p{Cs}]/u

/** Reads a link to be shown on a tenant's page; gives its WHATWG-normalised href, or fails with a sentence. */
export const parseBrandingUrl = (text: string): Result.Result<string, string> => {
  if (text.length > maximumLength) return tooLong
  if (!/^https:\/\//i.test(text)) return Result.fail("URL must use https")
  if (stripped.test(text)) return Result.fail("URL must not hold spaces or control characters")
  if (text.includes("\\")) return Result.fail("URL must not hold a backslash")
  const [authority = ""] = text.slice("https://".length).split(/[/?#]/, 1)
  if (authority.includes("@")) return Result.fail("URL must not hold a user name or password")
  if (authority === "" || !URL.canParse(text)) return Result.fail("URL must have a valid host")
  const { href, hostname } = new URL(text)
  if (!isDnsName(hostname)) return Result.fail("URL host must be a public DNS name")
  return href.length > maximumLength ? tooLong : Result.succeed(href)
}
