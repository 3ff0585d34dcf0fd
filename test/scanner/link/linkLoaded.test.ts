import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("settings of an object that is loaded", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are those of the file it is loaded from",
      {
        "A.java":
          'import java.io.*; import java.util.*; import java.security.*;\npublic class A {\n  void f() throws Exception {\n    Properties p = new Properties();\n    try (InputStream in = new FileInputStream("conf/app.properties")) { p.load(in); }\n    MessageDigest.getInstance(p.getProperty("hash"));\n  }\n}\n',
        "conf/app.properties": "hash=SHA-512\n",
        "conf/other.properties": "hash=MD5\n"
      },
      ["SHA-512"]
    ],
    [
      "are those of every file where that is not known",
      {
        "A.java":
          'import java.io.*; import java.util.*; import java.security.*;\npublic class A {\n  void f(String file) throws Exception {\n    Properties p = new Properties();\n    p.load(new FileInputStream(file));\n    MessageDigest.getInstance(p.getProperty("hash"));\n  }\n}\n',
        "conf/app.properties": "hash=SHA-512\n",
        "conf/other.properties": "hash=MD5\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are those of the file it reads sections from",
      {
        "a.py":
          'import configparser, hashlib\nc = configparser.ConfigParser()\nc.read("app.ini")\nhashlib.new(c["x"]["hash"])\n',
        "app.ini": "[x]\nhash = sha512\n",
        "other.ini": "[x]\nhash = md5\n"
      },
      ["SHA-512"]
    ],
    [
      "are those of the file a static block loads",
      {
        "A.java":
          'import java.io.*; import java.util.*; import java.security.*;\npublic class A {\n  private static final Properties PROPS = new Properties();\n  static { try { PROPS.load(A.class.getClassLoader().getResourceAsStream("app.properties")); } catch (IOException e) { throw new RuntimeException(e); } }\n  void f() throws Exception { MessageDigest.getInstance(PROPS.getProperty("hash")); }\n}\n',
        "conf/app.properties": "hash=SHA-512\n",
        "conf/other.properties": "hash=MD5\n"
      },
      ["SHA-512"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )
})
