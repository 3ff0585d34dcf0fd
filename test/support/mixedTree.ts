import { readdirSync, readFileSync } from "node:fs"
import { extname } from "node:path"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { isLong } from "./isLong.ts"

const encoder = new TextEncoder()

const namesIn = (folder: URL): ReadonlyArray<string> => readdirSync(folder).toSorted()

const read = (folder: URL, prefix: string, names: ReadonlyArray<string>): ReadonlyArray<SourceFile> =>
  names.map((name) => ({ path: `${prefix}/${name}`, bytes: new Uint8Array(readFileSync(new URL(name, folder))) }))

const rules = new URL("../../scanner/rules/", import.meta.url)

const ECOSYSTEMS = ["go", "java", "javascript", "python"]

/** Each thread loads every language. */
const isRead = (name: string): boolean =>
  isLong ? name.includes(".fixture.") : /\.fixture\.(?:go|java|js|py)$/.test(name)

/** The first two fixtures of each extension. */
const fixturesIn = (ecosystem: string): ReadonlyArray<SourceFile> => {
  const folder = new URL(`${ecosystem}/`, rules)
  const byExtension = Map.groupBy(namesIn(folder).filter(isRead), extname)
  return [...byExtension.values()].flatMap((names) => read(folder, `src/${ecosystem}`, names.slice(0, 2)))
}

const artefacts = new URL("../scanner/artefacts/fixtures/", import.meta.url)

const javaClass = (name: string, body: string): string => `package lib; public class ${name} { ${body} }`

const cipherOf = (alg: string): string =>
  `Object f() throws Exception { return javax.crypto.Cipher.getInstance(${alg}); }`

const constant = (value: string): string => `public static final String ALG = ${value};`

/** Files that have the words that are asked for and no answer: they fill the batches between those that have one. */
const fillers = (name: string): ReadonlyArray<readonly [string, string]> =>
  Array.from({ length: 40 }, (_, at) => [
    `lib/${name}${at}.java`,
    javaClass(`${name}${at}`, 'String a = C0.ALG + C1.ALG + C2.ALG + D0.ALG + D1.ALG + "x";')
  ])

/** A constant that is defined by that of another file, and that by a third; wrappers that several files call; settings. */
const linked: ReadonlyArray<readonly [string, string]> = [
  ["lib/Use.java", javaClass("Use", cipherOf("C0.ALG"))],
  ["lib/Short.java", javaClass("Short", cipherOf("D0.ALG"))],
  ["lib/C0.java", javaClass("C0", constant("C1.ALG"))],
  ["lib/D0.java", javaClass("D0", constant("D1.ALG"))],
  ...fillers("Early"),
  ["lib/C1.java", javaClass("C1", constant("C2.ALG"))],
  ...fillers("Late"),
  ["lib/C2.java", javaClass("C2", constant('"DES"'))],
  ["lib/D1.java", javaClass("D1", constant('"Blowfish"'))],
  [
    "lib/Hasher.java",
    javaClass(
      "Hasher",
      "public static Object of(String alg) throws Exception { return java.security.MessageDigest.getInstance(alg); }"
    )
  ],
  ...["MD5", "SHA-1", "SHA-256", "SHA-384"].map(
    (name, at) =>
      [
        `app/Caller${at}.java`,
        `package app; import lib.Hasher; class Caller${at} { Object f() throws Exception { return Hasher.of("${name}"); } }`
      ] as const
  ),
  ["app/settings.py", 'import hashlib, os\nhashlib.new(os.environ.get("HASH_ALG", "md5"))\n'],
  [".env", "HASH_ALG=sha1\n"],
  ["deploy/.env", "HASH_ALG=sha512\n"]
]

/** A tree with several languages, keys and certificates, and files that answer each other's questions. */
export const mixedTree = (): ReadonlyArray<SourceFile> => [
  ...ECOSYSTEMS.flatMap(fixturesIn),
  ...read(artefacts, "keys", namesIn(artefacts)),
  ...linked.map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
]

/** Whose grammars only multiply what is loaded. */
const furtherLanguage = /\.(?:go|groovy|js|kt|scala|ts)$/

/** The same in two languages, unless every variant is asked for: where not languages are tested, but what is done with their files. */
export const quickTree = (): ReadonlyArray<SourceFile> =>
  mixedTree().filter(({ path }) => isLong || !furtherLanguage.test(path))
