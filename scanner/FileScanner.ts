import { Language as WasmLanguage } from "web-tree-sitter"
import { type Language, manifest } from "../grammars/manifest.ts"
import { type FileResult, skippedFile } from "./engine/FileResult.ts"
import { FILE_STEPS } from "./engine/limits.ts"
import type { AssetFiles } from "./engine/ScannerAssets.ts"
import type { ScanTask } from "./engine/ScanThreads.ts"
import { ruleIndexOf } from "./match/RuleIndex.ts"
import type { SourceFile } from "./model/SourceFile.ts"
import { librariesOf } from "./rules/librariesOf.ts"
import { type LoadedLanguage, scanFile } from "./scanFile.ts"
import { formatNamed } from "./select/artefactFormats.ts"
import { makeStepBudget, StepsExhausted } from "./source/StepBudget.ts"
import { makeSyntax } from "./source/Syntax.ts"
import { startTreeLayer } from "./tree/TreeLayer.ts"

/** Parses files and matches the rules in them. One instance belongs to one thread. */
export interface FileScanner {
  readonly prepare: (language: string) => Promise<void>
  readonly scan: (task: ScanTask) => Promise<FileResult>
}

const load = async (assets: AssetFiles, language: Language): Promise<LoadedLanguage> => {
  const layer = await startTreeLayer(assets)
  const [wasm, query, libraries] = await Promise.all([
    assets.grammar(language).then((bytes) => WasmLanguage.load(bytes)),
    assets.query(language),
    librariesOf(language.ecosystem)
  ])
  return {
    syntax: makeSyntax(language, wasm, query, layer),
    index: ruleIndexOf(libraries)
  }
}

/** What a file is that could not be read to its end. */
const unread = ({ path, bytes }: SourceFile, fileSteps: number, cause: unknown): FileResult =>
  cause instanceof StepsExhausted
    ? skippedFile(path, bytes.length, "timeout", `not read within ${fileSteps} steps`)
    : skippedFile(path, bytes.length, "parser-failure", cause instanceof Error ? cause.name : "unknown")

/** Grammars are loaded when a first file of their language comes. */
export const makeFileScanner = (assets: AssetFiles, fileSteps: number = FILE_STEPS): FileScanner => {
  const loaded = new Map<string, Promise<LoadedLanguage>>()
  const loadedFor = (name: string): Promise<LoadedLanguage> => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const language = manifest.find((one) => one.name === name)
    const loading =
      language === undefined ? Promise.reject(new RangeError(`no language ${name}`)) : load(assets, language)
    loaded.set(name, loading)
    return loading
  }
  const prepare = async (language: string): Promise<void> => {
    if (formatNamed(language) === undefined) await loadedFor(language)
  }
  return {
    prepare,
    scan: async (task) => {
      if (task.prefiltered !== true) await prepare(task.language)
      try {
        return await scanFile(task, { load: loadedFor, steps: makeStepBudget(fileSteps) })
      } catch (cause) {
        return unread(task.file, fileSteps, cause)
      }
    }
  }
}
