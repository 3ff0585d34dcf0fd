import type { Embedding } from "./embeddedCode.ts"
import { macroBodies } from "./macroBodies.ts"
import type { Grammar } from "./Grammar.ts"
import { bash } from "./bash.ts"
import { c } from "./c.ts"
import { cpp } from "./cpp.ts"
import { csharp } from "./csharp.ts"
import { csharpRewrites } from "./csharpRewrites.ts"
import { dart } from "./dart.ts"
import { go } from "./go.ts"
import { elixir } from "./elixir.ts"
import { groovy, groovyRewrites } from "./groovy.ts"
import { java } from "./java.ts"
import { javascript } from "./javascript.ts"
import { kotlin } from "./kotlin.ts"
import { objc } from "./objc.ts"
import { php } from "./php.ts"
import { powershell } from "./powershell.ts"
import { lua } from "./lua.ts"
import { python } from "./python.ts"
import { ruby } from "./ruby.ts"
import { rust } from "./rust.ts"
import { scala } from "./scala.ts"
import { solidity } from "./solidity.ts"
import { swift } from "./swift.ts"
import { swiftRewrites } from "./swiftRewrites.ts"
import { typescript } from "./typescript.ts"

/** One language: how its files are recognised and which published build of its grammar parses it best. */
export interface Language {
  readonly name: string
  readonly extensions: ReadonlyArray<string>
  /** Extensions of what compilers make of programs, which is read as what they were in this language. */
  readonly compiled?: ReadonlyArray<string>
  /** Extensions of another language that are this one's where the content has its mark. */
  readonly shared?: { readonly extensions: ReadonlyArray<string>; readonly mark: RegExp }
  readonly fileNames?: ReadonlyArray<string>
  readonly shebangs?: ReadonlyArray<string>
  /** Module specifier of the grammar's WASM file, which our package ships. */
  readonly wasm: string
  /** The set of rule tables that applies: languages that call the same libraries share one. */
  readonly ecosystem: string
  /** Query file beside this one. */
  readonly query: string
  /** Query file of what the language has in common with others, which its own file goes on from. */
  readonly sharedQuery?: string
  readonly grammar: Grammar
  /** Where the code stands in a file that holds other things as well. */
  readonly embedding?: Embedding
}

export const queryFilesOf = ({ query, sharedQuery }: Language): ReadonlyArray<string> =>
  sharedQuery === undefined ? [query] : [sharedQuery, query]

export const manifest: ReadonlyArray<Language> = [
  {
    name: "java",
    ecosystem: "java",
    extensions: [".java"],
    compiled: [".class"],
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
    name: "groovy",
    ecosystem: "java",
    extensions: [".groovy", ".gvy", ".gradle"],
    fileNames: ["Jenkinsfile"],
    shebangs: ["groovy"],
    wasm: "tree-sitter-groovy/tree-sitter-groovy.wasm",
    query: "groovy.scm",
    grammar: groovy,
    embedding: { open: /^/g, close: /(?![^])/g, rewrites: groovyRewrites }
  },
  {
    name: "elixir",
    ecosystem: "elixir",
    extensions: [".ex", ".exs"],
    shebangs: ["elixir"],
    wasm: "tree-sitter-wasms/out/tree-sitter-elixir.wasm",
    query: "elixir.scm",
    grammar: elixir
  },
  {
    name: "python",
    ecosystem: "python",
    extensions: [".py", ".pyi", ".pyw"],
    shebangs: ["python", "python2", "python3"],
    shared: { extensions: [".sh"], mark: /^#![^\n]*\bpython[\d.]*(?![\w])/ },
    wasm: "tree-sitter-wasms/out/tree-sitter-python.wasm",
    query: "python.scm",
    grammar: python
  },
  {
    name: "powershell",
    ecosystem: "dotnet",
    extensions: [".ps1", ".psm1"],
    shebangs: ["pwsh"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm",
    query: "powershell.scm",
    grammar: powershell
  },
  {
    name: "csharp",
    ecosystem: "dotnet",
    extensions: [".cs", ".csx"],
    compiled: [".dll", ".exe"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm",
    query: "csharp.scm",
    grammar: csharp,
    embedding: { open: /^/g, close: /(?![^])/g, rewrites: csharpRewrites }
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
    extensions: [".php", ".phtml", ".inc", ".module", ".install", ".theme", ".ctp"],
    shebangs: ["php"],
    shared: { extensions: [".sh"], mark: /^#![^\n]*\bphp\b/ },
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm",
    query: "php.scm",
    grammar: php
  },
  {
    name: "javascript",
    ecosystem: "javascript",
    extensions: [".js", ".mjs", ".cjs", ".jsx"],
    shebangs: ["node", "nodejs", "bun", "deno", "zx"],
    wasm: "tree-sitter-wasms/out/tree-sitter-javascript.wasm",
    sharedQuery: "ecmascript.scm",
    query: "javascript.scm",
    grammar: javascript
  },
  {
    name: "typescript",
    ecosystem: "javascript",
    extensions: [".ts", ".mts", ".cts"],
    shebangs: ["ts-node", "tsx"],
    wasm: "tree-sitter-wasms/out/tree-sitter-typescript.wasm",
    sharedQuery: "ecmascript.scm",
    query: "typescript.scm",
    grammar: typescript
  },
  {
    name: "tsx",
    ecosystem: "javascript",
    extensions: [".tsx"],
    wasm: "tree-sitter-wasms/out/tree-sitter-tsx.wasm",
    sharedQuery: "ecmascript.scm",
    query: "typescript.scm",
    grammar: { ...typescript, name: "tsx" }
  },
  {
    name: "vue",
    ecosystem: "javascript",
    extensions: [".vue"],
    wasm: "tree-sitter-wasms/out/tree-sitter-tsx.wasm",
    sharedQuery: "ecmascript.scm",
    query: "typescript.scm",
    grammar: { ...typescript, name: "vue" },
    embedding: { open: /<script\b(?:"[^"]{0,500}"|'[^']{0,500}'|[^<>"'])*>/gi, close: "</script" }
  },
  {
    name: "rust",
    ecosystem: "rust",
    extensions: [".rs"],
    wasm: "tree-sitter-wasms/out/tree-sitter-rust.wasm",
    query: "rust.scm",
    grammar: rust
  },
  {
    name: "swift",
    ecosystem: "swift",
    extensions: [".swift"],
    wasm: "@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",
    query: "swift.scm",
    grammar: swift,
    embedding: { open: /^/g, close: /(?![^])/g, rewrites: swiftRewrites }
  },
  {
    name: "c",
    ecosystem: "c",
    extensions: [".c", ".h"],
    wasm: "tree-sitter-wasms/out/tree-sitter-c.wasm",
    query: "c.scm",
    grammar: c,
    embedding: macroBodies
  },
  {
    name: "objc",
    ecosystem: "c",
    extensions: [".m", ".mm"],
    shared: { extensions: [".h"], mark: /^[ \t]*(?:@(?:interface|protocol|class|import|end)\b|#import\b)/m },
    wasm: "tree-sitter-wasms/out/tree-sitter-objc.wasm",
    sharedQuery: "c.scm",
    query: "objc.scm",
    grammar: objc,
    embedding: macroBodies
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
    grammar: cpp,
    embedding: macroBodies
  },
  {
    name: "go",
    ecosystem: "go",
    extensions: [".go"],
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm",
    query: "go.scm",
    grammar: go
  },
  {
    name: "solidity",
    ecosystem: "solidity",
    extensions: [".sol"],
    wasm: "tree-sitter-wasms/out/tree-sitter-solidity.wasm",
    query: "solidity.scm",
    grammar: solidity
  },
  {
    name: "dart",
    ecosystem: "dart",
    extensions: [".dart"],
    wasm: "tree-sitter-wasms/out/tree-sitter-dart.wasm",
    query: "dart.scm",
    grammar: dart
  },
  {
    name: "lua",
    ecosystem: "lua",
    extensions: [".lua", ".rockspec"],
    shebangs: ["lua", "luajit", "resty"],
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-lua.wasm",
    query: "lua.scm",
    grammar: lua
  },
  {
    name: "bash",
    ecosystem: "shell",
    extensions: [".sh", ".bash", ".ksh", ".zsh", ".bats", ".ebuild", ".eclass"],
    fileNames: [
      ".bashrc",
      ".bash_profile",
      ".bash_login",
      ".bash_logout",
      ".bash_aliases",
      ".profile",
      ".zshrc",
      ".zprofile",
      ".zshenv",
      ".zlogin",
      ".kshrc",
      ".envrc",
      "PKGBUILD",
      "APKBUILD"
    ],
    shebangs: ["sh", "bash", "dash", "ash", "ksh", "mksh", "zsh", "bats"],
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-bash.wasm",
    query: "bash.scm",
    grammar: bash
  },
  {
    name: "dockerfile",
    ecosystem: "shell",
    extensions: [".dockerfile", ".containerfile"],
    fileNames: ["Dockerfile", "Containerfile"],
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-bash.wasm",
    query: "bash.scm",
    grammar: { ...bash, name: "dockerfile" },
    embedding: {
      open: /^[ \t]*(?:ONBUILD[ \t]+)?(?:RUN(?=[ \t])(?:[ \t]+--[\w-]+=[^\s]{1,500})*(?![ \t]*\[)|(?:ENV|ARG)[ \t](?=[ \t]*\w+=))/gim,
      close: /(?<!\\[ \t\r]{0,8})\r?\n/g
    }
  },
  {
    name: "makefile",
    ecosystem: "shell",
    extensions: [".mk", ".mak"],
    fileNames: ["Makefile", "makefile", "GNUmakefile", "BSDmakefile"],
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-bash.wasm",
    query: "bash.scm",
    grammar: { ...bash, name: "makefile" },
    /*
     * https://www.gnu.org/software/make/manual/make.html: lines of recipes and variables that are set, their names in
     * recipes written as those of the shell.
     */
    embedding: {
      open: /^(?:\t[ \t]*[-@+]*|(?=(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*(?:::?:?|\?)?=))/gm,
      close: /(?<!\\[ \t\r]{0,8})\r?\n/g,
      rewrites: [
        [/^((?:export[ \t]+)?[A-Za-z_]\w*)[ \t]*(?:::?:?|\?)?=[ \t]*([^"'`\\\n]*)$/gm, '$1="$2"'],
        [/(?<!\$)\$\(shell[ \t]/g, "$(      "],
        [/(?<!\$)\$[({](\w+)[)}]/g, "${$1}"],
        [/(?<!\$)\$(?:[@<^*?+|%]|\([@<^*?+|%][DF]?\))/g, "$$_"],
        [/\$\$/g, "$$"]
      ]
    }
  }
]

/** The grammar of each language, by the language's name. */
export const grammars: ReadonlyMap<string, Grammar> = new Map(manifest.map(({ name, grammar }) => [name, grammar]))
