import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const row = { is: "keygen", algorithm: arg(0, "jca"), keyBits: arg(1, "int") } as const

const keysIn = async (language: string, text: string): Promise<ReadonlyArray<string>> => {
  const syntax = await loadSyntax(language)
  const { ecosystem } = syntax.language
  const rows = { "lib.keygen": row, lib_keygen: row, "Lib.keygen": row }
  return scanText(syntax, [library(ecosystem, "demo", rows)], text, "demo/a")
    .map(({ facts: { name, keyBits } }) => `${name} ${keyBits}`)
    .toSorted()
}

const inJava = (members: string) => keysIn("java", `class A {\n${members}\n}`)

const BOTH = ["EC 256", "RSA 3072"]

describe("what is chosen by twice", () => {
  it("is one thing, as a field, through the object itself and through what only reads it", async () => {
    for (const kind of ["kind", "this.kind", "getKind()", "this.getKind()"])
      expect(
        await inJava(`enum Kind { RSA, EC } private Kind kind; Kind getKind() { return kind; }
          String name() { switch (kind) { case RSA: return "RSA"; case EC: return "EC"; default: throw new E(); } }
          int bits() { switch (${kind}) { case EC: return 256; case RSA: return 3072; default: throw new E(); } }
          void f() { lib.keygen(name(), bits()); }`)
      ).toEqual(BOTH)
    expect(
      await keysIn(
        "csharp",
        `class A { enum Kind { RSA, EC } Kind kind; Kind K => kind;
          string Name() { switch (kind) { case Kind.RSA: return "RSA"; default: return "EC"; } }
          void F() { lib.keygen(Name(), K switch { Kind.RSA => 3072, _ => 256 }); } }`
      )
    ).toEqual(BOTH)
    expect(
      await keysIn(
        "go",
        `package demo
import "lib"
type K struct { kind string }
func (k *K) name() string { switch k.kind { case "rsa": return "RSA"; default: return "EC" } }
func (own *K) bits() int { if own.kind == "rsa" { return 3072 }; return 256 }
func (k *K) gen() { lib.keygen(k.name(), k.bits()) }`
      )
    ).toEqual(BOTH)
  })

  it("is what a getter of an object gives, whatever that is called", async () => {
    for (const kind of ["c.kind()", "c.getKind()", "c.kind"])
      expect(
        await inJava(`void f(Conf c) { String n; switch (c.getKind()) { case "a": n = "RSA"; break; default: n = "EC"; }
          int b = 256; if ("a".equals(${kind})) b = 3072; lib.keygen(n, b); }`)
      ).toEqual(BOTH)
  })

  it("is not what a call gives that gives something else each time", async () => {
    expect(
      await inJava(`void f(It c) { String n = c.next().equals("a") ? "RSA" : "EC";
        int b = 256; if (c.next().equals("a")) b = 3072; lib.keygen(n, b); }`)
    ).toEqual(["EC 256", "EC 3072", "RSA 256", "RSA 3072"])
  })

  it("is not the same where it is given another value between", async () => {
    expect(
      await inJava(`void f(Conf c) { String n = "EC"; if (c.getKind() == 1) n = "RSA"; c.kind = g();
        int b = 256; if (c.getKind() == 1) b = 3072; lib.keygen(n, b); }`)
    ).toHaveLength(4)
  })
})

describe("a test that is made twice", () => {
  const twice = (test: string, opposite: string) =>
    inJava(`String n(String a, Conf c) { return ${test} ? "RSA" : "EC"; }
      void f(String a, Conf c) { int b = 3072; if (${opposite}) { b = 256; } lib.keygen(n(a, c), b); }`)

  it("says the same, whatever it asks for", async () => {
    for (const test of [`a.startsWith("RS")`, `c.is("x|y")`, `(c.flags & F.RSA)`, `a.length() > c.max`, `a == c.name`])
      expect(await twice(test, `!(${test})`)).toEqual(BOTH)
  })

  it("says the same the other way round", async () => {
    expect(await twice(`a.length() > c.max`, `c.max >= a.length()`)).toEqual(BOTH)
    expect(await twice(`a.length() < c.max`, `a.length() >= c.max`)).toEqual(BOTH)
    expect(await twice(`a == c.name`, `c.name != a`)).toEqual(BOTH)
  })

  it("says the same where a variable holds the answer", async () => {
    expect(
      await inJava(`void f(String a) { boolean rs = a.startsWith("RS"); String n = rs ? "RSA" : "EC";
        int b = 256; if (a.startsWith("RS")) b = 3072; lib.keygen(n, b); }`)
    ).toEqual(BOTH)
  })

  it("is not the same of something else", async () => {
    expect(await twice(`a.startsWith("RS")`, `!a.startsWith("PS")`)).toHaveLength(4)
    expect(await twice(`a.length() > c.max`, `a.length() > c.min`)).toHaveLength(4)
  })

  it("is not true where the one before it in the chain was", async () => {
    const chain = (value: string) =>
      `    if a.startswith("RS"):\n        ${value} = "RSA"\n    elif a.endswith("256"):\n        ${value} = "EC"\n`
    const found = await keysIn(
      "python",
      `import lib\ndef f(a):\n    b = 1\n${chain("n")}${chain("b").replace(`"RSA"`, "3072").replace(`"EC"`, "256")}    lib.keygen(n, b)`
    )
    expect(found).toEqual(BOTH)
  })

  it("is the opposite in a condition of the preprocessor that asks for what is not there", async () => {
    const n = `#ifndef NO_RSA\nconst char *n = "RSA";\n#else\nconst char *n = "EC";\n#endif\nint b;\n`
    expect(
      await keysIn("c", `void f(void) {\n${n}#ifdef NO_RSA\nb = 256;\n#else\nb = 3072;\n#endif\nlib_keygen(n, b); }`)
    ).toEqual(BOTH)
    expect(
      await keysIn(
        "ruby",
        `def f(k)\n  n = "EC"\n  unless k.ec?\n    n = "RSA"\n  end\n  b = 256\n  b = 3072 if !k.ec?\n  Lib.keygen(n, b)\nend`
      )
    ).toEqual(BOTH)
  })
})

describe("tests of the type of something", () => {
  const bits = `{ int b = 256; if (k instanceof RsaKey) b = 3072; lib.keygen(n(k), b); }`

  it("say the same, as branches, as patterns and in each way to write them", async () => {
    for (const n of [
      `if (k instanceof RsaKey) return "RSA"; return "EC";`,
      `if (!(k instanceof RsaKey r)) { return "EC"; } return "RSA";`,
      `return switch (k) { case RsaKey r -> "RSA"; case EcKey e -> "EC"; default -> throw new E(); };`
    ])
      expect(await inJava(`String n(Object k) { ${n} }\nvoid f(Object k) ${bits}`)).toEqual(BOTH)
  })

  it("are made in C#", async () => {
    for (const b of [
      `switch (k) { case RsaKey r: b = 3072; break; default: b = 256; break; }`,
      `b = k switch { RsaKey r => 3072, _ => 256 };`,
      `if (k is not RsaKey) b = 256; else b = 3072;`
    ])
      expect(
        await keysIn(
          "csharp",
          `class A { void F(object k) { int b; ${b} lib.keygen(k is RsaKey ? "RSA" : "EC", b); } }`
        )
      ).toEqual(BOTH)
  })

  it("are made in Go, by what is asserted as well", async () => {
    const name = `func name(k any) string { switch k.(type) { case *rsa.PrivateKey: return "RSA"; default: return "EC" } }`
    for (const b of [
      "if _, ok := k.(*rsa.PrivateKey); ok { b = 3072 }",
      "switch x := k.(type) { case *rsa.PrivateKey: use(x); b = 3072; case *ecdsa.PrivateKey, ed25519.PrivateKey: b = 256 }",
      "if _, ok := k.(*rsa.PrivateKey); !ok { use(k) } else { b = 3072 }"
    ])
      expect(
        await keysIn(
          "go",
          `package demo\nimport "lib"\n${name}\nfunc gen(k any) { b := 256\n${b}\nlib.keygen(name(k), b) }`
        )
      ).toEqual(BOTH)
  })

  it("are made in Kotlin, Scala, Swift and Rust", async () => {
    expect(
      await keysIn(
        "kotlin",
        `class A { fun name(k: Any) = when (k) {\n is RsaKey -> "RSA"\n else -> "EC" }
          fun gen(k: Any) { var b = 3072\n if (k !is RsaKey) b = 256\n lib.keygen(name(k), b) } }`
      )
    ).toEqual(BOTH)
    expect(
      await keysIn(
        "scala",
        `object A { def name(k: Any) = k match { case r: RsaKey => "RSA"; case _ => "EC" }
          def gen(k: Any) = { val b = k match { case r: RsaKey => 3072; case _ => 256 }; lib.keygen(name(k), b) } }`
      )
    ).toEqual(BOTH)
    expect(
      await keysIn(
        "swift",
        `import lib\nfunc gen(k: Any) {\n var n = "EC"\n if k is RsaKey { n = "RSA" }\n var b = 256\n switch k {\n case is RsaKey: b = 3072\n default: break\n }\n lib.keygen(n, b) }`
      )
    ).toEqual(BOTH)
    expect(
      await keysIn(
        "rust",
        `use lib;\nfn bits(k: Key) -> u32 { match k { Key::Rsa(_) => 3072, Key::Ec { .. } => 256 } }
          fn name(k: Key) -> &str { match k { Key::Ec { curve } => "EC", Key::Rsa(n) => "RSA" } }
          fn gen(k: Key) { lib::keygen(name(k), bits(k)); }`
      )
    ).toEqual(BOTH)
  })

  it("may both be true of one thing", async () => {
    expect(
      await inJava(`void f(Object k) { String n = "EC"; if (k instanceof RsaKey) n = "RSA";
        int b = 256; if (k instanceof PrivateKey) b = 3072; lib.keygen(n, b); }`)
    ).toHaveLength(4)
  })
})
