import { Language as WasmLanguage, Parser } from "web-tree-sitter"
import { type Language, manifest } from "../../grammars/manifest.ts"
import { formatNamed } from "../artefacts/formats.ts"
import { PEM_MARK } from "../artefacts/PEM_MARK.ts"
import { indexRules, type RuleIndex } from "../match/RuleIndex.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import { scanUnit } from "../scanUnit.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { makeSyntax, type Syntax } from "../syntax/Syntax.ts"
import { type FileResult, skippedFile } from "./FileResult.ts"
import type { AssetFiles } from "./ScannerAssets.ts"

interface Loaded {
  readonly syntax: Syntax
  readonly index: RuleIndex
}

/** Parses files and matches the rules in them. One instance belongs to one thread. */
export interface FileScanner {
  readonly prepare: (language: string) => Promise<void>
  readonly scan: (file: SourceFile, language: string) => Promise<FileResult>
}

let runtime: Promise<void> | undefined

const startRuntime = (assets: AssetFiles): Promise<void> =>
  (runtime ??= assets.runtime().then((wasmBinary) => Parser.init({ wasmBinary: wasmBinary.buffer as ArrayBuffer })))

const load = async (assets: AssetFiles, language: Language): Promise<Loaded> => {
  await startRuntime(assets)
  const [wasm, query, libraries] = await Promise.all([
    assets.grammar(language).then((bytes) => WasmLanguage.load(bytes)),
    assets.query(language),
    librariesOf(language.ecosystem)
  ])
  return {
    syntax: makeSyntax(language, wasm, query),
    index: indexRules(libraries)
  }
}

const scanText = (
  { syntax, index }: Loaded,
  { path, bytes }: SourceFile,
  text: string,
  limitMillis: number
): FileResult => {
  const result = syntax.read(path, text, index.interest, limitMillis, (unit): FileResult => ({
    path,
    language: syntax.language.name,
    bytes: bytes.length,
    findings: scanUnit(unit, index),
    partial: unit.hasErrors,
    prefiltered: false
  }))
  return result ?? skippedFile(path, bytes.length, "timeout", `not parsed within ${limitMillis} ms`)
}

/** Grammars are loaded when a first file of their language comes. `limitMillis` bounds the parsing of one file. */
const readFormat = async ({ path, bytes }: SourceFile, language: string): Promise<FileResult> => {
  const { scanArtefact } = await import("../artefacts/scanArtefact.ts")
  return scanArtefact(path, language, bytes)
}

/** Keys and certificates that stand in the text of a program. */
const withPem = async (result: FileResult, text: string): Promise<FileResult> => {
  if (result.skipped !== undefined || !text.includes(PEM_MARK)) return result
  const { pemFindings } = await import("../artefacts/scanArtefact.ts")
  const inline = pemFindings(result.path, result.language!, text)
  return { ...result, findings: sortFindings([...result.findings, ...inline]) }
}

export const makeFileScanner = (assets: AssetFiles, limitMillis: number): FileScanner => {
  const loaded = new Map<string, Promise<Loaded>>()
  const loadedFor = (name: string): Promise<Loaded> => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const language = manifest.find((one) => one.name === name)
    const loading =
      language === undefined ? Promise.reject(new RangeError(`no language ${name}`)) : load(assets, language)
    loaded.set(name, loading)
    return loading
  }
  return {
    prepare: async (language) => {
      if (formatNamed(language) === undefined) await loadedFor(language)
    },
    scan: async (file, language) => {
      const ready = formatNamed(language) === undefined ? await loadedFor(language) : undefined
      try {
        if (ready === undefined) return await readFormat(file, language)
        const { text } = decodeSource(file.bytes)
        return await withPem(scanText(ready, file, text, limitMillis), text)
      } catch (cause) {
        return skippedFile(
          file.path,
          file.bytes.length,
          "parser-failure",
          cause instanceof Error ? cause.name : "unknown"
        )
      }
    }
  }
}
