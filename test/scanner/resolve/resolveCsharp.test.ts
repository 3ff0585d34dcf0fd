import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("dotnet", "demo", {
  "Lib.Hashes.Hash.Create": { is: "hash", algorithm: arg(0, "hash", "name"), returns: "Lib.Hashes.Hash" },
  "Lib.Hashes.{MD5,SHA1}.Create": { is: "hash", algorithm: { text: "{1}", as: "hash" }, returns: "Lib.Hashes.Hash" },
  "Lib.Hashes.Hash#Sum": { is: "hash", inherits: true },
  "new Lib.Hashes.{MD5,SHA1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "new Lib.Mac": { is: "mac", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(1, "bytes", "key") },
  "Lib.Names.{MD5,SHA1}": { algorithm: { text: "{1}", as: "hash" } },
  "new Lib.Cipher": {
    is: "cipher",
    name: "AES",
    keyBits: arg(0, "bytes", "key"),
    tagBits: arg(1, "bytes", "tag"),
    returns: "Lib.Cipher",
    defaults: { mode: "cbc" }
  },
  "Lib.Cipher#Mode=": { refines: true, mode: arg(0, "mode") },
  "Lib.Cipher#KeySize=": { refines: true, keyBits: arg(0, "int") },
  "Lib.Mode.{CBC,ECB}": { value: "{1}" },
  "Lib.Manager": { returns: "Lib.Manager" },
  "Lib.Manager#Version=": { is: "protocol", name: "TLS", version: arg(0, "tlsVersion") },
  "Lib.Version.{Tls11,Tls12}": { value: "{1}" }
})

const syntax = await loadSyntax("csharp")

const scan = (text: string) => scanText(syntax, [lib], text, "src/Demo.cs")
const names = (text: string): ReadonlyArray<string> => scan(text).map(nameOrMore)
const body = (text: string): ReadonlyArray<string> =>
  names(`using Lib; using Lib.Hashes;\nclass A { void F(bool flag, string given) { ${text} } }`)
const ciphers = (text: string) =>
  scan(`using Lib;\nclass A { void F(bool flag) { ${text} } }`).map(
    ({ facts: { mode, keyBits, tagBits } }) => `${mode} ${keyBits} ${tagBits}`
  )

describe("what a call may write to", () => {
  it("is not known behind it", () => {
    expect(body(`var n = "MD5"; Other(out n); Hash.Create(n);`)).toEqual(["unknown"])
    expect(body(`var n = "MD5"; Other(ref n); Hash.Create(n);`)).toEqual(["unknown"])
    expect(body(`var n = "MD5"; Other(n); Hash.Create(n);`)).toEqual(["MD5"])
  })
})

describe("imports", () => {
  it("are followed in every spelling", () => {
    expect(names(`using Lib.Hashes;\nMD5.Create();`)).toEqual(["MD5"])
    expect(names(`using Lib.Hashes;\nnamespace N;\nclass A { Hash h = MD5.Create(); }`)).toEqual(["MD5"])
    expect(names(`namespace N { using Lib.Hashes; class A { Hash h = MD5.Create(); } }`)).toEqual(["MD5"])
    expect(names(`global using Lib.Hashes;\nvar h = new MD5();`)).toEqual(["MD5"])
    expect(names(`using static Lib.Hashes.Hash;\nCreate("MD5");`)).toEqual(["MD5"])
    expect(names(`using Sum = Lib.Hashes.MD5;\nSum.Create(); new Sum();`)).toEqual(["MD5", "MD5"])
    expect(names(`using H = Lib.Hashes;\nH.MD5.Create();`)).toEqual(["MD5"])
    expect(names(`Lib.Hashes.MD5.Create(); new Lib.Hashes.SHA1();`)).toEqual(["MD5", "SHA-1"])
    expect(names(`global::Lib.Hashes.MD5.Create(); new global::Lib.Hashes.SHA1();`)).toEqual(["MD5", "SHA-1"])
  })

  it("do not leak into other names", () => {
    expect(names(`MD5.Create(); new MD5(); Hash.Create("MD5");`)).toEqual([])
    expect(names(`using Other.Hashes;\nMD5.Create();`)).toEqual([])
    expect(
      names(`using Lib.Hashes;\nclass MD5 { static void Create() {} } class A { void F() { MD5.Create(); } }`)
    ).toEqual([])
    expect(names(`using Lib.Hashes;\nclass A { void F(Factory MD5) { MD5.Create(); } }`)).toEqual([])
    expect(
      names(`using Lib.Hashes;\n// MD5.Create()\nvar s = "MD5.Create()"; MD5 x = null; typeof(MD5).ToString();`)
    ).toEqual([])
  })
})

describe("values", () => {
  it("come from constants, fields, properties and interpolation", () => {
    expect(body(`const string N = "SHA" + "1"; Hash.Create(N);`)).toEqual(["SHA-1"])
    expect(body(`var n = 256; Hash.Create($"SHA{n}"); Hash.Create(@"MD5"); Hash.Create("""SHA1""");`)).toEqual([
      "SHA-256",
      "MD5",
      "SHA-1"
    ])
    expect(
      body(`Hash.Create(string.Format("SHA{0}", 256)); Hash.Create("md5".ToUpper()); Hash.Create(nameof(Names.SHA1));`)
    ).toEqual(["SHA-256", "MD5", "SHA-1"])
    const field = (text: string) =>
      names(`using Lib.Hashes;\nclass A { ${text}\n void F() { Hash.Create(Alg); Hash.Create(this.Alg); } }`)
    for (const text of [
      `private static readonly string Alg = "MD5";`,
      `public string Alg { get; set; } = "MD5";`,
      `public string Alg => "MD5";`,
      `public string Alg { get => "MD5"; }`,
      `public string Alg { get { return "MD5"; } set { } }`
    ])
      expect(field(text)).toEqual(["MD5", "MD5"])
    expect(
      names(`using Lib.Hashes;\nHash.Create(K.Alg);\nstatic class K { public const string Alg = "MD5"; }`)
    ).toEqual(["MD5"])
  })

  it("are all the branches", () => {
    expect(body(`Hash.Create(flag ? "MD5" : "SHA1");`)).toEqual(["MD5", "SHA-1"])
    expect(body(`Hash.Create(given switch { "a" => "MD5", _ when flag => "SHA1", _ => throw new E() });`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(body(`Hash.Create(given ?? "MD5");`)).toEqual(["MD5 or more"])
    expect(body(`Hash.Create(Configuration["hash"] ?? "SHA256");`)).toEqual(["SHA-256 or more"])
    expect(body(`Hash.Create(Environment.GetEnvironmentVariable("X") ?? "SHA256");`)).toEqual(["SHA-256 or more"])
    expect(body(`var n = "MD5"; if (flag) { n = "SHA1"; } Hash.Create(n);`)).toEqual(["MD5", "SHA-1"])
    expect(body(`string n; n = "MD5"; n = "SHA1"; Hash.Create(n);`)).toEqual(["SHA-1"])
    expect(body(`foreach (var n in new[] { "MD5", "SHA1" }) Hash.Create(n);`)).toEqual(["MD5", "SHA-1"])
    expect(body(`string[] all = ["MD5", "SHA1"]; Hash.Create(all[1]);`)).toEqual(["SHA-1"])
    expect(body(`var (a, b) = ("MD5", "SHA1"); Hash.Create(b);`)).toEqual(["SHA-1"])
    expect(body(`if (given is string n) Hash.Create(n); Hash.Create(Load());`)).toEqual(["unknown", "unknown"])
  })

  it("come through wrappers, by position, name and default", () => {
    const wrapper = (call: string) =>
      names(
        `using Lib.Hashes;\nclass A { Hash Make(int x, string n = "MD5") => Hash.Create(n);\n void F() { ${call} } }`
      )
    expect(wrapper(`Make(1, "SHA1");`)).toEqual(["MD5", "SHA-1"])
    expect(wrapper(`this.Make(n: "SHA1", x: 1);`)).toEqual(["MD5", "SHA-1"])
    expect(wrapper(``)).toEqual(["MD5"])
    expect(body(`string Name() { return "MD5"; } Hash.Create(Name());`)).toEqual(["MD5"])
    expect(
      names(`using Lib.Hashes;\nclass A { public A(string n) { Hash.Create(n); } static A Make() => new A("MD5"); }`)
    ).toEqual(["MD5"])
  })

  it("are read by name of the argument, and as parts", () => {
    expect(body(`new Mac(Names.MD5, key: new byte[32]); Hash.Create(name: "MD5");`)).toEqual(["MD5", "MD5"])
  })

  it("tell the length of byte strings without their value", () => {
    const bits = (text: string) => ciphers(`new Cipher(${text});`)
    expect(bits(`new byte[16]`)).toEqual(["cbc 128 undefined"])
    expect(bits(`stackalloc byte[256 / 8], tag: 16`)).toEqual(["cbc 256 128"])
    expect(bits(`new byte[] { 1, 2, 3, 4 }`)).toEqual(["cbc 32 undefined"])
    expect(bits(`[1, 2, 3, 4]`)).toEqual(["cbc 32 undefined"])
    expect(bits(`"0123456789abcdef"u8`)).toEqual(["cbc 128 undefined"])
    expect(bits(`Convert.FromHexString("00112233445566778899aabbccddeeff")`)).toEqual(["cbc 128 undefined"])
    expect(bits(`System.Text.Encoding.UTF8.GetBytes("0123456789abcdef")`)).toEqual(["cbc 128 undefined"])
  })
})

describe("objects", () => {
  it("are refined by assignments to their properties", () => {
    expect(ciphers(`var c = new Cipher(); c.Mode = Mode.ECB;`)).toEqual(["ecb undefined undefined"])
    expect(ciphers(`using var c = new Cipher { Mode = Mode.ECB, KeySize = 192 };`)).toEqual(["ecb 192 undefined"])
    expect(
      ciphers(`using (Cipher c = new Lib.Cipher() { Mode = flag ? Mode.ECB : Mode.CBC }) { c.KeySize = 128; }`)
    ).toEqual(["cbc 128 undefined", "ecb 128 undefined"])
    expect(
      scan(`using Lib;\nclass A { Cipher c = new Cipher(); void F() { this.c.Mode = Mode.ECB; } }`).map(
        ({ facts }) => facts.mode
      )
    ).toEqual(["ecb"])
  })

  it("are constructed with the type of what they are assigned to", () => {
    expect(ciphers(`Cipher c = new(tag: 12, key: new byte[16]); Cipher d = new() { Mode = Mode.ECB };`)).toEqual([
      "cbc 128 96",
      "ecb undefined undefined"
    ])
    const members = (text: string) => scan(`using Lib;\nclass A { ${text} }`).length
    expect(members(`private readonly Cipher c = new();`)).toBe(1)
    expect(members(`Cipher C { get; } = new();`)).toBe(1)
    expect(members(`Cipher C => new();`)).toBe(1)
    expect(members(`Cipher Make() => new();`)).toBe(1)
    expect(members(`Other Make() => new(); void F() { Other o = new(); G(new()); }`)).toBe(0)
  })

  it("keep their type through declarations, results, patterns and conditional access", () => {
    expect(body(`var h = MD5.Create(); h.Sum();`)).toEqual(["MD5", "MD5"])
    expect(body(`Hash h = Hash.Create("SHA1"); h?.Sum();`)).toEqual(["SHA-1", "SHA-1"])
    expect(body(`MD5.Create().Sum();`)).toEqual(["MD5", "MD5"])
    expect(body(`object o = Load(); if (o is Hash h) h.Sum(); ((Hash)o).Sum(); (o as Hash).Sum();`)).toEqual([
      "unknown",
      "unknown",
      "unknown"
    ])
    expect(names(`using Lib.Hashes;\nclass A(Hash h) { void F() => h.Sum(); }`)).toEqual(["unknown"])
  })

  it("may be types whose properties are set", () => {
    expect(
      scan(`using Lib;\nManager.Version = Version.Tls11 | Version.Tls12;\nOther.Version = Version.Tls11;`).map(
        ({ facts }) => facts.version
      )
    ).toEqual(["1.1", "1.2"])
  })

  it("may be of a class of the file that inherits from one that is known", () => {
    expect(scan(`using Lib;\nclass Mine : Cipher { void F() { this.Mode = Mode.ECB; } }`)).toEqual([])
    expect(names(`using Lib.Hashes;\nclass Mine : Hash {}\nclass A { void F(Mine m) { m.Sum(); } }`)).toEqual([
      "unknown"
    ])
  })
})
