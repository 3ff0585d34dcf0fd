import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { Language, type Node as EngineNode, Parser, Query as EngineQuery } from "web-tree-sitter"
import { embeddedCode } from "../../../grammars/embeddedCode.ts"
import { manifest } from "../../../grammars/manifest.ts"
import { languageByName } from "../../../scanner/select/languageOf.ts"
import { sectionsOf } from "../../../scanner/source/Syntax.ts"
import { compileQueries } from "../../../scanner/tree/compileQuery.ts"
import { makeFlatTree, treeNamesOf } from "../../../scanner/tree/FlatTree.ts"
import { Node } from "../../../scanner/tree/Node.ts"
import { type Catch, runQuery } from "../../../scanner/tree/runQuery.ts"
import { startTreeLayer } from "../../../scanner/tree/TreeLayer.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"
import { isLong } from "../../support/isLong.ts"

const root = new URL("../../../", import.meta.url).pathname
const samples = globSync("test/scanner/source/samples/*", { cwd: root })
const fixtures = globSync("scanner/**/*.fixture.*", { cwd: root })
const files = isLong ? [...samples, ...fixtures] : samples

/** Fields of children that stand in three fields at once, of hidden nodes within each other: a flat tree keeps two. */
const THIRD_FIELDS: ReadonlySet<string> = new Set([
  "match_statement alternative",
  "tuple_type element",
  "catch_block name",
  "for_statement bound_identifier"
])

interface Plain {
  readonly type: string
  readonly startIndex: number
  readonly endIndex: number
  readonly isNamed: boolean
  readonly isMissing: boolean
  readonly hasError: boolean
}

const said = ({ type, startIndex, endIndex, isNamed, isMissing, hasError }: Plain): string =>
  `${type} ${startIndex}-${endIndex} ${isNamed} ${isMissing} ${hasError}`

const saidOf = (node: Plain | null): string | undefined => (node === null ? undefined : said(node))

/** The child that the engine gives for a field; a node within the child, where a rule with fields is shown under another name. */
const childIn = (node: EngineNode, field: string): EngineNode | undefined => {
  const given = node.childForFieldName(field)
  return given?.parent?.id === node.id ? given : undefined
}

/** Where a flat tree is not the tree it was laid from. */
const differencesIn = (engine: EngineNode, flat: Node, fields: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (said(engine) !== said(flat)) return [`${said(engine)}: ${said(flat)}`]
  const { children } = flat
  if (engine.childCount !== children.length) return [`children of ${said(flat)}`]
  const ofFields = fields
    .filter((field) => !THIRD_FIELDS.has(`${flat.type} ${field}`))
    .filter((field) => {
      const given = childIn(engine, field)
      return given !== undefined && said(given) !== saidOf(flat.childForFieldName(field))
    })
    .map((field) => `${field} of ${said(flat)}`)
  const ofChildren = children.flatMap((child, at) => [
    ...(child.parent?.id === flat.id ? [] : [`what is around ${said(child)}`]),
    ...(engine.fieldNameForChild(at) === child.fieldName ? [] : [`field of ${said(child)}`]),
    ...differencesIn(engine.child(at)!, child, fields)
  ])
  return [...ofFields, ...ofChildren]
}

const caughtBy = (names: ReadonlyArray<string>, nodes: ReadonlyArray<Plain>): string =>
  names.map((name, at) => `${name} ${nodes[at]!.type} ${nodes[at]!.startIndex}-${nodes[at]!.endIndex}`).join(", ")

const caughtByEngine = (query: EngineQuery, node: EngineNode): ReadonlyArray<string> =>
  query.matches(node).map(({ captures }) =>
    caughtBy(
      captures.map(({ name }) => name),
      captures.map((one) => one.node)
    )
  )

const caught = (catches: ReadonlyArray<Catch>): ReadonlyArray<string> =>
  catches.map(({ names, nodes }) => caughtBy(names, nodes))

const layer = await startTreeLayer(nodeAssets)

describe.each(manifest.map((language) => [language.name, language] as const))("%s", (name, language) => {
  const own = files.filter((file) => languageByName(file, manifest)?.name === name)

  it("has a flat tree that is the tree of web-tree-sitter, and patterns that catch in it what its queries catch", async () => {
    const wasm = await Language.load(await nodeAssets.grammar(language))
    const texts = [...sectionsOf(await nodeAssets.query(language)).values()]
    const engine = texts.map((text) => new EngineQuery(wasm, text))
    const { queries, kind } = compileQueries(wasm, texts)
    const names = treeNamesOf(wasm)
    const parser = new Parser()
    parser.setLanguage(wasm)
    let matches = 0
    for (const file of own) {
      const source = readFileSync(root + file, "utf8")
      const text = language.embedding === undefined ? source : embeddedCode(source, language.embedding)
      const tree = parser.parse(text)!
      const flat = new Node(makeFlatTree(layer.lay(tree, kind), text, names), 0)
      expect(differencesIn(tree.rootNode, flat, [...names.fieldNumbers.keys()]), file).toEqual([])
      for (const [at, query] of queries.entries()) {
        const found = caught(runQuery(query, flat, undefined, () => undefined))
        expect(found.toSorted(), file).toEqual(caughtByEngine(engine[at]!, tree.rootNode).toSorted())
        matches += found.length
      }
      tree.delete()
    }
    expect(matches).toBeGreaterThan(0)
  })
})
