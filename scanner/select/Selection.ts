import { manifest } from "../../grammars/manifest.ts"
import { assemblySketch } from "../assemblies/assemblySketch.ts"
import { isAssembly } from "../assemblies/peFile.ts"
import { classSketch } from "../bytecode/classSketch.ts"
import { formatNamed, formats, NATIVE } from "./artefactFormats.ts"
import { manifestKindOf } from "./manifestKinds.ts"
import type { SkipReason } from "../model/ScanReport.ts"
import { asciiText } from "./asciiText.ts"
import { compiledByName, extensionOf, isDecidedByHead, languageOf, type SourceKind } from "./languageOf.ts"
import { nativeKindOf } from "../native/nativeKind.ts"
import { misnamedAs } from "./misnamed.ts"
import { isLeftOut, readsDependencies, type ReadsDependencies } from "./installFolders.ts"
import { packageRecordOf } from "./packageRecords.ts"

export interface Skip {
  readonly reason: SkipReason
  readonly detail?: string
}

/** What may be scanned at all. */
export interface Selection extends ReadsDependencies {
  readonly maxFileSize: number
  /** Languages and other formats. */
  readonly kinds: ReadonlyArray<SourceKind>
  /** Whether a path, relative to the root, is wanted by the include and exclude globs. */
  readonly isWanted: (path: string) => boolean
  /** Whether the exclude globs leave out a file, or a folder and so everything in it. */
  readonly isExcluded: (path: string) => boolean
}

export const DEFAULT_MAX_FILE_SIZE = 1_048_576

/** Everything of a known kind. */
export const defaultSelection: Selection = {
  maxFileSize: DEFAULT_MAX_FILE_SIZE,
  kinds: [...manifest, ...formats],
  isWanted: () => true,
  isExcluded: () => false
}

/** A lock file names every package of a project, and so may be so many times as large as a source file. */
const LOCK_FILE_FACTOR = 64

/** A binary holds all that was linked into it. */
const NATIVE_FACTOR = 128

/** An assembly holds what many source files said. */
const ASSEMBLY_FACTOR = 32

const ASSEMBLY = /\.(?:dll|exe)$/i

type Limits = Pick<Selection, "maxFileSize" | "dependencies">

const factorOf = (path: string, { dependencies }: Limits, isNative: boolean): number => {
  if (isNative) return NATIVE_FACTOR
  if (ASSEMBLY.test(path)) return ASSEMBLY_FACTOR
  const isRecord = readsDependencies({ dependencies }, path) && packageRecordOf(path) !== undefined
  return isRecord || manifestKindOf(path) !== undefined ? LOCK_FILE_FACTOR : 1
}

const mayBeNative = (path: string): boolean => isDecidedByHead(path) || compiledByName(path, formats)?.name === NATIVE

/** Bytes beyond which a file is not read, as far as its name says what it is. */
export const sizeLimit = (path: string, limits: Limits): number =>
  limits.maxFileSize * factorOf(path, limits, mayBeNative(path))

/** The words in what a compiler made for a machine that is a program itself. */
const sketchOf = (path: string, bytes: Uint8Array): Uint8Array | Skip => {
  if (ASSEMBLY.test(path) && !isAssembly(bytes))
    return { reason: "unsupported-language", detail: "no assembly of .NET" }
  const sketch = ASSEMBLY.test(path) ? assemblySketch(bytes) : classSketch(bytes)
  return "why" in sketch ? { reason: "malformed", detail: sketch.why } : sketch
}

/** Libraries and programs of Windows have one name, whether they are assemblies of .NET or made for the processor. */
const kindOf = (path: string, bytes: Uint8Array, { kinds }: Selection): SourceKind | undefined => {
  const kind = languageOf(path, bytes, kinds)
  return ASSEMBLY.test(path) && nativeKindOf(bytes) !== undefined ? formatNamed(NATIVE) : kind
}

/** A file below one sample costs nothing to scan. */
const SAMPLE = 4_096
const MAX_SAMPLES = 16

/** Semgrep's thresholds: less white space, or longer lines on average, and nobody wrote it by hand. */
const MIN_WHITESPACE = 0.07
const MAX_LINE = 1_000

/** With lines as short as this on average, no tool has made it smaller, however little white space there is in them. */
const SHORT_LINE = 120

const NEWLINE = 10

const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13)

const isOrdinary = (bytes: Uint8Array, start: number): boolean => {
  let spaces = 0
  let newlines = 0
  for (let at = start; at < start + SAMPLE; at++) {
    const byte = bytes[at]!
    if (!isSpace(byte)) continue
    spaces++
    if (byte === NEWLINE) newlines++
    if (spaces >= SAMPLE * MIN_WHITESPACE && newlines * MAX_LINE >= SAMPLE) return true
    if (newlines * SHORT_LINE >= SAMPLE) return true
  }
  return false
}

/**
 * Whether a text is minified: under 7 % white space or over 1,000 bytes a line on average, everywhere in the file, unless lines are short. Up to
 * 16 samples of 4 KiB are looked at, the beginning and the end among them, and a single one that reads like ordinary
 * source acquits the file: a table of constants or a megabyte of data on one line does not hide the code around it. A
 * file under 4 KiB is never minified.
 */
export const isMinified = (bytes: Uint8Array): boolean => {
  if (bytes.length < SAMPLE) return false
  const last = bytes.length - SAMPLE
  const samples = Math.min(MAX_SAMPLES, Math.ceil(bytes.length / SAMPLE))
  for (let sample = 0; sample < samples; sample++) {
    if (isOrdinary(bytes, samples === 1 ? 0 : Math.floor((last * sample) / (samples - 1)))) return false
  }
  return true
}

const minifiedName = /\.min\.[cm]?js$/i

/** Whether the name itself says so, as that of `jquery.min.js` does. */
export const isMinifiedName = (path: string): boolean => minifiedName.test(path)

/** What a path and a size alone decide. Undefined: the content must be looked at. */
export const selectName = (
  path: string,
  size: number,
  selection: Selection,
  isNative: boolean = false
): Skip | undefined => {
  if (isLeftOut(path, readsDependencies(selection, path))) return { reason: "vendored" }
  if (!selection.isWanted(path)) return { reason: "ignored", detail: "include and exclude patterns" }
  if (isMinifiedName(path)) return { reason: "minified" }
  const limit = selection.maxFileSize * factorOf(path, selection, isNative)
  return size > limit ? { reason: "too-large", detail: `${size} bytes` } : undefined
}

/** What a file is scanned as, with its bytes in an encoding that keeps ASCII as it is; or why it is not scanned. */
export const selectContent = (
  path: string,
  bytes: Uint8Array,
  selection: Selection
): Skip | { readonly language: string; readonly ascii: Uint8Array } => {
  const kind = kindOf(path, bytes, selection)
  if (kind === undefined) return { reason: "unsupported-language" }
  const other = misnamedAs(extensionOf(path), bytes)
  if (other !== undefined) return { reason: "unsupported-language", detail: other }
  const isNative = kind.name === NATIVE
  if (isNative && nativeKindOf(bytes) === undefined) return { reason: "unsupported-language" }
  const skip = selectName(path, bytes.length, selection, isNative)
  if (skip !== undefined) return skip
  if (formatNamed(kind.name) !== undefined) return { language: kind.name, ascii: bytes }
  if (compiledByName(path, selection.kinds) !== undefined) {
    const sketch = sketchOf(path, bytes)
    return "reason" in sketch ? sketch : { language: kind.name, ascii: sketch }
  }
  const ascii = asciiText(bytes)
  if (ascii === undefined) return { reason: "binary" }
  return isMinified(ascii) ? { reason: "minified" } : { language: kind.name, ascii }
}
