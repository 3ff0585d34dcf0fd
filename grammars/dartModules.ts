/** The library of a package, the SDK's as `dart.io`, and files of the program itself. */
const LIBRARIES: ReadonlyArray<readonly [pattern: RegExp, path: string]> = [
  [/^package:([^/"']+)\/[^"']*$/, "$1"],
  [/^dart:([^"']+)$/, "dart.$1"],
  [/^(?!\w+:)([^"']+)\.dart$/, "./$1"]
]

/** What a package holds in lib/, should it be the program's own. */
const OWN_FILE = /^package:[^/"']+\/([^"']+)\.dart$/

/** A package is named by its own name, whichever of its libraries is imported: `crypto` for `package:crypto/crypto.dart`. */
export const dartModules = (written: string): ReadonlyArray<string> => {
  const known = LIBRARIES.find(([pattern]) => pattern.test(written))
  if (known === undefined) return []
  const own = OWN_FILE.exec(written)
  return [written.replace(...known), ...(own === null ? [] : [`@/${own[1]}`])]
}
