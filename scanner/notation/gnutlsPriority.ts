import type { Notation } from "./Notation.ts"
import { tlsName } from "./tlsVersion.ts"
import { ofSquashed } from "./words.ts"

const version = ofSquashed(tlsName)

/** Versions that a GnuTLS priority string adds: `NORMAL:-VERS-ALL:+VERS-TLS1.3`. Keywords such as `NORMAL` name none. */
export const gnutlsPriority: Notation = {
  membersOf: (text) => text.split(":").filter((entry) => !/^[-!%]/.test(entry)),
  ofText: (text) => {
    const name = /^\+?VERS-((?:D?TLS|SSL)\d\.\d)$/i.exec(text.trim())?.[1]
    return name === undefined ? undefined : version(name)
  }
}
