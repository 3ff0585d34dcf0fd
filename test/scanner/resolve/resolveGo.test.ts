import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("go", "demo", {
  "lib/hashes.New": { is: "hash", algorithm: arg(0, "hash"), returns: "hash.Hash" },
  "lib/hashes.{MD5,SHA1}": { is: "hash", algorithm: { text: "{1}", as: "hash" }, returns: "hash.Hash" },
  "hash.Hash#Write": { refines: true, operates: true, functions: ["digest"] },
  "example.com/go-mac/v3.New": { is: "mac", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(1, "bytes") },
  "lib/block.NewKey": { is: "cipher", name: "AES", keyBits: arg(0, "bytes"), returns: "lib/block.Block" },
  "lib/block.NewGCM": { is: "cipher", mode: "gcm", from: arg(0, "any"), returns: "lib/block.AEAD" },
  "lib/block.AEAD#Seal": { refines: true, functions: ["encrypt"] },
  "new lib/ctx.Config": {
    is: "protocol",
    name: "TLS",
    version: arg(99, "tlsVersion", "Min"),
    suite: arg(99, "cipherSuite", "Suites")
  },
  "lib/ctx.Config#Min=": { is: "protocol", refines: true, name: "TLS", version: arg(0, "tlsVersion") },
  "lib/ctx.{TLS_AES_128_GCM_SHA256,TLS_AES_256_GCM_SHA384,VersionTLS12,VersionTLS13}": { value: "{1}" },
  "lib/ctx.Config#Groups=": { is: "key-agreement", algorithm: arg(0, "tlsGroup") },
  "lib/keys.Rsa#Sign": { is: "signature", name: "RSA" },
  "lib/keys.Ed#Sign": { is: "signature", name: "Ed25519" },
  "new lib/server.Server(Config:)": { refines: true, on: arg(99, "any", "Config"), returns: "lib/server.Server" },
  "lib/server.Server#Serve": { is: "protocol", name: "TLS", continues: true },
  "lib/random.Reader": { is: "random", name: "RNG", supplies: true },
  "lib/count.Derive": { is: "kdf", name: "PBKDF2", iterations: arg(0, "int") }
})

const syntax = await loadSyntax("go")

const scan = (text: string) => scanText(syntax, [lib], `package demo\n${text}`, "pkg/demo.go")
const names = (text: string): ReadonlyArray<string> =>
  scan(text).map(({ facts }) => facts.digest ?? facts.name ?? "unknown")
const inMain = (body: string): string =>
  `import (\n"lib/hashes"\n"lib/block"\n"lib/ctx"\n"lib/count"\n"fmt"\n"os"\nmac "example.com/go-mac/v3"\n)\nfunc main() {\n${body}\n}`
const bits = (key: string) => scan(inMain(`block.NewKey(${key})`)).map(({ facts }) => facts.keyBits)

describe("imports", () => {
  it("are followed in every spelling", () => {
    expect(names(`import "lib/hashes"\nfunc f() { hashes.New("md5") }`)).toEqual(["MD5"])
    expect(names(`import h "lib/hashes"\nfunc f() { h.New("md5") }`)).toEqual(["MD5"])
    expect(names(`import . "lib/hashes"\nfunc f() { New("md5") }`)).toEqual(["MD5"])
    expect(names(`import (\n"fmt"\n\nh "lib/hashes"\n)\nfunc f() { h.MD5() }`)).toEqual(["MD5"])
    expect(names("import `lib/hashes`\nfunc f() { hashes.MD5() }")).toEqual(["MD5"])
  })

  it("are known by the last part of their path, without version and the word go", () => {
    expect(names(`import "example.com/go-mac/v3"\nfunc f() { mac.New("sha1", nil) }`)).toEqual(["SHA-1"])
  })

  it("do not leak into other names", () => {
    expect(names(`import _ "lib/hashes"\nfunc f() { hashes2.New("md5"); New("md5") }`)).toEqual([])
    expect(names(`import "other/hashes"\nfunc f() { hashes.New("md5") }`)).toEqual([])
    expect(names(`import "lib/hashes"\nfunc f(hashes Other) { hashes.New("md5") }`)).toEqual([])
    expect(names(`import "lib/hashes"\nfunc f() { hashes := other(); hashes.New("md5") }`)).toEqual([])
  })

  it("are meant until a variable of the same name is declared", () => {
    expect(names(`import "lib/hashes"\nfunc f() { hashes := hashes.New("md5"); hashes.Write(nil) }`)).toEqual(["MD5"])
  })
})

describe("values", () => {
  it("come from constants, variables, conversions, concatenation and format", () => {
    expect(
      names(`import "lib/hashes"\nimport "fmt"\ntype Alg string\nconst (\nA Alg = "md5"\nB, C = "sha1", "sha" + "256"\n)\nvar D = "sha384"\nvar E = fmt.Sprintf("sha%d", 512)
func f() { hashes.New(A); hashes.New(B); hashes.New(C); hashes.New(D); hashes.New(E); hashes.New(string(Alg("md5"))) }`)
    ).toEqual(["MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512", "MD5"])
  })

  it("come from every branch that assigns", () => {
    expect(
      names(inMain(`var a string\nswitch x {\ncase 1:\na = "md5"\ndefault:\na = "sha1"\n}\nhashes.New(a)`))
    ).toEqual(["MD5", "SHA-1"])
    expect(names(inMain(`a := "md5"\nif x {\na = "sha1"\n}\nhashes.New(a)`))).toEqual(["MD5", "SHA-1"])
    expect(names(inMain(`a := "md5"\na = "sha1"\nhashes.New(a)`))).toEqual(["SHA-1"])
    expect(names(inMain(`a := "md5"\nif x {\na := "sha1"\nuse(a)\n}\nhashes.New(a)`))).toEqual(["MD5"])
  })

  it("come from lists, maps and loops", () => {
    expect(names(inMain(`for _, a := range []string{"md5", "sha1"} {\nhashes.New(a)\n}`))).toEqual(["MD5", "SHA-1"])
    expect(names(inMain(`m := map[string]string{"x": "md5", "y": "sha1"}\na, ok := m["y"]\nhashes.New(a)`))).toEqual([
      "SHA-1"
    ])
    expect(names(inMain(`a, b := "md5", "sha1"\nhashes.New(b)`))).toEqual(["SHA-1"])
  })

  it("come from parameters, results and closures", () => {
    expect(names(`import "lib/hashes"\nfunc f(a, b string) { hashes.New(b) }\nfunc g() { f("md5", "sha1") }`)).toEqual([
      "SHA-1"
    ])
    expect(
      names(
        `import "lib/hashes"\nfunc a() (string, error) { return "md5", nil }\nfunc g() { x, err := a(); hashes.New(x) }`
      )
    ).toEqual(["MD5"])
    expect(names(inMain(`a := "md5"\nf := func() { hashes.New(a) }\nf()`))).toEqual(["MD5"])
  })

  it("come from the fields of structs", () => {
    expect(
      names(`import "lib/hashes"
type S struct { alg string; other string }
func New() *S { return &S{alg: "md5", other: "sha512"} }
func (s *S) set() { s.alg = "sha1" }
func (s *S) hash() { hashes.New(s.alg) }
func g(s *S) { hashes.New(s.other) }
type T struct { alg string }
func (t T) set() { t.alg = "sha384" }`)
    ).toEqual(["MD5", "SHA-1", "SHA-512"])
  })

  it("come from calls of methods", () => {
    expect(
      names(`import "lib/hashes"
type S struct {}
func (s *S) hash(a string) { hashes.New(a) }
func (s *S) kind() string { return "sha1" }
func hash(a string) {}
func g(s *S) { s.hash("md5"); hash("sha512"); hashes.New(s.kind()) }`)
    ).toEqual(["MD5", "SHA-1"])
  })

  it("are unknown where nobody can tell", () => {
    expect(names(inMain(`hashes.New(os.Getenv("ALG"))\nhashes.New(given)\nhashes.New(args...)`))).toEqual([
      "unknown",
      "unknown",
      "unknown"
    ])
    expect(names(`import "lib/hashes"\nconst (\nA = iota\nB\n)\nfunc f() { hashes.New(B) }`)).toEqual(["unknown"])
  })

  it("may be functions", () => {
    expect(names(inMain(`mac.New(hashes.SHA1, key)`))).toEqual(["SHA-1"])
    expect(names(inMain(`h := hashes.SHA1\nmac.New(h, key)`))).toEqual(["SHA-1"])
    expect(names(inMain(`mac.New(func() hash.Hash { return hashes.MD5() }, key)`))).toEqual(["MD5"])
  })

  it("tell the length of byte strings", () => {
    expect(bits(`[]byte("0123456789abcdef")`)).toEqual([128])
    expect(bits(`make([]byte, 32)`)).toEqual([256])
    expect(bits(`[]byte{1, 2, 3, 4, 5, 6, 7, 8}`)).toEqual([64])
    expect(bits(`[]byte{}[:16]`)).toEqual([128])
    expect(bits(`k[16:32]`)).toEqual([128])
    expect(bits(`k[16:]`)).toEqual([undefined])
    expect(scan(inMain(`var k [32]byte\nblock.NewKey(k[:])`)).map(({ facts }) => facts.keyBits)).toEqual([256])
    expect(scan(inMain(`k := [32]byte{}\nblock.NewKey(k[:])`)).map(({ facts }) => facts.keyBits)).toEqual([256])
    expect(
      scan(inMain(`k := make([]byte, 16)\ncopy(k, x)\nblock.NewKey(k)`)).map(({ facts }) => facts.keyBits)
    ).toEqual([128])
  })

  it("are no numbers when they are negative", () => {
    expect(scan(inMain(`count.Derive(-1)\ncount.Derive(1 << 4)`)).map(({ facts }) => facts.iterations)).toEqual([
      undefined,
      16
    ])
  })
})

describe("a function that gives back what it is given", () => {
  const sealed = (prelude: string, wrap: string) =>
    scan(`import "lib/block"\n${prelude}\nfunc f() {
b := ${wrap}(block.NewKey(make([]byte, 16)))\nblock := ${wrap}(block.NewGCM(b))\nblock.Seal(nil, nil, nil, nil)\n}`).map(
      ({ facts }) => [facts.name, facts.mode, facts.keyBits, facts.functions]
    )

  it("gives an object of its type, whatever the function is called", () => {
    const generic = `func orPanic[T any](a T, err error) T {\nif err != nil {\npanic(err)\n}\nreturn a\n}`
    expect(sealed(generic, "orPanic")).toEqual([["AES", "gcm", 128, ["encrypt"]]])
  })

  it("may be of another file, where it is called must", () => {
    expect(sealed("", "must")).toEqual([["AES", "gcm", 128, ["encrypt"]]])
  })
})

describe("what is read from a text into a variable", () => {
  const derived = (text: string) => scan(text).map(({ facts, isOpenEnded }) => [facts.iterations, isOpenEnded])
  const params = `import (\n"lib/count"\n"fmt"\n"encoding/json"\n)\ntype Params struct { Rounds int }\n`

  it("may be anything, beside what the variable had before", () => {
    const read = `func f(s string) {\nrounds := 1000\nfmt.Sscanf(s, "%d", &rounds)\ncount.Derive(rounds)\n}`
    expect(derived(params + read)).toEqual([[1000, true]])
    const field = `var preset = Params{Rounds: 3}\nfunc f(s string) {\np := read(s)\ncount.Derive(p.Rounds)\n}
func read(s string) *Params {\np := &Params{}\nfmt.Sscanf(s, "%d", &p.Rounds)\nreturn p\n}`
    expect(derived(params + field)).toEqual([[3, true]])
    const decoded = `func f(b []byte) {\nvar rounds int\njson.Unmarshal(b, &rounds)\ncount.Derive(rounds)\n}`
    expect(derived(params + decoded)).toEqual([[undefined, undefined]])
  })

  it("is no other variable, and not what is only known to be written by another function", () => {
    const passed = `func f() {\nrounds := 1000\nother.Use(&rounds)\ncount.Derive(rounds)\n}`
    expect(derived(params + passed)).toEqual([[undefined, undefined]])
    expect(derived(params + passed.replace("&rounds", "&others"))).toEqual([[1000, undefined]])
  })
})

describe("objects", () => {
  it("are the first of several results", () => {
    expect(
      scan(
        inMain(
          `b, err := block.NewKey(make([]byte, 16))\nif err != nil {\nreturn\n}\ngcm, err := block.NewGCM(b)\ngcm.Seal(nil, nonce, text, nil)`
        )
      ).map(({ facts }) => [facts.name, facts.keyBits, facts.mode, facts.functions])
    ).toEqual([["AES", 128, "gcm", ["encrypt"]]])
  })

  it("are refined where they are kept in a field", () => {
    expect(
      scan(`import "lib/block"
type S struct { aead block.AEAD }
func New() *S { b, _ := block.NewKey(make([]byte, 16)); a, _ := block.NewGCM(b); return &S{aead: a} }
func (s *S) seal() { s.aead.Seal(nil) }`).map(({ facts }) => [facts.mode, facts.functions])
    ).toEqual([["gcm", ["encrypt"]]])
  })

  it("are constructed with named fields", () => {
    const versions = (body: string) => scan(inMain(body)).map(({ facts }) => facts.version ?? "unknown")
    expect(versions(`c := &ctx.Config{Min: ctx.VersionTLS12, Other: 1}`)).toEqual(["1.2"])
    expect(versions(`c := ctx.Config{}\nc.Min = ctx.VersionTLS13`)).toEqual(["1.3"])
    expect(versions(`var c ctx.Config\nc.Min = ctx.VersionTLS13`)).toEqual(["1.3"])
    expect(versions(`c := new(ctx.Config)\nc.Min = ctx.VersionTLS13`)).toEqual(["1.3"])
    expect(versions(`f(x.Y{A: &ctx.Config{Min: 0x0303}})`)).toEqual(["1.2"])
    expect(versions(`c := Config{Min: ctx.VersionTLS13}`)).toEqual([])
    expect(
      scan(inMain(`c := ctx.Config{Suites: []uint16{ctx.TLS_AES_128_GCM_SHA256, ctx.TLS_AES_256_GCM_SHA384}}`)).map(
        ({ facts }) => facts.suite
      )
    ).toEqual(["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384"])
  })

  it("have fields that are findings of their own, assigned or initialised", () => {
    expect(names(inMain(`c := ctx.Config{Groups: []string{"x25519", "P-256"}}`))).toEqual(["TLS", "ECDHE", "ECDHE"])
    expect(names(inMain(`c := ctx.Config{}\nc.Groups = []string{"x25519"}`))).toEqual(["TLS", "ECDHE"])
  })

  it("keep all settings that may hold", () => {
    const versions = (body: string) => scan(inMain(body)).map(({ facts }) => [facts.version, facts.suite])
    expect(
      versions(
        `c := ctx.Config{Suites: []uint16{ctx.TLS_AES_128_GCM_SHA256}, Min: ctx.VersionTLS12}\nif x {\nc.Min = ctx.VersionTLS13\n}`
      )
    ).toEqual([
      ["1.2", undefined],
      ["1.3", "TLS_AES_128_GCM_SHA256"]
    ])
  })

  it("that only supply others are reported where no reported call is given them", () => {
    const body = `import (\n"lib/random"\n"lib/block"\n"io"\n)\nfunc f() {\nblock.NewKey(random.Reader)\nio.ReadFull(random.Reader, key)\n}`
    expect(scan(body).map(({ kind, place }) => [kind, place.line])).toEqual([
      ["cipher", 8],
      ["random", 9]
    ])
  })

  it("that come from elsewhere are found where they are set", () => {
    expect(
      scan(`import "lib/ctx"\nfunc f(c *ctx.Config) { c.Min = ctx.VersionTLS12 }`).map(({ facts }) => facts.version)
    ).toEqual(["1.2"])
    expect(
      scan(`import "lib/ctx"\ntype S struct { *ctx.Config }\nfunc (s *S) f() { s.Min = ctx.VersionTLS12 }`).map(
        ({ facts }) => facts.version
      )
    ).toEqual(["1.2"])
  })
})

describe("a switch on the type of a value", () => {
  const signed = (body: string) => names(`import "lib/keys"\nfunc f(key any) {\n${body}\n}`)

  it("says it within each arm of one type", () => {
    expect(
      signed("switch k := key.(type) {\ncase *keys.Rsa:\nk.Sign()\ncase keys.Ed:\nk.Sign()\ndefault:\nk.Sign()\n}")
    ).toEqual(["RSA", "Ed25519"])
  })

  it("says nothing in an arm of several, and behind it", () => {
    expect(signed("switch k := key.(type) {\ncase *keys.Rsa, *keys.Ed:\nk.Sign()\n}\nkey.Sign()")).toEqual([])
  })
})

describe("a variable", () => {
  it("is left open behind a call that is given its address, but for the default of an option", () => {
    expect(bits("16")).toEqual([128])
    const count = (between: string) =>
      scan(inMain(`n := 1000\n${between}\ncount.Derive(n)`)).map(({ facts }) => facts.iterations)
    expect(count("use(n)")).toEqual([1000])
    expect(count("load(&n)")).toEqual([undefined])
    expect(count('fs.IntVar(&n, "n", 2000, "rounds")')).toEqual([2000])
  })
})

describe("settings of a connection", () => {
  const settings = (body: string) =>
    scan(inMain(body)).map(({ facts, isOpenEnded }) => `${facts.version}${isOpenEnded === true ? " or more" : ""}`)

  it("are left to the library where the arm that sets them is not taken", () => {
    expect(settings("c := &ctx.Config{}\nif os.Args != nil {\nc.Min = ctx.VersionTLS13\n}")).toEqual(["1.3 or more"])
    expect(settings("c := &ctx.Config{}\nc.Min = ctx.VersionTLS13")).toEqual(["1.3"])
    const both = "c := &ctx.Config{}\nif x {\nc.Min = ctx.VersionTLS13\n} else {\nc.Min = ctx.VersionTLS13\n}"
    expect(settings(both)).toEqual(["1.3"])
  })

  it("stand once for what serves with them, and not where nobody can read them", () => {
    const served = (body: string) =>
      scan(`import (\n"lib/ctx"\n"lib/server"\n)\nfunc f(own *T) {\n${body}\n}`).map(({ api }) => api)
    const config = "&ctx.Config{Min: ctx.VersionTLS12}"
    expect(served(`s := &server.Server{Config: ${config}}\ns.Serve()`)).toEqual(["new lib/ctx.Config"])
    expect(served("s := &server.Server{Config: own}\ns.Serve()")).toEqual(["lib/server.Server#Serve"])
    expect(served("s := &server.Server{}\ns.Serve()")).toEqual(["lib/server.Server#Serve"])
  })
})
