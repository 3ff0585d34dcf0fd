import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("php", "demo", {
  digest: { is: "hash", algorithm: arg(0, "hash", "algo") },
  "{md5,sha1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "Lib.mac": { is: "mac", name: "HMAC", digest: arg(0, "hash", "algo") },
  "new Lib.Box": { is: "cipher", algorithm: arg(0, "openssl", "name"), returns: "Lib.Box" },
  "Lib.Box.make": { is: "cipher", algorithm: arg(0, "openssl"), returns: "Lib.Box" },
  "Lib.Box#encrypt": { refines: true, functions: ["encrypt"] },
  "Lib.Box#nonce=": { refines: true, nonceBits: arg(0, "bytes") },
  "Lib.Box.GCM": { value: "aes-256-gcm" },
  "Lib.Kind.MD5": { is: "hash", name: "MD5" },
  ALGO_SHA256: { value: "sha256" },
  METHOD_TLS12: { is: "protocol", name: "TLS", version: "1.2" },
  connect: { is: "protocol", name: "TLS", version: arg(0, "any") },
  slow: { is: "password-hash", name: "bcrypt", iterations: arg(1, "log2", "options", "cost") }
})

const syntax = await loadSyntax("php")

const scan = (text: string) => scanText(syntax, [lib], `<?php\n${text}`, "src/demo.php")
const names = (text: string): ReadonlyArray<string> => scan(text).map(nameOrMore)
const modes = (text: string): ReadonlyArray<string | undefined> => scan(text).map(({ facts }) => facts.mode)

describe("names", () => {
  it("of functions are global, whatever the namespace", () => {
    expect(names(`digest("md5", $x);`)).toEqual(["MD5"])
    expect(names(`namespace App; \\digest('md5', $x); md5($x);`)).toEqual(["MD5", "MD5"])
    expect(names(`use function digest as d; d("md5");`)).toEqual(["MD5"])
    expect(names(`use function Lib\\mac; mac("md5");`)).toEqual(["MD5"])
    expect(names(`use Lib; Lib\\mac("md5"); \\Lib\\mac("sha1");`)).toEqual(["MD5", "SHA-1"])
    expect(names(`@digest("md5");`)).toEqual(["MD5"])
    expect(names(`$f = md5(...); $f("x");`)).toEqual(["MD5"])
  })

  it("of classes come from use in every spelling", () => {
    const uses = ["use Lib\\Box;\nnew Box", "use Lib\\Box as B;\nnew B", "use Lib\\{Kind, Box};\nnew Box"]
    for (const one of [...uses, "use Lib\\{Kind, Box as B};\nnew B", "new \\Lib\\Box", "use Lib as L;\nnew L\\Box"])
      expect(names(`${one}("aes-128-cbc");`)).toEqual(["AES"])
    expect(names(`namespace Lib; new Box("aes-128-cbc");`)).toEqual(["AES"])
    expect(names(`use Lib\\Kind; f(Kind::MD5);`)).toEqual(["MD5"])
  })

  it("from the root are changed by no import", () => {
    expect(names(`use App\\Box as Lib; \\Lib\\mac("md5"); Lib\\mac("sha1");`)).toEqual(["MD5"])
  })

  it("of constants are uses where they are passed, kept or returned, unless what takes them speaks for them", () => {
    expect(names(`f(METHOD_TLS12); $x = METHOD_TLS12; g([1 => METHOD_TLS12]); return $c ? METHOD_TLS12 : 0;`)).toEqual([
      "TLS",
      "TLS",
      "TLS",
      "TLS"
    ])
    expect(names(`connect(METHOD_TLS12); Foo::METHOD_TLS12; $x->METHOD_TLS12; "METHOD_TLS12";`)).toEqual(["TLS"])
  })

  it("of others are not found", () => {
    expect(names(`$o->digest("md5"); Foo::digest("md5"); new Box("md5"); $digest("md5"); function md5a() {}`)).toEqual(
      []
    )
    expect(names(`namespace App; use Other\\Box; new Box("aes-128-cbc"); Kind::MD5;`)).toEqual([])
    expect(
      names(`class A { function digest($x) {} function f() { $this->digest("md5"); self::digest("md5"); } }`)
    ).toEqual([])
    expect(names(`// md5($x)\n$s = "md5(x)";`)).toEqual([])
  })
})

describe("arguments", () => {
  it("come by position, by name and in arrays", () => {
    expect(names(`digest(data: $x, algo: "md5");`)).toEqual(["MD5"])
    const rounds = (text: string) => scan(text).map(({ facts }) => facts.iterations)
    expect(rounds(`slow($p, ['cost' => 12]);`)).toEqual([4096])
    expect(rounds(`slow($p, options: array("cost" => 11, "x" => 1));`)).toEqual([2048])
    expect(rounds(`$o = ['cost' => 10]; slow($p, $o);`)).toEqual([1024])
    expect(rounds(`slow($p);`)).toEqual([undefined])
    expect(names(`digest(...$args);`)).toEqual(["unknown"])
  })
})

describe("values", () => {
  it("are not those of callers that leave off what is tested around the use", () => {
    expect(
      names(`function f($a, $raw = false) { if ($raw) { return digest($a); } } f("md5"); f("sha1", true);`)
    ).toEqual(["SHA-1"])
  })

  it("come by constant, interpolation, concatenation and format", () => {
    expect(names(`const A = "md5"; digest(A);`)).toEqual(["MD5"])
    expect(names(`define("A", "md5"); digest(A); digest(\\A);`)).toEqual(["MD5", "MD5"])
    expect(names(`digest(ALGO_SHA256);`)).toEqual(["SHA-256"])
    expect(
      names(`$n = 256; digest("sha$n"); digest("sha{$n}"); digest('sha' . $n); digest(sprintf("sha%d", $n));`)
    ).toEqual(["SHA-256", "SHA-256", "SHA-256", "SHA-256"])
    expect(names(`digest(strtolower("MD5")); digest(<<<X\nmd5\nX); digest((string) 'md5');`)).toEqual([
      "MD5",
      "MD5",
      "MD5"
    ])
  })

  it("are every branch", () => {
    expect(names(`digest($x ? "md5" : "sha1");`)).toEqual(["MD5", "SHA-1"])
    expect(names(`digest($x ?: "sha1");`)).toEqual(["SHA-1 or more"])
    expect(names(`digest($_ENV["A"] ?? "sha1");`)).toEqual(["SHA-1 or more"])
    expect(names(`digest(match($x) { 1, 2 => "md5", default => "sha1" });`)).toEqual(["MD5", "SHA-1"])
    expect(names(`switch ($x) { case 1: $a = "md5"; break; default: $a = "sha1"; } digest($a);`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(`$a = "md5"; if ($x) { $a = "sha1"; } digest($a);`)).toEqual(["MD5", "SHA-1"])
    expect(names(`$a = f(); $a ??= "sha1"; digest($a);`)).toEqual(["SHA-1 or more"])
  })

  it("come from constants, properties and enumerations of classes", () => {
    const body = (use: string, more = "") =>
      `class A { const K = "md5"; public const string Z = self::K; private static $s = 'sha256'; protected ?string $p = "sha1";
       ${more} function f() { digest(${use}); } }`
    expect(names(body("self::K"))).toEqual(["MD5"])
    expect(names(body("static::Z"))).toEqual(["MD5"])
    expect(names(body("A::K"))).toEqual(["MD5"])
    expect(names(body("$this->p"))).toEqual(["SHA-1"])
    expect(names(body("$this?->p"))).toEqual(["SHA-1"])
    expect(names(body("self::$s"))).toEqual(["SHA-256"])
    expect(names(body("$p"))).toEqual(["unknown"])
    expect(names(body("$this->q", `function __construct(private readonly string $q = "sha512") {}`))).toEqual([
      "SHA-512"
    ])
    expect(names(`enum E: string { case A = "md5"; } digest(E::A->value);`)).toEqual(["MD5"])
    expect(modes(`use Lib\\Box; new Box(Box::GCM);`)).toEqual(["gcm"])
  })

  it("come from functions and from their callers in the file", () => {
    expect(names(`function a() { return "md5"; } digest(a());`)).toEqual(["MD5"])
    expect(names(`class A { function a() { return "md5"; } function f() { digest($this->a()); } }`)).toEqual(["MD5"])
    expect(
      names(`$a = fn() => "md5"; function f(string $a = "sha1") { digest($a); } f("md5"); f(a: "sha256");`)
    ).toEqual(["MD5", "SHA-1", "SHA-256"])
    expect(
      names(`class A { function __construct(private $a) {} function f() { digest($this->a); } } new A("md5");`)
    ).toEqual(["MD5"])
  })

  it("come from arrays and loops", () => {
    expect(names(`foreach (["md5", "sha1"] as $a) { digest($a); }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`foreach (["x" => "md5"] as $k => $a) digest($a);`)).toEqual(["MD5"])
    expect(names(`$m = ["x" => "md5", "y" => "sha1"]; digest($m["y"]);`)).toEqual(["SHA-1"])
    expect(names(`[$a, $b] = ["md5", "sha1"]; digest($b);`)).toEqual(["SHA-1"])
  })
})

describe("objects", () => {
  it("are refined by methods and properties", () => {
    const first = (text: string) => scan(text)[0]!.facts
    expect(first(`use Lib\\Box; $b = new Box("aes-128-cbc"); $b->encrypt();`).functions).toEqual(["encrypt"])
    expect(first(`use Lib\\Box; (new Box("aes-128-cbc"))->encrypt();`).functions).toEqual(["encrypt"])
    expect(first(`use Lib\\Box; $b = Box::make("aes-128-cbc"); $b?->encrypt();`).functions).toEqual(["encrypt"])
    expect(first(`use Lib\\Box; $b = new Box("aes-128-cbc"); $b->nonce = str_repeat("\\0", 12);`).nonceBits).toBe(96)
    expect(
      first(`use Lib\\Box; class A { private Box $b; function __construct() { $this->b = new Box("aes-128-cbc"); }
        function f() { $this->b->encrypt(); } }`).functions
    ).toEqual(["encrypt"])
  })
})
