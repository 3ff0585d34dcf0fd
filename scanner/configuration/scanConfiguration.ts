import type { Finding } from "../model/Finding.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { configurationFindings, MAX_EVIDENCE } from "./configurationFindings.ts"
import { asciiText } from "../select/asciiText.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { embeddedFiles, type EmbeddedFile, withinFile } from "./embeddedFiles.ts"
import type { Product } from "./Product.ts"
import { products } from "./products.ts"
import { readDirectives } from "./readDirectives.ts"
import { typedBlock } from "./typedBlock.ts"
import { type Plan, planOf, usesIn } from "./usesIn.ts"

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

const findingsOf = (path: string, language: string, text: string, product: Product): ReadonlyArray<Finding> => {
  const { name, library = name, syntax } = product
  const origin = { product: library, base: { path, language, scope: usageScopeOf(path), library } }
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  const file = { name: "", values: [], place, block: readDirectives(syntax, text) }
  const typed = typedBlock(product, file)
  const findings: Array<Finding> = []
  for (const found of usesIn(planFor(product), typed)) {
    findings.push(...configurationFindings(origin, found))
    if (findings.length >= MAX_FINDINGS) break
  }
  return [...findings, ...embeddedFiles(product, typed).flatMap((one) => embeddedFindings(path, language, one))]
}

/** What a file within a file says; what it holds itself is not looked for. */
const embeddedFindings = (path: string, language: string, file: EmbeddedFile): ReadonlyArray<Finding> =>
  productsOf(file.name, () => file.text)
    .filter(({ embeds }) => embeds === undefined)
    .flatMap((product) => findingsOf(path, language, file.text, product))
    .map((finding) => withinFile(finding, file))

/** What a configuration file says of the cryptography that the program reading it uses. */
export const scanConfiguration = (path: string, language: string, bytes: Uint8Array): ReadonlyArray<Finding> => {
  let decoded: string | undefined
  const text = (): string => (decoded ??= asciiText(bytes) === undefined ? "" : decodeSource(bytes).text)
  const found = productsOf(path, text).flatMap((product) => findingsOf(path, language, text(), product))
  return sortFindings(distinct(found))
}
