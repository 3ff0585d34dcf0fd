import type { Grammar } from "./Grammar.ts"
import { java } from "./java.ts"
import { kotlin } from "./kotlin.ts"
import { python } from "./python.ts"
import { scala } from "./scala.ts"

/** One language: how its files are recognised and which published build of its grammar parses it best. */
export interface Language {
  readonly name: string
  readonly extensions: ReadonlyArray<string>
  readonly fileNames?: ReadonlyArray<string>
  readonly shebangs?: ReadonlyArray<string>
  /** Module specifier of the grammar's WASM file. */
  readonly wasm: string
  /** The set of rule tables that applies: languages that call the same libraries share one. */
  readonly ecosystem: string
  /** Query file beside this one. */
  readonly query: string
  readonly grammar: Grammar
}

export const manifest: ReadonlyArray<Language> = [
  {
    name: "java",
    ecosystem: "java",
    extensions: [".java"],
    wasm: "tree-sitter-wasms/out/tree-sitter-java.wasm",
    query: "java.scm",
    grammar: java
  },
  {
    name: "kotlin",
    ecosystem: "java",
    extensions: [".kt", ".kts"],
    wasm: "tree-sitter-wasms/out/tree-sitter-kotlin.wasm",
    query: "kotlin.scm",
    grammar: kotlin
  },
  {
    name: "scala",
    ecosystem: "java",
    extensions: [".scala", ".sc", ".sbt"],
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-scala.wasm",
    query: "scala.scm",
    grammar: scala
  },
  {
    name: "python",
    ecosystem: "python",
    extensions: [".py", ".pyi", ".pyw"],
    shebangs: ["python", "python2", "python3"],
    wasm: "tree-sitter-wasms/out/tree-sitter-python.wasm",
    query: "python.scm",
    grammar: python
  }
]
