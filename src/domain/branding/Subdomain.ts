import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { reservedSubdomains } from "./reservedSubdomains.ts"

/** The name of a tenant's landing page, as it is stored: lower case. The pattern of the path of `by-subdomain`. */
export const Subdomain = Schema.String.check(Schema.isPattern(/^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$/)).pipe(
  Schema.brand("Subdomain")
)
export type Subdomain = typeof Subdomain.Type

const isSubdomain = Schema.is(Subdomain)

/**
 * Names with two dashes at the third and fourth place are set apart for encodings such as `xn--` (RFC 5891 4.2.3.1).
 */
const isEncoding = (text: string): boolean => text.startsWith("--", 2)

/** Lower-cases what a tenant asks for; fails with a sentence. Whether another tenant has it is not asked. */
export const parseSubdomain = (text: string): Result.Result<Subdomain, string> => {
  if (text.length < 3 || text.length > 40) return Result.fail("subdomain must have 3 to 40 characters")
  if (!/^[A-Za-z0-9-]*$/.test(text)) return Result.fail("subdomain must hold letters, digits and dashes only")
  const name = text.toLowerCase()
  if (!isSubdomain(name)) return Result.fail("subdomain must begin and end with a letter or digit")
  if (isEncoding(name)) return Result.fail("subdomain must not have two dashes at the third and fourth place")
  return reservedSubdomains.has(name) ? Result.fail("subdomain is reserved") : Result.succeed(name)
}
