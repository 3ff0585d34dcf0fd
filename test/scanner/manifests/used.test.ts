import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

/** A manifest with two libraries and a program that uses one of them, for each ecosystem. */
const trees: ReadonlyArray<{
  readonly files: { readonly [path: string]: string }
  readonly used: ReadonlyArray<string>
  readonly available: ReadonlyArray<string>
}> = [
  {
    files: {
      "requirements.txt": "cryptography==42.0.5\nPyNaCl==1.5.0\nrequests==2.31.0\n",
      "app.py":
        "from cryptography.hazmat.primitives.ciphers.aead import AESGCM\nAESGCM(AESGCM.generate_key(bit_length=256))\n"
    },
    used: ["pkg:pypi/cryptography@42.0.5"],
    available: ["pkg:pypi/pynacl@1.5.0"]
  },
  {
    files: {
      "go.mod": "module demo\n\nrequire (\n\tgolang.org/x/crypto v0.21.0\n\tgithub.com/cloudflare/circl v1.3.7\n)\n",
      "go.sum": "golang.org/x/crypto v0.20.0 h1:x=\ngolang.org/x/crypto v0.21.0 h1:x=\n",
      "main.go":
        'package main\n\nimport "golang.org/x/crypto/bcrypt"\n\nfunc f(p []byte) { bcrypt.GenerateFromPassword(p, 12) }\n'
    },
    used: ["pkg:golang/golang.org/x/crypto@v0.21.0"],
    available: ["pkg:golang/github.com/cloudflare/circl@v1.3.7"]
  },
  {
    files: {
      "Cargo.toml": '[dependencies]\nsha2 = "0.10"\nmd-5 = "0.10"\n',
      "Cargo.lock":
        '[[package]]\nname = "demo"\nversion = "0.1.0"\ndependencies = [\n "md-5",\n "sha2",\n]\n\n[[package]]\nname = "md-5"\nversion = "0.10.6"\nsource = "x"\n\n[[package]]\nname = "sha2"\nversion = "0.10.8"\nsource = "x"\n',
      "src/main.rs": "use sha2::{Digest, Sha256};\n\nfn main() { let hasher = Sha256::new(); }\n"
    },
    used: ["pkg:cargo/sha2@0.10.8"],
    available: ["pkg:cargo/md-5@0.10.6"]
  },
  {
    files: {
      "build.gradle.kts":
        'dependencies {\n  implementation("org.bouncycastle:bcprov-jdk18on:1.78")\n  implementation("com.password4j:password4j:1.7.3")\n}\n',
      "src/main/java/A.java":
        "import org.bouncycastle.crypto.digests.MD5Digest; class A { Object f() { return new MD5Digest(); } }"
    },
    used: ["pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78"],
    available: ["pkg:maven/com.password4j/password4j@1.7.3"]
  },
  {
    files: {
      Gemfile: 'gem "bcrypt", "~> 3.1"\ngem "rbnacl"\n',
      "Gemfile.lock":
        "GEM\n  specs:\n    bcrypt (3.1.20)\n    rbnacl (7.1.1)\n\nDEPENDENCIES\n  bcrypt (~> 3.1)\n  rbnacl\n",
      "app.rb": 'require "bcrypt"\nBCrypt::Password.create("x", cost: 12)\n'
    },
    used: ["pkg:gem/bcrypt@3.1.20"],
    available: ["pkg:gem/rbnacl@7.1.1"]
  },
  {
    files: {
      "composer.json": '{ "require": { "firebase/php-jwt": "^6", "phpseclib/phpseclib": "^3" } }',
      "app.php": "<?php\nuse Firebase\\JWT\\JWT;\nJWT::encode($payload, $key, 'HS256');\n"
    },
    used: ["pkg:composer/firebase/php-jwt"],
    available: ["pkg:composer/phpseclib/phpseclib"]
  },
  {
    files: {
      "Demo.csproj":
        '<Project><ItemGroup><PackageReference Include="BouncyCastle.Cryptography" Version="2.3.0" /><PackageReference Include="BCrypt.Net-Next" Version="4.0.3" /></ItemGroup></Project>',
      "A.cs": "class A { string F(string p) => BCrypt.Net.BCrypt.HashPassword(p, 12); }"
    },
    used: ["pkg:nuget/BCrypt.Net-Next@4.0.3"],
    available: ["pkg:nuget/BouncyCastle.Cryptography@2.3.0"]
  },
  {
    files: {
      "Package.swift":
        'let package = Package(name: "demo", dependencies: [\n  .package(url: "https://github.com/krzyzanowskim/CryptoSwift.git", exact: "1.8.1"),\n  .package(url: "https://github.com/RNCryptor/RNCryptor", exact: "5.1.0")\n])\n',
      "A.swift": "import CryptoSwift\nfunc f(d: Array<UInt8>) { _ = SHA2(variant: .sha256).calculate(for: d) }\n"
    },
    used: ["pkg:swift/github.com/krzyzanowskim/CryptoSwift@1.8.1"],
    available: ["pkg:swift/github.com/RNCryptor/RNCryptor@5.1.0"]
  },
  {
    files: {
      "pubspec.yaml": "dependencies:\n  crypto: ^3.0.3\n  pointycastle: 3.9.1\n",
      "lib/a.dart": "import 'package:crypto/crypto.dart';\nfinal d = sha256.convert([1]);\n"
    },
    used: ["pkg:pub/crypto"],
    available: ["pkg:pub/pointycastle@3.9.1"]
  },
  {
    files: {
      "mix.exs": 'defp deps do\n  [{:bcrypt_elixir, "~> 3.0"}, {:joken, "2.6.0"}]\nend\n',
      "lib/a.ex": "defmodule A do\n  def f(p), do: Bcrypt.hash_pwd_salt(p)\nend\n"
    },
    used: ["pkg:hex/bcrypt_elixir"],
    available: ["pkg:hex/joken@2.6.0"]
  },
  {
    files: {
      "CMakeLists.txt": "find_package(OpenSSL 3.0 REQUIRED)\nfind_package(wolfssl)\n",
      "conanfile.txt": "[requires]\nopenssl/3.2.1\n",
      "a.c":
        "#include <openssl/evp.h>\nvoid f(void) { EVP_MD_CTX *c = EVP_MD_CTX_new(); EVP_DigestInit_ex(c, EVP_sha256(), 0); }\n"
    },
    used: ["pkg:conan/openssl@3.2.1", "pkg:generic/openssl"],
    available: ["pkg:generic/wolfssl"]
  },
  {
    files: {
      "package.json": '{ "dependencies": { "@openzeppelin/contracts": "5.0.2", "solady": "0.0.180" } }',
      "A.sol":
        'pragma solidity ^0.8.0;\nimport {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";\ncontract A { function f(bytes32 h, bytes memory s) external pure returns (address) { return ECDSA.recover(h, s); } }\n'
    },
    used: ["pkg:npm/%40openzeppelin/contracts@5.0.2"],
    available: ["pkg:npm/solady@0.0.180"]
  }
]

describe("what is used of what is available", () => {
  it.live.each(trees)("is told in $used", ({ files, used, available }) =>
    Effect.gen(function* () {
      const { libraries, findings } = yield* scanFiles(files)
      const purls = (isUsed: boolean) => libraries.filter((one) => one.used === isUsed).map(({ purl }) => purl)
      expect(purls(true)).toEqual(used)
      expect(purls(false)).toEqual(available)
      expect(findings.flatMap(({ packages = [] }) => packages)).toEqual(expect.arrayContaining([...used]))
      expect(libraries.every(({ offers }) => offers.length > 0)).toBe(true)
    }).pipe(Effect.provide(scannerOnce))
  )
})
