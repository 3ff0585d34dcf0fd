import { describe, expect, it } from "vitest"
import { readUsageScopes } from "../../../scanner/source/readUsageScopes.ts"

const scopeOf = (language: string, text: string, path = "src/a.x"): string =>
  readUsageScopes(path, language, text).atLine(1)

/** The lines that are of tests. */
const testLines = (language: string, text: string): ReadonlyArray<number> => {
  const usage = readUsageScopes("src/a.x", language, text)
  return text.split("\n").flatMap((_, at) => (usage.atLine(at + 1) === "test" ? [at + 1] : []))
}

describe("a file that imports a framework for tests", () => {
  it.each([
    ["go", 'package suites\nimport (\n\t"github.com/stretchr/testify/require"\n)'],
    ["go", 'package keys\nimport "testing"\nfunc NewKey(t testing.TB) {}'],
    ["go", "//go:build debug\n\npackage keys"],
    ["go", "//go:build linux_integration && amd64\n\npackage keys"],
    ["go", "//go:build devcert\n\npackage keys"],
    ["go", "//go:build dev && linux\n\npackage keys"],
    ["python", "import pytest\n"],
    ["python", "from unittest import mock\n"],
    ["java", "package a;\nimport static org.junit.jupiter.api.Assertions.*;"],
    ["kotlin", "import kotlin.test.Test"],
    ["csharp", "using Xunit;"],
    ["swift", "@testable import Crypto"],
    ["swift", "import XCTest"],
    ["objc", "@import XCTest;"],
    ["typescript", 'import { it } from "vitest"'],
    ["javascript", "const { expect } = require('chai')"],
    ["php", "<?php\nuse PHPUnit\\Framework\\TestCase;"],
    ["php", "<?php\nuse Illuminate\\Database\\Eloquent\\Factories\\Factory;"],
    ["ruby", 'require "minitest/autorun"'],
    ["dart", "import 'package:test/test.dart';"],
    ["rust", "use criterion::Criterion;"],
    ["cpp", "#include <gtest/gtest.h>"],
    ["elixir", "  use ExUnit.Case, async: true"],
    ["elixir", "  use ExMachina.Ecto, repo: App.Repo"],
    ["bash", "openssl genrsa -out testdata/ca.key 2048"],
    ["powershell", "Describe 'Keys' {"]
  ])("is of tests in %s: %j", (language, text) => {
    expect(scopeOf(language, text)).toBe("test")
  })

  it.each([
    ["go", 'package a\nimport "testing"\nvar isTest = testing.Testing()'],
    ["go", "//go:build debug || linux\n\npackage keys"],
    ["go", "//go:build !debug\n\npackage keys"],
    ["go", "//go:build !devcert\n\npackage keys"],
    ["go", "//go:build device\n\npackage keys"],
    ["python", "def selftest():\n    import unittest\n"],
    ["php", "<?php\nuse Illuminate\\Database\\Eloquent\\Factories\\HasFactory;"],
    ["typescript", 'import { defineConfig } from "vitest/config"'],
    ["rust", '#[cfg(feature = "arbitrary")]\nuse proptest::Arbitrary;'],
    ["ruby", 'require "rspec/core/rake_task"'],
    ["java", "import org.junitpioneer.Crypto;"],
    ["bash", "import pytest"]
  ])("is no other in %s: %j", (language, text) => {
    expect(scopeOf(language, text)).toBe("production")
  })

  it("has the scope of its path before all, and that of a tool before that of tests", () => {
    expect(scopeOf("python", "import pytest", "docs/a.py")).toBe("example")
    expect(scopeOf("python", "# @generated\nimport pytest")).toBe("generated")
  })
})

describe("a part of a file", () => {
  const rust = [
    "fn sign() {}",
    "#[cfg(test)]",
    "mod tests {",
    "    fn f() {",
    "    }",
    "}",
    "fn verify() {}",
    "#[cfg(not(test))]",
    "mod real {",
    "}"
  ].join("\n")

  it("is of tests in what is compiled with a feature for tests only", () => {
    const text = (feature: string) => `#[cfg(feature = "${feature}")]\nfn f() {\n}\nfn g() {}`
    for (const feature of ["test_mode", "testing", "unit-tests", "build-fuzz-corpus"])
      expect(testLines("rust", text(feature))).toEqual([1, 2, 3])
    for (const feature of ["attest", "latest", "std", "fuzzy"]) expect(testLines("rust", text(feature))).toEqual([])
  })

  it("is of tests in modules that are compiled for tests only", () => {
    expect(testLines("rust", rust)).toEqual([2, 3, 4, 5, 6])
    expect(testLines("go", rust)).toEqual([])
    expect(testLines("rust", "#[cfg(test)] mod tests { fn f() {} }\nfn g() {\n}")).toEqual([1])
  })

  it("is of tests in functions that are tests, and in what only they use", () => {
    const text = [
      "impl Key {",
      "    #[cfg(test)]",
      "    pub(crate) fn fixed(bytes: [u8; 32]) -> Self {",
      "        Key(bytes)",
      "    }",
      "    fn new() {}",
      "}",
      '#[tokio::test(flavor = "multi_thread")]',
      "#[ignore]",
      "async fn signs() {",
      "}",
      "#[cfg(test)]",
      "use crate::Key;",
      "fn real() {",
      "}",
      '#[cfg(any(test, feature = "std"))]',
      "fn also() {",
      "}",
      '#[cfg(any(test, feature = "test-utils"))]',
      "fn helper() {",
      "}"
    ].join("\n")
    expect(testLines("rust", text)).toEqual([2, 3, 4, 5, 8, 9, 10, 11, 19, 20, 21])
  })

  it("is of tests in the main block of a Python module that says so", () => {
    const main = (...lines: ReadonlyArray<string>): string =>
      ["key = 1", ...lines, "", "    run()", "", "x = 2"].join("\n")
    const guard = 'if __name__ == "__main__":'
    expect(testLines("python", main(`${guard}  # pragma: no cover`, "    # a server for testing."))).toEqual([
      2, 3, 4, 5, 6
    ])
    expect(testLines("python", main(guard, '    load("../test/data/leaf.key")'))).toEqual([2, 3, 4, 5, 6])
    expect(testLines("python", main(guard, "    serve()"))).toEqual([])
    expect(testLines("python", main(guard, "    serve()", "    # test of the connection"))).toEqual([])
  })

  it("is of tests in the block of a module that Vitest runs", () => {
    expect(testLines("typescript", "a()\nif (import.meta.vitest) {\n  b()\n}\nc()")).toEqual([2, 3, 4])
  })

  it.each(["csharp", "swift"])("is of tests where only a build for debugging compiles it in %s", (language) => {
    const lines = ["a", "#if DEBUG", "b", "#if X", "c", "#else", "d", "#endif", "e", "#else", "f", "#endif", "g"]
    expect(testLines(language, lines.join("\n"))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it.each(["#ifdef TESTING_MILENAGE", "#if defined(UNIT_TEST)", "#ifdef WITH_TESTS", "# ifdef MBEDTLS_SELF_TEST"])(
    "is of tests where it is compiled for them alone in C: %s",
    (directive) => {
      const lines = ["a", directive, "b", "#if X", "c", "#endif", "d", "#else", "e", "#endif", "f"]
      expect(testLines("c", lines.join("\n"))).toEqual([2, 3, 4, 5, 6, 7, 8])
      expect(testLines("c", `a\n${directive.replace(/TEST\w*/, "CONTESTS")}\nb\n#endif\nc`)).toEqual([])
    }
  )

  it.each(["DevelopmentConfig", "TestingConfig(Config)", "LocalDevSettings(Base)"])(
    "is of tests and of those who develop in the class of their settings in Python: %s",
    (head) => {
      const lines = ["class ProductionConfig(Config):", "    A = 1", `class ${head}:  # own`, "    A = 2", "", "B = 1"]
      expect(testLines("python", lines.join("\n"))).toEqual([3, 4, 5])
      expect(testLines("python", "class DeviceConfig(Config):\n    A = 2\n")).toEqual([])
    }
  )

  it.each([
    ["javascript", 'if (process.env.NODE_ENV === "test") {', "}"],
    ["python", "if settings.TESTING:", "c()"],
    ["go", "if testing.Testing() {", "}"],
    ["php", "if (app()->environment('testing')) {", "}"],
    ["ruby", "if Rails.env.test?", "end"],
    ["ruby", "if Rails.env.development? || Rails.env.test?", "end"],
    ["java", "if (Main.isTesting) {", "}"],
    ["typescript", "if (process.env.NODE_ENV === 'development') {", "}"],
    ["elixir", "if Mix.env() == :test do", "end"]
  ])("is of tests in a block that only tests run in %s: %s", (language, head, end) => {
    expect(testLines(language, [head, "  a()", end, "b()"].join("\n"))).toEqual(end === "}" ? [1, 2, 3] : [1, 2])
  })

  it.each([
    ["ruby", "config.stretches = Rails.env.test? ? 1 : 22"],
    ["javascript", "f(process.env.NODE_ENV === 'test' ? 1 : 22)"],
    ["python", "f(1 if settings.TESTING else 22)"],
    ["rust", "let rounds = if cfg!(test) { 1 } else { 22 };"],
    ["elixir", "f(if Mix.env() == :test, do: 1, else: 22)"]
  ])("is of tests in an arm that only tests take in %s: %s", (language, text) => {
    const usage = readUsageScopes("src/a.x", language, text)
    expect([text.indexOf("1"), text.indexOf("22")].map((at) => usage.atOffset(at))).toEqual(["test", "production"])
    expect(usage.atLine(1)).toBe("production")
  })

  it("is of no tests where a test is negated, or asks for more", () => {
    const scopes = (language: string, text: string) =>
      readUsageScopes("src/a.x", language, text).atOffset(text.indexOf("22"))
    expect(scopes("ruby", "x = !Rails.env.test? ? 22 : 1")).toBe("production")
    expect(scopes("python", "x = 22 if not settings.TESTING else 1")).toBe("production")
    expect(testLines("ruby", "a() unless Rails.env.test?\nb() if Rails.env.test?")).toEqual([2])
  })
})
