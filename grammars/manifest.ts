import type { Grammar } from "./Grammar.ts"
import { go } from "./go.ts"
import { csharp } from "./csharp.ts"
import { java } from "./java.ts"
import { php } from "./php.ts"
import { python } from "./python.ts"
import { ruby } from "./ruby.ts"

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
    name: "csharp",
    ecosystem: "dotnet",
    extensions: [".cs", ".csx"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm",
    query: "csharp.scm",
    grammar: csharp
  },
  {
    name: "ruby",
    ecosystem: "ruby",
    extensions: [".rb", ".rake", ".gemspec"],
    fileNames: ["Rakefile"],
    shebangs: ["ruby"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm",
    query: "ruby.scm",
    grammar: ruby
  },
  {
    name: "php",
    ecosystem: "php",
    extensions: [".php", ".phtml"],
    shebangs: ["php"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm",
    query: "php.scm",
    grammar: php
  },
  {
    name: "go",
    ecosystem: "go",
    extensions: [".go"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm",
    query: "go.scm",
    grammar: go
  }
]
