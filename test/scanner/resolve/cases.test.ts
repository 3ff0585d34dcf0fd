import { describe, expect, it } from "vitest"
import { arg, library, receiver } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const rows = {
  "lib.cipher": { is: "cipher", algorithm: arg(0, "jca") },
  "lib.keygen": { is: "keygen", algorithm: arg(0, "jca"), keyBits: arg(1, "int") },
  "lib.hash": { is: "hash", algorithm: arg(0, "hash") },
  "lib.{md5,sha256}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "lib.open": { is: "cipher", algorithm: arg(0, "jca"), returns: "Ctx" },
  "Ctx#digest": { refines: true, digest: arg(0, "hash") },
  "Ctx#bits": { refines: true, keyBits: arg(0, "int") },
  "lib.sign": { is: "signature", name: "ECDSA", curve: arg(0, "curve"), digest: arg(1, "hash"), key: receiver("any") }
} as const

const java = await loadSyntax("java")
const c = await loadSyntax("c")
const python = await loadSyntax("python")

const inJava = (members: string) =>
  scanText(java, [library("java", "demo", rows)], `class A {\n${members}\n}`, "A.java").map(({ facts }) => facts)

const inC = (text: string) =>
  scanText(
    c,
    [library("c", "demo", { lib_keygen: { is: "keygen", algorithm: arg(0, "jca"), keyBits: arg(1, "int") } })],
    text,
    "a.c"
  )
    .map(({ facts: { name, keyBits } }) => `${name} ${keyBits}`)
    .toSorted()

const inPython = (text: string) =>
  scanText(python, [library("python", "demo", rows)], `import lib\n${text}`, "a.py").map(({ facts }) => facts)

const hashes = (facts: ReadonlyArray<{ readonly name?: string }>) =>
  facts.map(({ name }) => name ?? "unknown").toSorted()

describe("what a call spreads", () => {
  const keygen = `def f(x, alg, bits):\n    lib.keygen(alg, bits)\n`
  const said = (text: string) => inPython(text).map(({ name, keyBits }) => `${name} ${keyBits}`)

  it("is passed by its keys, or by its places", () => {
    expect(said(`${keygen}A = {"bits": 3072, "alg": "RSA"}\nf(1, **A)`)).toEqual(["RSA 3072"])
    expect(said(`${keygen}A = ("RSA", 3072)\nf(1, *A)`)).toEqual(["RSA 3072"])
    expect(said(`${keygen}A = {"bits": 3072}\nf(1, "RSA", **A)`)).toEqual(["RSA 3072"])
  })

  it("is not known where the object is not", () => {
    expect(said(`${keygen}def g(**kw):\n    f(1, "RSA", **kw)`)).toEqual(["RSA undefined"])
  })
})

describe("functions of one name", () => {
  const chained = `void f(String a) { f(a, "sha256"); }
    void f(String a, String b) { f("x", a, b); }`

  it("are each called with as many arguments as they take", () => {
    expect(
      hashes(inJava(`${chained}\nvoid f(String x, String a, String b) { lib.hash(a); }\nvoid g() { f("md5"); }`))
    ).toEqual(["MD5"])
    expect(hashes(inJava(`${chained}\nvoid f(String x, String a, String b) { lib.hash(b); }`))).toEqual(["SHA-256"])
  })

  it("are no constructors where they have the name that those have in another language", () => {
    const made = "A(Object k, String s) {}\nstatic A init(Object k, String a) { lib.hash(a); return new A(k, s()); }"
    expect(hashes(inJava(`${made}\nvoid f() { init(1, "md5"); }`))).toEqual(["MD5"])
  })

  it("are not those of another type that an import names", () => {
    const text = `import other.Demo;\nclass A { void f(String n) { lib.hash(n); }\nvoid g() { f("md5"); Demo.f("sha256"); } }`
    const found = scanText(java, [library("java", "demo", rows)], text, "A.java")
    expect(hashes(found.map(({ facts }) => facts))).toEqual(["MD5"])
  })
})

describe("methods of one name of several types", () => {
  const method = `void f(String n) { lib.hash(n); } void g() { f("md5"); }`
  const found = (text: string) =>
    hashes(scanText(java, [library("java", "demo", rows)], text, "A.java").map(({ facts }) => facts))

  it("are not called on objects that are declared or made as of another one", () => {
    for (const call of [
      `void h(Other o) { o.f("sha256"); }`,
      `Other o; void h() { o.f("sha256"); }`,
      `void h() { Other o = new Other(); o.f("sha256"); }`,
      `void h() { var o = new Other(); o.f("sha256"); }`,
      `void h(Object o) { ((Other) o).f("sha256"); }`,
      `void h(B b) { b.f("sha256"); }`
    ])
      expect(found(`class A { ${method} ${call} } class B { void f(String n) {} }`), call).toEqual(["MD5"])
  })

  it("are called on objects that may be of it", () => {
    for (const call of [
      `void h(I i) { i.f("sha256"); }`,
      `void h(Base b) { b.f("sha256"); }`,
      `void h(C c) { c.f("sha256"); }`,
      `<T> void h(T t) { t.f("sha256"); }`,
      `void h() { make().f("sha256"); var a = make(); a.f("sha256"); }`,
      `void h(Object o) { A a = (A) o; a.f("sha256"); }`
    ])
      expect(found(`class A extends Base implements I { ${method} ${call} } class C extends A {}`), call).toEqual([
        "MD5",
        "SHA-256"
      ])
  })

  it("are not called within another one, unless that inherits from it", () => {
    expect(
      found(`class A { ${method} } class B { void f(String n) {} void g() { f("sha256"); this.f("sha1"); } }`)
    ).toEqual(["MD5"])
    expect(
      found(`abstract class B { void g() { f("sha256"); } abstract void f(String n); } class A extends B { ${method} }`)
    ).toEqual(["MD5", "SHA-256"])
  })

  it("are not called on an object of another package in Go, but on what any type may be", async () => {
    const go = await loadSyntax("go")
    const text = `package demo
import "lib"
type A struct{}
type B struct{}
type I interface { f(n string) }
func (a *A) f(n string) { lib.hash(n) }
func (b *B) f(n string) { use(n) }
func g(a *A, b *B, c *other.C, i I, j J) { a.f("md5"); b.f("sha224"); c.f("sha384"); i.f("sha1"); j.f("sha256") }`
    const uses = scanText(go, [library("go", "demo", rows)], text, "demo/a.go")
    expect(hashes(uses.map(({ facts }) => facts))).toEqual(["MD5", "SHA-1", "SHA-256"])
  })
})

describe("a field that is assigned to by the name of its type", () => {
  it("has that value, too", () => {
    const type = "class A:\n    alg = 'sha256'\n    def f(self):\n        lib.hash(self.alg)\n"
    expect(hashes(inPython(`${type}if weak:\n    A.alg = 'md5'\nclass B:\n    alg = 'sha1'`))).toEqual([
      "MD5",
      "SHA-256"
    ])
    expect(
      hashes(inJava('static String alg = lib.name(); void f() { lib.hash(alg); } void g() { A.alg = "md5"; }'))
    ).toContain("MD5")
  })
})

describe("values of different branches", () => {
  it("are none of those that only tests take", () => {
    expect(hashes(inPython("lib.hash('md5' if settings.TESTING else 'sha256')"))).toEqual(["SHA-256"])
    expect(hashes(inPython("a = 'sha256'\nif settings.TESTING:\n    a = 'md5'\nlib.hash(a)"))).toEqual(["SHA-256"])
  })

  it("do not meet in one use", () => {
    const uses = inJava(`void f(boolean g) { String mode; String pad;
      if (g) { mode = "GCM"; pad = "NoPadding"; } else { mode = "CBC"; pad = "PKCS5Padding"; }
      lib.cipher("AES/" + mode + "/" + pad); }`)
    expect(uses.map(({ mode, padding }) => `${mode} ${padding}`).toSorted()).toEqual(["cbc pkcs7", "gcm none"])
  })

  it("stay with the label of what is chosen by, behind the choice as well", () => {
    const uses = inJava(`void f(String alg) { int size = 0;
      switch (alg) { case "RSA": size = 3072; break; case "EC": size = 256; break; default: throw new Error(); }
      lib.keygen(alg, size); }`)
    expect(uses.map(({ name, keyBits }) => `${name} ${keyBits}`).toSorted()).toEqual(["EC 256", "RSA 3072"])
  })

  it("are those of the call where its arguments decide", () => {
    const chosen = `String n(int x) { switch (x) { case 1: return "MD5"; case 2: return "SHA-1"; default: return "SHA-256"; } }`
    expect(hashes(inJava(`${chosen}\nvoid f() { lib.hash(n(2)); }`))).toEqual(["SHA-1"])
    expect(hashes(inJava(`${chosen}\nvoid f() { lib.hash(n(7)); }`))).toEqual(["SHA-256"])
    expect(hashes(inJava(`${chosen}\nvoid f(int x) { lib.hash(n(x)); }`))).toEqual(["MD5", "SHA-1", "SHA-256"])
  })

  it("are replaced where every way leads through another assignment", () => {
    expect(
      hashes(
        inPython(
          `def f(x):\n    n = "md5"\n    if x:\n        n = "sha1"\n    else:\n        n = "sha256"\n    lib.hash(n)`
        )
      )
    ).toEqual(["SHA-1", "SHA-256"])
  })

  it("leave what callers give where nothing is assigned on another way", () => {
    const f = (test: string) => `def f(n):\n    ${test}\n        n = "md5"\n    lib.hash(n)\n`
    expect(hashes(inPython(`${f("if test():")}f("sha256")`))).toEqual(["MD5", "SHA-256"])
    expect(hashes(inPython(`${f("if n is None:")}f("sha256")\nf(None)`))).toEqual(["MD5", "SHA-256"])
    expect(hashes(inPython(`def f(n):\n    n = "md5"\n    lib.hash(n)\nf("sha256")`))).toEqual(["MD5"])
    expect(
      hashes(
        inPython(
          `def f(n):\n    if x():\n        n = "md5"\n    else:\n        n = "sha1"\n    lib.hash(n)\nf("sha256")`
        )
      )
    ).toEqual(["MD5", "SHA-1"])
    expect(hashes(inPython(`def f(n="sha1"):\n    if x():\n        n = "md5"\n    lib.hash(n)\nf("sha256")`))).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
  })

  it("are all there, however many choices are made in a row", () => {
    const named = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_256", "sha3_512"]
    const choices = named.map((name, at) => `if x == ${at}:\n    n = "${name}"\nelif y == ${at}:\n    z()`)
    expect(hashes(inPython(`${choices.join("\n")}\nlib.hash(n)`))).toHaveLength(named.length)
  })
})

describe("an arm", () => {
  it("narrows what it is chosen by", () => {
    expect(
      hashes(inJava(`void f(String n) { if (n.equals("MD5")) { lib.hash(n); } }\nvoid g() { f("SHA-1"); f("MD5"); }`))
    ).toEqual(["MD5"])
    expect(hashes(inPython(`def f(n):\n    match n:\n        case "md5" | "sha1":\n            lib.hash(n)`))).toEqual([
      "MD5",
      "SHA-1"
    ])
  })

  it("that leaves says what is left behind it", () => {
    const uses = inPython(
      `def gen(bits=2048):\n    if bits < 2048:\n        raise ValueError()\n    lib.keygen("RSA", bits)\ngen(1024)\ngen(4096)`
    )
    expect(uses.map(({ keyBits }) => keyBits).toSorted()).toEqual([2048, 4096])
    expect(
      hashes(
        inJava(`void f(String n) { if (n.equals("MD5")) throw new Error(); lib.hash(n); }
      void g() { f("MD5"); f("SHA-256"); }`)
      )
    ).toEqual(["SHA-256"])
  })

  it("excludes what stands for nothing, though that is all that is known", () => {
    const sizes = (body: string) =>
      scanText(java, [library("java", "demo", rows)], `class A { ${body} }`, "A.java").map(
        ({ facts: { keyBits }, isOpenEnded }) => `${keyBits}${isOpenEnded === true ? " or other" : ""}`
      )
    expect(sizes(`int bits = 0; void f() { lib.keygen("RSA", bits == 0 ? 2048 : bits); }`)).toEqual(["2048 or other"])
    expect(
      sizes(`int bits = -1; int g() { return bits < 0 ? 2048 : bits; } void f() { lib.keygen("RSA", g()); }`)
    ).toEqual(["2048 or other"])
    expect(sizes(`int bits = 1024; void f() { if (bits < 2048) throw new E(); lib.keygen("RSA", bits); }`)).toEqual([
      "undefined"
    ])
  })

  it("of a switch is not left by its break for what stands behind", () => {
    expect(
      hashes(inJava(`void f(int x) { String n = "SHA-256"; switch (x) { case 1: n = "MD5"; break; } lib.hash(n); }`))
    ).toEqual(["MD5", "SHA-256"])
  })
})

describe("tests of one value", () => {
  const sized = (body: string) =>
    inJava(body)
      .map(({ name, keyBits }) => `${name} ${keyBits}`)
      .toSorted()
  const named = `String n(String a) { if (a.equalsIgnoreCase("X")) return "RSA"; else if (a.equalsIgnoreCase("Y")) return "EC"; else return "DSA"; }`

  it("lead to one case, in whichever function and by whatever comparison they are made", () => {
    const sizes = `int b = 2048; if (a.equals("y")) b = 256; else if (a.equals("x") || a.equals("z")) b = 3072;`
    expect(sized(`${named}\nvoid f(String a) { ${sizes} lib.keygen(n(a), b); }`)).toEqual([
      "DSA 2048",
      "DSA 3072",
      "EC 256",
      "RSA 3072"
    ])
    expect(
      sized(`${named}\nvoid f(String a) { int b = 2048; switch (a) { case "Y": b = 256; } lib.keygen(n(a), b); }`)
    ).toEqual(["DSA 2048", "EC 256", "RSA 2048"])
  })

  it("leave out of an arm what is chosen where another one is taken", () => {
    const size = `int b = -1; if (a.equals("y")) b = 256;`
    expect(
      sized(`${named}\nvoid f(String a) { ${size} if (b < 0) lib.keygen(n(a), 2048); else lib.keygen(n(a), b); }`)
    ).toEqual(["DSA 2048", "EC 256", "RSA 2048"])
    expect(
      hashes(
        inJava(`void f(String a) { String n = null; switch (a) { case "X": n = "MD5"; break; case "Y": n = "SHA-1"; break; }
        if (a.equals("Y")) lib.hash(n); }`)
      )
    ).toEqual(["SHA-1"])
  })

  it("say of flags what they say of names", () => {
    const flags = `String n(boolean e) { if (e) return "EC"; return "RSA"; }`
    expect(sized(`${flags}\nvoid f(boolean e) { int b = 256; if (!e) { b = 3072; } lib.keygen(n(e), b); }`)).toEqual([
      "EC 256",
      "RSA 3072"
    ])
  })

  it("are made by whichever function compares", () => {
    const named = (test: string) =>
      `String n(String a) { if (${test}) return "RSA"; return "EC"; }
      void f(String a) { int b = 256; if (a.equals("x")) b = 3072; lib.keygen(n(a), b); }`
    for (const test of [
      `java.util.Objects.equals(a, "x")`,
      `"x".contentEquals(a)`,
      `org.apache.commons.lang3.StringUtils.equalsIgnoreCase(a, "X")`
    ])
      expect(sized(named(test))).toEqual(["EC 256", "RSA 3072"])
  })

  it("are made by functions that tell how two texts differ", () => {
    const named = (test: string) =>
      `const char *n(const char *a) { if (${test}) return "RSA"; return "EC"; }
      void f(const char *a) { int b = 256; if (strcmp(a, "x") == 0) b = 3072; lib_keygen(n(a), b); }`
    for (const test of [`!strcmp(a, "x")`, `g_strcmp0(a, "x") == 0`, `0 == wcscmp("x", a)`])
      expect(inC(named(test))).toEqual(["EC 256", "RSA 3072"])
    expect(inC(named(`strcmp(a, "x")`))).toEqual(["EC 3072", "RSA 256"])
    expect(inC(named(`strcmp(a, "x") != 0`))).toEqual(["EC 3072", "RSA 256"])
  })

  it("are not the same where a member is given another value between them", () => {
    const uses = inPython(
      `def f(o):\n    n = "RSA"\n    if o.kind == "a":\n        n = "EC"\n    o.kind = g()\n    b = 1\n    if o.kind == "b":\n        b = 2\n    lib.keygen(n, b)`
    )
    expect(uses).toHaveLength(4)
  })
})

describe("what calls add to an object", () => {
  const said = (text: string) =>
    inPython(text)
      .map(({ name, digest, keyBits }) => [name, digest, keyBits].filter((one) => one !== undefined).join(" "))
      .toSorted()

  it("is not what calls in another arm add", () => {
    const arms = (more: string) =>
      `def f(x):\n    c = lib.open("RSA")\n    if x:\n        c.digest("md5")\n    else:\n        c.digest("sha1")\n${more}`
    expect(said(arms(""))).toEqual(["RSA MD5", "RSA SHA-1"])
    expect(said(arms("        c.bits(2048)\n"))).toEqual(["RSA MD5", "RSA SHA-1 2048"])
    expect(said(arms("    if not x:\n        c.bits(2048)\n"))).toEqual(["RSA MD5", "RSA SHA-1 2048"])
  })

  it("is not what a call in another arm adds of something else", () => {
    expect(
      said(`def f(x, y):\n    c = lib.open(y)\n    if x:\n        c.digest("md5")\n    else:\n        c.bits(2048)\n`)
    ).toEqual(["2048", "MD5"])
  })

  it("is there in any case where nothing is known of the other arm", () => {
    expect(said(`def f(x):\n    c = lib.open("RSA")\n    if x:\n        c.digest("md5")\n`)).toEqual(["RSA MD5"])
  })
})

describe("a setting that is made in some arms only", () => {
  const set = (members: string) =>
    scanText(
      java,
      [
        library("java", "demo", {
          "lib.open": { is: "cipher", algorithm: arg(0, "jca"), returns: "Ctx", defaults: { mode: "cbc" } },
          "lib.bare": { is: "cipher", algorithm: arg(0, "jca"), returns: "Ctx" },
          "Ctx#mode": { refines: true, mode: arg(0, "mode") },
          "Ctx#bits": { refines: true, keyBits: arg(0, "int") }
        })
      ],
      `class A { void f(boolean x, Ctx given) { ${members} } }`,
      "A.java"
    )
      .map(
        ({ facts: { mode, keyBits }, isOpenEnded }) => `${mode} ${keyBits}${isOpenEnded === true ? " or other" : ""}`
      )
      .toSorted()

  it("stands beside what the library sets", () => {
    expect(set(`Ctx c = lib.open("AES"); if (x) c.mode("ecb");`)).toEqual(["cbc undefined", "ecb undefined"])
    expect(set(`Ctx c = lib.open("AES"); if (x) c.mode("ecb"); c.bits(256);`)).toEqual(["cbc 256", "ecb 256"])
  })

  it("is one of several where nobody says what the library sets", () => {
    expect(set(`Ctx c = lib.bare("AES"); if (x) c.bits(256);`)).toEqual(["undefined 256 or other"])
  })

  it("leaves open what nobody says, beside another that the library sets", () => {
    expect(set(`Ctx c = lib.open("AES"); if (x) { c.mode("ecb"); c.bits(256); }`)).toEqual([
      "cbc undefined",
      "ecb 256 or other"
    ])
    expect(set(`Ctx c = lib.open("AES"); c.mode("ecb"); if (x) c.bits(256);`)).toEqual(["ecb 256 or other"])
    expect(set(`Ctx c = lib.bare("AES"); if (c != null) c.bits(256);`)).toEqual(["undefined 256"])
  })

  it("leaves nothing open where the object would be another one", () => {
    const other = `Ctx c = lib.bare(x ? "AES" : "DES"); if (x) c.bits(256); else c.mode("ecb");`
    expect(set(other)).toEqual(["ecb undefined", "undefined 256"])
  })

  it("leaves nothing open where all arms of a choice make it", () => {
    expect(
      set(`Ctx c = lib.bare("AES"); switch (given.kind()) { case 1: c.bits(128); break; default: c.bits(256); }`)
    ).toEqual(["undefined 128", "undefined 256"])
    expect(
      set(`Ctx c = lib.bare("AES"); switch (given.kind()) { case 1: c.bits(128); break; case 2: c.bits(256); }`)
    ).toEqual(["undefined 128 or other", "undefined 256 or other"])
  })

  it("is the only one where each arm makes it, or where the other ones leave", () => {
    expect(set(`Ctx c = lib.open("AES"); if (x) c.mode("ecb"); else c.mode("ctr");`)).toEqual([
      "ctr undefined",
      "ecb undefined"
    ])
    expect(set(`Ctx c = lib.open("AES"); if (x) return; c.mode("ecb");`)).toEqual(["ecb undefined"])
    expect(set(`Ctx c = lib.open("AES"); if (x) { c.mode("ecb"); } else { throw new E(); }`)).toEqual(["ecb undefined"])
  })

  it("is the only one where the arm only asks for the object", () => {
    expect(set(`Ctx c = lib.open("AES"); if (c != null) c.mode("ecb");`)).toEqual(["ecb undefined"])
    expect(set(`Ctx c; if ((c = lib.open("AES")) != null) c.mode("ecb");`)).toEqual(["ecb undefined"])
  })
})

describe("objects of which one is passed on", () => {
  const said = (members: string) =>
    inJava(members)
      .map(({ name, digest, keyBits }) => `${name} ${digest} ${keyBits}`)
      .toSorted()
  const hash = `void hash(Ctx c, String digest, int bits) { c.digest(digest); c.bits(bits); }`

  it("have what the same call passes with them", () => {
    const old = `final Ctx old = lib.open("DES");\nfinal Ctx now = lib.open("AES");`
    expect(said(`${old}\n${hash}\nvoid f() { hash(old, "md5", 56); }\nvoid g() { hash(now, "sha256", 128); }`)).toEqual(
      ["AES SHA-256 128", "DES MD5 56"]
    )
  })

  it("have what the same branch chooses with them", () => {
    const chosen = `void f(boolean isOld) { Ctx c; String d; if (isOld) { c = old; d = "md5"; } else { c = now; d = "sha256"; }
      c.digest(d); }`
    expect(said(`final Ctx old = lib.open("DES");\nfinal Ctx now = lib.open("AES");\n${chosen}`)).toEqual([
      "AES SHA-256 undefined",
      "DES MD5 undefined"
    ])
  })
})

describe("a size that a cipher does not have", () => {
  it("is that of another one that may be chosen", () => {
    const uses = inPython(`T = {"a": "IDEA", "b": "RC2"}\nB = [40, 128]\ndef f(n, i):\n    lib.keygen(T[n], B[i])`)
    expect(uses.map(({ name, keyBits }) => `${name} ${keyBits}`).toSorted()).toEqual(["IDEA 128", "RC2 128", "RC2 40"])
  })
})

describe("elements of a table", () => {
  it("are each what an unknown index picks", () => {
    expect(
      hashes(
        inJava(
          `static final String[] N = {"MD5", "SHA-1"};\nvoid f() { for (int i = 0; i < N.length; i++) lib.hash(N[i]); }`
        )
      )
    ).toEqual(["MD5", "SHA-1"])
  })

  it("of one row or of one index stay together", () => {
    const rowsOf = inPython(
      `T = {"a": {"alg": "RSA", "bits": 3072}, "b": {"alg": "EC", "bits": 256}}\ndef f(n):\n    lib.keygen(T[n]["alg"], T[n]["bits"])`
    )
    expect(rowsOf.map(({ name, keyBits }) => `${name} ${keyBits}`).toSorted()).toEqual(["EC 256", "RSA 3072"])
    const lists = inPython(`A = ["RSA", "EC"]\nB = [3072, 256]\ndef f(i):\n    lib.keygen(A[i], B[i])`)
    expect(lists.map(({ name, keyBits }) => `${name} ${keyBits}`).toSorted()).toEqual(["EC 256", "RSA 3072"])
  })

  it("may be functions that are called, as other values of a variable may", () => {
    expect(
      hashes(inPython(`def f(x, d):\n    h = lib.md5\n    if x:\n        h = lib.sha256\n    return h(d)`))
    ).toEqual(["MD5", "SHA-256"])
  })

  it("may be functions that a variable takes out, or a function of the file", () => {
    const table = "T = {'a': lib.md5, 'b': lib.sha256}\n"
    const cipher = (members: string) =>
      scanText(
        python,
        [library("python", "demo", { ...rows, "lib.mac": { is: "mac", name: "HMAC", digest: arg(0, "any") } })],
        `import lib\n${table}${members}`,
        "a.py"
      )
        .flatMap(({ kind, facts }) => (kind === "mac" ? [facts.digest ?? "unknown"] : []))
        .toSorted()
    expect(cipher("def f(n):\n    h = T[n]\n    lib.mac(h())")).toEqual(["MD5", "SHA-256"])
    expect(cipher("def look(n):\n    return T[n]\ndef f(n):\n    h = look(n)\n    lib.mac(h())")).toEqual([
      "MD5",
      "SHA-256"
    ])
  })

  it("that are objects keep their fields together", () => {
    const uses = inPython(`class C:
    def __init__(self, curve, digest):
        self.curve = curve
        self.digest = digest
ALL = [C("P-256", "sha256"), C("P-384", "sha384")]
def f(name):
    for c in ALL:
        lib.sign(c.curve, c.digest)`)
    expect(uses.map(({ curve, digest }) => `${curve} ${digest}`).toSorted()).toEqual(["P-256 SHA-256", "P-384 SHA-384"])
  })
})

describe("methods of several types", () => {
  const kinds = `enum Kind { A(2048) { String alg() { return "RSA"; } }, B(256) { String alg() { return "EC"; } };
    final int bits; Kind(int bits) { this.bits = bits; } abstract String alg(); }`

  it("are a choice of what the object is, with the places that say what each of them gives", () => {
    const found = scanText(
      java,
      [library("java", "demo", rows)],
      `class A {\n${kinds}\nvoid f(Kind k) { lib.keygen(k.alg(), 1024); } }`,
      "A.java"
    )
    const said = found.map(({ facts, evidence }) => [facts.name, evidence.map(({ role }) => role)] as const)
    expect(said.toSorted()).toEqual([
      ["EC", ["choice"]],
      ["RSA", ["choice"]]
    ])
  })

  it("are those of the object that is known", () => {
    expect(hashes(inJava(`${kinds}\nvoid f() { lib.keygen(Kind.B.alg(), 1024); }`))).toEqual(["EC"])
  })
})

describe("what is beyond all bounds", () => {
  it("loses cases before it loses an algorithm", () => {
    const arms = Array.from(
      { length: 40 },
      (_, at) => `    ${at === 0 ? "if" : "elif"} x == ${at}:\n        bits = y()\n`
    )
    const names = `{"a": "RSA", "b": "EC", "c": "DSA"}`
    const found = inPython(`T = ${names}\ndef f(n, x):\n${arms.join("")}    lib.keygen(T[n], bits)\n`)
    expect(hashes(found)).toEqual(["DSA", "EC", "RSA"])
  })

  it("ends: ten thousand rows, calls of themselves, and constants of each other", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `"k${at}": {"alg": "RSA", "bits": ${1024 + at}}`).join(", ")
    const found = inPython(`T = {${many}}\ndef f(n):\n    lib.keygen(T[n]["alg"], T[n]["bits"])`)
    expect(found.length).toBeLessThanOrEqual(64)
    expect(
      inPython(
        `def f(n, k):\n    if n == "x":\n        return f(n, k)\n    lib.hash(n)\n    return f(k, n)\nf("md5", "sha1")`
      ).length
    ).toBeGreaterThan(0)
    expect(hashes(inPython(`A = B\nB = A\nlib.hash(A)`))).toEqual(["unknown"])
  })
})
