import { cipherSuiteOf, isSuiteText } from "../model/cipherSuites.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

/** Longest name of the IANA registry has 47 characters. */
const MAX_LENGTH = 64

const read = (text: string): Facts | undefined => {
  const written = text.trim()
  if (written.length > MAX_LENGTH || !/[-_]/.test(written)) return undefined
  const known = cipherSuiteOf(written)
  if (known !== undefined) return { suite: known.name }
  return /^(?:TLS|SSL)_\w+_\w+$/i.test(written) && isSuiteText(written) ? { suite: written } : undefined
}

/** One TLS cipher suite. Lists and keywords of OpenSSL (`ECDHE+AESGCM:!aNULL`, `HIGH`) name no suite. */
export const cipherSuite: Notation = { ofText: read }
