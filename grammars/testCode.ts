/** A part of a file that is of tests: from its head, with its indentation as first group, to where the block behind it ends. */
export interface TestPart {
  readonly head: RegExp
  /**
   * The block ends with the brace that stands below the head, with the last line that is indented deeper, or with the next
   * directive of a preprocessor. A `line` and an `arm`, which other things share its lines with, end with the head.
   */
  readonly until: "brace" | "outdent" | "directive" | "line" | "arm"
  /** What the part must hold besides. */
  readonly holds?: RegExp
}

/** By what a text shows that it, or a part of it, is of tests. */
interface TestCode {
  /** What a file has only if it is of tests as a whole: it imports a framework for tests, benchmarks or the data of these. */
  readonly whole?: RegExp
  readonly parts?: ReadonlyArray<TestPart>
}

/** What runs only where an expression is true that says that tests run, or a developer's own server: a block, a statement, an arm of an expression. */
const underTests = (until: "brace" | "outdent", ...said: ReadonlyArray<string>): ReadonlyArray<TestPart> => {
  const one = `(?:${said.join("|")})`
  const tests = `${one}(?:[ \\t]*(?:\\|\\||\\bor\\b)[ \\t]*${one}){0,3}`
  const opening = until === "brace" ? "\\{[ \\t]*" : "(?::|do|then)?[ \\t]*"
  return [
    { head: new RegExp(`^([ \\t]*)if\\b[ \\t(]*${tests}[ \\t)]*${opening}$`, "gm"), until },
    { head: new RegExp(`^()[^\\n#]*[^\\n# \\t][ \\t]+if[ \\t]+${tests}[ \\t]*$`, "gm"), until: "line" },
    {
      head: new RegExp(`(?<!(?:!|\\bnot)[ \\t]{0,4})${tests}[\\s)]*\\?(?![.?])(?:[^?:]|::){0,256}(?=:)`, "g"),
      until: "arm"
    },
    {
      head: new RegExp(
        `["']?\\b[\\w.-]{1,64}["']?(?:\\([^()\\n]{0,256}\\))?[ \\t]+if[ \\t]+${tests}(?=[ \\t]+else\\b)`,
        "g"
      ),
      until: "arm"
    },
    { head: new RegExp(`\\bif[ \\t(]*${tests}[ \\t)]*(?:\\{[^{}\\n]*\\}|,\\s*do:[^,\\n]*)`, "g"), until: "arm" }
  ]
}

/** What is compiled where a test, or a program for trying things out, is built of a file: `#ifdef TESTING_MILENAGE`. */
const testBuild: TestPart = {
  head: /^()[ \t]*#[ \t]*if(?:def[ \t]+|[ \t]+(?:defined[ \t]*\(?[ \t]*)?)(?:\w+_)?(?:UNIT_?)?TEST(?:S|ING|_MAIN|_PROGRAM)?(?:_\w+)?\)?[ \t]*\r?$/gm,
  until: "directive"
}

/** What a build for debugging alone compiles. */
const debugBuild: TestPart = { head: /^()[ \t]*#[ \t]*if[ \t]+DEBUG[ \t]*\r?$/gm, until: "directive" }

const jvm: TestCode = {
  whole:
    /^[ \t]*import[ \t]+(?:static[ \t]+)?(?:org\.junit|junit\.framework|org\.testng|org\.mockito|io\.mockk|io\.kotest|kotlin\.test|org\.scalatest(?:plus)?|munit|spock\.lang|org\.openjdk\.jmh)\b/m,
  parts: underTests(
    "brace",
    "\\b(?:\\w{1,64}\\.){0,3}(?:isTesting|IS_TESTING|isUnderTest|isRunningTests?|isTestMode)\\b(?:\\(\\))?"
  )
}

const ecmascript: TestCode = {
  whole:
    /(?:\bfrom[ \t]*|\brequire\([ \t]*|\bimport[ \t]+)["'](?:vitest|@effect\/vitest|@jest\/globals|mocha|chai|node:test|bun:test|@playwright\/test|ava|tape|sinon|supertest|@testing-library\/[\w/-]+)["']/,
  parts: underTests(
    "brace",
    "import\\.meta\\.vitest",
    "process\\.env\\.(?:VITEST|JEST_WORKER_ID)(?:[ \\t]*!==?[ \\t]*undefined)?",
    `process\\.env(?:\\.NODE_ENV|\\[["']NODE_ENV["']\\])[ \\t]*={2,3}[ \\t]*["'\`](?:development|test)["'\`]`
  )
}

const native: TestCode = {
  whole:
    /^[ \t]*(?:#[ \t]*(?:include|import)[ \t]*[<"](?:gtest\/|gmock\/|catch2\/|boost\/test\/|cmocka\.h|CUnit\/|CppUTest\/|cppunit\/|cxxtest\/|criterion\/criterion\.h|benchmark\/benchmark\.h|XCTest\/)|@import[ \t]+XCTest\b)/m,
  parts: [testBuild]
}

/** A function, a module or an implementation that is compiled for tests only (the Rust Book 11.1, 11.3). */
const RUST_ITEM =
  "(?:\\s*#\\[[^\\n]{0,256}\\]|\\s*\\/\\/[^\\n]*)*\\s*(?:pub(?:\\([^)\\n]*\\))?\\s+)?(?:(?:async|const|unsafe)\\s+)*(?:mod\\s+\\w+\\s*\\{|(?:fn|impl|trait)\\b[^{}]{0,1024}\\{)"

/** A value of tests only, beside which there is mostly another one of the same name. */
const RUST_VALUE = "(?:pub(?:\\([^)\\n]*\\))?\\s+)?(?:const|let|static|type)\\b[^;{}]{0,1024};"

const RUST_TEST =
  '#\\[(?:cfg\\((?:test|feature\\s*=\\s*"(?:[\\w-]{1,64}[-_])?(?:tests?|testing|mocks?|fuzz|fuzzing|bench)(?:[-_][\\w-]{1,64})?"|all\\((?:[^\\n()]{0,128},\\s*)?test\\b[^\\n]{0,256}|any\\(test,[^\\n)]{0,128}(?:test|fuzz|bench|mock)[^\\n]{0,128})\\)?|(?:\\w+::)*(?:(?:\\w+_)?test|bench|rstest)(?:\\([^\\n]{0,256}\\))?)\\]'

/**
 * By the name of the language. Production code that happens to mention tests says so by other means: a plugin of a test
 * runner, or `testing.Testing()` of Go, is none of these.
 */
export const testCode: { readonly [language: string]: TestCode } = {
  java: jvm,
  kotlin: jvm,
  scala: jvm,
  groovy: jvm,
  javascript: ecmascript,
  typescript: ecmascript,
  tsx: ecmascript,
  vue: ecmascript,
  c: native,
  cpp: native,
  objc: native,
  swift: {
    whole: /^[ \t]*(?:@testable[ \t]+import\b|import[ \t]+(?:XCTest|Testing|Quick|Nimble)\b)/m,
    parts: [debugBuild]
  },
  python: {
    whole: /^(?:from|import)[ \t]+(?:pytest|unittest|nose|hypothesis|django\.test|twisted\.trial|testtools)\b/m,
    parts: [
      ...underTests(
        "outdent",
        "\\b(?:\\w{1,64}\\.){0,3}(?:TESTING|app\\.testing)\\b",
        `\\b(?:\\w{1,64}\\.){0,2}config\\[["']TESTING["']\\]`,
        `["'](?:test|pytest)["'] in sys\\.(?:argv|modules)`,
        `os\\.(?:environ\\.get|getenv)\\(["'](?:(?:\\w{0,64}_)?TEST(?:ONLY|ING|S)?(?:_\\w{0,64})?|PYTEST\\w{0,64})["'][^()\\n]{0,64}\\)(?:[ \\t]*==[ \\t]*["']?\\w{1,16}["']?)?`
      ),
      {
        head: /^([ \t]*)class[ \t]+(?:\w*_)?(?:Local)?(?:Dev(?:el(?:opment)?)?|Test(?:s|ing)?|CI)(?:Config(?:uration)?|Settings)\b[^\n]*:[ \t]*(?:#[^\n]*)?$/gm,
        until: "outdent"
      },
      {
        head: /^()if __name__ == ["']__main__["']:/gm,
        until: "outdent",
        holds:
          /^[^\n]*\n(?:[ \t]*#[^\n]*\n)*[ \t]*#[^\n]*\b(?:tests?|testing|demo|example)\b|\bdoctest\.testmod\(|["'][^"'\n]*\btests?\/[^"'\n]*["']/i
      }
    ]
  },
  go: {
    whole:
      /^\/\/(?:go:build|[ \t]*\+build)[ \t]+(?:ignore|tools)[ \t]*\r?$|^\/\/go:build[ \t]+(?:debug|dev(?:[_-]?(?:build|certs?|el(?:op(?:ment)?)?|env|mode|only|server|tools?))?|(?:\w+_)?(?:e2e|tests?|integration))\b(?![^\n]*\|\|)|^func\b[^\n]{0,512}\btesting\.(?:[TBFM]|TB)\b|^[ \t]*(?:import[ \t]+)?(?:[\w.]+[ \t]+)?"(?:github\.com\/stretchr\/testify\/\w+|github\.com\/onsi\/(?:ginkgo|gomega)(?:\/[\w/]+)?|gopkg\.in\/check\.v1)"/m,
    parts: underTests("brace", "testing\\.Testing\\(\\)")
  },
  rust: {
    whole: /^#!\[cfg\(test\)\]|(?<!\][ \t]*\n)^use[ \t]+(?:::)?(?:criterion|proptest|quickcheck|rstest)\b/m,
    parts: [
      { head: new RegExp(`^([ \\t]*)${RUST_TEST}${RUST_ITEM}`, "gm"), until: "brace" },
      { head: new RegExp(`${RUST_TEST}\\s*${RUST_VALUE}`, "g"), until: "arm" },
      ...underTests("brace", "cfg!\\(test\\)")
    ]
  },
  csharp: {
    whole:
      /^[ \t]*(?:global[ \t]+)?using[ \t]+(?:static[ \t]+)?(?:Xunit|NUnit\.Framework|TUnit|Moq|NSubstitute|BenchmarkDotNet|Microsoft\.VisualStudio\.TestTools\.UnitTesting)\b/m,
    parts: [debugBuild]
  },
  php: {
    whole:
      /^use[ \t]+\\?(?:PHPUnit\\|Mockery\b|PhpSpec\\|Codeception\\|Cake\\TestSuite\\|Illuminate\\Foundation\\Testing\\|Illuminate\\Database\\(?:Eloquent\\Factories\\Factory|Seeder)\b|Symfony\\Bundle\\FrameworkBundle\\Test\\|Doctrine\\Bundle\\FixturesBundle\\)/m,
    parts: underTests(
      "brace",
      `(?:\\bapp\\(\\)->|\\bApp::|\\$(?:this->)?app->)(?:environment\\(\\[?["']testing["']\\]?\\)|runningUnitTests\\(\\))`
    )
  },
  ruby: {
    whole:
      /^[ \t]*require[ \t(]+["'](?:rspec|minitest|minitest\/(?:autorun|spec|mock)|test\/unit|spec_helper|rails_helper|test_helper|capybara\/\w+|webmock\/\w+|factory_bot(?:_rails)?)["']/m,
    parts: underTests(
      "outdent",
      "Rails\\.env\\.(?:development|local|test)\\?",
      `(?:Rails\\.env|ENV\\[["']RA(?:ILS|CK)_ENV["']\\])[ \\t]*==[ \\t]*["'](?:development|test)["']`
    )
  },
  dart: {
    whole: /^[ \t]*import[ \t]+["']package:(?:test|flutter_test|integration_test|mocktail|mockito|benchmark_harness)\//m
  },
  elixir: {
    whole: /^[ \t]*use[ \t]+(?:ExUnit\.Case|ExMachina(?:\.Ecto)?|\w+\.(?:ConnCase|DataCase))\b/m,
    parts: underTests("outdent", "(?:Mix\\.env|config_env)\\(\\)[ \\t]*==[ \\t]*:test")
  },
  bash: {
    whole:
      /^[^#\n]*[ \t](?:-out|-keyout|-keystore|-f|--outfile|-CAfile)[ =]["']?(?:[\w.${}-]+\/){0,6}(?:testdata|tests?|fixtures?|__tests__)\//m
  },
  lua: { whole: /\brequire[ \t(]+["'](?:busted|luaunit)\b/ },
  powershell: { whole: /^[ \t]*Describe[ \t]+["'][^\n]*\{[ \t]*\r?$/m },
  solidity: { whole: /^import[^;\n]*["']forge-std\/(?:src\/)?Test\.sol["']/m }
}
