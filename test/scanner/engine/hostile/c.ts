import { type Hostile, licence, lines, many } from "./Hostile.ts"

const md5InC = `${licence("//")}#include <openssl/md5.h>\nvoid f(void) { MD5(d, n, out); }\n`

const inC = (body: string): string => `${md5InC}void g(const char *n, int c) {\n${body}\n}\n`

const cFamily: Hostile["texts"] = {
  "parentheses nested 20,000 deep": inC(`int x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "braces that are never closed": inC("{".repeat(many(5_000))),
  "a string that never ends": inC(`char *s = "${"a".repeat(1_000)}\n;`),
  "a comment that never ends": `${md5InC}/* ${"text\n".repeat(10_000)}`,
  "conditionals that are never closed": `${md5InC}${"#if A\n".repeat(500)}int x;\n`,
  "conditionals nested 300 deep": `${md5InC}${"#ifdef A\n".repeat(300)}int x;\n${"#endif\n".repeat(300)}`,
  "macros that stand for each other": `${md5InC}#define A B\n#define B A\n${inC("EVP_get_digestbyname(A); A();")}`,
  "a macro of many lines": `${md5InC}#define A \\\n${lines(2_000, () => "x + \\")}\n1\n${inC("EVP_get_digestbyname(A);")}`,
  "a macro of deep parentheses": `${md5InC}#define A ${"(".repeat(400)}1${")".repeat(400)}\n${inC("RAND_bytes(b, A);")}`,
  "objects that continue each other": inC(lines(200, () => "EVP_DigestInit_ex(s->ctx, NULL, NULL);")),
  "objects that are written by what they are given to": inC(
    lines(200, (at) => `EVP_PKEY_keygen(k${at}, &k${at + 1}); EVP_PKEY_keygen(s->k, &s->k);`)
  ),
  "members of members of members": inC(
    `x${"->a".repeat(2_000)} = EVP_md5(); EVP_Digest(0, 0, 0, 0, x${"->a".repeat(2_000)}, 0);`
  ),
  "a very long array": inC(`int x[] = {${"1, ".repeat(many(300_000))}};`),
  "a list of 10,000 suites": inC(`SSL_CTX_set_cipher_list(c, "${"AES128-SHA:".repeat(10_000)}");`),
  "marks of a merge": `${md5InC}<<<<<<< HEAD\n=======\n>>>>>>> other\n`
}

const templates: Hostile["texts"] = {
  "templates nested 500 deep": inC(`${"std::vector<".repeat(500)}int${">".repeat(500)} x;`),
  "a name of 500 parts": inC(`${"a::".repeat(500)}b(1); ${"a::".repeat(500)}B x(1);`),
  "classes nested 300 deep": md5InC + lines(300, (at) => `class C${at} {`) + "};".repeat(300)
}

const messages: Hostile["texts"] = {
  "messages nested 300 deep": inC(`${"[".repeat(300)}a${" b]".repeat(300)};`),
  "a message of 300 parts": inC(`[a ${lines(300, (at) => `b${at}:c`)}];`)
}

/** Texts that C, C++ and Objective-C read alike are each tried in one of them. */
const C_FAMILY = [
  ["C", "hostile.c"],
  ["C++", "hostile.cpp"],
  ["Objective-C", "hostile.m"]
] as const

const share = (at: number): Hostile["texts"] =>
  Object.fromEntries(Object.entries(cFamily).filter((_, nth) => nth % C_FAMILY.length === at))

export const c: ReadonlyArray<Hostile> = [
  ...C_FAMILY.map(([language, path], at) => ({ language, path, texts: share(at) })),
  { language: "C++", path: "hostile.cpp", texts: templates },
  { language: "Objective-C", path: "hostile.m", texts: messages }
]
