import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("settings of every format", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "are read from HOCON",
      {
        "A.java":
          'import com.typesafe.config.Config;\nimport com.typesafe.config.ConfigFactory;\nclass A { \n  Object f() throws Exception { \n   Config conf = ConfigFactory.load();\n   return java.security.MessageDigest.getInstance(conf.getString("crypto.hash.alg")); } }\n',
        "src/main/resources/application.conf": 'crypto {\n  hash {\n    alg = "SHA-512"\n  }\n}\n'
      },
      ["SHA-512"]
    ],
    [
      "are read from paths of HOCON beside the include of another file",
      {
        "A.java":
          'import com.typesafe.config.Config;\nimport com.typesafe.config.ConfigFactory;\nclass A { \n  Object f() throws Exception { \n   Config conf = ConfigFactory.load().getConfig("crypto");\n   return java.security.MessageDigest.getInstance(conf.getString("hash.alg")); } }\n',
        "src/main/resources/reference.conf": 'include "x"\ncrypto.hash.alg = SHA-512 // strong\n'
      },
      ["SHA-512"]
    ],
    [
      "are read from profiles of Quarkus",
      {
        "A.java":
          'import org.eclipse.microprofile.config.inject.ConfigProperty;\nclass A { \n  @ConfigProperty(name = "hash.alg")\n  String alg;\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(alg); } }\n',
        "application.properties": "hash.alg=SHA-512\n%dev.hash.alg=SHA-256\n"
      },
      ["SHA-256", "SHA-512"]
    ],
    [
      "are read from files of profiles",
      {
        "A.java":
          'import org.springframework.beans.factory.annotation.Value;\nclass A { \n  @Value("${hash.alg}") String alg;\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(alg); } }\n',
        "application.yml": "hash:\n  alg: SHA-512\n",
        "application-prod.yml": "hash.alg: SHA-256\n"
      },
      ["SHA-256", "SHA-512"]
    ],
    [
      "refer to each other",
      {
        "A.java":
          'import org.springframework.beans.factory.annotation.Value;\nimport java.util.*;\nclass A { \n  @Value("${hash.alg}") String alg;\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(alg); } }\n',
        "application.properties": "base.alg=SHA-512\nhash.alg=${base.alg}\n"
      },
      ["SHA-512"]
    ],
    [
      "are made of each other",
      {
        "A.java":
          'import org.springframework.beans.factory.annotation.Value;\nclass A { \n  @Value("${cipher}") String alg;\n  Object f() throws Exception { return javax.crypto.Cipher.getInstance(alg); } }\n',
        "application.properties": "cipher.name=AES\ncipher=${cipher.name}/GCM/NoPadding\n"
      },
      ["AES"]
    ],
    [
      "are read from XML of java.util.Properties",
      {
        "A.java":
          'import java.util.*;\nclass A { \n  Object f() throws Exception { Properties p = new Properties(); p.loadFromXML(new java.io.FileInputStream("conf.xml")); return java.security.MessageDigest.getInstance(p.getProperty("alg")); } }\n',
        "conf.xml":
          '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\n<properties>\n  <comment>x</comment>\n  <entry key="alg">SHA-512</entry>\n</properties>\n'
      },
      ["SHA-512"]
    ],
    [
      "are items of a list",
      {
        "A.java":
          'import org.springframework.beans.factory.annotation.Value;\nclass A { \n  @Value("${crypto.algs[0]}") private String a;\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(a); } }\n',
        "application.yml": "crypto:\n  algs:\n    - SHA-512\n    - MD5\n"
      },
      ["SHA-512"]
    ],
    [
      "of HOCON may have another value in the program",
      {
        "A.java":
          'import com.typesafe.config.Config;\nclass A { \n  private final String alg;\n  A(Config c) { alg = c.hasPath("alg") ? c.getString("alg") : "MD5"; }\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(alg); } }\n',
        "application.conf": "alg = SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are variables of Docker Compose",
      {
        "A.java":
          'class A { Object f() throws Exception { \n String v = System.getenv("HASH_ALG");\n String alg = (v != null && !v.isEmpty()) ? v : "MD5";\nreturn java.security.MessageDigest.getInstance(alg); } }\n',
        "docker-compose.yml": "services:\n  app:\n    environment:\n      HASH_ALG: SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are listed variables of Docker Compose and Kubernetes",
      {
        "A.java":
          'class A { Object f() throws Exception { \nreturn java.security.MessageDigest.getInstance(System.getenv("HASH_ALG")); } }\n',
        "docker-compose.yml": "services:\n  app:\n    environment:\n      - HASH_ALG=SHA-512\n",
        "deploy.yaml":
          "kind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - name: a\n          env:\n            - name: HASH_ALG\n              value: MD5\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are read from App.config",
      {
        "A.cs":
          'using System.Security.Cryptography; using System.Configuration;\nclass A { void F() { HashAlgorithm.Create(ConfigurationManager.AppSettings["HashAlg"]); } }\n',
        "App.config":
          '<?xml version="1.0" encoding="utf-8"?>\n<configuration>\n  <appSettings>\n    <add key="HashAlg" value="MD5" />\n  </appSettings>\n</configuration>\n'
      },
      ["MD5"]
    ],
    [
      "are read from JSON with comments",
      {
        "A.cs":
          'using System.Security.Cryptography; using Microsoft.Extensions.Configuration;\nclass A { void F(IConfiguration c) { HashAlgorithm.Create(c["Hash"]); } }\n',
        "appsettings.json": '{"Hash": "MD5"}\n',
        "appsettings.Development.json": '{\n  // comment\n  "Hash": "SHA1",\n}\n'
      },
      ["MD5", "SHA-1"]
    ],
    [
      "of HOCON are read by Scala",
      {
        "A.scala":
          'import com.typesafe.config.ConfigFactory\nobject A { val conf = ConfigFactory.load(); val md = java.security.MessageDigest.getInstance(conf.getString("crypto.hash")) }\n',
        "src/main/resources/application.conf": 'crypto {\n  hash = "SHA-512"\n}\n'
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
