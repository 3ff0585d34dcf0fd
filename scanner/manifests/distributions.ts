import type { Declared, Reader } from "./Declared.ts"
import { type RpmPackage, rpmPackage } from "./rpm/rpmPackage.ts"
import { sqliteRows } from "./rpm/sqliteRows.ts"

/** A paragraph of a database, with the offset at which it begins. */
interface Stanza {
  readonly offset: number
  readonly text: string
}

function* stanzasIn(text: string): Generator<Stanza> {
  for (const match of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) yield { offset: match.index, text: match[0] }
}

/** The value of a field whose first line begins with its name, and where that line begins. */
const fieldIn = (
  { offset, text }: Stanza,
  name: string
): { readonly value: string; readonly at: number } | undefined => {
  const at = text.startsWith(name) ? 0 : text.indexOf(`\n${name}`) + 1
  if (at === 0 && !text.startsWith(name)) return undefined
  const end = text.indexOf("\n", at)
  return { value: text.slice(at + name.length, end < 0 ? undefined : end).trim(), at: offset + at }
}

const declared = (type: Declared["type"], vendor: string, stanza: Stanza, name: string, version: string) => {
  const named = fieldIn(stanza, name)
  return named === undefined || named.value === ""
    ? []
    : [{ type, name: `${vendor}/${named.value}`, version: fieldIn(stanza, version)?.value, find: named.at }]
}

/**
 * `/var/lib/dpkg/status`: the packages of Debian and its derivatives (dpkg-query(1), deb-control(5)); images without a package manager have a
 * file for each package. One that was removed and has left its configuration is not there any more.
 */
export const readDpkgStatus: Reader = (text) =>
  [...stanzasIn(text)].flatMap((stanza) => {
    const status = fieldIn(stanza, "Status:")?.value
    if (status !== undefined && !status.endsWith(" installed")) return []
    const isUbuntu = /\bubuntu\b/i.test(fieldIn(stanza, "Maintainer:")?.value ?? "")
    return declared("deb", isUbuntu ? "ubuntu" : "debian", stanza, "Package:", "Version:")
  })

/** `/lib/apk/db/installed`: the packages of Alpine (https://wiki.alpinelinux.org/wiki/Apk_spec, "Index format"). */
export const readApkInstalled: Reader = (text) =>
  [...stanzasIn(text)].flatMap((stanza) => declared("apk", "alpine", stanza, "P:", "V:"))

/** Names of namespaces by how vendors name themselves (https://github.com/package-url/purl-spec, `rpm-definition.md`); others go by their first word. */
const rpmVendors: ReadonlyArray<readonly [vendor: RegExp, namespace: string]> = [
  [/^Red Hat/, "redhat"],
  [/^Fedora/, "fedora"],
  [/^CentOS/, "centos"],
  [/^Rocky/, "rocky"],
  [/^AlmaLinux/, "almalinux"],
  [/^Oracle/, "oracle"],
  [/^Amazon/, "amzn"],
  [/^(?:SUSE|openSUSE)/, "suse"]
]

const rpmName = ({ vendor, name }: RpmPackage): string => {
  const namespace = rpmVendors.find(([pattern]) => pattern.test(vendor))?.[1]
  return namespace === undefined ? name : `${namespace}/${name}`
}

/** `rpmdb.sqlite`, which RPM keeps since 4.16 in Fedora, Red Hat Enterprise Linux 9 and what follows them: a header for each package. */
export const readRpmDatabase = (bytes: Uint8Array): ReadonlyArray<Declared> | undefined => {
  const rows = sqliteRows(bytes, "Packages")
  if (rows === undefined) return undefined
  return [...rows].flatMap(([, header]) => {
    const found = header instanceof Uint8Array ? rpmPackage(header) : undefined
    return found === undefined ? [] : [{ type: "rpm" as const, name: rpmName(found), version: found.version, find: 0 }]
  })
}
