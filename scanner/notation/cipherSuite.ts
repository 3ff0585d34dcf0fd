import { cipherSuiteOf, isSuiteText } from "../model/cipherSuites.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { tlsGroup } from "./groups.ts"
import { tlsSignature } from "./tlsSignature.ts"

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

const MAX_LIST_LENGTH = 4096

/** What an entry takes away is no part of the list. */
const membersOf = (text: string): ReadonlyArray<string> =>
  text
    .slice(0, MAX_LIST_LENGTH)
    .split(/[:;,/\s]+/)
    .filter((entry) => entry !== "" && !/^[!@-]/.test(entry))
    .map((entry) => entry.replace(/^[?*]+/, ""))

/** Cipher suites as openssl-ciphers(1) lists them. Keywords such as `HIGH` or `ECDHE+AESGCM` name no suite. */
export const cipherList: Notation = { ...cipherSuite, membersOf }

/** Groups as SSL_CTX_set1_groups_list(3) lists them: `?` before one that may be unknown, `*` before one to send a key share of, `/` between tuples. */
export const groupList: Notation = { ...tlsGroup, membersOf }

/** Signature algorithms as SSL_CTX_set1_sigalgs_list(3) lists them. */
export const signatureList: Notation = { ...tlsSignature, membersOf }
