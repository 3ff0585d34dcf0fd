import { describe, expect, it } from "vitest"
import { flattenTree } from "../../../scanner/formats/flattenTree.ts"
import type { LocatedTree } from "../../../scanner/formats/LocatedNode.ts"
import { readHcl } from "../../../scanner/formats/readHcl.ts"
import { readHocon } from "../../../scanner/formats/readHocon.ts"
import { readJson } from "../../../scanner/formats/readJson.ts"
import { readProperties } from "../../../scanner/formats/readProperties.ts"
import { readToml } from "../../../scanner/formats/readToml.ts"
import { readDotenv, readTree } from "../../../scanner/formats/readTree.ts"
import { readXml } from "../../../scanner/formats/readXml.ts"
import { readYaml } from "../../../scanner/formats/readYaml.ts"
import { treeValues } from "../../../scanner/formats/treeValues.ts"

/** `key=value line:column-endLine:endColumn`. */
const settingsOf = ({ nodes }: Pick<LocatedTree, "nodes">): ReadonlyArray<string> =>
  flattenTree(nodes).map(
    ({ key, value, place: { line, column, endLine, endColumn } }) =>
      `${key}=${value} ${line}:${column}-${endLine}:${endColumn}`
  )

describe("a value and its place", () => {
  it.each([
    [
      "JSON",
      readJson('{\n  "a": { "b": [1, "x\\u0041"] },\n  // why\n  "c": null,\n}\n'),
      ["a.b.0=1 2:16-2:17", "a.b.1=xA 2:19-2:28"]
    ],
    ["YAML", readYaml("a:\n  b:\n  - x\n  - y: 'it''s' # why\n"), ["a.b.0=x 3:5-3:6", "a.b.1.y=it's 4:5-4:15"]],
    ["TOML", readToml('[a]\nb.c = 1_000 # why\nd = [\n  "x",\n]\n'), ["a.b.c=1000 2:1-2:12", "a.d.0=x 4:3-4:6"]],
    ["HCL", readHcl('a {\n  b = "x"\n}\n'), ["a.b=x 2:3-2:10"]],
    [
      "HOCON",
      readHocon("a.b {\n  c = x y // why\n  d: [1, { e = 2 }]\n}\n"),
      ["a.b.c=x y 2:3-2:10", "a.b.d.0=1 3:7-3:8", "a.b.d.1.e=2 3:12-3:17"]
    ],
    ["properties", readProperties("# why\n a.b = x\\\n   y\n"), ["a.b=xy 2:2-3:5"]],
    ["dotenv", readDotenv("export A='x' # why\n"), ["A=x 1:1-1:19"]],
    ["INI", { nodes: readTree({ kind: "conf" }, '[a]\nb: "x ; y" ; why\n') }, ["a.b=x ; y 2:1-2:17"]],
    ["XML", readXml('<!-- <a> -->\n<a>\n  <b c="1">x</b>\n</a>\n'), ["a.b.@c=1 3:3-3:12"]]
  ])("are read from %s", (_, tree, expected) => {
    expect(settingsOf(tree)).toEqual(expected)
  })

  it("may stand in several lines of YAML", () => {
    const text = 'a: one\n  two # why\nb: "x\n  y\n\n  z"\nc: >-\n  p\n  q\nd:\n  far\ne: ~\n? long\n: key\n'
    expect(settingsOf(readYaml(text))).toEqual([
      "a=one two 1:1-2:6",
      "b=x y\nz 3:1-6:5",
      "c=p q 7:1-7:6",
      "d=far 10:1-11:6",
      "long=key 13:1-14:6"
    ])
  })

  it("is that of the text, for elements of XML", () => {
    const [root] = readXml(
      '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "<c>">]>\n<a>\n  <b\n  >x</b><![CDATA[<c>]]></a>'
    ).nodes
    expect(root?.place).toEqual({ line: 3, column: 1, endLine: 5, endColumn: 28 })
    expect(root?.children?.[0]?.place).toEqual({ line: 4, column: 3, endLine: 5, endColumn: 9 })
  })
})

describe("the values of a tree", () => {
  it("are those of the document, with its lists", () => {
    const expected = { a: [["1", "2"], ["3"]], b: [{ c: "x" }, { c: "y", d: ["z"] }], e: null, f: {} }
    const json = '{"a": [[1, 2], [3]], "b": [{"c": "x"}, {"c": "y", "d": ["z"]}], "e": null, "f": {}}'
    const yaml = "a:\n- - 1\n  - 2\n- [3]\nb:\n  - c: x\n  - c: y\n    d:\n    - z\ne:\nf: {}\n"
    expect(treeValues(readJson(json))).toEqual(expected)
    expect(treeValues(readYaml(yaml))).toEqual(expected)
  })

  it("have elements without a value", () => {
    expect(treeValues(readYaml("a:\n-\n- x\nb:\n  - &c\n  - *c\n"))).toEqual({ a: [null, "x"], b: [null, null] })
  })

  it("follow arrays of tables, each with tables of its own", () => {
    const text = '[[a]]\nb = 1\n[a.c]\nd = """\nx\ny"""\n[[a]]\n[a.c]\nd.e = \'z\'\n[f]\ng = { h.i = 1, h.j = 2 }\n'
    expect(treeValues(readToml(text))).toEqual({
      a: [{ b: "1", c: { d: "x\ny" } }, { c: { d: { e: "z" } } }],
      f: { g: { h: { i: "1", j: "2" } } }
    })
  })

  it("follow aliases to lists and to their elements", () => {
    const text = "a: &a [x, y]\nb: [*a, z]\nc:\n  - &d d\n  - *d\ne: *d\n"
    expect(treeValues(readYaml(text))).toEqual({ a: ["x", "y"], b: [["x", "y"], "z"], c: ["d", "d"], e: "d" })
  })

  it.each([
    ["JSON", readJson('{"a": 1')],
    ["JSON", readJson('{"a": 1} b')],
    ["JSON", readJson("")],
    ["YAML", readYaml("a: 1\nnothing\n")],
    ["TOML", readToml("a = 1\nb = \n")],
    ["TOML", readToml("a\n")]
  ])("are none of damaged %s, of which the nodes are left", (_, tree) => {
    expect(tree.isDamaged).toBe(true)
    expect(treeValues(tree)).toBeUndefined()
  })
})

it("Templates are no JSON, and what stands around them is read", () => {
  expect(settingsOf(readYaml("{{- if .Values.tls }}\na: 1\n{% if b %}\nc: {{ d }}\n"))).toEqual([
    "a=1 2:1-2:5",
    "c={{ d }} 4:1-4:11"
  ])
})
