import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles as scan } from "../../support/scanFiles.ts"

describe("modules, namespaces and settings of further languages", () => {
  type Files = { readonly [path: string]: string }
  const es = (imported: string, value: string) =>
    `import crypto from "node:crypto"\n${imported}\ncrypto.createHash(${value})\n`
  const cjs = (imported: string, value: string) =>
    `const crypto = require("crypto")\n${imported}\ncrypto.createHash(${value})\n`
  const cs = (value: string) =>
    `using System.Security.Cryptography;\nusing App.Lib;\nnamespace App.Use { class U { void F() { HashAlgorithm.Create(${value}); } } }\n`
  const csharpSetting = (value: string) =>
    `using System.Security.Cryptography;\nusing Microsoft.Extensions.Configuration;\nclass U { readonly IConfiguration c; void F() { HashAlgorithm.Create(${value}); } }`
  const rb = (value: string) => `require "openssl"\nOpenSSL::Digest.new(${value})\n`
  const php = (value: string) => `<?php\nnamespace App;\nhash(${value}, $x);\n`
  const env = { ".env": "HASH_ALG=md5\n" }
  const names = { "src/names.ts": 'export const ALG = "md5"\n' }
  const hasher = 'import { createHash } from "crypto"\n'

  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    ["an export by its name", { "src/a.ts": es('import { ALG as A } from "./names.js"', "A"), ...names }, ["MD5"]],
    ["a module as a whole", { "app/x/a.ts": es('import * as n from "../../src/names"', "n.ALG"), ...names }, ["MD5"]],
    ["a path of the build", { "app/a.ts": es('import { ALG } from "@/names"', "ALG"), ...names }, ["MD5"]],
    ["no file elsewhere", { "app/a.ts": es('import { ALG } from "./names"', "ALG"), ...names }, ["unknown"]],
    ["no package of that name", { "src/a.ts": es('import { ALG } from "names"', "ALG"), ...names }, ["unknown"]],
    [
      "a default export",
      { "a.ts": es('import c from "./config"', "c.hash.alg"), "config.ts": 'export default { hash: { alg: "md5" } }' },
      ["MD5"]
    ],
    [
      "an export that is passed on by the file of a folder",
      {
        "src/a.ts": es('import { HASH } from "./lib"', "HASH"),
        "src/lib/index.ts": 'export { ALG as HASH } from "./names"\n',
        "src/lib/names.ts": 'const alg = "md5"\nexport { alg as ALG }\n'
      },
      ["MD5"]
    ],
    [
      "a member of an enumeration",
      { "a.ts": es('import { Alg } from "./n"', "Alg.Hash"), "n.ts": 'export enum Alg { Other = "x", Hash = "md5" }' },
      ["MD5"]
    ],
    [
      "an object that a CommonJS module is",
      { "a.js": cjs('const n = require("./n")', "n.ALG"), "n.js": 'const ALG = "md5"\nmodule.exports = { ALG }\n' },
      ["MD5"]
    ],
    [
      "a member that a CommonJS module exports",
      { "a.js": cjs('const { ALG } = require("./n")', "ALG"), "n.js": 'exports.ALG = "md5"\n' },
      ["MD5"]
    ],
    [
      "what is passed to a function that is all a CommonJS module gives",
      {
        "lib/use.js": 'const digest = require("./hash")\nfunction f() { digest("x", "md5") }\n',
        "lib/hash.js": 'const crypto = require("crypto")\nmodule.exports = (data, alg) => crypto.createHash(alg)\n'
      },
      ["MD5"]
    ],
    ["process.env or else", { "a.ts": es("", 'process.env.HASH_ALG ?? "sha1"'), ...env }, ["MD5", "SHA-1"]],
    [
      "process.env taken apart",
      { "a.ts": es("const { HASH_ALG = 'sha1' } = process.env", "HASH_ALG"), ...env },
      ["MD5", "SHA-1"]
    ],
    [
      "what is passed to an exported function, and its default",
      {
        "lib/h.ts": `${hasher}export const digest = (d: string, alg = "sha256") => createHash(alg).update(d)\n`,
        "a.ts": 'import { digest } from "./lib/h"\ndigest("x", "md5")\n',
        "b.js": 'const h = require("./lib/h")\nh.digest("x", "sha1")\nh.digest("x")\n',
        "other/h.ts": 'import { digest } from "./lib/h"\ndigest("x", "sha512")\n'
      },
      ["MD5", "SHA-1", "SHA-256"]
    ],
    [
      "what a class is made with",
      {
        "h.ts": `${hasher}export class H { constructor(private readonly alg: string) {} f() { return createHash(this.alg) } }`,
        "a.ts": 'import { H } from "./h"\nnew H("md5").f()\n'
      },
      ["MD5"]
    ],

    [
      "a constant of a class of C#",
      { "U.cs": cs("Names.Alg"), "N.cs": 'namespace App.Lib; static class Names { public const string Alg = "MD5"; }' },
      ["MD5"]
    ],
    [
      "a class of an outer namespace",
      {
        "U.cs": cs("Names.Alg"),
        "N.cs": 'namespace App { static class Names { public static string Alg => "MD5"; } }'
      },
      ["MD5"]
    ],
    [
      "a key of appsettings.json",
      { "U.cs": csharpSetting('c["Hash:Alg"]'), "appsettings.json": '{"Hash":{"Alg":"MD5"}}' },
      ["MD5"]
    ],
    [
      "a value of appsettings.json or else",
      { "U.cs": csharpSetting('c.GetValue("Hash:Alg", "SHA1")'), "appsettings.json": '{"Hash":{"Alg":"MD5"}}' },
      ["MD5", "SHA-1"]
    ],
    [
      "what is passed to a method of C# by its name",
      {
        "H.cs":
          "using System.Security.Cryptography;\nnamespace App.Lib; static class H { public static object F(byte[] d, string alg) { return HashAlgorithm.Create(alg); } }",
        "A.cs": 'using App.Lib; class A { void F(byte[] d) { H.F(d, "MD5"); H.F(d, alg: "SHA1"); } }'
      },
      ["MD5", "SHA-1"]
    ],

    ["a constant of a Ruby module", { "a.rb": rb("N::ALG"), "n.rb": 'module N\n  ALG = "md5".freeze\nend\n' }, ["MD5"]],
    [
      "an entry of a Ruby constant",
      { "a.rb": rb("N::ALGS[:hash]"), "n.rb": 'module N\n  ALGS = { other: "sha1", hash: "md5" }.freeze\nend\n' },
      ["MD5"]
    ],
    ["ENV.fetch or else", { "a.rb": rb('ENV.fetch("HASH_ALG", "sha1")'), ...env }, ["MD5", "SHA-1"]],
    ["an entry of ENV or else", { "a.rb": rb('ENV["HASH_ALG"] || "sha1"'), ...env }, ["MD5", "SHA-1"]],
    [
      "what is passed to a Ruby method by its name, and its default",
      {
        "h.rb":
          'require "openssl"\nmodule H\n  def self.f(d, alg: "sha256")\n    OpenSSL::Digest.new(alg).digest(d)\n  end\nend\n',
        "a.rb": 'H.f("x", alg: "md5")\nH.f("y")\n'
      },
      ["MD5", "SHA-256"]
    ],

    [
      "a constant of a PHP class",
      { "a.php": php("\\Lib\\N::ALG"), "n.php": '<?php\nnamespace Lib;\nfinal class N { const ALG = "md5"; }\n' },
      ["MD5"]
    ],
    [
      "an entry of a PHP constant",
      {
        "a.php": php("N::ALGS['hash']"),
        "n.php": "<?php\nnamespace App;\nclass N { const ALGS = ['hash' => 'md5']; }\n"
      },
      ["MD5"]
    ],
    ["a defined PHP constant", { "a.php": php("ALG"), "n.php": '<?php\ndefine("ALG", "md5");\n' }, ["MD5"]],
    ["getenv or else", { "a.php": php('getenv("HASH_ALG") ?: "sha1"'), ...env }, ["MD5", "SHA-1"]],
    ["an entry of $_ENV or else", { "a.php": php('$_ENV["HASH_ALG"] ?? "sha1"'), ...env }, ["MD5", "SHA-1"]],
    [
      "what is passed to a PHP method and constructor",
      {
        "H.php":
          "<?php\nnamespace App;\nclass H { function __construct(private string $alg) {} function f($d) { return hash($this->alg, $d); } static function g($d, string $alg) { return hash($alg, $d); } }\n",
        "a.php": '<?php\nuse App\\H;\n(new H("md5"))->f("x");\nH::g("x", alg: "sha1");\n'
      },
      ["MD5", "SHA-1"]
    ],

    [
      "a name that the file of a Python package imports",
      {
        "use.py": "import hashlib\nfrom app import ALG\nhashlib.new(ALG)\n",
        "app/__init__.py": "from .names import ALG\n",
        "app/names.py": 'ALG = "md5"\n'
      },
      ["MD5"]
    ],
    ["an entry of os.environ", { "a.py": 'import hashlib, os\nhashlib.new(os.environ["HASH_ALG"])\n', ...env }, ["MD5"]]
  ]

  it.live.each(cases)("give %s", ([, files, expected]) =>
    Effect.gen(function* () {
      const { findings } = yield* scan(files)
      expect(findings.map(({ facts }) => facts.name ?? "unknown").toSorted()).toEqual(expected)
      for (const { facts, evidence } of findings)
        if (facts.name === "MD5") expect(evidence.some(({ path }) => path !== undefined)).toBe(true)
    }).pipe(Effect.provide(scannerOnce))
  )
})
