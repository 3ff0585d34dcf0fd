import type { UsageScope } from "./UsageScope.ts"

interface Convention {
  readonly scope: UsageScope
  /** Names of folders, at any depth, in lower case. */
  readonly folders: RegExp
  /** Names of folders as they are written. */
  readonly named?: RegExp
  /** Paths of files as they are written. */
  readonly paths?: ReadonlyArray<RegExp>
  /** Names of files. */
  readonly files?: RegExp
}

/** A name that is one of these as a whole. */
const wholly = (...patterns: ReadonlyArray<string>): RegExp => new RegExp(`^(?:${patterns.join("|")})$`)

/**
 * By the conventions of the test runners, package managers and code generators of each language: go test, cargo, Maven and
 * Gradle source sets, pytest, RSpec, PHPUnit, xUnit, XCTest, Jest, ExUnit, Foundry, Bats, Laravel; protoc, build_runner, Visual Studio
 * designers. Projects of Go keep what only their developers run in `hack`, those on GitHub and the like what only their workflows run beside these; a folder of stubs holds data for tests, but stubs of code are of the program. The debug source set of Android is in no build that is shipped; a package of Go that supports tests is named after what it
 * tests (`httptest`); what generates its code stands in `cmd/gen`, `internal/gen` or a folder that ends in `-gen`, but a generator of keys is a program of its own; a .NET library keeps programs that show how to host it in `host`, copies of client libraries in `wwwroot/lib`
 * (https://abp.io/docs/8.2/solution-templates/application-module, https://learn.microsoft.com/en-us/aspnet/core/client-side/libman/libman-vs). In
 * an image, what the distribution has installed stands in `/usr` (Filesystem Hierarchy Standard 3.0, chapter 4), and what programs brought with
 * them below `/usr/local/lib`; `/usr/src` and `/usr/local/bin` are where images keep programs of their own.
 * The first that fits counts.
 */
const CONVENTIONS: ReadonlyArray<Convention> = [
  {
    scope: "vendored",
    folders:
      /^(?:vendor|vendors|vendored|(?:[a-z0-9]+[-_])+vendor(?:ed)?|third[-_]?party|3rdparty|external|externals|extern|node_modules|bower_components|pods|carthage|godeps|site-packages|\.bundle|deps|boringssl|libtom(?:crypt|math)|micro-ecc|tiny-aes(?:-c)?|monocypher)$/,
    named: /^C[A-Z]\w*(?:BoringSSL|LibreSSL|OpenSSL|MbedTLS|Sodium|SQLite)$/,
    paths: [
      /(?:^|\/)wwwroot\/lib\//i,
      /!\/usr\/(?:local\/)?(?:lib(?:32|64|exec|x32)?|share|include)\//i,
      /(?:^|\/)(?:libs?|library|libraries|includes?|inc|vendors?|classes)\/(?:adodb\d?|fpdf|getid3|htmlpurifier|nusoap|pear|phpass|phpexcel|phpmailer|phpseclib\d?|random_compat|simplepie|smarty|sodium_compat|swiftmailer|tcpdf|zend)\//i,
      /(?:^|\/)(?:ckeditor\d?|font-?awesome(?:-free)?|scriptaculous|tinymce)\/(?:.*\/)?[^/]+\.js$/i
    ],
    files:
      /^(?:jquery(?:-\d[\w.]*)?(?:\.slim)?(?:\.min)?|[\w.-]+[.-](?:v?\d+(?:\.\d+)+|v\d+(?=[.-]min))(?:[.-]min)?)\.js$/
  },
  {
    scope: "test",
    folders: wholly(
      "(?:[a-z0-9]+[-_.])*(?:tests?|testing|unittests?|e2e)",
      "specs?",
      "(?:[a-z0-9]+[-_])*tests?[-_.][a-z0-9-_.]+",
      "tap",
      "__(?:tests|mocks|fixtures|snapshots)__|\\.snapshots",
      "(?:install|setup)[-_]dev(?:el(?:opment)?)?(?:[-_]?env(?:ironment)?)?",
      "(?:[a-z0-9]+[-_])*mocks?(?:[-_][a-z0-9]+)*|fakes|fixtures?|cassettes|testdata|testcases?|testbed|testapp",
      "(?:[a-z0-9]+[-_.])*test-?(?:utils?|support|fixtures|harness|resources|suite|data|lib|kit)",
      "(?:[a-z0-9]+[-_.])*(?:acceptance|android|api|common|component|contract|desktop|e2e|functional|integration|ios|js|jvm|load|macos|native|performance|regression|shared|smoke|sys|system|ui|unit|web)tests?",
      "testfixtures|i(?:nt)?tests?|conformance(?:[-_](?:tests?|suite))?",
      "(?:[a-z0-9]+[-_.])*(?:bench|benches|benchmarks?|benchmarking)",
      "(?:mock|fake|stub|test)[-_]?(?:servers?|backends?|peers?)",
      "(?:[a-z0-9]+[-_])*codegen",
      "(?!src-|(?:[a-z0-9]+[-_])*(?:ca|certs?|csr|hash|ids?|jwt|keys?|keypairs?|otp|pass|passwords?|passphrases?|pins?|prime|random|rng|secrets?|sign|ssl|tls|tokens?|totp|uuid|wallet|x509)[-_]gen$)[a-z0-9]+(?:[-_][a-z0-9]+)*-gen",
      "jmh|hack|attic|devel|prototypes?|\\.devcontainer|profiling",
      "build-?src|build-logic|build[-_]?scripts?|(?:[a-z0-9]+[-_.])*tck",
      "dev[-_]env(?:ironment)?|ci[-_]?(?:config|keys?|scripts?|tools?)",
      "(?:[a-z0-9]+[-_.])*(?:load|stress)[-_]?(?:gen(?:erator)?|test(?:er|ers|ing|s)?)",
      "(?:test|tests|testing)-?suites?",
      "regress|fuzz(?:ing|ers?)?|cypress|playwright|selenium"
    ),
    named: /^[A-Z]\w*(?:[a-z0-9](?:(?:UI|Unit|Integration)?Tests|Benchmarks?)|Perf(?:ormance)?Test(?:er|s)?)$/,
    paths: [
      /(?:^|\/)(?:database\/factories\/|(?:config|database|db|migrations|prisma)\/seed(?:er)?s?\/|src\/debug\/(?:assets|java|kotlin|res)\/|internal\/suites?\/|[a-z0-9]+(?:-[a-z0-9]+)*-its?\/src\/|prisma\/seeds?\.|(?!(?:at|con|la|pro)test\/)[a-z0-9]+test\/(?:[a-z0-9]+\/)*[^/]+\.go$|(?:cmd|internal|scripts?|tools?)\/gen\/|(?:integration|acceptance|e2e)\/suites\/|suites\/(?:.*\/)?[^/]+\.(?:cer|crt|jks|key|p12|pem|pfx)$)/i,
      /(?:^|\/)(?:build|cmd|contrib|extras?|misc|scripts?|tools?|utils?)\/(?:dev(?:el|tools?)?|maintainers?|releng|release)\//i,
      /(?:^|\/)(?:build|scripts?|tools?)\/ci\//i,
      /^\.?ci\//i,
      /(?:^|\/)(?:internal\/acceptance|acceptance\/(?:.*\/)?(?:scripts?|tests?|cases|fixtures?))\//i,
      /^releases?\/(?:.*\/)?[^/]+\.(?:bat|cmd|ps1|py|rb|sh)$/i,
      /^(?:dev|qa|dev[-_]?tools|release[-_]?(?:scripts|tools)|maintainer[-_]scripts|committer[-_]tools)\//i,
      /^(?:(?!(?:app|cmd|internal|lib|pkg|src)\/)[^/]+\/)?develop\//i,
      /(?:^|\/)src\/(?:it|int|itest)\/(?:groovy|java|kotlin|resources|scala)\//i,
      /(?:^|\/)features\/(?:step_definitions|support)\//i,
      /(?:^|\/)scripts?\/(?:.*\/)?[^/]+\.(?:cer|crt|csr|jks|json|jwks?|key|p12|pem|pfx|ya?ml)$/i,
      /(?:^|\/)(?:scripts?|tools?|utils?)\/(?:.*[-_])?(?:bump|changelog|coverage|format|lint|publish|release)(?:[-_].*)?\.(?:sh|bash|py|rb|js|mjs|ps1)$/i,
      /(?:^|\/)stubs?\/(?:.*\/)?[^/]+\.(?:cer|crt|csr|jks|json|jwks?|key|p12|pem|pfx|pub)$/i,
      /(?:^|\/)\.(?:buildkite|circleci|forgejo|gitea|github|gitlab)\/(?:(?!workflows\/)[^/]+\/|workflows\/(?:.*\/)?[^/]+\.(?:cer|crt|csr|jks|key|p12|pem|pfx)$)/i,
      /(?:^|\/)\.(?:buildkite|circleci|woodpecker)\//i,
      /^(?:certification|integration|t)\//i
    ],
    files: wholly(
      "(?:test_|tests_|test-|conftest\\.).*",
      "(?:.*[_-])?self[-_]?tests?\\.[A-Za-z0-9]+",
      "(?:create|gen|generate|make|write)[-_]tests?[-_].*",
      "(?:.*[-_])?(?:dummy|fake|sample|seed|test)[-_]?data(?:[._-].*)?\\.[A-Za-z0-9]+",
      "(?:Create|Generate|Make|Seed|Setup)(?:Dummy|Fake|Sample)[A-Z]\\w*\\.[A-Za-z0-9]+",
      "Benchmark(?!C(?:md|ommand))[A-Z]\\w*\\.[A-Za-z0-9]+",
      "Mock[A-Z]\\w*\\.[A-Za-z0-9]+|Test-\\w+\\.ps1",
      "config[-_.]tests?\\..*",
      "(?:.*[-_.])?local[-_.]test(?:s|ing)?(?:[-_.].*)?\\.[A-Za-z0-9]+|.*[-_]testing\\.(?:conf|ini|json|properties|toml|ya?ml)",
      "\\.env\\.(?:test(?:ing)?|e2e|ci)(?:\\..*)?|testing\\.(?:exs?|php|py|rb)",
      "phpunit(?:[._-].*)?\\.(?:xml|dist)|(?:pytest|tox)\\.ini",
      "(?:ava|cypress|jest|karma|mocha|playwright|protractor|vitest|wdio)\\.conf(?:ig)?\\..*|\\.mocharc\\..*",
      "(?:dev-)?seeds\\.(?:exs?|rb)",
      "tempkey\\.(?:jwk|rsa)|debug(?:[-_.][\\w-]+)?\\.(?:jks|keystore)",
      "(?:mocks?|fakes?|fixtures|stubs?)\\.(?:[cm]?[jt]sx?|dart|exs?|go|java|kts?|php|py|rb|rs|swift)",
      "Tests?(?:Certificates?|Certs?|Constants?|Data|Fixtures?|Helpers?|Keys?|Support|Utils?|Values?)\\.[A-Za-z0-9]+",
      "mockServiceWorker\\.js",
      "(?:.*[._-])?(?:bench(?:mark)?|tests?)[._-].*\\.(?:cer|crt|jks|key|p12|pem|pfx)",
      "\\.php-cs-fixer\\..*",
      "(?:.*[-_])?(?:load|stress|soak)[-_]?test(?:er|s)?\\.[A-Za-z0-9]+|.*[-_](?:speed|perf)\\.[A-Za-z0-9]+",
      "(?:bench(?:mark)?s?|tests?)\\.(?:cpp|c|cc|exs?|go|jsx?|lua|mjs|php|py|rb|rs|tsx?)",
      ".*(?:[_.-](?:[Tt]ests?|specs?|unittest|bench|benchmark|mock|e2e|cy)|(?<=[a-z0-9])(?:Tests?|TestCase|Spec|IT|Benchmark|Mock|Fixtures?))\\.[A-Za-z0-9]+",
      ".*\\.(?:t\\.sol|bats|feature)"
    )
  },
  {
    scope: "example",
    folders: wholly(
      "(?:[a-z0-9]+[-_.])*(?:examples?|samples?|demos?|showcases?|tutorials?|snippets?|sandbox(?:es)?)",
      "(?:examples?|samples?|demos?|sandbox|(?:[a-z0-9]+[-_.])+(?:examples|samples|demos))[-_.][a-z0-9-_.]+",
      "development|quickstarts?|docs?|documentation|cookbook|playground|\\.?storybook"
    ),
    named: /^Examples?[A-Z]\w*$/,
    paths: [/(?:^|\/)hosts?\/(?:.*\/)?[^/]+\.(?:cs|cshtml|csproj|razor)$/, /(?:^|\/)src\/site\//],
    files: wholly(
      ".*(?:[_.-](?:example|sample|demo|stories)|(?<=[a-z0-9])(?:Example|Sample|Demo))\\.[A-Za-z0-9]+",
      "(?:demo|example)[-_].*\\.[A-Za-z0-9]+|(?:.*[-_.])?sample[-_]?(?:conf(?:ig)?|settings|env)(?:[-_.].*)?\\.[A-Za-z0-9]+",
      "examples?\\.(?:c|cc|cpp|cs|dart|exs?|go|java|jsx?|kts?|lua|mjs|php|pl|py|rb|rs|scala|swift|tsx?)",
      "(?:README|Readme|readme)(?:\\..*)?",
      ".*\\.(?:adoc|asciidoc|markdown|md|mdx|rst)"
    )
  },
  {
    scope: "generated",
    folders: /^(?:generated|generated-sources|__generated__|autogen|autogenerated|gen-src|src-gen)$/,
    files:
      /^.*(?:\.pb\.(?:go|cc|h|swift|rb)|_pb2?(?:_grpc)?\.(?:py|js|ts|rb)|\.(?:g|freezed|gr|mocks)\.dart|\.g\.cs|\.g\.i\.cs|\.designer\.cs|\.generated\.[a-z]+|[_.]gen\.(?:go|ts|js|rs)|OuterClass\.java|Grpc\.java|[.-]bundle\.[cm]?js|\.dist\.[cm]?js)$/i
  }
]

/** A package named after the domain of RFC 2606 is no example. */
const RESERVED_DOMAIN = /(^|\/)(?:com|org|net)\/example\//i

/** The folders of packages in a source set of Maven or Gradle that is shipped: `test` there is a name of the program. */
const SHIPPED_PACKAGES = /((?:^|\/)src\/(?:[a-z0-9]+M|m)ain\/(?!webapp\/)[a-z]+\/).*(?=\/)/

interface PlacedFile {
  readonly folders: ReadonlyArray<string>
  readonly name: string
}

const fits = ({ folders, named, paths, files }: Convention, file: PlacedFile): boolean =>
  file.folders.some((folder) => folders.test(folder.toLowerCase()) || named?.test(folder) === true) ||
  paths?.some((one) => one.test([...file.folders, file.name].join("/"))) === true ||
  files?.test(file.name) === true

/** Whose use of cryptography a file shows, by where it stands and what it is called. */
export const usageScopeOf = (path: string): UsageScope => {
  const name = path.slice(path.lastIndexOf("/") + 1)
  const placed = (within: string): PlacedFile => ({ folders: within.split("/").slice(0, -1), name })
  const whole = placed(path.replace(RESERVED_DOMAIN, "$1"))
  const shipped = placed(path.replace(SHIPPED_PACKAGES, "$1"))
  const found = CONVENTIONS.find((one) => fits(one, one.scope === "test" || one.scope === "vendored" ? shipped : whole))
  return found?.scope ?? "production"
}

const MAX_HEAD = 4_096

/** Go's convention (`go help generate`), and those of protoc, Thrift, .NET, Roslyn and others. */
const GENERATED =
  /^[ \t]*(?:\/\/|\/\*+|#|--|;|<!--|\*)[^\n]{0,80}(?:@generated\b|<auto-generated|\bDO NOT (?:EDIT|MODIFY)\b|[Gg]enerated by the protocol buffer compiler|[Aa]uto-?generated (?:by|from|file)|[Tt]his (?:file|code) (?:is|was) (?:auto(?:matically)?[- ]?)?generated)/m

/** What Emscripten writes in front of a program (https://emscripten.org/docs/api_reference/module.html). */
const EMSCRIPTEN =
  /^[ \t]*(?:var Module;\s*if\s*\(!Module\)\s*Module\s*=|var Module\s*=\s*typeof\s*\(?Module\)?\s*!==?\s*["']undefined["'])/m

/** Whether the first lines of a text say that a tool wrote it. */
export const isMarkedGenerated = (text: string): boolean =>
  GENERATED.test(text.slice(0, MAX_HEAD)) || EMSCRIPTEN.test(text.slice(0, MAX_HEAD))

/** Where a web site keeps the libraries of its pages: scripts of the project itself stand beside such a folder. */
const LIBRARIES_OF_PAGES =
  /(?:^|\/)(?:assets|js|javascripts?|public|static|webapp|wwwroot|www)\/(?:.*\/)?(?:contrib|libs)\/[^/]+(?:\/.*)?\.m?js$/i

/** Libraries that pages load, by the names of their files. */
const KNOWN_TO_PAGES =
  /(?:^|\/)(?:aes-js|angular|backbone|bootstrap|chart|codemirror|crypto-?js|d3|dataTables|ember|ext-all|forge|handlebars|jquery[.-]ui|jsencrypt|jsrsasign|jszip|knockout|lodash|moment|mootools|prototype|require|select2|redactor|sjcl|socket\.io|sockjs|spark-md5|spectrum|stomp|summernote|three|tinycolor|ui-bootstrap(?:-tpls)?|underscore)(?:[.-](?:bundle|all|full|core|umd))?\.m?js$/i

const LICENCE =
  /^\s*(?:\/\*|\/\/)[^]{0,2048}?(?:\bcopyright\b|@licen[cs]e\b|@licstart\b|\blicen[cs]ed? |\blicen[cs]e: *[A-Z]|\bunder the [\w.-]+ licen[cs]e\b)/i

/** Who wrote the implementations of hashes and ciphers that programs in C keep as single files. */
const WRITERS =
  /\b(?:copyright|written|developed|implemented|adapted|authors?)\b[^\n]{0,80}\b(?:Brian Gladman|(?:Dr\.? )?B\. ?R\. Gladman|RSA Data Security|Colin Plumb|Steve Reid|Aaron D\. Gifford|Christophe Devine|Olivier Gay|Brad Conte|L\. Peter Deutsch|Peter Deutsch|Jim Gillogly|Allan Saddi|Alexander Peslyak|Andrew Moon|Markku-Juhani(?: O\.)? Saarinen)\b/i

const FIRST_COMMENTS = /^(?:\s*(?:\/\*[^]*?\*\/|\/\/[^\n]*))*/

const OF_C = /\.(?:c|cc|cpp|cxx|h|hpp|m|mm)$/i

/** A line that nobody has written. */
const MINIFIED = /^[^\n]{400}/m

/**
 * Whether a file is a copy of a library that a page or a program in C keeps: by its folder, and by the notice of its owner at its head; or by the name
 * of one that is known, where it is minified.
 */
export const isMarkedCopy = (path: string, text: string): boolean => {
  const head = text.slice(0, MAX_HEAD)
  if (KNOWN_TO_PAGES.test(path) && MINIFIED.test(head)) return true
  return LIBRARIES_OF_PAGES.test(path) || KNOWN_TO_PAGES.test(path)
    ? LICENCE.test(head)
    : OF_C.test(path) && WRITERS.test(FIRST_COMMENTS.exec(head)?.[0] ?? "")
}

const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*|#(?!\s*(?:if|include|define|import)\b)|--|;|%|<!--)/

/** What may stand before the comment on the first thing of a file. */
const PREAMBLE = /^[ \t]*(?:$|import\b|package\b|using\b|use\b|from\b|namespace\b|#|<\?php|["']use strict)/

const FOR_TESTS =
  /\b(?:(?:intended|meant) (?:only |solely )?for (?:\w+ ){0,3}(?:tests|testing)(?: only| purposes?(?: only)?)?\s*(?:[.!;]|\n|$)|(?:only )?for (?:the )?(?:tests?|testing) (?:purposes? )?only\s*(?:[.!;]|\n|$)|move this file to (?:the )?tests? (?:folder|directory)\b)/i

/** Whether the comments at the head of a text, or on the first thing in it, say that it is for tests. */
export const isMarkedForTests = (text: string): boolean => {
  const lines = text.slice(0, MAX_HEAD).split("\n")
  const end = lines.findIndex((line) => !COMMENT_LINE.test(line) && !PREAMBLE.test(line))
  const head = end < 0 ? lines : lines.slice(0, end)
  return FOR_TESTS.test(
    head
      .filter((line) => COMMENT_LINE.test(line))
      .join("\n")
      .replace(/[ \t\r/*#-]+/g, " ")
  )
}
