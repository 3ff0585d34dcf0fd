import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("types of another file", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "have methods that are called as a field of theirs is",
      {
        "Mech.java": `package p;
enum Mech {
  ONE((byte) 1, "SHA-256"), TWO((byte) 2, "SHA-512");
  private final String hash;
  Mech(byte type, String hash) { this.hash = hash; }
  String hash() { return hash; }
}
`,
        "A.java": `package p;
class A {
  Object f(Mech mech) throws Exception { return java.security.MessageDigest.getInstance(mech.hash()); }
}
`
      },
      ["SHA-256", "SHA-512"]
    ],
    [
      "have constants with a name",
      {
        "Alg.java": "package q; public enum Alg { MD5, SHA1 }\n",
        "A.java":
          "import q.Alg;\nclass A { Object f() throws Exception { return java.security.MessageDigest.getInstance(Alg.MD5.name()); } }\n"
      },
      ["MD5"]
    ],
    [
      "have constants that those who derive from a type pass to it",
      {
        "Base.java":
          "package q;\nabstract class Base {\n  enum Alg { MD5, SHA1 }\n  private final Alg alg;\n  Base(Alg alg) { this.alg = alg; }\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(alg.name()); }\n  Object g() throws Exception { return java.security.MessageDigest.getInstance(alg.toString()); }\n}\n",
        "Sub.java": "package q;\nclass Sub extends Base {\n  Sub() { super(Alg.MD5); }\n}\n"
      },
      ["MD5", "unknown"]
    ],
    [
      "have constants whose text is their name",
      {
        "Alg.java": 'package q; public enum Alg { MD5("x"); Alg(String a) {} }\n',
        "A.java":
          "import q.Alg;\nclass A { Object f() throws Exception { return java.security.MessageDigest.getInstance(Alg.MD5.toString()); } }\n"
      },
      ["MD5"]
    ],
    [
      "may say otherwise what their constants are called",
      {
        "Alg.java":
          'package q; public enum Alg { MD5("SHA-1"); private final String id; Alg(String a) { id = a; } @Override public String toString() { return id; } }\n',
        "A.java":
          "import q.Alg;\nclass A { Object f() throws Exception { return java.security.MessageDigest.getInstance(Alg.MD5.toString()); } }\n"
      },
      ["SHA-1"]
    ],
    [
      "give their constants to those that implement them",
      {
        "C.java": 'package q; public interface C { String ALG = "MD5"; }\n',
        "A.java":
          "package q;\nclass A implements C { Object f() throws Exception { return java.security.MessageDigest.getInstance(ALG); } }\n"
      },
      ["MD5"]
    ],
    [
      "give their constants to those that inherit from them",
      {
        "Base.java": 'package q; public abstract class Base { protected static final String ALG = "MD5"; }\n',
        "A.java":
          "package z;\nimport q.Base;\nclass A extends Base { Object f() throws Exception { return java.security.MessageDigest.getInstance(ALG); } }\n"
      },
      ["MD5"]
    ],
    [
      "give their constants beside a base type",
      {
        "q/C.java": 'package q; public interface C { String ALG = "MD5"; }\n',
        "q/A.java":
          "package q;\nclass A extends Thread implements Runnable, C { Object f() throws Exception { return java.security.MessageDigest.getInstance(ALG); } }\n"
      },
      ["MD5"]
    ],
    [
      "have constants that callers pass",
      {
        "Alg.java":
          'package q; public enum Alg { WEAK("MD5"), STRONG("SHA-512"); private final String id; Alg(String a) { id = a; } public String id() { return id; } }\n',
        "H.java":
          "package q; public class H { public static Object make(Alg a) throws Exception { return java.security.MessageDigest.getInstance(a.id()); } }\n",
        "A.java": "package z; import q.*;\nclass A { Object f() throws Exception { return H.make(Alg.WEAK); } }\n"
      },
      ["MD5"]
    ],
    [
      "have what they inherit from another type",
      {
        "config.py": 'class Config:\n    HASH = "sha512"\nclass Dev(Config):\n    DEBUG = True\n',
        "a.py": "import hashlib\nfrom config import Dev\nhashlib.new(Dev.HASH)\n"
      },
      ["SHA-512"]
    ],
    [
      "of Kotlin have constants with a name",
      {
        "Alg.kt": "package q\nenum class Alg { MD5, SHA1 }\n",
        "A.kt": "package r\nimport q.Alg\nfun f() = java.security.MessageDigest.getInstance(Alg.MD5.name)\n"
      },
      ["MD5"]
    ],
    [
      "of C# have constants whose text is their name",
      {
        "Alg.cs": "namespace App.Lib; public enum Alg { MD5, SHA1 }\n",
        "A.cs":
          "using System.Security.Cryptography; using App.Lib; namespace App; class A { void F() { HashAlgorithm.Create(Alg.MD5.ToString()); } }\n"
      },
      ["MD5"]
    ],
    [
      "of Dart have constants",
      {
        "lib/c.dart": "class C { static const String hash = 'MD5'; }\n",
        "lib/a.dart":
          "import 'package:pointycastle/pointycastle.dart';\nimport 'c.dart';\nvoid f() { Digest(C.hash); }\n"
      },
      ["MD5"]
    ],
    [
      "of Dart that a package imports have constants with fields",
      {
        "lib/c.dart": "enum Alg { weak('MD5'), strong('SHA-512'); final String id; const Alg(this.id); }\n",
        "lib/a.dart":
          "import 'package:pointycastle/pointycastle.dart';\nimport 'package:app/c.dart';\nvoid f() { Digest(Alg.weak.id); }\n"
      },
      ["MD5"]
    ],
    [
      "of Dart may be behind a prefix",
      {
        "lib/c.dart": "const alg = 'MD5';\n",
        "lib/src/a.dart":
          "import 'package:pointycastle/pointycastle.dart';\nimport '../c.dart' as c;\nvoid f() { Digest(c.alg); }\n"
      },
      ["MD5"]
    ],
    [
      "of Dart stand in the folder of their package",
      {
        "packages/app/lib/src/c.dart": "class C { static const String hash = 'MD5'; }\n",
        "packages/app/lib/a.dart":
          "import 'package:pointycastle/pointycastle.dart';\nimport 'package:app/src/c.dart';\nvoid f() { Digest(C.hash); }\n"
      },
      ["MD5"]
    ],
    [
      "of Kotlin may have companions",
      {
        "C.kt": 'package q\nclass C {\n  companion object {\n    const val ALG = "MD5"\n  }\n}\n',
        "A.kt": "package r\nimport q.C\nfun f() = java.security.MessageDigest.getInstance(C.ALG)\n"
      },
      ["MD5"]
    ],
    [
      "of Scala may be within objects",
      {
        "C.scala": 'package q\nobject C { object Hash { final val Name = "MD5" } }\n',
        "A.scala": "import q.C._\nobject A { val md = java.security.MessageDigest.getInstance(Hash.Name) }\n"
      },
      ["MD5"]
    ],
    [
      "of Scala may be objects of a companion",
      {
        "C.scala":
          'package q\nsealed trait Alg { def id: String }\nobject Alg { case object Weak extends Alg { val id = "MD5" } }\n',
        "A.scala": "import q.Alg\nobject A { val md = java.security.MessageDigest.getInstance(Alg.Weak.id) }\n"
      },
      ["MD5"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )
})
