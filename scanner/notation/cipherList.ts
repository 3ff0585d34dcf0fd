import { cipherSuite } from "./cipherSuite.ts"
import type { Notation } from "./Notation.ts"
import { tlsGroup } from "./tlsGroup.ts"
import { tlsSignature } from "./tlsSignature.ts"

const MAX_LENGTH = 4096

/** What an entry takes away is no part of the list. */
const membersOf = (text: string): ReadonlyArray<string> =>
  text
    .slice(0, MAX_LENGTH)
    .split(/[:;,/\s]+/)
    .filter((entry) => entry !== "" && !/^[!@-]/.test(entry))
    .map((entry) => entry.replace(/^[?*]+/, ""))

/** Cipher suites as openssl-ciphers(1) lists them. Keywords such as `HIGH` or `ECDHE+AESGCM` name no suite. */
export const cipherList: Notation = { ...cipherSuite, membersOf }

/** Groups as SSL_CTX_set1_groups_list(3) lists them: `?` before one that may be unknown, `*` before one to send a key share of, `/` between tuples. */
export const groupList: Notation = { ...tlsGroup, membersOf }

/** Signature algorithms as SSL_CTX_set1_sigalgs_list(3) lists them. */
export const signatureList: Notation = { ...tlsSignature, membersOf }
