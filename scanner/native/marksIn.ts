import { type KnownConstant, knownConstants } from "./constants.ts"
import { type BytePattern, makePatternFinder } from "./findPatterns.ts"
import { GO_MARK } from "./goBuildInfo.ts"
import { CRATE_MARKS } from "./rustCrates.ts"
import type { NativeSection } from "./NativeBinary.ts"

/** The first place of a constant in a binary. */
export interface FoundConstant {
  readonly constant: KnownConstant
  readonly offset: number
  /** Section and offset in it: `.rodata+0x40`. */
  readonly at: string
}

/** A text that a library has of its own version. */
export interface VersionText {
  readonly library: string
  readonly version: string
  readonly offset: number
}

/** What one pass over the bytes of a binary finds. */
export interface NativeMarks {
  readonly constants: ReadonlyArray<FoundConstant>
  /** Headers of Go's build information. */
  readonly goInfos: ReadonlyArray<number>
  /** Tables of Go's functions. */
  readonly goTables: ReadonlyArray<number>
  /** What follows on the folder of crates in paths of sources. */
  readonly cratePaths: ReadonlyArray<number>
  readonly versions: ReadonlyArray<VersionText>
}

const textBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const textPattern = (text: string): BytePattern => ({ bytes: textBytes(text), isAligned: false })

/** Magic numbers of Go 1.16, 1.18 and 1.20, with the sizes of instructions and pointers (`debug/gosym`), in both byte orders. */
const goTablePatterns: ReadonlyArray<BytePattern> = [0xfa, 0xf0, 0xf1].flatMap((first) =>
  [1, 2, 4].flatMap((step) =>
    [4, 8].flatMap((pointer) =>
      [
        [first, 0xff, 0xff, 0xff],
        [0xff, 0xff, 0xff, first]
      ].map((magic) => ({ bytes: Uint8Array.from([...magic, 0, 0, step, pointer]), isAligned: true }))
    )
  )
)

/** Texts of versions: how they begin, of which library they are, and all of one. */
const versionTexts: ReadonlyArray<readonly [begins: string, library: string, whole: RegExp]> = [
  ["OpenSSL ", "openssl", /^OpenSSL (\d\.\d+\.\d+[a-z]{0,2})(?:-[\w.+]+)? +\d{1,2} [A-Z][a-z]{2} \d{4}/],
  ["LibreSSL ", "libressl", /^LibreSSL (\d\.\d+\.\d+)/],
  ["This is Libgcrypt ", "libgcrypt", /^This is Libgcrypt (\d+\.\d+\.\d+)/],
  ["Version: NSS ", "nss", /^Version: NSS (\d+\.\d+(?:\.\d+)?)/],
  ["Mbed TLS ", "mbedtls", /^Mbed TLS (\d\.\d+\.\d+)/],
  ["mbed TLS ", "mbedtls", /^mbed TLS (\d\.\d+\.\d+)/]
]

const layouts = knownConstants.flatMap((constant) => constant.layouts.map((layout) => ({ constant, layout })))

/** Where the patterns of each purpose begin in the list of all. */
const groups = [
  layouts.map(({ layout }) => layout),
  [{ bytes: textBytes(GO_MARK), isAligned: true }],
  goTablePatterns,
  CRATE_MARKS.map(textPattern),
  versionTexts.map(([begins]) => textPattern(begins))
] as const

const find = makePatternFinder(groups.flat())

const START = groups.map((_, at) => groups.slice(0, at).reduce((sum, one) => sum + one.length, 0))

/** At most so many places of one pattern are looked at. */
const MAX_PLACES = 16_384

const latin1 = new TextDecoder("latin1")

const hex = (value: number): string => `0x${value.toString(16)}`

const sectionAt = (sections: ReadonlyArray<NativeSection>, offset: number): string => {
  const section = sections.find((one) => offset >= one.offset && offset < one.offset + one.size)
  return section === undefined ? hex(offset) : `${section.name}+${hex(offset - section.offset)}`
}

/** Finds constants, tables of Go, paths of crates and texts of versions in one pass. Each constant counts once, at its first place. */
export const marksIn = (bytes: Uint8Array, sections: ReadonlyArray<NativeSection>): NativeMarks => {
  const found = find(bytes, MAX_PLACES)
  const offsetsOf = (group: number): ReadonlyArray<readonly [pattern: number, offset: number]> =>
    groups[group]!.flatMap((_: BytePattern, at: number) =>
      (found.get(START[group]! + at) ?? []).map((offset) => [at, offset] as const)
    )
  const first = new Map<string, FoundConstant>()
  for (const [pattern, offset] of offsetsOf(0)) {
    const { constant } = layouts[pattern]!
    const known = first.get(constant.what)
    if (known === undefined || offset < known.offset)
      first.set(constant.what, { constant, offset, at: sectionAt(sections, offset) })
  }
  const versions = offsetsOf(4).flatMap(([pattern, offset]) => {
    const [, library, whole] = versionTexts[pattern]!
    const [, version] = whole.exec(latin1.decode(bytes.subarray(offset, offset + 96))) ?? []
    return version === undefined ? [] : [{ library, version, offset }]
  })
  return {
    constants: [...first.values()],
    goInfos: offsetsOf(1).map(([, offset]) => offset),
    goTables: offsetsOf(2).map(([, offset]) => offset),
    cratePaths: offsetsOf(3).map(([pattern, offset]) => offset + CRATE_MARKS[pattern]!.length),
    versions: [...new Map(versions.map((one) => [`${one.library} ${one.version}`, one])).values()]
  }
}
