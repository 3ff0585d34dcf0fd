import type { Name } from "@peculiar/asn1-x509"

/** RFC 4514 3, and the attribute types certificates use besides. */
const SHORT: { readonly [oid: string]: string } = {
  "2.5.4.3": "CN",
  "2.5.4.7": "L",
  "2.5.4.8": "ST",
  "2.5.4.10": "O",
  "2.5.4.11": "OU",
  "2.5.4.6": "C",
  "2.5.4.9": "STREET",
  "2.5.4.5": "serialNumber",
  "1.2.840.113549.1.9.1": "emailAddress",
  "0.9.2342.19200300.100.1.25": "DC",
  "0.9.2342.19200300.100.1.1": "UID"
}

const MAX_VALUE = 256

/** RFC 4514 2.4. Control characters, which no terminal should get, are written as hexadecimal pairs. */
const escaped = (value: string): string =>
  value
    .slice(0, MAX_VALUE)
    .replace(/[\\",+;<>]/g, "\\$&")
    .replace(/^[ #]| $/g, "\\$&")
    .replace(/[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, (control) =>
      [...new TextEncoder().encode(control)].map((byte) => `\\${byte.toString(16).padStart(2, "0")}`).join("")
    )

/** RFC 4514 text of a name, most specific part first. */
export const distinguishedName = (name: Name): string =>
  [...name]
    .map((relative) =>
      [...relative].map(({ type, value }) => `${SHORT[type] ?? type}=${escaped(value.toString())}`).join("+")
    )
    .reverse()
    .join(",")
