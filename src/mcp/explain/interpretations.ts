import type { Facts } from "../../../scanner/model/Facts.ts"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import type { Notation } from "../../../scanner/notation/Notation.ts"
import { notations } from "../../../scanner/notation/notations.ts"

/** A meaning of a text, and the notations in which it has it. */
export interface Interpretation {
  readonly facts: Facts
  readonly dialects: ReadonlyArray<string>
}

/** Dialects in which a text by itself names an algorithm, the plainest first. */
const dialects = {
  canonical: "Ciphermap's own names",
  oid: "object identifiers",
  cipherSuite: "TLS cipher suites",
  tlsVersion: "versions of TLS",
  jca: "Java Cryptography Architecture",
  openssl: "OpenSSL",
  jose: "JOSE",
  webcrypto: "Web Cryptography",
  ssh: "SSH",
  xmldsig: "XML security",
  dotnet: ".NET",
  pqc: "post-quantum schemes",
  argon2: "Argon2",
  passlib: "passlib",
  linuxCrypto: "Linux kernel",
  botan: "Botan",
  awsKms: "AWS KMS",
  gcpKms: "Google Cloud KMS",
  tink: "Tink",
  erlang: "Erlang",
  keyType: "types of keys",
  curve: "curves",
  tlsGroup: "TLS groups",
  tlsSignature: "TLS signature schemes",
  ikeProposal: "IKE proposals"
} as const satisfies { readonly [N in keyof typeof notations]?: string }

type Dialect = keyof typeof dialects

const MAX_INTERPRETATIONS = 4

const read = (dialect: Dialect, text: string): Facts | undefined => {
  if (dialect === "oid" && !/^[\d.]+$/.test(text)) return undefined
  const notation: Notation = notations[dialect]
  const facts = notation.ofText?.(text)
  return typeof facts === "object" && Object.keys(facts).length > 0 ? facts : undefined
}

const keyOf = (facts: Facts): string => JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const own = new Map(Object.keys(algorithms).map((name) => [name.toLowerCase(), name]))

/** Everything that a text may mean: what most dialects agree on is one reading. Empty where no dialect has such a name. */
export const interpretationsOf = (text: string): ReadonlyArray<Interpretation> => {
  const written = own.get(text.toLowerCase()) ?? text
  const found = (Object.keys(dialects) as ReadonlyArray<Dialect>).flatMap((dialect) => {
    const facts = read(dialect, dialect === "canonical" ? written : text)
    return facts === undefined ? [] : [{ facts, dialect }]
  })
  return [...Map.groupBy(found, ({ facts }) => keyOf(facts)).values()]
    .map((all): Interpretation => ({ facts: all[0]!.facts, dialects: all.map(({ dialect }) => dialects[dialect]) }))
    .slice(0, MAX_INTERPRETATIONS)
}
