import { beforeAll, describe, expect, it } from "vitest"
import { Language, Parser } from "web-tree-sitter"
import { manifest } from "../../../grammars/manifest.ts"
import { compileQueries } from "../../../scanner/tree/compileQuery.ts"
import { makeFlatTree, treeNamesOf } from "../../../scanner/tree/FlatTree.ts"
import { Node } from "../../../scanner/tree/Node.ts"
import { type Range, runQuery } from "../../../scanner/tree/runQuery.ts"
import { startTreeLayer, type TreeLayer } from "../../../scanner/tree/TreeLayer.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"

let layer: TreeLayer
let java: Language

beforeAll(async () => {
  layer = await startTreeLayer(nodeAssets)
  java = await Language.load(await nodeAssets.grammar(manifest.find(({ name }) => name === "java")!))
})

const treeOf = (text: string, kind = 0): Node => {
  const parser = new Parser()
  parser.setLanguage(java)
  const tree = parser.parse(text)!
  return new Node(makeFlatTree(layer.lay(tree, kind), text, treeNamesOf(java)), 0)
}

const caught = (query: string, text: string, range?: Range): ReadonlyArray<string> => {
  const { queries, kind } = compileQueries(java, [query])
  return runQuery(queries[0]!, treeOf(text, kind), range, () => undefined).map(({ names, nodes }) =>
    names.map((name, at) => `${name}=${nodes[at]!.text}`).join(" ")
  )
}

const within = (statements: string): string => `class A { void f() { ${statements} } }`

describe("patterns", () => {
  const call = within("x.g(a, b.c, 3);")

  it("catch each child that fits", () => {
    expect(caught("(argument_list (_) @each)", call)).toEqual(["each=a", "each=b.c", "each=3"])
    expect(caught("(argument_list [(identifier) (decimal_integer_literal)] @one)", call)).toEqual(["one=a", "one=3"])
  })

  it("catch neighbours, the first and the last where they are anchored", () => {
    expect(caught("(argument_list . (_) @first)", call)).toEqual(["first=a"])
    expect(caught("(argument_list (_) @last .)", call)).toEqual(["last=3"])
    expect(caught("(argument_list (_) @a . (_) @b)", call)).toEqual(["a=a b=b.c", "a=b.c b=3"])
  })

  it("ask for fields, for none of a field, and for texts", () => {
    const two = within("int a = 1; int b;")
    expect(caught("(variable_declarator name: (_) @name value: (_))", two)).toEqual(["name=a"])
    expect(caught("(variable_declarator name: (_) @name !value)", two)).toEqual(["name=b"])
    expect(caught(`(method_invocation name: (_) @name (#any-of? @name "f" "g"))`, call)).toEqual(["name=g"])
    expect(caught(`(method_invocation name: (_) @name (#not-eq? @name "g"))`, call)).toEqual([])
    expect(caught(`(method_invocation name: (_) @name (#match? @name "^[g-k]$"))`, call)).toEqual(["name=g"])
  })

  it("say what is optional once, where it is there", () => {
    const two = within("int a = 1; int b;")
    expect(caught("(variable_declarator name: (_) @name value: (_)? @value)", two)).toEqual([
      "name=a value=1",
      "name=b"
    ])
  })

  it("know nodes by a hidden kind", () => {
    expect(caught("(lambda_expression body: (expression) @return)", within("f(() -> 1); f(() -> { });"))).toEqual([
      "return=1"
    ])
  })

  it("begin where a range has a part in a node", () => {
    const text = within("g(a); h(b);")
    const range = { from: text.indexOf("h"), to: text.indexOf("h") + 1 }
    expect(caught("(method_invocation name: (_) @name)", text, range)).toEqual(["name=h"])
    expect(caught("(block) @around", text, range)).toEqual(["around={ g(a); h(b); }"])
  })

  it("are refused where the grammar knows no such node or field, or where they are more than is read", () => {
    expect(() => compileQueries(java, ["(no_such_node) @a"])).toThrow("no_such_node")
    expect(() => compileQueries(java, ["(block no_such_field: (_) @a)"])).toThrow("no_such_field")
    expect(() => compileQueries(java, ["(block (#is-local? @a))"])).toThrow("is-local")
    expect(() => compileQueries(java, ["(block (_) @a"])).toThrow("in the middle")
    expect(() => compileQueries(java, ["(block) % "])).toThrow("unexpected")
    expect(() => compileQueries(java, ["(expression) @a (primary_expression) @b"])).toThrow("several hidden kinds")
  })
})

describe("nodes", () => {
  it("are found by their place, the smallest one that holds it", () => {
    const text = within("g(abc);")
    const root = treeOf(text)
    const at = text.indexOf("abc")
    expect(root.descendantForIndex(at, at + 3).text).toBe("abc")
    expect(root.descendantForIndex(at - 1, at + 3).type).toBe("argument_list")
    expect(root.descendantForIndex(at + 1).text).toBe("abc")
    expect(root.namedDescendantForIndex(at - 1).type).toBe("argument_list")
    expect(root.descendantForIndex(0, text.length).type).toBe("class_declaration")
  })

  it("know their place, lines and columns counted from 0", () => {
    const root = treeOf("class A {\n  int b;\n}\n")
    const [field] = root.descendantsOfType(["field_declaration"])
    expect([field!.startPosition, field!.endPosition]).toEqual([
      { row: 1, column: 2 },
      { row: 1, column: 8 }
    ])
  })

  it("are laid however deep they are", () => {
    const depth = 20_000
    const root = treeOf(`class A { int a = ${"(".repeat(depth)}1${")".repeat(depth)}; }`)
    expect(root.descendantsOfType(["parenthesized_expression"]).length).toBe(depth)
  })
})
