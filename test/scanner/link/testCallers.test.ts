import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const sizes = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scanFiles(files)
  return findings.map(({ path, facts }) => `${path} ${facts.name} ${facts.keyBits}`)
})

const maker = (body: string) =>
  `from cryptography.hazmat.primitives.asymmetric import rsa\ndef make_key(bits=2048):\n${body}    return rsa.generate_private_key(65537, bits)\n`

const caller = (bits: number) => `from lib.keys import make_key\nmake_key(${bits})\n`

describe("what callers pass", () => {
  it.live("is of production only where not all of them are tests", () =>
    Effect.gen(function* () {
      expect(yield* sizes({ "lib/keys.py": maker(""), "tests/test_keys.py": caller(1024) })).toEqual([
        "lib/keys.py RSA 2048"
      ])
      expect(
        yield* sizes({
          "lib/keys.py": maker(""),
          "tests/test_keys.py": caller(1024),
          "lib/app.py": `${caller(3072)}make_key()\n`
        })
      ).toEqual(["lib/keys.py RSA 2048", "lib/keys.py RSA 3072"])
      expect(yield* sizes({ "tests/keys.py": maker(""), "tests/lib/keys.py": maker("") })).toHaveLength(2)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("and define in tests is known to other tests, even where a file of production asks first", () =>
    Effect.gen(function* () {
      const named = "from tests.sizes import BITS\nfrom cryptography.hazmat.primitives.asymmetric import rsa\n"
      const makes = `${named}rsa.generate_private_key(65537, BITS)\n`
      const files = { "tests/sizes.py": "BITS = 1024\n", "tests/test_a.py": makes }
      expect(yield* sizes(files)).toEqual(["tests/test_a.py RSA 1024"])
      expect(yield* sizes({ ...files, "lib/a.py": makes })).toEqual(["lib/a.py RSA 1024", "tests/test_a.py RSA 1024"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is nothing of production either where the callers are examples, or import a framework for tests", () =>
    Effect.gen(function* () {
      const open = { "lib/keys.py": maker("") }
      expect(yield* sizes({ ...open, "examples/keys.py": caller(1024) })).toEqual(["lib/keys.py RSA 2048"])
      expect(yield* sizes({ ...open, "suites/keys.py": `import pytest\n${caller(1024)}` })).toEqual([
        "lib/keys.py RSA 2048"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is nothing of production where they are in a part of the file, or of another one, that is of tests", () =>
    Effect.gen(function* () {
      const key = (name: string) => `${name}(*b"${"a".repeat(32)}").adv();`
      const tests = (call: string) =>
        `#[cfg(test)]\nmod tests {\n    #[test]\n    fn t() {\n        ${call}\n    }\n}\n`
      const chain = [
        "use hmac::{Hmac, Mac};",
        "use sha2::Sha256;",
        "fn advance(key: &[u8; 32]) { let m = Hmac::<Sha256>::new_from_slice(key).unwrap(); }",
        "pub struct Chain { key: [u8; 32] }",
        "impl Chain {",
        "    pub fn made(key: [u8; 32]) -> Self { Self { key } }",
        "    pub fn adv(&self) { advance(&self.key) }",
        "}",
        ""
      ].join("\n")
      const found = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
        const { findings } = yield* scanFiles(files)
        return findings.map(({ kind, facts }) => `${kind} ${facts.name}`)
      })
      const held = ["mac HMAC", "material HMAC"]
      expect(yield* found({ "src/chain.rs": `${chain}${tests(key("Chain::made"))}` })).toEqual(["mac HMAC"])
      expect(yield* found({ "src/chain.rs": `${chain}fn f() { ${key("Chain::made")} }\n` })).toEqual(held)
      const asked = { "src/chain.rs": chain, "src/other.rs": `use crate::chain::Chain;\n${tests(key("Chain::made"))}` }
      expect(yield* found(asked)).toEqual(["mac HMAC"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is looked for in other files where a wrapper is of production, not where it is of tests", () =>
    Effect.gen(function* () {
      const wrapper = "import secrets\n\ndef make_token():\n    return secrets.token_bytes(32)\n"
      const places = Effect.fnUntraced(function* (folder: string) {
        const { findings } = yield* scanFiles({
          [`${folder}/tokens.py`]: wrapper,
          [`${folder}/login.py`]: `from ${folder}.tokens import make_token\nmake_token()\n`
        })
        return findings.flatMap(({ evidence }) => evidence.flatMap(({ role, path }) => (role === "caller" ? path : [])))
      })
      expect(yield* places("lib")).toEqual(["lib/login.py"])
      expect(yield* places("tests")).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is a place of what it chooses, where it only leads to it", () =>
    Effect.gen(function* () {
      const wrapper = [
        "from cryptography.hazmat.primitives import hashes",
        "def name_of(mode):",
        "    if mode == 1:",
        "        return hashes.SHA256()",
        "    return hashes.SHA512()",
        "def digest(mode):",
        "    return hashes.Hash(name_of(mode))"
      ].join("\n")
      const { findings } = yield* scanFiles({
        "lib/wrap.py": wrapper,
        "lib/app.py": "from lib.wrap import digest\ndigest(1)\n",
        "lib/other.py": "from lib.wrap import digest\n\ndigest(2)\n"
      })
      const callers = findings.map(({ facts, evidence }) => [
        facts.name,
        evidence.flatMap(({ role, path, place }) => (role === "caller" ? `${path}:${place.line}` : []))
      ])
      expect(callers).toEqual([
        ["SHA-256", ["lib/app.py:2"]],
        ["SHA-512", ["lib/other.py:3"]]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("to the constructor of its base makes each object that is made a place", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanFiles({
        "src/main/java/a/Signer.java": [
          "package a;",
          "import java.security.Signature;",
          "class Signer { final String name; Signer(String name) { this.name = name; }",
          "Signature make() throws Exception { return Signature.getInstance(name); } }"
        ].join("\n"),
        "src/main/java/a/Rsa.java": 'package a;\nclass Rsa extends Signer { Rsa() { super("SHA256withRSA"); } }',
        "src/main/java/a/App.java": "package a;\nclass App {\nSigner rsa() { return new Rsa(); } }",
        "src/test/java/a/AppTest.java": "package a;\nclass AppTest {\nSigner rsa() { return new Rsa(); } }"
      })
      const found = findings.map(({ path, facts, evidence }) => [
        path,
        facts.name,
        evidence.flatMap((one) => (one.role === "caller" ? `${one.path}:${one.place.line}` : []))
      ])
      expect(found).toEqual([
        ["src/main/java/a/Signer.java", "RSA", ["src/main/java/a/Rsa.java:2", "src/main/java/a/App.java:3"]]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("and a guard refuses is used by nobody", () =>
    Effect.gen(function* () {
      const guarded = maker("    if bits < 2048:\n        raise ValueError()\n")
      expect(
        yield* sizes({ "lib/keys.py": guarded, "lib/app.py": `${caller(1024)}make_key(4096)\nmake_key()\n` })
      ).toEqual(["lib/keys.py RSA 2048", "lib/keys.py RSA 4096"])
    }).pipe(Effect.provide(scannerOnce))
  )
})
