import type { CipherSuiteUse, CryptoAsset } from "../model/CryptoAsset.ts"

/** What groups of an OpenSSL cipher list are (openssl-ciphers(1), "CIPHER STRINGS"). */
const KEYWORDS: { readonly [keyword: string]: string } = {
  eNULL: "NULL",
  aNULL: "anon",
  ADH: "anon",
  AECDH: "anon",
  EXP: "EXPORT",
  EXPORT40: "EXPORT",
  EXPORT56: "EXPORT",
  LOW: "DES",
  kRSA: "static-RSA",
  kDHr: "static-DH",
  kDHd: "static-DH",
  kDH: "static-DH",
  kECDHr: "static-DH",
  kECDHe: "static-DH",
  kECDH: "static-DH",
  kDHE: "DHE",
  kEDH: "DHE",
  EDH: "DHE"
}

/** How a suite agrees on keys, where that is a weakness of its own. */
const EXCHANGES: ReadonlyArray<readonly [start: RegExp, trait: string]> = [
  [/^(?:TLS|SSL)_RSA_(?:EXPORT\d*_|FIPS_)?WITH_/, "static-RSA"],
  [/^(?:TLS|SSL)_(?:EC)?DH_(?!anon_)/, "static-DH"]
]

const traitsOfName = (name: string): ReadonlyArray<string> => [
  ...name.split(/[_+-]/).flatMap((word) => [word, KEYWORDS[word] ?? word.replace(/^EXPORT\d+$/, "EXPORT")]),
  ...EXCHANGES.filter(([start]) => start.test(name)).map(([, trait]) => trait)
]

/** What the cipher suites of protocols are known for: their algorithms, the words of their names and what these mean. */
export const suiteTraitsIn = (
  assets: ReadonlyArray<CryptoAsset>
): ((suite: CipherSuiteUse) => ReadonlyArray<string>) => {
  const names = new Map(assets.map(({ id, facts: { name, digest } }) => [id, [name, digest]]))
  return ({ name, algorithms }) => [
    ...new Set([
      ...traitsOfName(name),
      ...algorithms.flatMap((id) => names.get(id) ?? []).filter((one) => one !== undefined)
    ])
  ]
}
