import type { Grammar } from "./Grammar.ts"
import { dart } from "./dart.ts"
import { java } from "./java.ts"
import { python } from "./python.ts"
import { swift } from "./swift.ts"

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
    name: "python",
    ecosystem: "python",
    extensions: [".py", ".pyi", ".pyw"],
    shebangs: ["python", "python2", "python3"],
    wasm: "tree-sitter-wasms/out/tree-sitter-python.wasm",
    query: "python.scm",
    grammar: python
  },
  {
    name: "swift",
    ecosystem: "swift",
    extensions: [".swift"],
    wasm: "@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",
    query: "swift.scm",
    grammar: swift
  },
  {
    name: "dart",
    ecosystem: "dart",
    extensions: [".dart"],
    wasm: "@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm",
    query: "dart.scm",
    grammar: dart
  }
]
