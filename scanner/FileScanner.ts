import { Language as WasmLanguage } from "web-tree-sitter"
import { type Language, manifest } from "../grammars/manifest.ts"
import { type FileResult, skippedFile } from "./engine/FileResult.ts"
import { FILE_STEPS } from "./engine/limits.ts"
import type { AssetFiles } from "./engine/ScannerAssets.ts"
import type { ScanTask } from "./engine/ScanThreads.ts"
import { ruleIndexOf } from "./match/RuleIndex.ts"
import type { SourceFile } from "./model/SourceFile.ts"
import { librariesWith } from "./rules/librariesOf.ts"
import type { OwnRules } from "./rules/rule.ts"
import { scanFile, type ScanResources } from "./scanFile.ts"
import { formatNamed } from "./select/artefactFormats.ts"
import { makeStepBudget, StepsExhausted } from "./source/StepBudget.ts"
import { makeSyntax, type Syntax } from "./source/Syntax.ts"
import { startTreeLayer } from "./tree/TreeLayer.ts"

/** Parses files and matches the rules in them. One instance belongs to one thread. */
export interface FileScanner {
  readonly prepare: (language: string, rules?: OwnRules) => Promise<void>
  readonly scan: (task: ScanTask, rules?: OwnRules) => Promise<FileResult>
}

export const loadSyntax = async (assets: AssetFiles, language: Language): Promise<Syntax> => {
  const layer = await startTreeLayer(assets)
  const [wasm, query] = await Promise.all([
    assets.grammar(language).then((bytes) => WasmLanguage.load(bytes)),
    assets.query(language)
  ])
  return makeSyntax(language, wasm, query, layer)
}

/** Makes each once, of those that are asked for. */
const cached = <A>(make: (name: string) => Promise<A>): ((name: string) => Promise<A>) => {
  const known = new Map<string, Promise<A>>()
  return (name) => {
    const made = known.get(name) ?? make(name)
    known.set(name, made)
    return made
  }
}

/** The rows of each ecosystem, with those of a project. Its languages share them. */
const indexesWith = (rules: OwnRules | undefined) =>
  cached(async (ecosystem) => ruleIndexOf(await librariesWith(ecosystem, rules)))

/** What a file is that could not be read to its end. */
const unread = ({ path, bytes }: SourceFile, fileSteps: number, cause: unknown): FileResult =>
  cause instanceof StepsExhausted
    ? skippedFile(path, bytes.length, "timeout", `not read within ${fileSteps} steps`)
    : skippedFile(path, bytes.length, "parser-failure", cause instanceof Error ? cause.name : "unknown")

const languageNamed = (name: string): Language => {
  const language = manifest.find((one) => one.name === name)
  if (language === undefined) throw new RangeError(`no language ${name}`)
  return language
}

/** Grammars are loaded when a first file of their language comes. */
export const makeFileScanner = (assets: AssetFiles, fileSteps: number = FILE_STEPS): FileScanner => {
  const syntaxOf = cached(async (name) => loadSyntax(assets, languageNamed(name)))
  const plain = indexesWith(undefined)
  let own = { digest: "", indexOf: plain }
  const indexesFor = (rules: OwnRules | undefined): typeof plain => {
    if (rules === undefined) return plain
    if (own.digest !== rules.digest) own = { digest: rules.digest, indexOf: indexesWith(rules) }
    return own.indexOf
  }
  const loaderFor = (indexOf: typeof plain): ScanResources["load"] => {
    return async (name) => {
      const [syntax, index] = await Promise.all([syntaxOf(name), indexOf(languageNamed(name).ecosystem)])
      return { syntax, index }
    }
  }
  const prepare = async (language: string, rules?: OwnRules): Promise<void> => {
    if (formatNamed(language) === undefined) await loaderFor(indexesFor(rules))(language)
  }
  return {
    prepare,
    scan: async (task, rules) => {
      const rulesOf = indexesFor(rules)
      const load = loaderFor(rulesOf)
      if (task.prefiltered !== true && formatNamed(task.language) === undefined) await load(task.language)
      try {
        return await scanFile(task, { load, rulesOf, steps: makeStepBudget(fileSteps) })
      } catch (cause) {
        return unread(task.file, fileSteps, cause)
      }
    }
  }
}
