import type * as Effect from "effect/Effect"
import type { Inclusions } from "../../grammars/inclusions.ts"
import { manifest } from "../../grammars/manifest.ts"
import { sizeOf, type SourceFile } from "../model/SourceFile.ts"
import { type Format, formatNamed, NATIVE } from "../select/artefactFormats.ts"
import { manifestKindOf } from "../select/manifestKinds.ts"
import { packageRecordOf } from "../select/packageRecords.ts"
import { compiledByName } from "../select/languageOf.ts"
import type { Prefilter } from "../select/prefilter/Prefilter.ts"
import { hereDocuments } from "../configuration/scripts/hereDocuments.ts"
import { mayHoldScripts, SCRIPT_LANGUAGE } from "../configuration/scripts/scriptHolders.ts"
import type { ScannerError } from "../ScannerError.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import type { FileIndex } from "./FileIndex.ts"
import { type FileResult, prefilteredFile, skippedFile } from "./FileResult.ts"
import { isOfLibraryItself } from "./librariesOwn.ts"
import { ecosystemOf } from "./Linking.ts"
import { CONFIGURATION, type Configures, type Prefilters } from "./Prefilters.ts"
import { isInclusions, isLanguage, isSkip } from "./resultShapes.ts"
import type { ScanTask } from "./ScanThreads.ts"
import { isEither, isStruct, isTrue, type Shape } from "./shapes.ts"

/** Whether a file is done without parsing, or must be parsed. */
export type Decision = { readonly result: FileResult } | { readonly task: ScanTask }

/** A decision without the file that it is of, and what that says anyway. */
export type TriageFact = Pick<ScanTask, "language" | "prefiltered"> & {
  /** Nothing is looked for in it, or it is skipped. */
  readonly done?: true | NonNullable<FileResult["skipped"]>
  /** Other files may ask it. */
  readonly isIndexed?: true
  readonly inclusions?: Inclusions
}

export const isTriageFact: Shape<TriageFact> = isStruct(
  { language: isLanguage },
  { prefiltered: isTrue, done: isEither(isTrue, isSkip), isIndexed: isTrue, inclusions: isInclusions }
) as Shape<unknown> as Shape<TriageFact>

/** What is left of a decision, and of what it noted of the file, for the next scan. */
export const factOf = (decision: Decision, path: string, { files, included }: FileIndex): TriageFact => {
  const inclusions = included.get(path)
  const indexed = {
    ...(files.has(path) && ({ isIndexed: true } as const)),
    ...(inclusions !== undefined && { inclusions })
  }
  if ("result" in decision) {
    const { language = "", skipped } = decision.result
    return { language, done: skipped ?? true, ...indexed }
  }
  const { language, prefiltered } = decision.task
  return { language, ...(prefiltered === true && { prefiltered }), ...indexed }
}

/** The decision that a fact is of, with what it noted of the file. */
export const toDecision = (fact: TriageFact, file: SourceFile, index: FileIndex): Decision => {
  const { language, prefiltered, done, isIndexed, inclusions } = fact
  if (isIndexed === true) index.noteKnown(file, language, inclusions)
  if (done === undefined) return { task: { file, language, ...(prefiltered === true && { prefiltered }) } }
  const { path } = file
  return {
    result:
      done === true
        ? prefilteredFile(path, language, sizeOf(file))
        : skippedFile(path, sizeOf(file), done.reason, done.detail)
  }
}

/** A language whose prefilter is not loaded yet is named instead of a decision. */
type Verdict = Decision | { readonly needsPrefilter: string }

/** The first two stages: select by name and content, then the prefilter over the bytes. */
export interface Triage {
  readonly decide: (file: SourceFile) => Verdict
  readonly load: (language: string) => Effect.Effect<void, ScannerError>
}

/** Where an ASCII text begins in bytes; -1 where it does not occur. */
const indexOfText = (bytes: Uint8Array, text: string): number => {
  const codes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const [first = 0] = codes
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, offset) => bytes[at + offset] === code)) return at
  return -1
}

/** A key or a certificate, or words of a program's configuration in a file that it may read. */
const mayHold = ({ marks }: Format, { path, bytes }: SourceFile, mayConfigure: Configures): boolean =>
  marks === undefined || marks.some((mark) => indexOfText(bytes, mark) >= 0) || mayConfigure(path, bytes)

/** Languages whose programs write files out by what stands in them. */
const shells: ReadonlySet<string> = new Set(
  manifest.filter(({ grammar }) => grammar.commands !== undefined).map(({ name }) => name)
)

const latin1 = new TextDecoder("latin1")

/** Whether a script may write configuration out. */
const mayWrite = (ascii: Uint8Array, mayConfigure: Configures): boolean =>
  indexOfText(ascii, "<<") >= 0 && hereDocuments(latin1.decode(ascii)).some(({ name }) => mayConfigure(name, ascii))

/** For a file that holds no scripts. */
const noScripts: Pick<Prefilter, "mayMatch"> = { mayMatch: () => false }

/** A file that holds nothing itself may still be a manifest, or import a library of which no known API is in it. */
const prefiltered = (file: SourceFile, language: string, imports: boolean = false): Decision =>
  manifestKindOf(file.path) === undefined && packageRecordOf(file.path) === undefined && !imports
    ? { result: prefilteredFile(file.path, language, file.bytes.length) }
    : { task: { file, language, prefiltered: true } }

export const makeTriage = (
  { calls, imports, mayConfigure, load }: Prefilters,
  selection: Selection,
  index: FileIndex
): Triage => {
  const decideFormat = (file: SourceFile, language: string, format: Format): Verdict => {
    const configures = mayConfigure()
    if (configures === undefined) return { needsPrefilter: CONFIGURATION }
    const scripts = mayHoldScripts(file.path) ? calls.get(SCRIPT_LANGUAGE) : noScripts
    if (scripts === undefined) return { needsPrefilter: SCRIPT_LANGUAGE }
    const isWanted =
      mayHold(format, file, configures) ||
      (scripts !== noScripts && (scripts.mayMatch(file.bytes) || mayWrite(file.bytes, configures)))
    return isWanted ? { task: { file, language } } : prefiltered(file, language)
  }
  const decideProgram = (file: SourceFile, language: string, ascii: Uint8Array): Verdict => {
    const prefilter = calls.get(language)
    if (prefilter === undefined) return { needsPrefilter: language }
    if (prefilter.mayMatch(ascii)) return { task: { file, language } }
    if (!shells.has(language)) return prefiltered(file, language, imports.get(language)!.mayMatch(ascii))
    const configures = mayConfigure()
    if (configures === undefined) return { needsPrefilter: CONFIGURATION }
    return mayWrite(ascii, configures) ? { task: { file, language } } : prefiltered(file, language)
  }
  const decide = (file: SourceFile): Verdict => {
    const { path, bytes } = file
    const compiled = compiledByName(path, selection.kinds)
    if (compiled !== undefined && isOfLibraryItself(path, ecosystemOf(compiled.name)))
      return prefiltered(file, compiled.name)
    const selected = selectContent(path, bytes, selection)
    if ("reason" in selected) return { result: skippedFile(path, bytes.length, selected.reason, selected.detail) }
    const { language, ascii } = selected
    if (language === NATIVE) return { task: { file, language } }
    if (compiled === undefined && bytes.length > selection.maxFileSize) return prefiltered(file, language)
    index.note(file, language, ascii)
    const format = formatNamed(language)
    return format === undefined ? decideProgram(file, language, ascii) : decideFormat(file, language, format)
  }
  return { decide, load }
}
