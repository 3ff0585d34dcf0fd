interface GrammarLicence {
  /** Of the grammar's WASM file, as `grammars/manifest.ts` names it. */
  readonly wasm: string
  readonly repository: string
  readonly licences: ReadonlyArray<"MIT" | "Apache-2.0">
  readonly copyright: ReadonlyArray<string>
}

const maxBrunsfeld = (year: number): string => `Copyright (c) ${year} Max Brunsfeld`

/**
 * Whose work the grammars are: packages that bring many of them hold none of their licences. Read on 2026-11-28 in the repositories,
 * or in the packages that these publish; that of Groovy has no text, and names its author and MIT in its package.
 */
export const grammarLicences: ReadonlyArray<GrammarLicence> = [
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-java.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-java",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2017 Ayman Nadeem"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-kotlin.wasm",
    repository: "https://github.com/fwcd/tree-sitter-kotlin",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2018-2021 Max Brunsfeld", "Copyright (c) 2021 fwcd"]
  },
  {
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-scala.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-scala",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2018 Max Brunsfeld and GitHub"]
  },
  {
    wasm: "tree-sitter-groovy/tree-sitter-groovy.wasm",
    repository: "https://github.com/amaanq/tree-sitter-groovy",
    licences: ["MIT"],
    copyright: ["Amaan Qureshi"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-elixir.wasm",
    repository: "https://github.com/elixir-lang/tree-sitter-elixir",
    licences: ["MIT", "Apache-2.0"],
    copyright: ["Copyright (c) 2018-2021 Max Brunsfeld (MIT)", "Copyright 2021 The Elixir Team (Apache-2.0)"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-python.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-python",
    licences: ["MIT"],
    copyright: [maxBrunsfeld(2016)]
  },
  {
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm",
    repository: "https://github.com/airbus-cert/tree-sitter-powershell",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2023 Airbus CERT"]
  },
  {
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-c-sharp",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2014-2023 Max Brunsfeld, Damien Guard, Amaan Qureshi, and contributors."]
  },
  {
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-ruby",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2016 Rob Rix"]
  },
  {
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-php",
    licences: ["MIT"],
    copyright: [
      "Copyright (c) 2017 Josh Vera, GitHub",
      "Copyright (c) 2019 Max Brunsfeld, Amaan Qureshi, Christian Frøystad, Caleb White"
    ]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-javascript.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-javascript",
    licences: ["MIT"],
    copyright: [maxBrunsfeld(2014)]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-typescript.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-typescript",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2017 GitHub"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-tsx.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-typescript",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2017 GitHub"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-rust.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-rust",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2017 Maxim Sokolov"]
  },
  {
    wasm: "@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",
    repository: "https://github.com/alex-pinkus/tree-sitter-swift",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2021 alex-pinkus"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-c.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-c",
    licences: ["MIT"],
    copyright: [maxBrunsfeld(2014)]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-objc.wasm",
    repository: "https://github.com/amaanq/tree-sitter-objc",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2023 Amaan Qureshi <amaanq12@gmail.com>"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-cpp.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-cpp",
    licences: ["MIT"],
    copyright: [maxBrunsfeld(2014)]
  },
  {
    wasm: "@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-go",
    licences: ["MIT"],
    copyright: [maxBrunsfeld(2014)]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-solidity.wasm",
    repository: "https://github.com/JoranHonig/tree-sitter-solidity",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2020 Joran Honig"]
  },
  {
    wasm: "tree-sitter-wasms/out/tree-sitter-dart.wasm",
    repository: "https://github.com/UserNobody14/tree-sitter-dart",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2020-2023 UserNobody14 and others"]
  },
  {
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-lua.wasm",
    repository: "https://github.com/tree-sitter-grammars/tree-sitter-lua",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2021 Munif Tanjim"]
  },
  {
    wasm: "@cursorless/tree-sitter-wasms/out/tree-sitter-bash.wasm",
    repository: "https://github.com/tree-sitter/tree-sitter-bash",
    licences: ["MIT"],
    copyright: ["Copyright (c) 2017 Max Brunsfeld"]
  }
]
