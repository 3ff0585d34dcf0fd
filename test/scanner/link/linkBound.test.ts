import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("types whose fields are settings", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "of Spring have defaults and what is configured under their prefix",
      {
        "com/acme/CryptoProperties.java":
          'package com.acme;\nimport org.springframework.boot.context.properties.ConfigurationProperties;\n@ConfigurationProperties(prefix = "crypto")\npublic class CryptoProperties {\n  private String hashAlgorithm = "MD5";\n  public String getHashAlgorithm() { return hashAlgorithm; }\n  public void setHashAlgorithm(String a) { this.hashAlgorithm = a; }\n}\n',
        "com/acme/Hasher.java":
          "package com.acme;\nimport java.security.MessageDigest;\npublic class Hasher {\n  private final CryptoProperties props;\n  Hasher(CryptoProperties props) { this.props = props; }\n  byte[] h(byte[] d) throws Exception { return MessageDigest.getInstance(props.getHashAlgorithm()).digest(d); }\n}\n",
        "application.properties": "crypto.hash-algorithm=SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "may be records of Java",
      {
        "com/acme/CryptoProperties.java":
          'package com.acme;\nimport org.springframework.boot.context.properties.ConfigurationProperties;\n@ConfigurationProperties("crypto")\npublic record CryptoProperties(String algorithm) {}\n',
        "com/acme/Hasher.java":
          "package com.acme;\nimport java.security.MessageDigest;\npublic class Hasher {\n  private final CryptoProperties props;\n  Hasher(CryptoProperties props) { this.props = props; }\n  byte[] h(byte[] d) throws Exception { return MessageDigest.getInstance(props.algorithm()).digest(d); }\n}\n",
        "application.yml": "crypto:\n  algorithm: SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "may have methods that Lombok adds",
      {
        "com/acme/CryptoProperties.java":
          'package com.acme;\nimport lombok.Data;\nimport org.springframework.boot.context.properties.ConfigurationProperties;\n@Data\n@ConfigurationProperties(prefix = "crypto")\npublic class CryptoProperties {\n  private String hashAlgorithm = "MD5";\n}\n',
        "com/acme/Hasher.java":
          "package com.acme;\nimport java.security.MessageDigest;\npublic class Hasher {\n  private final CryptoProperties props;\n  Hasher(CryptoProperties props) { this.props = props; }\n  byte[] h(byte[] d) throws Exception { return MessageDigest.getInstance(props.getHashAlgorithm()).digest(d); }\n}\n",
        "application.yml": "crypto:\n  hashAlgorithm: SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "may be data classes of Kotlin",
      {
        "P.kt":
          'package q\nimport org.springframework.boot.context.properties.ConfigurationProperties\n@ConfigurationProperties(prefix = "crypto")\ndata class P(val hashAlg: String = "MD5")\n',
        "A.kt":
          "package q\nclass A(private val p: P) { fun f() = java.security.MessageDigest.getInstance(p.hashAlg) }\n",
        "application.yml": "crypto:\n  hash-alg: SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "of pydantic are variables of the environment",
      {
        "config.py":
          'from pydantic_settings import BaseSettings\nclass Settings(BaseSettings):\n    hash_alg: str = "md5"\n    class Config:\n        env_file = ".env"\nsettings = Settings()\n',
        "a.py": "import hashlib\nfrom config import settings\nhashlib.new(settings.hash_alg)\n",
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "of pydantic may name their variables",
      {
        "a.py":
          'import hashlib\nfrom pydantic import BaseSettings, Field\nclass Settings(BaseSettings):\n    alg: str = Field("md5", env="HASH_ALG")\nhashlib.new(Settings().alg)\n',
        ".env": "HASH_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "of pydantic may have a prefix",
      {
        "a.py":
          'import hashlib\nfrom pydantic_settings import BaseSettings, SettingsConfigDict\nclass Settings(BaseSettings):\n    model_config = SettingsConfigDict(env_prefix="APP_")\n    alg: str = "md5"\nhashlib.new(Settings().alg)\n',
        ".env": "APP_ALG=sha512\n"
      },
      ["MD5", "SHA-512"]
    ],
    [
      "are not needed for other spellings of a placeholder",
      {
        "A.java":
          'import org.springframework.beans.factory.annotation.Value;\nclass A { \n  @Value("${crypto.hash-alg}") String alg;\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(alg); } }\n',
        "application.yml": "crypto:\n  hashAlg: SHA-512\n"
      },
      ["SHA-512"]
    ],
    [
      "are not needed for variables that stand for properties of Spring",
      {
        "A.java":
          'import org.springframework.core.env.Environment;\nclass A {\n  private Environment env;\n  Object f() throws Exception { return java.security.MessageDigest.getInstance(env.getProperty("hash.alg", "MD5")); }\n}\n',
        "docker-compose.yml": "services:\n  app:\n    environment:\n      HASH_ALG: SHA-512\n"
      },
      ["MD5", "SHA-512"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("say nothing where their methods say something else", () =>
    Effect.gen(function* () {
      const type = (method: string) =>
        `package a; import org.springframework.boot.context.properties.ConfigurationProperties; @ConfigurationProperties("hash") public class P { private String alg = "MD5"; ${method} }`
      const use =
        "package a; class U { Object f(P p) throws Exception { return java.security.MessageDigest.getInstance(p.getAlg()); } }"
      const files = (method: string) => ({
        "P.java": type(method),
        "U.java": use,
        "a.properties": "hash.alg=SHA-512\n"
      })
      expect(yield* namesIn(files(""))).toEqual(["MD5", "SHA-512"])
      expect(yield* namesIn(files('String getAlg() { return "SHA-256"; }'))).toEqual(["SHA-256"])
    }).pipe(Effect.provide(scannerOnce))
  )
})
