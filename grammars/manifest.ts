import type { Grammar } from "./Grammar.ts"
import { c } from "./c.ts"
import { cpp } from "./cpp.ts"
import { java } from "./java.ts"
import { objc } from "./objc.ts"
import { python } from "./python.ts"

/** One language: how its files are recognised and which published build of its grammar parses it best. */
export interface Language {
  readonly name: string
  readonly extensions: ReadonlyArray<string>
  /** Extensions of another language that are this one's where the content has its mark. */
  readonly shared?: { readonly extensions: ReadonlyArray<string>; readonly mark: RegExp }
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
    name: "c",
    ecosystem: "c",
    extensions: [".c", ".h"],
    wasm: "tree-sitter-wasms/out/tree-sitter-c.wasm",
    query: "c.scm",
    grammar: c
  },
  {
    name: "objc",
    ecosystem: "c",
    extensions: [".m", ".mm"],
    shared: { extensions: [".h"], mark: /^[ \t]*(?:@(?:interface|protocol|class|import|end)\b|#import\b)/m },
    wasm: "tree-sitter-wasms/out/tree-sitter-objc.wasm",
    query: "objc.scm",
    grammar: objc
  },
  {
    name: "cpp",
    ecosystem: "c",
    extensions: [
      ".cc",
      ".cpp",
      ".cxx",
      ".c++",
      ".hpp",
      ".hh",
      ".hxx",
      ".h++",
      ".ipp",
      ".inl",
      ".tpp",
      ".txx",
      ".ixx",
      ".cppm",
      ".cu",
      ".cuh",
      ".ino"
    ],
    shared: {
      extensions: [".h"],
      mark: /^[ \t]*(?:namespace\b|template\s*<|class\s+\w[^;{}]{0,200}[{:]|using\s+\w|(?:public|private|protected)\s*:)/m
    },
    wasm: "tree-sitter-wasms/out/tree-sitter-cpp.wasm",
    query: "cpp.scm",
    grammar: cpp
  }
]
