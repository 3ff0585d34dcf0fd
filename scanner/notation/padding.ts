import { hashWords } from "./hash.ts"
import type { Notation } from "./Notation.ts"
import {
  firstOf,
  ignored,
  ofNormalised,
  optional,
  paddingsNamed,
  renamedAs,
  sequence,
  token,
  words,
  type Words
} from "./words.ts"

/**
 * Normalised names of paddings. PKCS #5 padding is PKCS #7 padding for blocks of eight bytes (RFC 8018 6.1.1, RFC 5652
 * 6.3), and libraries write either for both: they are one here, so that they are one asset.
 */
export const paddingWords: Words = paddingsNamed({
  pkcs7: "pkcs7 pkcs5",
  iso7816: "iso7816 iso78164 iso7816d4 iso97971method2",
  iso10126: "iso10126 iso101262 iso10126d2 w3c",
  ansix923: "x923 ansix923",
  zero: "zero zeros zerobyte",
  tbc: "tbc trailingbitcomplement",
  space: "space",
  none: "no none nopad",
  ssl3: "ssl3",
  sslv23: "sslv23",
  oaep: "oaep pkcs1oaep rsaoaep rsaesoaep rsapkcs1oaep",
  pkcs1v15: "pkcs1v15 pkcs115 pkcs1 pkcs11 rsapkcs1 rsaespkcs1v15 rsaespkcs1 rsassapkcs1v15",
  pss: "pss rsassapss rsapkcs1pss pkcs1pss rsapss",
  x931: "x931",
  iso9796: "iso9796",
  "iso9796-1": "iso97961",
  "iso9796-2": "iso97962",
  fdh: "fdh",
  raw: "raw rsano rsanone"
})

const ends = ignored("padding")

const oaep = sequence(token(words({ oaep: { padding: "oaep" } })), token(renamedAs("digest", hashWords)))

export const paddingName = firstOf(sequence(optional(ends), token(paddingWords), optional(ends)), oaep)

/** A padding in any spelling: `PKCS5Padding`, `ISO7816d4Padding`, `RSA_PKCS1_OAEP_PADDING`, `OaepSHA256`. */
export const padding: Notation = { ofText: ofNormalised(paddingName) }
