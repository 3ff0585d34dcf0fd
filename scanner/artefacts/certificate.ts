import type { Certificate } from "../model/Artefact.ts"
import { algorithmFacts, algorithmIdentifier } from "./algorithmFacts.ts"
import {
  BIT_STRING,
  BOOLEAN,
  contentOf,
  context,
  type DerNode,
  encodingOf,
  type Form,
  inside,
  INTEGER,
  listOf,
  OCTET_STRING,
  oidIn,
  optional,
  parseDer,
  SEQUENCE,
  sequence,
  tagged
} from "./der.ts"
import { byteText, distinguishedName } from "./distinguishedName.ts"
import { fingerprint, hex } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { publicKeyFacts, publicKeyInfo } from "./publicKey.ts"

const MAX_NAMES = 100

const UTC_TIME = 0x17
const GENERALIZED_TIME = 0x18

/** To the minute, then seconds and a zone, as X.690 11.7 and 11.8 and the BER of older certificates have them. */
const BEHIND_YEAR =
  /(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-4])([0-5]\d)(?:([0-5]\d|60)(?:[.,]\d{1,20})?)?(?:Z|([+-])(\d{2})(\d{2}))$/

const TIMES: { readonly [tag: number]: RegExp } = {
  [UTC_TIME]: new RegExp(`^(\\d{2})${BEHIND_YEAR.source}`),
  [GENERALIZED_TIME]: new RegExp(`^(\\d{4})${BEHIND_YEAR.source}`)
}

/** A Time (RFC 5280 4.1.2.5). */
export const time: Form<DerNode> = (node) => (TIMES[node.tag] === undefined ? undefined : node)

/** The same in UTC and whole seconds; two digits of a year are from 1950 to 2049. */
const instant: Form<string> = (node) => {
  const read = TIMES[node.tag]?.exec(byteText(contentOf(node)))
  if (read === null || read === undefined) return undefined
  const [year, month, day, hour, minute, second, , offsetHour, offsetMinute] = read
    .slice(1)
    .map((part) => Number(part ?? 0))
  const century = node.tag === GENERALIZED_TIME ? 0 : year! < 50 ? 2000 : 1900
  const offset = (offsetHour! * 60 + offsetMinute!) * (read[7] === "-" ? 1 : -1)
  const date = new Date(0)
  date.setUTCFullYear(century + year!, month! - 1, day)
  date.setUTCHours(hour!, minute! + offset, second)
  return date.toISOString().replace(/\.\d{3}Z$/, "Z")
}

/** IPv6 as RFC 5952 4 writes it: the first of the longest runs of zeros is left out. */
const groupsOf = (bytes: Uint8Array): string => {
  const text = Array.from({ length: 8 }, (_, at) => ((bytes[2 * at]! << 8) | bytes[2 * at + 1]!).toString(16)).join(":")
  const runs = [...text.matchAll(/\b0(?::0)+\b/g)]
  const [longest] = runs.toSorted((a, b) => b[0].length - a[0].length)
  if (longest === undefined) return text
  const before = text.slice(0, longest.index).replace(/:$/, "")
  return `${before}::${text.slice(longest.index + longest[0].length).replace(/^:/, "")}`
}

/** RFC 5280 4.2.1.6: four or sixteen bytes; twice as many with a mask (4.2.1.10). */
const addressOf = (bytes: Uint8Array): string => {
  if (bytes.length === 4) return bytes.join(".")
  if (bytes.length === 16) return groupsOf(bytes)
  if (bytes.length !== 8 && bytes.length !== 32) return hex(bytes)
  const half = bytes.length / 2
  const bits = bytes.subarray(half).reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0)
  return `${addressOf(bytes.subarray(0, half))}/${bits}`
}

const NAMES: { readonly [tag: number]: (content: Uint8Array) => string } = {
  0x81: (content) => `email:${byteText(content)}`,
  0x82: (content) => `DNS:${byteText(content)}`,
  0x86: (content) => `URI:${byteText(content)}`,
  0x87: (content) => `IP:${addressOf(content)}`
}

/** A GeneralName (RFC 5280 4.2.1.6); the kinds that are not in the table are not told. */
const generalName: Form<ReadonlyArray<string>> = (node) =>
  node.tag < 0x80 || node.tag >= 0xc0 ? undefined : [NAMES[node.tag]?.(contentOf(node)) ?? []].flat()

/** RFC 5280 4.1: what it is about, whether it is critical, its value. */
export const extension = sequence(oidIn, optional(tagged(BOOLEAN)), tagged(OCTET_STRING))

type Extension = NonNullable<ReturnType<typeof extension>>

const extensionOf = <T>(extensions: ReadonlyArray<Extension>, id: string, form: Form<T>): T | undefined => {
  const found = extensions.find(([extensionId]) => extensionId === id)
  const value = found && parseDer(contentOf(found[2]))
  return value && form(value)
}

const alternativeNames = listOf(SEQUENCE, generalName)

const basicConstraints = sequence(optional(tagged(BOOLEAN)), optional(tagged(INTEGER)))

const authorityKeyIdentifier = sequence(optional(tagged(0x80)), optional(tagged(context(1))), optional(tagged(0x82)))

/** RFC 5280 4.2.1.1, 4.2.1.2, 4.2.1.6, 4.2.1.9. */
const extensionsOf = (
  extensions: ReadonlyArray<Extension>
): Pick<Certificate, "names" | "isAuthority" | "subjectKeyId" | "authorityKeyId"> => {
  const names = extensionOf(extensions, "2.5.29.17", alternativeNames) ?? []
  const constraints = extensionOf(extensions, "2.5.29.19", basicConstraints)
  const subject = extensionOf(extensions, "2.5.29.14", tagged(OCTET_STRING))
  const authority = extensionOf(extensions, "2.5.29.35", authorityKeyIdentifier)?.[0]
  const isAuthority =
    constraints && constraints[0] !== undefined && contentOf(constraints[0]).some((byte) => byte !== 0)
  return {
    names: names.slice(0, MAX_NAMES).flat(),
    ...(isAuthority !== undefined && { isAuthority }),
    ...(subject !== undefined && { subjectKeyId: hex(contentOf(subject)) }),
    ...(authority !== undefined && { authorityKeyId: hex(contentOf(authority)) })
  }
}

/** What is signed, with which algorithm, and the signature: certificates, requests and revocation lists (RFC 5280 4.1, 5.1; RFC 2986 4.2). */
export const signedWith = <T>(form: Form<T>) => sequence(form, algorithmIdentifier, tagged(BIT_STRING))

/** RFC 5280 4.1. */
const certificate = signedWith(
  sequence(
    optional(inside(0, tagged(INTEGER))),
    tagged(INTEGER),
    algorithmIdentifier,
    distinguishedName,
    sequence(instant, instant),
    distinguishedName,
    publicKeyInfo,
    optional(tagged(0x81)),
    optional(tagged(0x82)),
    optional(inside(3, listOf(SEQUENCE, extension)))
  )
)

/** Facts of a certificate (RFC 5280); undefined where it is none. */
export const readCertificate = (node: DerNode, symbol = "CERTIFICATE"): FoundArtefact | undefined => {
  const read = certificate(node)
  if (read === undefined) return undefined
  const [[, serialNumber, , issuer, [notBefore, notAfter], subject, publicKey, , , extensions], algorithm] = read
  return {
    kind: "certificate",
    symbol,
    facts: { ...algorithmFacts(algorithm), certificateFormat: "X.509" },
    certificate: {
      subject,
      issuer,
      serialNumber: hex(contentOf(serialNumber)),
      notBefore,
      notAfter,
      fingerprint: fingerprint(encodingOf(node)),
      publicKey: publicKeyFacts(publicKey),
      publicKeyFingerprint: fingerprint(publicKey.encoding),
      ...extensionsOf(extensions ?? [])
    }
  }
}
