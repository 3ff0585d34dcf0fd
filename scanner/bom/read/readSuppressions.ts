import type { Suppression } from "../../model/Suppression.ts"

const SUPPRESSION = /^(\S+) at (.+?):(\d{1,9})(?:: (.*))?$/s

/** `CM-HASH-MD5,CM-HASH-SHA1 at src/A.java:12: names a cache entry`. */
export const readSuppressions = (texts: ReadonlyArray<string>): ReadonlyArray<Suppression> =>
  texts.flatMap((text) => {
    const [, rules, path, line, reason] = SUPPRESSION.exec(text) ?? []
    if (rules === undefined || path === undefined) return []
    return [{ path, line: Number(line), rules: rules.split(","), ...(reason !== undefined && { reason }) }]
  })
