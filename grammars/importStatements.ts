/** How a language writes that a file uses a library: enough to find it in a text that is not parsed. */
export interface ImportStatement {
  /** Groups: `path`, and where the language has them `names` (a list), `alias`. */
  readonly pattern: RegExp
  /** What stands between the parts of a path. */
  readonly separator: string
  /** What a text with an import of a module must hold, `%` for the module. */
  readonly spellings: ReadonlyArray<string>
  /** Local names: `names` and `alias` as written, the `last` part of the path, or none where all names are imported. */
  readonly binds: "last" | "first" | "names" | "all" | "path"
}

const jvm: ImportStatement = {
  pattern:
    /^[ \t]*import\s+(?:static\s+)?(?<path>[\w.]+?)(?:\.(?<names>\{[^}]*\}|[*_]))?(?:\s+as\s+(?<alias>\w+))?[ \t]*;?[ \t]*(?:\/\/.*)?$/gm,
  separator: ".",
  spellings: ["%"],
  binds: "last"
}

const ecmascript: ImportStatement = {
  pattern:
    /(?:\b(?:import|export)\s+(?:type\s+)?(?<names>[\w$*{][^"'`;()]*?)\s*from\s*|\bimport\s+|\b(?:const|let|var)\s+(?<alias>[\w$]+|\{[^}]*\})\s*=\s*(?:await\s+)?(?:\w+\()?(?:require|import)\s*\(\s*|\b(?:require|import)\s*\(\s*)["'](?<path>[^"'\n]+)["']/g,
  separator: "/",
  spellings: [`"%"`, `'%'`, `"%/`, `'%/`],
  binds: "names"
}

/** A header in quotes without a folder is one of the program's own. */
const included: ImportStatement = {
  pattern:
    /^[ \t]*(?:#[ \t]*(?:include|import)[ \t]*(?:<(?=[^\n]*>)|"(?=[^"\n]*\/))(?<path>[^>"\n]+)[>"]|@import[ \t]+(?<alias>[\w.]+);)/gm,
  separator: "/",
  spellings: ["<%>", "<%/", `"%/`, "@import %"],
  binds: "all"
}

/**
 * Import statements by the name of the language. A language is left out whose programs call cryptography without an import of
 * its library (commands of a shell), or whose libraries are interfaces to what the language itself has (Solidity).
 */
export const importStatements: { readonly [language: string]: ImportStatement } = {
  java: jvm,
  kotlin: jvm,
  scala: jvm,
  groovy: jvm,
  javascript: ecmascript,
  typescript: ecmascript,
  tsx: ecmascript,
  vue: ecmascript,
  c: included,
  cpp: included,
  objc: included,
  python: {
    pattern:
      /^[ \t]*(?:from[ \t]+(?<path>[\w.]+)[ \t]+import[ \t]+(?<names>\([^)]*\)|[^\n#;]*)|import[ \t]+(?<alias>[\w.]+(?:[ \t]+as[ \t]+\w+)?))/gm,
    separator: ".",
    spellings: ["from %", "import %"],
    binds: "first"
  },
  go: {
    pattern: /^[ \t]*(?:import[ \t]+)?(?:(?<alias>[\w.]+)[ \t]+)?["`](?<path>[\w./~-]+)["`][ \t]*(?:;|\/\/.*)?\r?$/gm,
    separator: "/",
    spellings: [`"%"`, `"%/`],
    binds: "last"
  },
  rust: {
    pattern: /^[ \t]*(?:pub(?:\([^)]*\))?[ \t]+)?use[ \t]+(?:::)?(?<path>\w+(?:::\w+)*)(?<names>(?:::)?[^;]*);/gm,
    separator: "::",
    spellings: ["use %", "use ::%"],
    binds: "names"
  },
  csharp: {
    pattern:
      /^[ \t]*(?:global[ \t]+)?using[ \t]+(?:static[ \t]+)?(?:(?<alias>\w+)[ \t]*=[ \t]*)?(?<path>[\w.]+)[ \t]*;/gm,
    separator: ".",
    spellings: ["using %", "= %"],
    binds: "all"
  },
  php: {
    pattern:
      /^[ \t]*use[ \t]+(?:function[ \t]+)?\\?(?<path>\w+(?:\\\w+)*)(?:\\(?<names>\{[^}]*\}))?(?:[ \t]+as[ \t]+(?<alias>\w+))?[ \t]*;/gm,
    separator: "\\",
    spellings: ["use %", "use \\%"],
    binds: "last"
  },
  ruby: {
    pattern: /^[ \t]*require[ \t(]+["'](?<path>[\w/-]+)["']/gm,
    separator: "/",
    spellings: [`require "%`, `require '%`, `require("%`, `require('%`],
    binds: "all"
  },
  swift: {
    pattern:
      /^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public[ \t]+|internal[ \t]+)?import[ \t]+(?:(?:struct|class|enum|func|protocol|typealias)[ \t]+)?(?<path>\w+)/gm,
    separator: ".",
    spellings: ["import %", "struct %", "class %", "enum %", "func %", "protocol %"],
    binds: "all"
  },
  dart: {
    pattern: /^[ \t]*import[ \t]+["']package:(?<path>[\w/.]+)["'](?:\s+as\s+(?<alias>\w+))?/gm,
    separator: "/",
    spellings: ["package:%/"],
    binds: "all"
  },
  elixir: {
    pattern: /(?<![\w.:"])(?<path>:[a-z]\w*|[A-Z]\w*(?:\.[A-Z]\w*)*)(?=\.[a-z])/g,
    separator: ".",
    spellings: ["%."],
    binds: "path"
  },
  lua: {
    pattern: /\b(?:local[ \t]+(?<alias>\w+)[ \t]*=[ \t]*)?require[ \t(]+["'](?<path>[\w./-]+)["']/g,
    separator: ".",
    spellings: [`"%"`, `'%'`, `"%.`, `'%.`],
    binds: "names"
  }
}
