import type { Reader } from "./Declared.ts"
import { exactVersion } from "./versions.ts"

/** Classes of libraries that have the version in a text, by the artifact that they are of. */
const classes: ReadonlyArray<readonly [class_: RegExp, artifact: string, version: RegExp]> = [
  [
    /org\/bouncycastle\/jce\/provider\/BouncyCastleProvider\.class$/,
    "org.bouncycastle:bcprov",
    /"BouncyCastle Security Provider v([\d.]+)"/
  ],
  [
    /org\/bouncycastle\/jcajce\/provider\/BouncyCastleFipsProvider\.class$/,
    "org.bouncycastle:bc-fips",
    /"BouncyCastle Security Provider \(FIPS edition\) v([\d.]+)"/
  ]
]

/** A class of a library, as source code says it: Bouncy Castle's providers tell their version in what they call themselves (`Provider.getInfo`). */
export const readClassVersion: Reader = (text, _, path) =>
  classes.flatMap(([class_, name, version]) => {
    const found = class_.test(path) ? version.exec(text) : null
    if (found === null) return []
    return [{ type: "maven" as const, name, version: exactVersion(found[1]), find: found.index }]
  })
