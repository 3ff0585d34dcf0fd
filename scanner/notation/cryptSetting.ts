import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"

/** crypt(5): what a setting begins with says how the password is hashed. */
const prefixes: ReadonlyArray<readonly [RegExp, CanonicalFacts]> = [
  [/^\$1\$/, { name: "crypt-md5" }],
  [/^\$2[abxy]?\$/, { name: "bcrypt" }],
  [/^\$3\$/, { name: "nthash" }],
  [/^\$5\$/, { name: "crypt-sha256" }],
  [/^\$6\$/, { name: "crypt-sha512" }],
  [/^\$7\$/, { name: "scrypt" }],
  [/^\$y\$/, { name: "yescrypt" }],
  [/^\$sha1\$/, { name: "crypt-sha1" }],
  [/^_[./0-9A-Za-z]{8}/, { name: "crypt-des" }],
  [/^(?=.*[0-9A-Za-z])[./0-9A-Za-z]{2}$/, { name: "crypt-des" }]
]

/** The setting or salt of crypt(3): `$6$...`. Only its beginning is looked at. */
export const cryptSetting: Notation = { ofText: (text) => prefixes.find(([prefix]) => prefix.test(text))?.[1] }
