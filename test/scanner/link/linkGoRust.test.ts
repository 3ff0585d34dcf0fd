import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"

describe("packages of Go", () => {
  const app = "example.com/app/internal"
  const keys = (argument: string, imports = "") =>
    `package main\nimport (\n"crypto/rand"\n"crypto/rsa"\n${imports})\nfunc f() { rsa.GenerateKey(rand.Reader, ${argument}) }`
  const bits = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
    const { findings } = yield* scan(files)
    return findings.map(({ path, facts }) => `${path} ${facts.keyBits ?? "unknown"}`)
  })
  const sizes = "package sizes\n\nconst (\n\tUnit = 1024\n\tBits = 3 * Unit\n)\n"

  it.live("are folders, whose constants every file of them and every import of their path knows", () =>
    Effect.gen(function* () {
      expect(yield* bits({ "cmd/a.go": keys("Bits"), "cmd/b.go": sizes.replace("sizes", "main") })).toEqual([
        "cmd/a.go 3072"
      ])
      expect(yield* bits({ "cmd/a.go": keys("Bits"), "other/b.go": sizes.replace("sizes", "main") })).toEqual([
        "cmd/a.go unknown"
      ])
      const files = { "internal/sizes/sizes.go": sizes }
      const written = { "cmd/a.go": keys("sizes.Bits", `"${app}/sizes"\n`), ...files }
      expect(yield* bits(written)).toEqual(["cmd/a.go 3072"])
      expect(yield* bits({ "cmd/a.go": keys("s.Bits", `s "${app}/sizes"\n`), ...files })).toEqual(["cmd/a.go 3072"])
      const versioned = `"example.com/app/v2/internal/sizes"\n`
      expect(yield* bits({ "cmd/a.go": keys("sizes.Bits", versioned), ...files })).toEqual(["cmd/a.go 3072"])
      expect(yield* bits({ "cmd/a.go": keys("sizes.Bits", '"example.com/sizes"\n'), ...files })).toEqual([
        "cmd/a.go unknown"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("may be folders of the root of a module, or the root, and none of the standard library", () =>
    Effect.gen(function* () {
      const sized = (path: string, files: { readonly [path: string]: string }) =>
        bits({ "cmd/a.go": keys("sizes.Bits", `"${path}"\n`), ...files })
      const folder = { "sizes/s.go": sizes }
      expect(yield* sized("example.com/app/sizes", folder)).toEqual(["cmd/a.go 3072"])
      expect(yield* sized("app/sizes", folder)).toEqual(["cmd/a.go 3072"])
      expect(yield* sized("github.com/o/app/sizes", folder)).toEqual(["cmd/a.go 3072"])
      expect(yield* sized("github.com/o/app/v2/sizes", folder)).toEqual(["cmd/a.go 3072"])
      expect(yield* sized("github.com/o/app/deep/sizes", folder)).toEqual(["cmd/a.go unknown"])
      expect(yield* sized("github.com/o/sizes", folder)).toEqual(["cmd/a.go unknown"])
      expect(yield* sized("github.com/o/sizes", { "s.go": sizes })).toEqual(["cmd/a.go 3072"])
      expect(yield* sized("math/sizes", folder)).toEqual(["cmd/a.go unknown"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("have functions that choose a constant of a library, whatever they are given", () =>
    Effect.gen(function* () {
      const chosen = `package conf
import "github.com/golang-jwt/jwt/v5"
func Method(key Key) jwt.SigningMethod {
	switch key.Name() {
	case "RS256":
		return jwt.SigningMethodRS256
	case "ES512":
		return jwt.SigningMethodES512
	}
	return jwt.SigningMethodHS256
}
`
      const used = `package main
import (
	"github.com/golang-jwt/jwt/v5"
	"${app}/conf"
)
func sign(key conf.Key, claims jwt.Claims) {
	method := conf.Method(key)
	jwt.NewWithClaims(method, claims)
}
`
      const { findings } = yield* scan({ "cmd/a.go": used, "internal/conf/c.go": chosen })
      expect(findings.map(({ facts }) => `${facts.name} ${facts.digest}`)).toEqual([
        "ECDSA SHA-512",
        "HMAC SHA-256",
        "RSA SHA-256"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("have functions, constructors and methods that other packages call", () =>
    Effect.gen(function* () {
      const wrap = `package wrap
import (
	"crypto"

	"github.com/golang-jwt/jwt/v5"
)

func Digest(kind crypto.Hash) []byte { return kind.New().Sum(nil) }

type Maker struct{ alg string }

func NewMaker(alg string) *Maker { return &Maker{alg: alg} }

func (m *Maker) Token() { jwt.NewWithClaims(jwt.GetSigningMethod(m.alg), nil) }
`
      const methods = `package wrap

import "github.com/golang-jwt/jwt/v5"

func (m *Maker) With(alg string) { jwt.NewWithClaims(jwt.GetSigningMethod(alg), nil) }
`
      const calls = `package main
import (
	"crypto"

	"${app}/wrap"
)

func calls(m *wrap.Maker) {
	wrap.Digest(crypto.MD5)
	wrap.NewMaker("HS256").Token()
	m.With("HS384")
}
`
      const files = { "internal/wrap/wrap.go": wrap, "internal/wrap/with.go": methods, "cmd/calls.go": calls }
      const { findings } = yield* scan(files)
      expect(findings.map(({ path, facts }) => `${path} ${facts.name} ${facts.digest}`)).toEqual([
        "internal/wrap/with.go HMAC SHA-384",
        "internal/wrap/wrap.go MD5 undefined",
        "internal/wrap/wrap.go HMAC SHA-256"
      ])
      expect(
        findings.flatMap(({ evidence }) => evidence.filter(({ role }) => role === "caller").map(({ path }) => path))
      ).toEqual(["cmd/calls.go", "cmd/calls.go", "cmd/calls.go"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("read the environment, with a default that is given where it says nothing", () =>
    Effect.gen(function* () {
      const program = `package main
import (
	"os"

	"github.com/golang-jwt/jwt/v5"
)

func direct() {
	alg := os.Getenv("JWT_ALG")
	if alg == "" {
		alg = "HS256"
	}
	jwt.NewWithClaims(jwt.GetSigningMethod(alg), nil)
}

func looked() {
	alg, ok := os.LookupEnv("JWT_LOOKED")
	if !ok {
		alg = "HS384"
	}
	jwt.NewWithClaims(jwt.GetSigningMethod(alg), nil)
}

func helped() { jwt.NewWithClaims(jwt.GetSigningMethod(getEnv("JWT_HELPED", "HS512")), nil) }

func getEnv(key, fallback string) string {
	if value, ok := os.LookupEnv(key); ok {
		return value
	}
	return fallback
}
`
      const { findings } = yield* scan({
        "main.go": program,
        ".env": "JWT_ALG=PS256\nJWT_LOOKED=PS384\nJWT_HELPED=PS512\n"
      })
      expect(findings.map(({ facts }) => `${facts.name} ${facts.digest}`)).toEqual([
        "HMAC SHA-256",
        "RSA SHA-256",
        "HMAC SHA-384",
        "RSA SHA-384",
        "HMAC SHA-512",
        "RSA SHA-512"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("modules of Rust", () => {
  const names = "pub const BITS: u32 = 3 * 1024;\npub struct Config;\nimpl Config { pub const BITS: u32 = 4096; }\n"
  const keys = (argument: string, header = "") => `${header}\nfn f() { openssl::rsa::Rsa::generate(${argument}); }\n`
  const bits = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
    const { findings } = yield* scan(files)
    return findings.map(({ path, facts }) => `${path} ${facts.keyBits ?? "unknown"}`)
  })

  it.live.each([
    ["names::BITS", "mod names;", 3072],
    ["crate::names::BITS", "", 3072],
    ["BITS", "use crate::names::BITS;", 3072],
    ["B", "use crate::{names::BITS as B};", 3072],
    ["Config::BITS", "use crate::names::*;", 4096],
    ["other::BITS", "mod other;", "unknown"]
  ] as const)("know what another file of the crate defines: %s after %s", ([argument, header, expected]) =>
    Effect.gen(function* () {
      const files = { "src/main.rs": keys(argument, header), "src/names.rs": names }
      expect(yield* bits(files)).toEqual([`src/main.rs ${expected}`])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found from beneath, from above and from another crate", () =>
    Effect.gen(function* () {
      const crate = "crates/demo-app/src"
      const files = { [`${crate}/names.rs`]: names }
      expect(yield* bits({ [`${crate}/deep/mod.rs`]: keys("super::names::BITS"), ...files })).toEqual([
        `${crate}/deep/mod.rs 3072`
      ])
      expect(
        yield* bits({ [`${crate}/deep/in.rs`]: keys("BITS", "use super::super::names::BITS;"), ...files })
      ).toEqual([`${crate}/deep/in.rs 3072`])
      expect(yield* bits({ "crates/other/src/lib.rs": keys("demo_app::names::BITS"), ...files })).toEqual([
        "crates/other/src/lib.rs 3072"
      ])
      expect(yield* bits({ "crates/other/src/lib.rs": keys("crate::names::BITS"), ...files })).toEqual([
        "crates/other/src/lib.rs unknown"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("have functions and methods that other modules call", () =>
    Effect.gen(function* () {
      const crypto = `use openssl::rsa::Rsa;
pub fn generate(bits: u32) { Rsa::generate(bits); }
pub struct Maker { bits: u32 }
impl Maker {
    pub fn new(bits: u32) -> Self { Maker { bits } }
    pub fn make(&self) { Rsa::generate(self.bits); }
    pub fn with(&self, bits: u32) { Rsa::generate(bits); }
}
`
      const main = `mod crypto;
fn main(maker: &crypto::Maker) {
    crypto::generate(1024);
    crate::crypto::generate(2048);
    crypto::Maker::new(3072).make();
    maker.with(4096);
}
`
      expect(yield* bits({ "src/crypto.rs": crypto, "src/main.rs": main })).toEqual(
        [1024, 2048, 3072, 4096].map((size) => `src/crypto.rs ${size}`)
      )
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("read the environment, with a default that may be said by a function", () =>
    Effect.gen(function* () {
      const main = `use openssl::hash::MessageDigest;
use std::env;
fn f() {
    MessageDigest::from_name(&env::var("FIRST").unwrap_or("md5".to_string()));
    MessageDigest::from_name(&env::var("SECOND").unwrap_or_else(|_| String::from("sha1")));
    MessageDigest::from_name(&match env::var("THIRD") { Ok(name) => name, Err(_) => "sha224".into() });
    MessageDigest::from_name(option_env!("FOURTH").unwrap_or("sha256"));
    MessageDigest::from_name(&env::var("FIFTH").unwrap_or_else(|e| fail(e)));
}
`
      const env = "FIRST=sha384\nSECOND=sha512\nTHIRD=sha3-256\nFOURTH=sha3-384\nFIFTH=sha3-512\n"
      const { findings } = yield* scan({ "src/main.rs": main, ".env": env })
      expect(findings.map(({ place, facts }) => `${place.line} ${facts.name}`)).toEqual([
        "4 MD5",
        "4 SHA-384",
        "5 SHA-1",
        "5 SHA-512",
        "6 SHA-224",
        "6 SHA3-256",
        "7 SHA-256",
        "7 SHA3-384",
        "8 SHA3-512"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
