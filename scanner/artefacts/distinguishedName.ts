import { contentOf, type DerNode, encodingOf, type Form, listOf, NULL, oidIn, SEQUENCE, sequence, SET } from "./der.ts"
import { hex } from "./fingerprint.ts"

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

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** ISO 8859-1: each byte is its character. TextDecoder has windows-1252 under that name. */
export const byteText = (bytes: Uint8Array): string => {
  let text = ""
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const utf8Text = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    return byteText(bytes)
  }
}

/** Big-endian characters of two or of four bytes. */
const wideText =
  (width: 2 | 4) =>
  (bytes: Uint8Array): string | undefined => {
    if (bytes.length % width !== 0) return undefined
    let text = ""
    for (let at = width - 2; at < bytes.length; at += width)
      text += String.fromCharCode((bytes[at]! << 8) | bytes[at + 1]!)
    return text
  }

/** The types of DirectoryString (RFC 5280 4.1.2.4), and IA5String, as which `emailAddress` and `DC` come. */
const TEXT: { readonly [tag: number]: (bytes: Uint8Array) => string | undefined } = {
  0x0c: utf8Text,
  0x13: byteText,
  0x14: byteText,
  0x16: byteText,
  0x1c: wideText(4),
  0x1e: wideText(2)
}

/** A value of another type is its encoding (RFC 4514 2.4). */
const valueIn: Form<string> = (node: DerNode) => {
  if (node.tag === NULL) return ""
  const text = TEXT[node.tag]
  return text === undefined ? hex(encodingOf(node)) : text(contentOf(node))
}

const relativeNames = listOf(SEQUENCE, listOf(SET, sequence(oidIn, valueIn)))

/** RFC 4514 text of a Name (RFC 5280 4.1.2.4), most specific part first. */
export const distinguishedName: Form<string> = (node) =>
  relativeNames(node)
    ?.map((relative) => relative.map(([type, value]) => `${SHORT[type] ?? type}=${escaped(value)}`).join("+"))
    .reverse()
    .join(",")
