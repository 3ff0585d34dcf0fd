import { knownLibrary } from "../manifests/knownLibraries.ts"
import type { Declared } from "../manifests/Declared.ts"
import type { LibraryMention, ManifestSays } from "../manifests/LibraryMention.ts"
import { toMention } from "../manifests/toMention.ts"
import { libraryOfFile } from "../manifests/sharedLibraries.ts"
import type { RuleIndex } from "../match/RuleIndex.ts"
import type { Finding } from "../model/Finding.ts"
import { sortFindings } from "../model/sortFindings.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { type FoundConstant, marksIn, type NativeMarks } from "../native/marksIn.ts"
import type { NativeBinary } from "../native/NativeBinary.ts"
import { readGoBuildInfo } from "../native/goBuildInfo.ts"
import { goFunctionsAt } from "../native/goFunctions.ts"
import { readNative } from "../native/readNative.ts"
import { rustCrates } from "../native/rustCrates.ts"
import { NATIVE } from "../select/artefactFormats.ts"
import { type FileResult, skippedFile } from "./FileResult.ts"
import { nativePlace } from "./nativePlace.ts"
import { type ApiName, type RowsByName, symbolFindings } from "./symbolFindings.ts"

/** The rows of an ecosystem, with those of a project. */
export type RulesOf = (ecosystem: string) => Promise<RuleIndex>

/** What a binary has of a constant; that says which code is in it, and not what calls that. */
const constantFinding = (path: string, { constant, offset, at }: FoundConstant): Finding => ({
  kind: constant.kind,
  api: `${constant.what} (${at})`,
  library: "constants",
  language: NATIVE,
  path,
  scope: usageScopeOf(path),
  place: nativePlace(offset, constant.layouts[0]!.bytes.length),
  facts: constant.facts,
  sources: {
    name: { from: "unknown", hops: 0 },
    ...Object.fromEntries(Object.keys(constant.facts).map((name) => [name, { from: "inferred", hops: 0 } as const]))
  },
  evidence: [],
  isNamedOnly: true,
  isOption: true
})

/** The table of the functions of the Linux kernel. */
const KERNEL = "linuxKernel"

/** The section that says what a module of Linux is (`include/linux/moduleinfo.h`); no other binary calls the functions of the kernel. */
const isKernelModule = ({ sections }: NativeBinary): boolean => sections.some(({ name }) => name === ".modinfo")

/** Rows of the tables that may be of what is in a binary. */
const rowsFor = (binary: NativeBinary, { rows }: RuleIndex): RowsByName => {
  const isKernel = isKernelModule(binary)
  return (name) => {
    const row = rows.get(name)
    return row?.library === KERNEL && !isKernel ? undefined : row
  }
}

const namesOf = ({ symbols }: NativeBinary): ReadonlyArray<ApiName> =>
  symbols.map(({ name, offset, isImported }) => ({ name, offset, isOwn: !isImported }))

/** The linker of Go leaves out what nothing in the program refers to, so that a function is there for something else in it. */
const goNames = (bytes: Uint8Array, { goTables }: NativeMarks): ReadonlyArray<ApiName> => [
  ...new Map(
    goTables
      .flatMap((offset) => goFunctionsAt(bytes, offset))
      .map(({ name, offset }) => [name, { name, offset, isOwn: true }])
  ).values()
]

interface PlacedPackage {
  readonly declared: Omit<Declared, "find">
  readonly offset: number
  /** Whether it is in the binary, and not asked for. */
  readonly isHeld: boolean
}

/** Libraries that the loader brings, with what the binary says of their versions. */
const neededPackages = ({ needed }: NativeBinary): ReadonlyArray<PlacedPackage> =>
  needed.flatMap(({ name, offset, versions }) => {
    const known = libraryOfFile(name)
    if (known === undefined) return []
    const requirement = [name, ...versions].join(" ")
    const declared = { type: "generic", name: known.name, requirement, transitive: false, scope: "required" } as const
    return [{ declared, offset, isHeld: false }]
  })

/** A library that the binary is, or has in itself, by the text of its version. */
const ownPackages = (
  { ownName }: NativeBinary,
  findings: ReadonlyArray<Finding>,
  { versions }: NativeMarks
): ReadonlyArray<PlacedPackage> => {
  const own = libraryOfFile(ownName ?? "")
  return versions.flatMap(({ library, version, offset }) => {
    const known = knownLibrary("generic", library)
    if (known === undefined) return []
    const isIt = own?.library.as !== undefined && own.library.as === known.library.as
    const has = findings.some((one) => one.isOption === true && known.api.tables.includes(one.library))
    return isIt || has ? [{ declared: { type: "generic", name: library, version }, offset, isHeld: true }] : []
  })
}

const goPackages = (bytes: Uint8Array, binary: NativeBinary, marks: NativeMarks): ReadonlyArray<PlacedPackage> => {
  const info = marks.goInfos.flatMap((offset) => readGoBuildInfo(bytes, offset, binary.sections) ?? [])[0]
  return (info?.modules ?? []).map(({ path, version }) => ({
    declared: { type: "golang", name: path, version, scope: "required" },
    offset: info!.offset,
    isHeld: true
  }))
}

const rustPackages = async (
  bytes: Uint8Array,
  binary: NativeBinary,
  { cratePaths }: NativeMarks
): Promise<ReadonlyArray<PlacedPackage>> =>
  (await rustCrates(bytes, binary.sections, cratePaths)).map(({ name, version, offset }) => ({
    declared: { type: "cargo", name, version, scope: "required" },
    offset,
    isHeld: true
  }))

const mentionsOf = async (
  path: string,
  packages: ReadonlyArray<PlacedPackage>
): Promise<ReadonlyArray<LibraryMention>> => {
  const mentions: Array<LibraryMention> = []
  for (const { declared, offset, isHeld } of packages) {
    const known = knownLibrary(declared.type, declared.name)
    if (known === undefined) continue
    const place = nativePlace(offset, declared.name.length)
    const mention = await toMention(path, known, { ...declared, find: offset }, place)
    mentions.push(isHeld ? { ...mention, isHeld } : mention)
  }
  return mentions
}

/**
 * What a native binary says of cryptography without its instructions: names of APIs that it takes from libraries or has itself,
 * libraries that it needs, modules of Go and crates of Rust in it, and constants that only certain algorithms have.
 */
export const scanNative = async ({ path, bytes }: SourceFile, rulesOf: RulesOf): Promise<FileResult> => {
  const binary = readNative(bytes)
  if (binary === undefined) return skippedFile(path, bytes.length, "unsupported-language")
  if ("why" in binary) return skippedFile(path, bytes.length, "malformed", binary.why)
  const marks = marksIn(bytes, binary.sections)
  const named = symbolFindings(path, "c", namesOf(binary), rowsFor(binary, await rulesOf("c")))
  const goFunctions = goNames(bytes, marks)
  const ofGo =
    goFunctions.length === 0 ? [] : symbolFindings(path, "go", goFunctions, rowsFor(binary, await rulesOf("go")))
  const packages = [
    ...neededPackages(binary),
    ...ownPackages(binary, named, marks),
    ...goPackages(bytes, binary, marks),
    ...(await rustPackages(bytes, binary, marks))
  ]
  const manifest: ManifestSays = { path, mentions: await mentionsOf(path, packages), names: [], aliases: [] }
  const constants = marks.constants.map((one) => constantFinding(path, one))
  return {
    path,
    language: NATIVE,
    bytes: bytes.length,
    findings: sortFindings([...named, ...ofGo, ...constants]),
    ...(manifest.mentions.length > 0 && { manifest }),
    partial: binary.left !== undefined,
    prefiltered: false
  }
}
