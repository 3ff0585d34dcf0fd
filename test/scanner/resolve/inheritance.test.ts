import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

type Files = { readonly [path: string]: string }

const namesIn = Effect.fnUntraced(function* (files: Files) {
  const { findings } = yield* scanFiles(files)
  return findings.map(({ path, facts }) => `${path} ${facts.name ?? "unknown"}${facts.keyBits ?? ""}`)
})

const check = (cases: ReadonlyArray<readonly [name: string, files: Files, found: ReadonlyArray<string>]>): void => {
  it.effect.each(cases)("%s", ([, files, found]) =>
    Effect.gen(function* () {
      expect((yield* namesIn(files)).toSorted()).toEqual([...found].toSorted())
    }).pipe(Effect.provide(scannerOnce))
  )
}

const javaBase = `package a;
import java.security.MessageDigest;
public abstract class Base {
  private final String alg;
  protected Base(String alg) { this.alg = alg; }
  protected Base() { this("SHA-256"); }
  MessageDigest made() throws Exception { return MessageDigest.getInstance(alg); }
}
`
const javaTemplate = `package a;
import java.security.MessageDigest;
public abstract class Hasher {
  protected abstract String algorithm();
  byte[] hash(byte[] b) throws Exception { return MessageDigest.getInstance(algorithm()).digest(b); }
}
`
const tsBase = `import { createHash } from "node:crypto"
export abstract class Base {
  protected abstract readonly alg: string
  protected abstract name(): string
  field(d: string) { return createHash(this.alg).update(d).digest() }
  method(d: string) { return createHash(this.name()).update(d).digest() }
}
`
const pyBase = `import hashlib
class Base:
    algorithm = None
    def hash(self, d):
        return hashlib.new(self.algorithm, d)
    def name(self):
        raise NotImplementedError
    def named(self, d):
        return hashlib.new(self.name(), d)
`

describe("what a derived type passes to the constructor of its base", () => {
  check([
    [
      "in Java, another constructor of the same type among them",
      { "Base.java": `${javaBase}class Sub extends Base { Sub() { super("MD5"); } }\n` },
      ["Base.java MD5", "Base.java SHA-256"]
    ],
    [
      "in Java, in another package",
      {
        "a/Base.java": javaBase,
        "b/Sub.java": `package b;\nimport a.Base;\nclass Sub extends Base { Sub() { super("MD5"); } }\n`
      },
      ["a/Base.java MD5", "a/Base.java SHA-256"]
    ],
    [
      "in Java, a constant of the base",
      {
        "a/Base.java": javaBase.replace("{\n", '{\n  public static final String WEAK = "MD5";\n'),
        "b/Sub.java": `package b;\nimport a.Base;\nclass Sub extends Base { Sub() { super(Base.WEAK); } }\n`
      },
      ["a/Base.java MD5", "a/Base.java SHA-256"]
    ],
    [
      "but not that of a type of the same name",
      {
        "a/Base.java": javaBase,
        "b/Sub.java": `package b;\nimport c.Base;\nclass Sub extends Base { Sub() { super("MD5"); } }\n`
      },
      ["a/Base.java SHA-256"]
    ],
    [
      "in Kotlin",
      {
        "a.kt":
          'import java.security.MessageDigest\nopen class Base(private val alg: String) { fun f() = MessageDigest.getInstance(alg) }\nclass Sub : Base("MD5")\n'
      },
      ["a.kt MD5"]
    ],
    [
      "in Scala",
      {
        "a.scala":
          'import java.security.MessageDigest\nclass Base(alg: String) { def f = MessageDigest.getInstance(alg) }\nclass Sub extends Base("MD5")\n'
      },
      ["a.scala MD5"]
    ],
    [
      "in C#",
      {
        "a.cs":
          "using System.Security.Cryptography;\nclass Base { readonly int size; public Base(int size) { this.size = size; } RSA F() => RSA.Create(size); }\nclass Sub : Base { public Sub() : base(1024) {} }\n"
      },
      ["a.cs RSA1024"]
    ],
    [
      "in Python, both ways",
      {
        "a.py":
          'import hashlib\nclass Base:\n    def __init__(self, alg):\n        self.alg = alg\n    def f(self):\n        return hashlib.new(self.alg)\nclass A(Base):\n    def __init__(self):\n        super().__init__("md5")\nclass B(Base):\n    def __init__(self):\n        Base.__init__(self, "sha1")\n'
      },
      ["a.py MD5", "a.py SHA-1"]
    ],
    [
      "in TypeScript, in another file",
      {
        "base.ts":
          'import { createHash } from "node:crypto"\nexport class Base {\n  constructor(private readonly alg: string) {}\n  f() { return createHash(this.alg) }\n}\n',
        "sub.ts": 'import { Base } from "./base"\nclass Sub extends Base { constructor() { super("md5") } }\n'
      },
      ["base.ts MD5"]
    ],
    [
      "in PHP",
      {
        "a.php":
          "<?php\nclass Base { private $alg; function __construct($alg) { $this->alg = $alg; } function f($d) { return hash($this->alg, $d); } }\nclass Sub extends Base { function __construct() { parent::__construct('md5'); } }\n"
      },
      ["a.php MD5"]
    ],
    [
      "in Ruby",
      {
        "a.rb":
          "require 'openssl'\nclass Base\n  def initialize(alg)\n    @alg = alg\n  end\n  def f = OpenSSL::Digest.new(@alg)\nend\nclass Sub < Base\n  def initialize\n    super('MD5')\n  end\nend\n"
      },
      ["a.rb MD5"]
    ],
    [
      "in Swift",
      {
        "a.swift":
          "import CommonCrypto\nclass Base {\n  let bits: Int\n  init(bits: Int) { self.bits = bits }\n  func f() { SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: bits] as CFDictionary, nil) }\n}\nclass Sub: Base {\n  init() { super.init(bits: 1024) }\n}\n"
      },
      ["a.swift RSA1024"]
    ],
    [
      "in Dart",
      {
        "a.dart":
          "import 'package:pointycastle/export.dart';\nclass Base {\n  final String alg;\n  Base(this.alg);\n  Digest f() => Digest(alg);\n}\nclass Sub extends Base {\n  Sub() : super('MD5');\n}\n"
      },
      ["a.dart MD5"]
    ],
    [
      "in C++",
      {
        "a.cpp":
          '#include <openssl/evp.h>\nclass Base {\npublic:\n  Base(const char* alg) { md = EVP_get_digestbyname(alg); }\n  const EVP_MD* md;\n};\nclass Sub : public Base {\npublic:\n  Sub() : Base("MD5") {}\n};\n'
      },
      ["a.cpp MD5"]
    ]
  ])
})

describe("what a derived type defines in place of its base", () => {
  check([
    [
      "a method, in the same file",
      { "a.java": `${javaTemplate}class Md5 extends Hasher { protected String algorithm() { return "MD5"; } }\n` },
      ["a.java MD5"]
    ],
    [
      "a method, in another package",
      {
        "a/Hasher.java": javaTemplate,
        "b/Md5.java":
          'package b;\nimport a.Hasher;\nclass Md5 extends Hasher { protected String algorithm() { return "MD5"; } }\n'
      },
      ["a/Hasher.java MD5"]
    ],
    [
      "a method of an interface",
      {
        "a.java":
          'import java.security.MessageDigest;\ninterface Named { String alg(); default byte[] f(byte[] b) throws Exception { return MessageDigest.getInstance(alg()).digest(b); } }\nclass Md5 implements Named { public String alg() { return "MD5"; } }\n'
      },
      ["a.java MD5"]
    ],
    [
      "a method that has a result of its own, which stays possible",
      {
        "a.py":
          'import hashlib\nclass Base:\n    def alg(self):\n        return "sha256"\n    def f(self, d):\n        return hashlib.new(self.alg(), d)\nclass Sub(Base):\n    def alg(self):\n        return "md5"\n'
      },
      ["a.py SHA-256", "a.py MD5"]
    ],
    ["nothing, where nobody derives from it", { "a.java": javaTemplate }, ["a.java unknown"]],
    [
      "members of Python in another file",
      {
        "pkg/base.py": pyBase,
        "pkg/sub.py":
          'from pkg.base import Base\nclass Sub(Base):\n    algorithm = "md5"\n    def name(self):\n        return "sha1"\n'
      },
      ["pkg/base.py MD5", "pkg/base.py SHA-1"]
    ],
    [
      "members of TypeScript in another file",
      {
        "base.ts": tsBase,
        "sub.ts":
          'import { Base } from "./base"\nexport class Sub extends Base {\n  protected readonly alg = "md5"\n  protected name() { return "sha1" }\n}\n'
      },
      ["base.ts MD5", "base.ts SHA-1"]
    ],
    [
      "members of PHP",
      {
        "a.php":
          "<?php\nabstract class Base {\n  protected $alg;\n  abstract function name();\n  function f($d) { return hash($this->alg, $d); }\n  function g($d) { return hash($this->name(), $d); }\n}\nclass Sub extends Base {\n  protected $alg = 'md5';\n  function name() { return 'sha1'; }\n}\n"
      },
      ["a.php MD5", "a.php SHA-1"]
    ],
    [
      "members of Kotlin",
      {
        "a.kt":
          'import java.security.MessageDigest\nabstract class Base {\n  abstract val alg: String\n  abstract fun name(): String\n  fun f() = MessageDigest.getInstance(alg)\n  fun g() = MessageDigest.getInstance(name())\n}\nclass Sub : Base() {\n  override val alg = "MD5"\n  override fun name() = "SHA-1"\n}\n'
      },
      ["a.kt MD5", "a.kt SHA-1"]
    ],
    [
      "members of C#",
      {
        "a.cs":
          "using System.Security.Cryptography;\nabstract class Base {\n  protected abstract HashAlgorithmName Name();\n  void F() { IncrementalHash.CreateHash(Name()); }\n}\nclass Sub : Base {\n  protected override HashAlgorithmName Name() => HashAlgorithmName.SHA1;\n}\n"
      },
      ["a.cs SHA-1"]
    ]
  ])
})
