import * as Result from "effect/Result"
import { isDnsName } from "./dnsName.ts"

const longestUrl = 400
const tooLong = Result.fail(`URL must have at most ${longestUrl} characters`)

/**
 * What WHATWG URL would strip in silence: white space and control characters; and lone surrogates, which it would
 * replace.
 */
const stripped = /[\s\p{Cc}\p{Cs}]/u

/** Reads a link to be shown on a tenant's page; gives its WHATWG-normalised href, or fails with a sentence. */
export const parseBrandingUrl = (text: string): Result.Result<string, string> => {
  if (text.length > longestUrl) return tooLong
  if (!/^https:\/\//i.test(text)) return Result.fail("URL must use https")
  if (stripped.test(text)) return Result.fail("URL must not hold spaces or control characters")
  if (text.includes("\\")) return Result.fail("URL must not hold a backslash")
  const [authority = ""] = text.slice("https://".length).split(/[/?#]/, 1)
  if (authority.includes("@")) return Result.fail("URL must not hold a user name or password")
  if (authority === "" || !URL.canParse(text)) return Result.fail("URL must have a valid host")
  const { href, hostname } = new URL(text)
  if (!isDnsName(hostname)) return Result.fail("URL host must be a public DNS name")
  return href.length > longestUrl ? tooLong : Result.succeed(href)
}

/**
 * Dot-atom of RFC 5322 3.2.3, at most 64 octets before the at sign; 256 of RFC 5321 4.5.3.1.3 count two angle brackets.
 */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const longestAddress = 254

/**
 * Reads an address that others can be told to write to: no quoted local part, no comment, no address literal; the
 * domain is a public DNS name and lower-cased. Fails with a sentence.
 */
export const parseEmailAddress = (text: string): Result.Result<string, string> => {
  if (text.length > longestAddress) return Result.fail(`e-mail address must have at most ${longestAddress} characters`)
  const [local = "", domain = "", ...more] = text.split("@")
  const host = domain.toLowerCase()
  if (more.length > 0 || local.length > 64 || !localPart.test(local) || !isDnsName(host))
    return Result.fail("e-mail address must have the form name@example.com")
  return Result.succeed(`${local}@${host}`)
}

/** How many code points each text of a tenant's page may have. */
export const displayTextLengths = { display_name: 80, tagline: 160, footer_text: 280, price_text: 80 } as const

export type DisplayTextField = keyof typeof displayTextLengths

/**
 * Control characters, separators of lines, halves of a surrogate pair, and what turns the direction of text (UAX 9).
 */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u

/** Trims a text that is shown on a tenant's page; fails with a sentence. */
export const parseDisplayText = (field: DisplayTextField, text: string): Result.Result<string, string> => {
  const maximum = displayTextLengths[field]
  if (forbidden.test(text)) return Result.fail(`${field} must not hold control characters`)
  const trimmed = text.trim()
  if (trimmed === "") return Result.fail(`${field} must not be empty`)
  return [...trimmed].length > maximum
    ? Result.fail(`${field} must have at most ${maximum} characters`)
    : Result.succeed(trimmed)
}
