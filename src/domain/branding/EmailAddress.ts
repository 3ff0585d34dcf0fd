import * as Result from "effect/Result"
import { isDnsName } from "./dnsName.ts"

/**
 * Dot-atom of RFC 5322 3.2.3, at most 64 octets before the at sign; 256 of RFC 5321 4.5.3.1.3 count two angle brackets.
 */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const maximumLength = 254

/**
 * Reads an address that others can be told to write to: no quoted local part, no comment, no address literal; the
 * domain is a public DNS name and lower-cased. Fails with a sentence.
 */
export const parseEmailAddress = (text: string): Result.Result<string, string> => {
  if (text.length > maximumLength) return Result.fail(`e-mail address must have at most ${maximumLength} characters`)
  const [local = "", domain = "", ...more] = text.split("@")
  const host = domain.toLowerCase()
  if (more.length > 0 || local.length > 64 || !localPart.test(local) || !isDnsName(host))
    return Result.fail("e-mail address must have the form name@example.com")
  return Result.succeed(`${local}@${host}`)
}
