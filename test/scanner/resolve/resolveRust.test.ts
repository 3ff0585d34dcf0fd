import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library, text, typeArg } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("rust", "demo", {
  "lib.hashes.new": { is: "hash", algorithm: arg(0, "hash"), returns: "lib.hashes.Hash" },
  "lib.hashes.Hash#finish": { inherits: true, is: "hash" },
  "lib.hashes.{Md5,Sha256}": { algorithm: text("{1}", "hash") },
  "lib.hashes.{Md5,Sha256}.{new,digest}": { is: "hash", algorithm: text("{1}", "hash"), returns: "lib.hashes.Hash" },
  "lib.{MD5,SHA256}": { algorithm: text("{1}", "hash") },
  "lib.digest": { is: "hash", algorithm: arg(0, "any") },
  "lib.Hmac.new": { is: "mac", name: "HMAC", digest: typeArg(0, "any"), returns: "lib.Hmac" },
  "lib.derive": {
    is: "kdf",
    name: "PBKDF2",
    digest: typeArg(0, "any"),
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int")
  },
  "lib.Aes.new": { is: "cipher", name: "AES", keyBits: arg(0, "bytes"), returns: "lib.Aes" },
  "lib.Aes#seal": { refines: true, nonceBits: arg(0, "bytes") },
  "lib.Config.builder": { is: "protocol", name: "TLS", returns: "lib.Config" },
  "lib.Config#version": { refines: true, version: arg(0, "tlsVersion"), returns: "lib.Config" },
  "lib.Config#strict": { refines: true, functions: arg(0, "cipherFunction") },
  "lib.Config#max=": { refines: true, version: arg(0, "tlsVersion") },
  "lib.Rsa#sign": { is: "signature", name: "RSA" },
  "lib.Ed#sign": { is: "signature", name: "Ed25519" },
  "new lib.Options": { is: "cipher", algorithm: arg(99, "hash", "kind") }
})

const syntax = await loadSyntax("rust")

const scan = (source: string) => scanText(syntax, [lib], source, "pkg/sub/demo.rs")
const names = (source: string): ReadonlyArray<string> => scan(source).map(nameOrMore)

describe("imports", () => {
  it("are followed in every spelling", () => {
    expect(names(`use lib::hashes; fn f() { hashes::new("md5") }`)).toEqual(["MD5"])
    expect(names(`use lib::hashes::new; fn f() { new("md5") }`)).toEqual(["MD5"])
    expect(names(`use lib::hashes as h; fn f() { h::new("md5") }`)).toEqual(["MD5"])
    expect(names(`use lib::hashes::*; fn f() { new("md5") }`)).toEqual(["MD5"])
    expect(names(`use ::lib::hashes::{self, Sha256 as S}; fn f() { hashes::new("md5"); S::new(); }`)).toEqual([
      "MD5",
      "SHA-256"
    ])
    expect(names(`use lib::{x::{y, z as w}, hashes::{new as n, *}}; fn f() { n("md5"); Sha256::new(); }`)).toEqual([
      "MD5",
      "SHA-256"
    ])
    expect(names(`use {lib::hashes::Md5, other::Sha256}; fn f() { Md5::new(); Sha256::new(); }`)).toEqual(["MD5"])
    expect(names(`extern crate lib as l; fn f() { l::hashes::new("md5") }`)).toEqual(["MD5"])
    expect(names(`fn f() { lib::hashes::new("md5"); ::lib::hashes::new("sha1"); }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`fn f() { use lib::hashes::Md5; Md5::digest(b"x"); }`)).toEqual(["MD5"])
  })

  it("do not leak into other names", () => {
    expect(names(`use mylib::hashes; fn f() { hashes::new("md5"); new("md5"); mylib::hashes::new("md5") }`)).toEqual([])
    expect(names(`use crate::lib::hashes; fn f() { hashes::new("md5") }`)).toEqual([])
    expect(names(`mod lib; fn f() { lib::hashes::new("md5") }`)).toEqual([])
    expect(names(`use lib::hashes::Md5; struct Sha256; fn f() { Sha256::new() }`)).toEqual([])
    expect(names(`fn f() { let lib = lib::hashes::new("md5"); lib::hashes::new("sha1"); }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`use lib::hashes::Md5; fn f(x: Md5) -> Md5 { x }`)).toEqual([])
    expect(names(`// lib::hashes::new("md5")\nfn f() { let s = "lib::hashes::new(md5)"; }`)).toEqual([])
  })
})

describe("types", () => {
  it("are arguments of generic types and functions", () => {
    expect(names(`use lib::{Hmac, hashes::Sha256}; fn f() { Hmac::<Sha256>::new(k) }`)).toEqual(["SHA-256"])
    expect(names(`fn f() { <lib::Hmac<lib::hashes::Md5> as Mac>::new(k) }`)).toEqual(["MD5"])
    expect(
      names(`use lib::{Hmac, hashes}; type HmacMd5 = Hmac<hashes::Md5>; fn f() { let m = HmacMd5::new(k); }`)
    ).toEqual(["MD5"])
    expect(
      scan(`use lib::*; use lib::hashes::Sha256; fn f() { derive::<Sha256>(p, b"saltsalt", 600_000) }`)[0]?.facts
    ).toEqual({ name: "PBKDF2", digest: "SHA-256", saltBits: 64, iterations: 600000 })
    expect(names(`use lib::{Hmac, hashes::Sha256}; fn f<D: X>() { Hmac::<D>::new(k); }`)).toEqual(["HMAC"])
  })

  it("of receivers are declared, returned, wrapped, or those of fields", () => {
    const nonce = (source: string) => scan(source).map(({ facts }) => facts.nonceBits)
    expect(nonce(`use lib::Aes; fn f() { let a = Aes::new(k).unwrap(); a.seal(&[0u8; 12]); }`)).toEqual([96])
    expect(nonce(`use lib::Aes; fn f() -> R<()> { let mut a = Ok(Aes::new(k))?; a.seal(b"123456789012"); }`)).toEqual([
      96
    ])
    expect(
      nonce(
        `use lib::Aes; struct A { aes: Option<Aes> } impl A { fn new(k: &[u8]) -> Self { Self { aes: Some(Aes::new(k)) } } fn f(&self) { self.aes.as_ref().unwrap().seal(&[0; 12]); } }`
      )
    ).toEqual([96])
    expect(nonce(`use lib::Aes; fn f() { if let Some(a) = Some(Aes::new(k)) { a.seal(&[0; 12]); } }`)).toEqual([96])
    expect(nonce(`use lib::Aes; fn f() { match Aes::new(k) { Ok(a) => a.seal(&[0; 12]), _ => {} } }`)).toEqual([96])
    expect(
      nonce(
        `use lib::Aes; fn make() -> Result<Aes, E> { let k = b"x"; Ok(Aes::new(k)) } fn f() { make()?.seal(&[0; 12]); }`
      )
    ).toEqual([96])
    expect(nonce(`use lib::Aes; fn f() { let a = Aes::new(k); other.seal(&[0; 12]); }`)).toEqual([undefined])
  })
})

describe("packages that another one gives on", () => {
  const assumed = (source: string) => scan(source).map((finding) => [nameOrMore(finding), finding.isAssumed])

  it("are found behind its name, and said to be assumed", () => {
    expect(
      assumed(`use common::{log, lib::{self, hashes::{Md5, Sha256}}}; fn f() { Md5::new(); lib::digest(&lib::MD5) }`)
    ).toEqual([
      ["MD5", true],
      ["MD5", true]
    ])
    expect(assumed(`fn f() { common::deps::lib::hashes::new("md5"); lib::hashes::new("sha1"); }`)).toEqual([
      ["MD5", true],
      ["SHA-1", undefined]
    ])
    expect(
      scan(`use common::lib; fn f() { lib::Hmac::<lib::hashes::Md5>::new(k); }`).map(({ facts }) => facts)
    ).toEqual([{ name: "HMAC", digest: "MD5" }])
  })

  it("are not modules of the file's own package, nor of one that rows know", () => {
    expect(assumed(`use crate::lib::hashes::Md5; fn f() { Md5::new() }`)).toEqual([])
    expect(assumed(`use super::lib::hashes::Md5; fn f() { Md5::new() }`)).toEqual([])
    expect(assumed(`use lib::lib::hashes::Md5; fn f() { Md5::new() }`)).toEqual([])
    expect(assumed(`use common::mylib::hashes::Md5; fn f() { Md5::new() }`)).toEqual([])
    expect(assumed(`mod own { pub mod lib { } } use own::lib::hashes::Md5; fn f() { Md5::new() }`)).toEqual([])
    expect(assumed(`mod own; use own::lib::hashes::Md5; fn f() { Md5::new() }`)).toEqual([])
  })
})

describe("calls among the tokens of a macro", () => {
  it("are found by their whole path, in nested brackets and blocks", () => {
    expect(names(`fn f() { println!("{:x} {}", lib::hashes::Md5::digest(b"x"), 1); }`)).toEqual(["MD5"])
    expect(
      names(`use lib::hashes::{Md5, Sha256}; fn f() { assert_eq!(hex::encode(&Md5::digest(x)?), Sha256::digest(y)); }`)
    ).toEqual(["MD5", "SHA-256"])
    expect(names(`fn f() { select! { x = a => { let b = lib::digest(&lib::MD5, x).await?; } } }`)).toEqual(["MD5"])
    expect(names(`use lib::hashes; fn f() { vec![(1, hashes::new("sha256").unwrap())]; }`)).toEqual(["SHA-256"])
    expect(names(`macro_rules! make { ($a:expr) => { lib::hashes::Md5::digest($a) } }`)).toEqual(["MD5"])
    expect(names(`fn f() { format!("{}", lib::digest::<u128>(&lib::MD5)); }`)).toEqual(["MD5"])
  })

  it("are named by what is imported among them", () => {
    expect(
      names(`fn f() { select! { x = a => { use lib::hashes::{self as h, Md5 as M}; M::new(); h::new("sha1") } } }`)
    ).toEqual(["MD5", "SHA-1"])
    expect(names(`fn f() { select! { x = a => { use lib::hashes::*; Md5::new(); } } }`)).toEqual(["MD5"])
    expect(names(`fn f() { select! { x = a => { use other::hashes::Md5; Md5::new(); } } }`)).toEqual([])
  })

  it("have arguments, types and objects", () => {
    const said = (source: string) =>
      scan(source).map(({ facts: { digest, name, saltBits, iterations, keyBits } }) => ({
        digest,
        name,
        saltBits,
        iterations,
        keyBits
      }))
    expect(
      said(`use lib::hashes::Sha256; fn f() { assert!(lib::derive::<Sha256>(p, &[0; 16], 2 * 500).is_ok()); }`)
    ).toEqual([{ digest: "SHA-256", name: "PBKDF2", saltBits: 128, iterations: undefined, keyBits: undefined }])
    expect(
      said(
        `use lib::hashes::Sha256; const N: u32 = 1000; fn f() { assert!(lib::derive::<Sha256>(p, b"salt", N).is_ok()); }`
      )
    ).toEqual([{ digest: "SHA-256", name: "PBKDF2", saltBits: 32, iterations: 1000, keyBits: undefined }])
    expect(
      said(`fn f() { let a = lib::Aes::new(&[0u8; 16]); dbg!(a.seal(b"123456789012"), lib::Aes::new(vec![0; 32])); }`)
    ).toEqual([
      { digest: undefined, name: "AES", saltBits: undefined, iterations: undefined, keyBits: 128 },
      { digest: undefined, name: "AES", saltBits: undefined, iterations: undefined, keyBits: 256 }
    ])
    expect(names(`fn f() { let h = lib::hashes::new("md5"); println!("{}", h.finish()); }`)).toEqual(["MD5", "MD5"])
  })

  it("are not read into names that only look alike", () => {
    expect(names(`fn f() { println!("{}", other::hashes::new("md5"), a + new("md5"), |x| digest(x)); }`)).toEqual([])
    expect(names(`fn f() { println!("{}", -lib::hashes::new(if a { "md5" } else { "sha1" })); }`)).toEqual(["unknown"])
  })
})

describe("values", () => {
  it("come from constants, statics, associated constants and macros", () => {
    expect(names(`const A: &str = "md5"; fn f() { lib::hashes::new(A) }`)).toEqual(["MD5"])
    expect(names(`static A: &'static str = r#"sha-1"#; fn f() { lib::hashes::new(&A) }`)).toEqual(["SHA-1"])
    expect(names(`struct T; impl T { const A: &str = "md5"; fn f() { lib::hashes::new(Self::A); } }`)).toEqual(["MD5"])
    expect(names(`static A: LazyLock<&str> = LazyLock::new(|| "md5"); fn f() { lib::hashes::new(&A) }`)).toEqual([
      "MD5"
    ])
    expect(
      names(
        `static A: LazyLock<Arc<str>> = LazyLock::new(|| { let a = Arc::new("md5"); a }); fn f() { g(Arc::clone(&A)); } fn g(a: Arc<str>) { lib::hashes::new(&a) }`
      )
    ).toEqual(["MD5"])
    expect(
      names(`fn f() { let n = 256; lib::hashes::new(&format!("sha{}", n)); lib::hashes::new(concat!("m", "d5")) }`)
    ).toEqual(["SHA-256", "MD5"])
    expect(names(`use lib::{digest, MD5}; fn f() { digest(&MD5, x); digest(&lib::SHA256, x); }`)).toEqual([
      "MD5",
      "SHA-256"
    ])
  })

  it("are those of every branch", () => {
    const choose = (body: string) => names(`fn f() { let a = ${body}; lib::hashes::new(a); }`)
    expect(choose(`if x { "md5" } else if y { "sha1" } else { "sha256" }`)).toEqual(["MD5", "SHA-1", "SHA-256"])
    expect(choose(`match x { 1 => "md5", 2 => { let y = 1; "sha1" } 3 => return, _ => { return Err(e); } }`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(choose(`x.unwrap_or("md5")`)).toEqual(["MD5 or more"])
    expect(
      names(`fn k(x: u8) -> &'static str { match x { 1 => "md5", _ => "sha1" } } fn f() { lib::hashes::new(k(y)); }`)
    ).toEqual(["MD5", "SHA-1"])
    expect(
      names(`fn k(x: u8) -> &'static str { match x { 1 => "md5", _ => "sha1" } } fn f() { lib::hashes::new(k(1)); }`)
    ).toEqual(["MD5"])
  })

  it("follow shadowing, reassignment, tuples, loops and parameters", () => {
    expect(names(`fn f() { let a = "md5"; let a = a.to_string(); lib::hashes::new(&a); }`)).toEqual(["MD5"])
    expect(names(`fn f() { let a = "md5"; { let a = "sha1"; } lib::hashes::new(a); }`)).toEqual(["MD5"])
    expect(names(`fn f() { let mut a = "md5"; a = "sha1"; lib::hashes::new(a); }`)).toEqual(["SHA-1"])
    expect(names(`fn f() { let (a, b) = ("md5", "sha1"); lib::hashes::new(b); }`)).toEqual(["SHA-1"])
    expect(names(`fn f() { for a in ["md5", "sha1"].iter() { lib::hashes::new(a); } }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`fn h(a: &str) { lib::hashes::new(a); } fn f() { h("md5"); }`)).toEqual(["MD5"])
    expect(
      names(`struct T; impl T { fn h(&self, a: &str) { lib::hashes::new(a); } fn f(&self) { self.h("md5"); } }`)
    ).toEqual(["MD5"])
    expect(names(`fn f(a: &str) { lib::hashes::new(a); }`)).toEqual(["unknown"])
  })

  it("tell the length of bytes without their value", () => {
    const bits = (body: string) => scan(`fn f() { ${body} }`).map(({ facts }) => facts.keyBits)
    expect(bits(`lib::Aes::new(b"0123456789abcdef");`)).toEqual([128])
    expect(bits(`lib::Aes::new(&[0u8; 32]);`)).toEqual([256])
    expect(bits(`lib::Aes::new(&vec![0; 24]);`)).toEqual([192])
    expect(bits(`lib::Aes::new(&hex!("00112233445566778899aabbccddeeff"));`)).toEqual([128])
    expect(bits(`let mut k: [u8; 32] = make(); lib::Aes::new(&k.into());`)).toEqual([256])
    expect(bits(`let k = Key::<Aes>::from_slice(&[1, 2, 3, 4]); lib::Aes::new(k);`)).toEqual([32])
    expect(scan(`fn f(k: &[u8; 16]) { lib::Aes::new(k); }`).map(({ facts }) => facts.keyBits)).toEqual([128])
    expect(
      scan(`const N: usize = 0x20; fn f(k: [u8; N]) { lib::Aes::new(&k); }`).map(({ facts }) => facts.keyBits)
    ).toEqual([256])
    expect(bits(`let k: [u32; 4] = make(); lib::Aes::new(&k);`)).toEqual([undefined])
  })

  it("are fields of a struct literal", () => {
    expect(names(`use lib::Options; fn f() { Options { kind: "md5", ..Default::default() } }`)).toEqual(["MD5"])
    expect(names(`fn f() { let kind = "md5"; lib::Options { kind }; }`)).toEqual(["MD5"])
  })
})

describe("type arguments that a call leaves out", () => {
  const all = (source: string) => names(`use lib::{Hmac, Aes, hashes::{Md5, Sha256}}; ${source}`)

  it("are those of the variable, the field or the result that it is given to", () => {
    expect(all(`fn f() { let h: Hmac<Sha256> = Hmac::new(k); }`)).toEqual(["SHA-256"])
    expect(all(`fn f() -> Hmac<Sha256> { Hmac::new(k) }`)).toEqual(["SHA-256"])
    expect(all(`fn f() -> Result<Hmac<Md5>, Error> { Ok(Hmac::new(k)?) }`)).toEqual(["MD5"])
    expect(all(`struct A { h: Option<Hmac<Md5>> } fn f() { let a = A { h: Some(Hmac::new(k)) }; }`)).toEqual(["MD5"])
    expect(all(`fn f() { let h: Hmac<Sha256> = Hmac::<Md5>::new(k); }`)).toEqual(["MD5"])
  })

  it("are not those of another type", () => {
    expect(all(`fn f() { let h: Wrapper<Sha256> = Hmac::new(k).into(); }`)).toEqual(["HMAC"])
    expect(all(`fn f() -> Vec<Sha256> { let h = Hmac::new(k); h.all() }`)).toEqual(["HMAC"])
  })
})

describe("sizes", () => {
  const bits = (source: string) => scan(source).map(({ facts, sources }) => [facts.keyBits, sources.keyBits?.from])

  it("are those of the array that a box holds and a slice of it is of", () => {
    expect(bits(`fn f() { let mut k = Box::new([0u8; 32]); lib::Aes::new(k.as_mut_slice()); }`)).toEqual([
      [256, "resolved"]
    ])
  })
})

describe("the callers of a function of a type", () => {
  const key = "struct K(Vec<u8>); impl K { fn new(size: usize) -> Self { lib::Aes::new(&vec![0u8; size]); } }"
  const callers = (source: string) =>
    scan(`${key} ${source}`).flatMap(({ evidence }) => evidence.flatMap(({ role }) => (role === "caller" ? 1 : [])))

  it("are those that name the type, or one that takes it over", () => {
    expect(callers("fn f() { K::new(16); }")).toHaveLength(1)
    expect(callers("type L = K; fn f() { L::new(16); }")).toHaveLength(1)
    expect(callers("fn f() { Vec::new(16); lib::Aes::new(16); }")).toEqual([])
    expect(callers("struct L; impl L { fn new(a: usize) {} } fn f() { L::new(16); }")).toEqual([])
  })
})

describe("objects", () => {
  it("are refined by chained calls and by assignments", () => {
    const version = (source: string) => scan(source).map(({ facts }) => facts.version)
    expect(version(`fn f() { lib::Config::builder().version("TLSv1.2").strict(true); }`)).toEqual(["1.2"])
    expect(version(`use lib::Config; fn f() { let mut b = Config::builder(); b.version("TLSv1.2"); }`)).toEqual(["1.2"])
    expect(version(`use lib::Config; fn f() { let mut b = Config::builder(); b.max = "TLSv1.3"; }`)).toEqual(["1.3"])
    expect(version(`use lib::Config; fn f() { let b = Config::builder(); c.version("TLSv1.2"); }`)).toEqual([undefined])
  })

  it("give what they are to calls of their own", () => {
    expect(scan(`fn f() { let h = lib::hashes::Md5::new(); h.finish(); }`).map(({ facts }) => facts.name)).toEqual([
      "MD5",
      "MD5"
    ])
  })
})

describe("what a variant of an enum holds", () => {
  it("has the type that the enum says, where a pattern takes it out", () => {
    const keys = "use lib::{Ed, Rsa}; enum Key { Rsa(Rsa), Ed(Ed), None, Named { of: Rsa } }"
    const arms = "match &k.0 { Key::Rsa(p) => p.sign(), Key::Ed(p) => { p.sign(); } _ => {} }"
    expect(names(`${keys} fn f(k: &Signer) { ${arms} }`)).toEqual(["RSA", "Ed25519"])
    expect(names(`${keys} fn f(k: &Key) { if let Key::Ed(p) = k { p.sign(); } }`)).toEqual(["Ed25519"])
    expect(names(`${keys} fn f(k: &Other) { match k { Other::Rsa(p) => p.sign() } }`)).toEqual([])
  })
})

describe("a variable that is only wrapped", () => {
  it("is not called", () => {
    const twice = "let p = lib::hashes::Md5::new();\nlet p = lib::hashes::Sha256::new();\nArc::new(p)"
    expect(names(`use std::sync::Arc; fn f() { ${twice} }`)).toEqual(["MD5", "SHA-256"])
  })
})

describe("a constant of tests", () => {
  it("stands beside that of the program, of which alone the program makes use", () => {
    const twice = '#[cfg(not(test))]\nconst A: &str = "sha512";\n#[cfg(test)]\nconst A: &str = "md5";'
    expect(names(`${twice}\nfn f() { lib::hashes::new(A); }`)).toEqual(["SHA-512"])
  })
})

describe("None", () => {
  it("leaves an argument out", () => {
    const sources = (salt: string) => scan(`fn f() { lib::derive::<lib::SHA256>(key, ${salt}, 10); }`)[0]?.sources
    expect(sources("pick()")?.saltBits?.from).toBe("unknown")
    expect(sources("None")?.saltBits).toBe(undefined)
  })
})
