import { describe, expect, it } from "vitest"
import { arg, library, option, parts, typeArg } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("c", "demo", {
  "lib_{sha1,sha256,md5}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  lib_hash: { is: "hash", algorithm: arg(0, "hash") },
  lib_init: {
    is: "cipher",
    algorithm: arg(1, "cipher"),
    on: arg(0, "any"),
    into: arg(0, "any"),
    continues: arg(1, "any"),
    functions: ["encrypt"]
  },
  lib_set_nonce: { refines: true, on: arg(0, "any"), nonceBits: arg(1, "bytes") },
  lib_derive: { is: "kdf", name: "HKDF", from: parts(0) },
  'lib_param("hash")': { digest: arg(1, "hash") },
  'lib_param("rounds")': { iterations: arg(1, "int") },
  'lib_set(1:"bits")': { refines: true, on: arg(0, "any"), keyBits: arg(2, "int") },
  LIB_PARAM_HASH: { value: "hash" },
  lib_options: { is: "kdf", name: "HKDF", digest: option(0, "hash", "hash") },
  lib_agree: { is: "key-agreement", name: "DH", output: arg(0, "any") },
  lib_open: { name: "RSA", into: arg(0, "any") },
  lib_bits: { refines: true, on: arg(0, "any"), keyBits: arg(1, "int") },
  lib_keygen: { is: "keygen", inherits: true, on: arg(0, "any"), into: arg(1, "any") },
  lib_sign: { is: "signature", digest: arg(1, "any"), key: arg(0, "any") },
  lib_key: { is: "key", name: "AES", keyBits: arg(0, "bytes") },
  "LIB_{SHA1,SHA256}": { value: "{1}" },
  "lib.AES": { name: "AES" },
  "new lib.Hash": { is: "hash", name: "SHA-256" },
  "new lib.Mode.Enc": { is: "cipher", mode: "cbc", algorithm: typeArg(0, "cipher"), keyBits: arg(1, "bytes") },
  "lib.Mode.Enc#SetKey": { refines: true, keyBits: arg(0, "bytes") },
  "lib.Digest.create": { is: "hash", algorithm: arg(0, "hash"), returns: "lib.Digest" },
  "Coder.encrypt": { is: "cipher", name: "AES", keyBits: arg(1, "int", "bits") }
})

const languages = { c: await loadSyntax("c"), cpp: await loadSyntax("cpp"), objc: await loadSyntax("objc") }

const scan = (text: string, language: keyof typeof languages = "c") => scanText(languages[language], [lib], text)
const names = (text: string, language: keyof typeof languages = "c"): ReadonlyArray<string> =>
  scan(text, language).map(({ facts }) => facts.digest ?? facts.name ?? "unknown")
const within = (body: string): string => `void f(void) {\n${body}\n}\n`

describe("a structure that says for which members its values are", () => {
  const structures = `struct info { const char *name; int size; };
static const struct info A = { .name = "sha256", .size = 1 };
static const struct info ALL[] = { { .size = 1, .name = "sha1" }, { .name = "md5" } };
static const struct info *of(int type) { switch (type) { case 1: return &A; default: return NULL; } }
`
  const namesIn = (body: string) => names(`${structures}void f(int i) { ${body} }`).toSorted()

  it("keeps the sides of a conditional directive apart, also where one is left out elsewhere", () => {
    const sides = `const char *alg;\n#ifdef HAVE_A\n  alg = "sha1";\n#else\n  alg = "md5";\n#endif\n`
    expect(names(within(`${sides}#ifndef HAVE_A\n  lib_hash(alg);\n#endif\n`))).toEqual(["MD5"])
    expect(names(within(`${sides}#ifdef HAVE_A\n  lib_hash(alg);\n#endif\n`))).toEqual(["SHA-1"])
    expect(names(within(`${sides}  lib_hash(alg);\n`)).toSorted()).toEqual(["MD5", "SHA-1"])
  })

  it("has these, by its name, by an index and behind a pointer", () => {
    expect(namesIn("lib_hash(A.name);")).toEqual(["SHA-256"])
    expect(namesIn("lib_hash(ALL[i].name);")).toEqual(["MD5", "SHA-1"])
    expect(namesIn("const struct info *own = &A; lib_hash(own->name);")).toEqual(["SHA-256"])
    expect(namesIn("const struct info *own = of(i); lib_hash(own->name);")).toEqual(["SHA-256"])
  })

  it("has none of those that another one of its type is given, but what it is given itself", () => {
    const other = `struct info other; other.name = "md5";`
    expect(namesIn(`${other} lib_hash(A.name);`)).toEqual(["SHA-256"])
    expect(namesIn(`${other} const struct info *own = &A; lib_hash(own->name);`)).toEqual(["SHA-256"])
    expect(namesIn(`struct info own = { .name = "sha1" }; if (i) own.name = "sha256"; lib_hash(own.name);`)).toEqual([
      "SHA-1",
      "SHA-256"
    ])
  })
})

describe("names", () => {
  it("are uses where they are called or given as values", () => {
    expect(names(within(`lib_sha1();`))).toEqual(["SHA-1"])
    expect(names(`static const struct alg table[] = { { "a", lib_sha1 }, { .fn = lib_md5 } };`)).toEqual([
      "SHA-1",
      "MD5"
    ])
    expect(names(within(`fn = lib_sha1; other(x ? lib_md5 : lib_sha256);`))).toEqual(["SHA-1", "MD5", "SHA-256"])
  })

  it("are no uses where the file declares or defines them", () => {
    expect(names(`int lib_sha1(void);\nconst MD *lib_md5(void);`)).toEqual([])
    expect(names(`int lib_sha1(void) { return 0; }\n${within(`lib_sha1();`)}`)).toEqual([])
    expect(names(`const MD *lib_md5(void) { return 0; }\n${within(`lib_md5();`)}`)).toEqual([])
    expect(names(`void f(int (*lib_sha1)(void)) { lib_sha1(); }`)).toEqual([])
    expect(names(`/* lib_sha1(); */\nconst char *s = "lib_sha1()";`)).toEqual([])
  })

  it("may be those of a library where the file only redefines them conditionally", () => {
    expect(names(`#ifdef X\n#define lib_sha1 NULL\n#endif\n${within(`lib_sha1();`)}`)).toEqual(["SHA-1"])
    const renamed = `#ifdef X\n#define lib_sha1 lib_md5\n#endif\n${within(`lib_sha1();`)}`
    expect(names(renamed).toSorted()).toEqual(["MD5", "SHA-1"])
    expect(names(`#define lib_sha1 lib_md5\n${within(`lib_sha1();`)}`)).toEqual(["MD5"])
  })

  it("may be other names of macros", () => {
    expect(names(`#define HASH lib_sha1\n${within(`HASH();`)}`)).toEqual(["SHA-1"])
  })
})

describe("values", () => {
  it("come from macros, enums, constants and juxtaposed strings", () => {
    expect(names(`#define ALG "sha" "256"\n${within(`lib_hash(ALG);`)}`)).toEqual(["SHA-256"])
    expect(names(`#define ALG (LIB_SHA1)\n${within(`lib_hash(ALG);`)}`)).toEqual(["SHA-1"])
    expect(names(`static const char *alg = "md5";\n${within(`lib_hash(alg);`)}`)).toEqual(["MD5"])
    expect(names(`static const char alg[] = "md5";\n${within(`lib_hash(alg);`)}`)).toEqual(["MD5"])
    expect(names(within(`lib_hash("sha" "1");`))).toEqual(["SHA-1"])
    const bits = (text: string) => scan(text).map(({ facts }) => facts.keyBits)
    expect(bits(`enum { LENGTH = 16 };\n${within(`lib_key(LENGTH);`)}`)).toEqual([128])
    expect(bits(`#define LENGTH (256 / 8) /* bytes */\n${within(`lib_key(LENGTH);`)}`)).toEqual([256])
    expect(bits(within(`unsigned char key[32], iv[16] = {0}; lib_key(sizeof(key)); lib_key(sizeof iv);`))).toEqual([
      256, 128
    ])
    expect(bits(within(`lib_key(0x10UL); lib_key((size_t)16u);`))).toEqual([128, 128])
    expect(
      bits(within(`uint32_t words[8]; lib_key(sizeof(words)); unsigned int more[4]; lib_key(sizeof more);`))
    ).toEqual([undefined, undefined])
    expect(bits(within(`const char *key = "made up"; lib_key(sizeof(key)); lib_key(strlen(key));`))).toEqual([
      undefined,
      56
    ])
  })

  it("are those of one side of a condition of the preprocessor, wherever the same one is asked", () => {
    const value = (condition: string) =>
      `const char *a = "md5";\n#${condition}\na = "sha1";\n#else\na = "sha256";\n#endif\n`
    const used = (condition: string) => `#${condition}\nlib_hash(a);\n#else\nlib_hash("sha512");\n#endif`
    for (const language of ["c", "cpp", "objc"] as const) {
      expect(names(within(`${value("ifdef X")}${used("ifdef X")}`), language)).toEqual(["SHA-1", "SHA-512"])
      expect(names(within(`${value("ifdef X")}${used("if !defined(X)")}`), language)).toEqual(["SHA-256", "SHA-512"])
      expect(names(within(`${value("if V >= 0x10L")}${used("if V >= 0x10L")}`), language)).toEqual(["SHA-1", "SHA-512"])
      expect(names(within(`${value("if V >= 0x10L")}${used("if V >= 0x20L")}`), language)).toEqual([
        "SHA-1",
        "SHA-256",
        "SHA-512"
      ])
    }
    const several = `const char *a;\n#if X\na = "sha1";\n#elif Y\na = "sha256";\n#elif Z\na = "sha384";\n#endif\n`
    expect(names(within(`${several}lib_hash(a);`))).toEqual(["SHA-1", "SHA-256", "SHA-384"])
    expect(names(within(`${several}#if Y\nlib_hash(a);\n#endif`))).toEqual(["SHA-1", "SHA-256"])
  })

  it("are those of every branch", () => {
    expect(names(within(`lib_hash(x ? "md5" : "sha1");`))).toEqual(["MD5", "SHA-1"])
    expect(names(within(`const char *a; if (x) a = "md5"; else a = "sha1";\nlib_hash(a);`))).toEqual(
      expect.arrayContaining(["MD5", "SHA-1"])
    )
    expect(
      names(within(`const char *a;\nswitch (x) { case 1: a = "md5"; break; default: a = "sha1"; }\nlib_hash(a);`))
    ).toEqual(expect.arrayContaining(["MD5", "SHA-1"]))
    expect(names(within(`const char *a;\n#ifdef X\na = "md5";\n#else\na = "sha1";\n#endif\nlib_hash(a);`))).toEqual(
      expect.arrayContaining(["MD5", "SHA-1"])
    )
    expect(names(`#ifdef X\n#define A "md5"\n#else\n#define A "sha1"\n#endif\n${within(`lib_hash(A);`)}`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(within(`const char *a = "md5"; a = "sha1"; lib_hash(a);`))).toEqual(["SHA-1"])
  })

  it("come from callers, results and members", () => {
    expect(
      names(`static void g(int n, const char *a) { lib_hash(a); }\n${within(`g(1, "md5"); g(2, "sha1");`)}`)
    ).toEqual(["MD5", "SHA-1"])
    expect(names(`static const char *g(void) { return "md5"; }\n${within(`lib_hash(g());`)}`)).toEqual(["MD5"])
    expect(names(`void f(struct s *a) { a->alg = "md5"; lib_hash(a->alg); }`)).toEqual(["MD5"])
    expect(
      names(
        `void f(struct s *a) { a->alg = "md5"; }\nvoid g(struct s *b, struct t *c) { lib_hash(b->alg); lib_hash(c->alg); }`
      )
    ).toEqual(["MD5", "unknown"])
    expect(names(`int g(char *a);\nvoid f(char *a) { lib_hash(a); }`)).toEqual(["unknown"])
  })

  it("are unknown where constants are not of this file", () => {
    expect(names(within(`lib_hash(MY_SHA256);`))).toEqual(["unknown"])
  })
})

describe("objects passed as arguments", () => {
  it("are continued by calls that leave out what they are", () => {
    const found = scan(
      within(
        `CTX *ctx = new_ctx();\nlib_init(ctx, "aes256", 0);\nlib_set_nonce(ctx, 12);\nlib_init(ctx, NULL, key);\nlib_init(other, NULL, key);`
      )
    )
    expect(found.map(({ facts }) => [facts.name, facts.nonceBits])).toEqual([
      ["AES", 96],
      [undefined, undefined]
    ])
  })

  it("are known by declared variables and by members", () => {
    const nonce = (text: string) => scan(text).map(({ facts }) => [facts.name, facts.nonceBits])
    expect(
      nonce(within(`CTX *ctx = new_ctx(); lib_init(ctx, "aes256", 0); lib_set_nonce(ctx, 12); lib_init(ctx, NULL, 0);`))
    ).toEqual([["AES", 96]])
    expect(nonce(within(`CTX ctx; lib_init(&ctx, "aes256", 0); lib_set_nonce(&ctx, 12);`))).toEqual([["AES", 96]])
    expect(
      nonce(
        `void f(struct s *a) { lib_init(&a->ctx, "aes256", 0); }\nvoid g(struct s *b) { lib_set_nonce(&b->ctx, 12); }`
      )
    ).toEqual([["AES", 96]])
    expect(nonce(`void f(struct s *s) { lib_init(s->ctx, NULL, 0); }`)).toEqual([[undefined, undefined]])
  })

  it("take their results through out-parameters", () => {
    const found = scan(
      within(
        `CTX *ctx; KEY *key = NULL;\nlib_open(&ctx);\nlib_bits(ctx, 2048);\nlib_keygen(ctx, (void **)&key);\nlib_sign(key, lib_sha1());`
      )
    )
    expect(found.map(({ kind, facts }) => [kind, facts.name, facts.keyBits, facts.digest])).toEqual([
      ["keygen", "RSA", 2048, undefined],
      ["signature", "RSA", 2048, "SHA-1"]
    ])
  })
})

describe("what a call may write to", () => {
  const bits = (body: string, language: keyof typeof languages = "c") =>
    scan(`void f(int x) { ${body} }`, language).map(({ facts }) => facts.keyBits)

  it("is not known behind it, unless the function is of the file", () => {
    expect(bits("int n = 16; other(&n, 1); lib_key(n);")).toEqual([undefined])
    expect(bits("int n = 16; other(&n, 1); lib_key(n);", "cpp")).toEqual([undefined])
    const pick = "void pick(int *to) { *to = 32; }"
    expect(scan(`${pick}\nvoid f() { int n = 16; pick(&n); lib_key(n); }`).map(({ facts }) => facts.keyBits)).toEqual([
      256
    ])
  })

  it("is known before it, and where the call is not on the way", () => {
    expect(bits("int n = 16; lib_key(n); other(&n);")).toEqual([128])
    expect(bits("int n = 16; if (x) { other(&n); return; } lib_key(n);")).toEqual([128])
    expect(bits("int n = 16; other(&n); n = 32; lib_key(n);")).toEqual([256])
  })
})

describe("C++", () => {
  it("constructs objects by declaring them", () => {
    const found = scan(
      `using namespace lib;\nvoid f() {\nHash a;\nlib::Hash b{};\nauto c = std::make_unique<Hash>();\nauto d = new lib::Hash;\nHash().go();\nHash *none = nullptr;\nlib::Mode<AES>::Enc e(key, 16);\nMode<lib::AES>::Enc g;\ng.SetKey(32);\nMode<AES>::Enc h(key, n, iv);\n}`,
      "cpp"
    )
    expect(found.map(({ facts, place }) => [place.line, facts.name, facts.keyBits])).toEqual([
      [3, "SHA-256", undefined],
      [4, "SHA-256", undefined],
      [5, "SHA-256", undefined],
      [6, "SHA-256", undefined],
      [7, "SHA-256", undefined],
      [9, "AES", 128],
      [10, "AES", 256],
      [12, "AES", undefined]
    ])
  })

  it("follows using declarations, aliases and namespaces", () => {
    expect(names(`using lib::Hash;\nvoid f() { Hash a; }`, "cpp")).toEqual(["SHA-256"])
    expect(names(`using H = lib::Hash;\nvoid f() { H a; }`, "cpp")).toEqual(["SHA-256"])
    expect(names(`typedef lib::Hash H;\nvoid f() { H a; }`, "cpp")).toEqual(["SHA-256"])
    expect(names(`namespace l = lib;\nvoid f() { l::Hash a; }`, "cpp")).toEqual(["SHA-256"])
    expect(names(`void f() { auto d = lib::Digest::create("MD5"); }`, "cpp")).toEqual(["MD5"])
    expect(
      names(`void f() { std::string s("md5"); lib_hash(s.c_str()); lib_hash("sha" + std::string("1")); }`, "cpp")
    ).toEqual(["MD5", "SHA-1"])
  })

  it("does not take own classes, functions and prototypes for others", () => {
    expect(names(`class Hash {};\nvoid f() { Hash a; }`, "cpp")).toEqual([])
    expect(names(`Hash make(int a);\nvoid f() { Hash a; }`, "cpp")).toEqual([])
    expect(names(`lib::Hash make(int a);\nvoid f(lib::Hash& h);`, "cpp")).toEqual([])
  })

  it("sees members of classes", () => {
    expect(names(`class A { lib::Hash h_; const char* alg_ = "md5"; void f() { lib_hash(alg_); } };`, "cpp")).toEqual([
      "SHA-256",
      "MD5"
    ])
    expect(names(`enum class E { A = 16 };\nvoid f() { lib_key(E::A); }`, "cpp")).toEqual(["AES"])
  })
})

describe("Objective-C", () => {
  it("sends messages with named arguments", () => {
    expect(
      scan(
        `@implementation A\n- (void)f { [Coder encrypt:data bits:@256 error:&e]; lib_hash([@"md5" UTF8String]); }\n@end`,
        "objc"
      ).map(({ facts }) => [facts.name, facts.keyBits])
    ).toEqual([
      ["AES", 256],
      ["MD5", undefined]
    ])
  })
})

describe("a file in which much is followed", () => {
  it("still reads the constants at its end", () => {
    const sum = Array.from({ length: 40 }, (_, at) => `n${at}`).join(" + ")
    const sums = Array.from({ length: 60 }, () => `  lib_key(${sum});`)
    const found = names(`#define NAME "sha256"\nvoid f(int n0) {\n${sums.join("\n")}\n  lib_hash(NAME);\n}`)
    expect(found.at(-1)).toBe("SHA-256")
  })
})

describe("a value that a test replaces", () => {
  const sizes = (body: string) =>
    scan(`void f(int n) {\n${body}\n}\nvoid g(void) { f(0); f(32); }\n`)
      .map(({ facts }) => facts.keyBits)
      .toSorted()

  it("does not reach what is behind", () => {
    expect(sizes(`if (n <= 0)\nn = 16;\nlib_key(n);`)).toEqual([128, 256])
    expect(sizes(`if (n == 0) { n = 16; }\nlib_key(n);`)).toEqual([128, 256])
    expect(sizes(`if (n < 64)\nn = 64;\nlib_key(n);`)).toEqual([512])
  })

  it("counts where something else is tested, or where it is not replaced", () => {
    expect(sizes(`if (m < 64)\nn = 64;\nlib_key(n);`)).toContain(256)
    expect(sizes(`if (n < 16)\nm = 64;\nlib_key(n);`)).toContain(256)
    expect(sizes(`if (n > 16)\nlib_key(n);\nelse\nn = 64;`)).toContain(256)
  })
})

describe("macros with parameters", () => {
  const found = (text: string, language: keyof typeof languages = "c") =>
    scan(text, language).map(({ facts, place }) => `${place.line} ${facts.name} ${facts.functions ?? ""}`.trim())
  const block = `#define RUN(in, key)   \\\n  {  \\\n    lib_hash("md5");  \\\n  }\n`

  it("are code, where that is a block, statements or a call", () => {
    for (const language of ["c", "cpp", "objc"] as const) {
      expect(found(block, language)).toEqual(["3 MD5"])
      expect(found(`#define RUN(in) do { lib_sha1(in); } while (0)\n`, language)).toEqual(["1 SHA-1"])
      expect(found(`#  define RUN(in, ...) lib_sha1(in); lib_md5(in)\n`, language)).toEqual(["1 SHA-1", "1 MD5"])
    }
  })

  it("have parameters that are no other variables", () => {
    const global = `static const char *name = "md5";\n`
    expect(names(`${global}#define RUN(name) { lib_hash(name); }\n`)).toEqual(["unknown"])
    expect(names(`${global}#define RUN(other) { lib_hash(name); }\n`)).toEqual(["MD5"])
  })

  it("define no function: calls by their name are what they are without them", () => {
    expect(names(`#define lib_sha1(in) other(in)\n${within(`lib_sha1(x);`)}`)).toEqual(["SHA-1"])
  })

  it("are none where their text is no code by itself", () => {
    expect(names(`#define HEAD(x) if (lib_sha1(x)) {\n#define NAME(x) lib_##x(lib_sha1(x))\n`)).toEqual([])
    expect(names(`#define MAX(a, b) ((a) > (b) ? (a) : (b))\n${within(`lib_md5();`)}`)).toEqual(["MD5"])
  })
})

describe("macros that only convert what they are given", () => {
  const define = "#define AS_BYTES(p) ((void *)(uintptr_t)(const void *)(p))\n"

  it("give it", () => {
    expect(names(`${define}void f(void) { lib_hash(AS_BYTES("sha256")); }`)).toEqual(["SHA-256"])
    expect(names(`${define}void f() { lib_hash(AS_BYTES("sha256")); }`, "cpp")).toEqual(["SHA-256"])
    expect(names(`${define}void f(void) { lib_hash((char *)AS_BYTES(LIB_SHA1)); }`)).toEqual(["SHA-1"])
    expect(names('#define NAME ((const char *)"md5")\nvoid f(void) { lib_hash(NAME); }')).toEqual(["MD5"])
  })

  it("do nothing else", () => {
    const other = "#define NEXT(p) ((void *)(next)(p, 1))\n"
    expect(names(`${other}void f(void) { lib_hash(NEXT("sha256")); }`)).toEqual(["unknown"])
  })
})

describe("an arm that ends with another choice", () => {
  const after = (inner: string): ReadonlyArray<string> =>
    names(within(`const char *n = "md5";\nif (!x) {\n  n = "sha1";\n  ${inner}\n}\nlib_hash(n);`))

  it("leaves only if each arm of that does", () => {
    expect(after("if (y) { return; }")).toEqual(["MD5", "SHA-1"])
    expect(after("if (y) { return; } else { z(); }")).toEqual(["MD5", "SHA-1"])
    expect(after("if (y) { z(); } else { return; }")).toEqual(["MD5", "SHA-1"])
    expect(after("if (y) { return; } else { return; }")).toEqual(["MD5"])
    expect(after("if (y) { z(); }\n  return;")).toEqual(["MD5"])
  })
})

describe("functions that write to what they are given the address of", () => {
  const pick = `static int pick(const char *name, const char **out, int *n) {
    const char *c;
    if (!name) return -1;
    if (!strcmp(name, "a")) c = "md5";
    else c = "sha1";
    *out = c;
    *n = 7;
    return 0;
  }\n`

  it("give a variable its values that is only declared", () => {
    const called = (body: string) => names(`${pick}void f(const char *name) { const char *hash; int n; ${body} }`)
    expect(called("pick(name, &hash, &n); lib_hash(hash);")).toEqual(["MD5", "SHA-1"])
    expect(called("lib_hash(hash); pick(name, &hash, &n);")).toEqual(["unknown"])
    expect(called("other(name, &hash, &n); lib_hash(hash);")).toEqual(["unknown"])
  })

  it("leave what has a value", () => {
    const text = `${pick}void f(const char *name) { const char *hash = "sha256"; int n = 0; pick(name, hash, n); lib_hash(hash); }`
    expect(names(text)).toEqual(["SHA-256"])
  })
})

describe("the argument that a result is written to", () => {
  const sources = (body: string) => scan(within(body)).map((one) => Object.keys(one.sources))

  it("tells a use from the question how long its result is", () => {
    expect(sources("lib_agree(NULL, &n);\nlib_agree(out, &n);")).toEqual([["name"]])
    expect(sources("lib_agree(NULL, &n);")).toEqual([["name"]])
  })
})

describe("structures of options", () => {
  const unread = (body: string) =>
    scan(within(body)).map(({ sources }) => Object.keys(sources).filter((name) => name === "digest"))

  it("say nothing where none is given, whatever other calls are given", () => {
    expect(unread(`S s;\ns.hash = x;\nlib_options(&s);\nlib_options(NULL);`)).toEqual([["digest"], []])
  })
})

describe("arrays of parameters", () => {
  const facts = (body: string): ReadonlyArray<string> =>
    scan(within(body)).map(({ facts: { digest, iterations } }) => `${digest} ${iterations}`)

  it("all hold, written out or filled piece by piece", () => {
    expect(facts(`P p[] = { lib_param("hash", "sha256"), lib_param("rounds", 7), END };\nlib_derive(p);`)).toEqual([
      "SHA-256 7"
    ])
    expect(
      facts(`P p[3];\np[0] = lib_param(LIB_PARAM_HASH, "md5");\np[1] = lib_param("rounds", 7);\nlib_derive(p);`)
    ).toEqual(["MD5 7"])
    expect(facts(`P p[3], *q = p;\n*q++ = lib_param("hash", "md5");\n*q = END;\nlib_derive(p);`)).toEqual([
      "MD5 undefined"
    ])
  })

  it("hold what was last written to a position", () => {
    const written = `P p[1];\np[0] = lib_param("hash", "md5");\nlib_derive(p);\np[0] = lib_param("hash", "sha1");\nlib_derive(p);`
    expect(facts(written)).toEqual(["MD5 undefined", "SHA-1 undefined"])
    const walked = `P p[2], *q = p;\n*q++ = lib_param("hash", "md5");\nlib_derive(p);\nq = p;\n*q++ = lib_param("hash", "sha1");\nlib_derive(p);`
    expect(facts(walked)).toEqual(["MD5 undefined", "SHA-1 undefined"])
  })

  it("hold either of what branches write", () => {
    const either = `P p[1];\nif (x) p[0] = lib_param("hash", "md5");\nelse p[0] = lib_param("hash", "sha1");\nlib_derive(p);`
    expect(facts(either)).toEqual(["MD5 undefined", "SHA-1 undefined"])
  })

  it("say nothing where they are filled later, in another array or elsewhere", () => {
    expect(facts(`P p[1];\nlib_derive(p);\np[0] = lib_param("hash", "md5");`)).toEqual(["undefined undefined"])
    expect(facts(`P p[1], q[1];\nq[0] = lib_param("hash", "md5");\nlib_derive(p);`)).toEqual(["undefined undefined"])
    expect(facts(`P p[1];\np[0] = lib_param("other", "md5");\nlib_derive(p);`)).toEqual(["undefined undefined"])
  })

  it("may be named by any argument", () => {
    const sized = (name: string) =>
      scan(within(`C c;\nlib_init(&c, "aes");\nlib_set(&c, ${name}, 192);`)).map((one) => one.facts.keyBits)
    expect(sized(`"bits"`)).toEqual([192])
    expect(sized(`"other"`)).toEqual([undefined])
  })
})
