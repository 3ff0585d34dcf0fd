import { type Answers, noAnswers, type Question, questionId } from "../resolve/Question.ts"
import type { Finding } from "../model/Finding.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { configurationFindings, MAX_EVIDENCE } from "./configurationFindings.ts"
import { asciiText } from "../select/asciiText.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { embeddedFiles, type EmbeddedFile, withinFile } from "./embeddedFiles.ts"
import type { Product } from "./Product.ts"
import { products } from "./products.ts"
import { readTree } from "../formats/readTree.ts"
import { type Plan, planOf, typedBlock, type UseFound, usesIn } from "./usesIn.ts"
import { questionOf, variablesIn, withVariables } from "./withVariables.ts"

const plans = new Map<Product, Plan>()

const planFor = (product: Product): Plan => {
  const plan = plans.get(product) ?? planOf(product)
  plans.set(product, plan)
  return plan
}

/** The products that read a file of this path and, where others have such names, of this text. */
const productsOf = (path: string, text: () => string): ReadonlyArray<Product> =>
  products.filter(({ files }) =>
    files.some((pattern) => pattern.path.test(path) && (pattern.mark === undefined || pattern.mark.test(text())))
  )

const keyOf = ({ kind, api, place, facts, sources }: Finding): string =>
  JSON.stringify([kind, api, place, facts, sources.name, sources.version])

const distinctOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values()
]

const merged = (same: ReadonlyArray<Finding>): Finding => {
  const [first] = same
  if (same.length === 1) return first!
  const all = same.slice(0, MAX_EVIDENCE)
  const references = distinctOf(all.flatMap((one) => one.references ?? []))
  const agrees = distinctOf(all.flatMap((one) => one.agrees ?? []))
  return {
    ...first!,
    evidence: distinctOf(all.flatMap(({ evidence }) => evidence)).slice(0, MAX_EVIDENCE),
    ...(agrees.length > 0 && { agrees }),
    ...(references.length > 0 && { references })
  }
}

/** Blocks that inherit the same settings say the same. */
const distinct = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  [...Map.groupBy(findings, keyOf).values()].map(merged)

const MAX_FINDINGS = 20_000

/** What a file that is being scanned may ask, and what it was answered. */
interface Asking {
  readonly path: string
  readonly language: string
  readonly answers: Answers
  readonly questions: Map<string, Question>
}

const ask = ({ path, questions }: Asking, { variables }: Product, { directives }: UseFound): void => {
  if (variables?.elsewhere === undefined) return
  for (const { directive } of directives)
    for (const name of [
      ...variablesIn(variables, directive.values),
      ...(directive.names ?? []),
      ...(directive.definitions ?? []).map(({ symbol }) => symbol)
    ]) {
      const question = questionOf(variables, path, name)
      if (question !== undefined) questions.set(questionId(question), question)
    }
}

const findingsOf = (asking: Asking, text: string, product: Product): ReadonlyArray<Finding> => {
  const { path, language, answers } = asking
  const { name, library = name, syntax, variables, repeated } = product
  const origin = { product: library, base: { path, language, scope: usageScopeOf(path), library } }
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  const file = { name: "", values: [], place, children: readTree(syntax, text) }
  const typed = typedBlock(product, file)
  const readings =
    variables === undefined
      ? [typed]
      : withVariables(variables, path, { file: typed, written: file }, answers, repeated === "last")
  const findings: Array<Finding> = []
  for (const found of readings.flatMap((one) => usesIn(planFor(product), one))) {
    ask(asking, product, found)
    for (const finding of configurationFindings(origin, found)) findings.push(finding)
    if (findings.length >= MAX_FINDINGS) break
  }
  const files = readings.flatMap((one) => embeddedFiles(product, one))
  for (const one of files) askFor(asking, product, one)
  return [...findings, ...files.flatMap((one) => embeddedFindings(asking, one))]
}

/** What files beside one would have to say for a file within it to be known. */
const askFor = (
  { path, questions }: Asking,
  { variables }: Product,
  { name, text, names = [], definitionsOf }: EmbeddedFile
): void => {
  if (variables?.elsewhere === undefined || productsOf(name, () => text).length === 0) return
  const defined = [...(definitionsOf?.values() ?? [])].flat().map(({ symbol }) => symbol)
  for (const variable of [...variablesIn(variables, [text]), ...names, ...defined]) {
    const question = questionOf(variables, path, variable)
    if (question !== undefined) questions.set(questionId(question), question)
  }
}

/** What a file within a file says; what it holds itself is not looked for. */
const embeddedFindings = (asking: Asking, file: EmbeddedFile): ReadonlyArray<Finding> =>
  productsOf(file.name, () => file.text)
    .filter(({ embeds }) => embeds === undefined)
    .flatMap((product) => findingsOf(asking, file.text, product))
    .map((finding) => withinFile(finding, file))

/** What files say that stand in the text of a program. */
export const scanEmbedded = (
  path: string,
  language: string,
  files: ReadonlyArray<EmbeddedFile>
): ReadonlyArray<Finding> => {
  const asking: Asking = { path, language, answers: noAnswers, questions: new Map() }
  return distinct(files.flatMap((file) => embeddedFindings(asking, file)))
}

export interface ConfigurationScan {
  readonly findings: ReadonlyArray<Finding>
  /** What other files would have to say for more to be known. */
  readonly questions: ReadonlyArray<Question>
}

/** A file that leaves more open than this is a module of its own. */
const MAX_QUESTIONS = 64

/** What a configuration file says of the cryptography that the program reading it uses. */
export const scanConfiguration = (
  path: string,
  language: string,
  bytes: Uint8Array,
  answers: Answers = noAnswers
): ConfigurationScan => {
  let decoded: string | undefined
  const text = (): string => (decoded ??= asciiText(bytes) === undefined ? "" : decodeSource(bytes).text)
  const asking: Asking = { path, language, answers, questions: new Map() }
  const found = productsOf(path, text).flatMap((product) => findingsOf(asking, text(), product))
  return { findings: sortFindings(distinct(found)), questions: [...asking.questions.values()].slice(0, MAX_QUESTIONS) }
}
