import { describe, expect, it } from "@effect/vitest"
import { isMarkedCopy, isMarkedForTests, isMarkedGenerated, usageScopeOf } from "../../../scanner/model/usageScopeOf.ts"
import type { UsageScope } from "../../../scanner/model/UsageScope.ts"

const paths: { readonly [S in UsageScope]: ReadonlyArray<string> } = {
  production: [
    "scripts/install.sh",
    "tools/unpublished.py",
    "src/main/webapp/js/keys.js",
    "src/release/dev/keys.py",
    "src/ci/keys.rs",
    "tools/keys/main.go",
    "scripts/sign.py",
    "src/features/support.ts",
    "lib/vendoring/keys.rb",
    "src/develop/keys.py",
    "lib/dist.js",
    "src/bundle.js",
    "site/keys.xml",
    "shop.tar!/usr/src/app/server.py",
    "shop.tar!/app/lib/a.py",
    "usr/lib/a.py",
    "src/main/java/org/example/Crypto.java",
    "src/main/java/org/acme/external/Keys.java",
    "Sources/CryptoBoringSSLBridge/keys.swift",
    "src/speed.c",
    "lib/loadTrust.ts",
    "cmd/develop/main.go",
    "app/protest.py",
    "src/contest/Latest.java",
    "lib/inspection.rb",
    "src/attestation/verify.go",
    "src/main/java/com/acme/Attest.java",
    "i18n/it/messages.ts",
    "testing.ts",
    "src/latest/index.ts",
    "lib/samplerate.c",
    "openspec/keys.ts",
    "openapi-spec/client.ts",
    "src/main/java/org/acme/test/Helper.java",
    "shared/src/commonMain/kotlin/a/testing/A.kt",
    "src/Contests/Keys.cs",
    "internal/specification.go",
    "lib/hackathon/keys.rb",
    "lib/t/keys.lua",
    "src/DummyTrustManager.java",
    "src/main/java/org/acme/TestConnection.java",
    "lib/sha-256.js",
    "client/api.v2.js",
    "lib/mockup.ts",
    "lib/mock.conf",
    "phpseclib/Crypt/AES.php",
    "src/release/keys.ts",
    "deploy/release.keystore",
    "lib/signed_data.rb",
    "lib/testing_keys.py",
    "config/vitest/server.ts",
    "phpunit/keys.php",
    "src/borg/archiver/benchmark_cmd.py",
    "src/BenchmarkCommand.java",
    "src/Mockery.swift",
    "src/audio-sample-rate/a.c",
    "src/example.com.pem",
    "crypto/suites/tls.go",
    "app/factories/KeyFactory.php",
    "lib/generator.py",
    "src/strength/PasswordTester.swift",
    "src/debug.rs",
    "src/debug/dump.c",
    "lib/itest.py",
    "lib/demonstrate.py",
    "pkg/attest/verify.go",
    "internal/contest/keys.go",
    "src/Host/Program.cs",
    "cmd/host/main.go",
    "wallet/seeds/mnemonic.ts",
    "app/certification/sign.py",
    "src/integration/webhook.ts",
    "web/lib/keys.js",
    "resources/js/jquery.keys.js",
    "keys/latest-key.pem",
    "cmd/generate/key.go",
    "tools/key-gen/main.go",
    "cmd/ssh-cert-gen/main.go",
    "gen/client/keys.go",
    "src/peers/Server.ts",
    "src/stubs/keys.c",
    "internal/stub/sign.go",
    "lib/exampleKeys/a.rb",
    "bin/release_manager.py",
    ".github/workflows/release.yml",
    "scripts/install_device/keys.sh",
    "a.py"
  ],
  test: [
    "server/src/main/webapp/WEB-INF/rails/spec/support/login.rb",
    "forum/develop/fill.php",
    "extra/release/gen-cert.sh",
    "committer-tools/release.sh",
    "buildSrc/src/main/groovy/Fetch.groovy",
    "buildscripts/upgrade.sh",
    "services/sts/systests/src/main/resources/store.jks",
    "core/acme-messaging-tck/build.xml",
    "features/step_definitions/login_steps.rb",
    "core/src/it/java/acme/KeysIntegration.java",
    "scripts/cargo/app.yml",
    ".github/workflows/root.key",
    "k8s/addons/local_testing.yml",
    "ci/keys/server.py",
    "internal/acceptance/scripts/collect.sh",
    "internal/acceptance/Makefile",
    "releases/build-bundle.sh",
    "attic/digest-timing.c",
    "devel/release.gpg.pub.asc",
    "prototype/MsiDemo/Program.cs",
    "packages/dev-env/src/get-port.ts",
    "docker/ci-config/signing.key",
    "keystores/debug-bwa.keystore",
    "packages/pay/src/mock.ts",
    "packages/connector-mock-mail/src/index.ts",
    "tools/release/download.py",
    ".woodpecker/docs.yaml",
    ".circleci/config.yml",
    "scripts/release.sh",
    "tools/check-format.py",
    "app/signature/debug.keystore",
    "src/main/java/org/acme/TestsConstants.java",
    "regression-tests.server/Makefile",
    "keys/.snapshots/TestImport-case=key.json",
    "cmd/stub/rsa.key",
    "middleware/stubs/sets/jwks.json",
    "scripts/install_dev_env/install_linux.sh",
    ".github/helpers/build-packages.sh",
    ".github/scripts/build-package.sh",
    "lib/encoder/internal/gen/main.go",
    "cmd/gen/main.go",
    "tools/api-gen/src/main.rs",
    "packages/docs-codegen/index.ts",
    "fstest/testy/env.go",
    "fstest/testserver/init.d/TestSFTP",
    "pkg/mockserver/tls.go",
    "web/public/mockServiceWorker.js",
    "src/itest/java/a/A.java",
    "src/plugins/load_tester/keys.c",
    "tools/stress-test/main.go",
    "scripts/pubkey_speed.sh",
    "tools/Test-AdminApi.ps1",
    "cmd/dev/vanity/main.go",
    "app/src/inttest/A.kt",
    "conformance/fapi/index.js",
    "app/src/debug/kotlin/a/Preview.kt",
    "db/seeds.rb",
    "db/seeds/users.rb",
    "priv/repo/seeds.exs",
    "src/test/java/org/example/Crypto.java",
    "crypto/aes_test.go",
    "web/src/cipher.test.ts",
    "web/cipher.spec.js",
    "tests/test_cipher.py",
    "pkg/test_cipher.py",
    "conftest.py",
    "spec/models/user_spec.rb",
    "core/CipherTest.java",
    "core/CipherTests.cs",
    "core/CipherIT.java",
    "core/CipherSpec.scala",
    "app/src/androidTest/kotlin/A.kt",
    "modules/a/testFixtures/A.java",
    "test/fixtures/key.pem",
    "pkg/testdata/server.key",
    "src/__tests__/a.js",
    "contracts/Vault.t.sol",
    "tests-integration/a.py",
    "Acme.Crypto.Tests/Hashes.cs",
    "benches/aes.rs",
    "Benchmarks/Sources/Run.swift",
    "CryptoBenchmarks/Hash.swift",
    "aes-bench/main.c",
    "Sources/NIOSSHPerformanceTester/Handshake.swift",
    "Sources/Tool/BenchmarkHandshake.swift",
    "Sources/Room/MockRoomProxy.swift",
    "release/selftest.py",
    "library/self_test.c",
    "tool/generate_test_vault.dart",
    "scripts/gen-test-keys.sh",
    "database/factories/UserFactory.php",
    "packages/shop/database/seeders/UserSeeder.php",
    "config/Seeds/BaseSeed.php",
    "db/seeders/users.js",
    "prisma/seed.ts",
    "modules/caddytest/caddytest.go",
    "internal/restictest/backend.go",
    "internal/suites/common/pki/private.pem",
    "hack/gen-certs/main.go",
    "t/certs/client.key",
    "lib/tasks/fake_data.rake",
    "lib/tasks/bulk_create_test_data.rake",
    "app/Console/Commands/Local/SetupDummyAccount.php",
    "pkg/fakes/signer.go",
    "phpunit.xml",
    "phpunit.xml.dist",
    "phpunit.integration.xml",
    ".env.testing",
    ".env.ci",
    "config/testing.py",
    "tox.ini",
    "cypress.config.ts",
    "tools/bench.js",
    "certification/oidc/index.js",
    "integration/resources/tls/local.key",
    "selenium/server/Keys.java",
    "host/Keys/server.test.rsa.p12",
    "src/Acme.Server/tempkey.jwk",
    "src/Crypto.Tests.ps1",
    "script/check.bats",
    "tap/keys.ts",
    "test/Acme.IntegrationTests/A.cs",
    "src/Acme.UnitTests/A.cs",
    "MyAppTests/A.swift",
    "MyAppUITests/A.swift",
    "src/integrationTest/java/A.java",
    "src/jmh/java/A.java",
    "src/crypto/tests.rs",
    "src/main/java/org/acme/KeysTest.java",
    "client-testkit/jvm/src/main/resources/server.jks",
    "pkg/testutils/keys.go",
    "store-it/src/main/java/org/acme/GenerateLoad.java",
    ".ci/config-test.inc.php",
    ".php-cs-fixer.dist.php",
    "server/certs/benchmark-server-key.pem"
  ],
  example: [
    "src/site/xdoc/server/install.xml",
    "plugins/ExampleUI/API.php",
    "misc/demo-journal.py",
    "examples/sign.py",
    "Sources/Development/configure.swift",
    "example.ts",
    "minimal-examples-lowlevel/client/tls.c",
    "docs/tutorial.md.py",
    "setup/inc/ost-sampleconfig.php",
    "samples/Net8/Program.cs",
    "crypto/SignExample.java",
    "demo/a.js",
    "sandbox/Acme.Server/Program.cs",
    "src/Acme/host/Startup.cs",
    "hosts/main/Configuration/Clients.cs",
    "app/showcase/Main.kt",
    "src/Button.stories.tsx",
    "README.md",
    "guide/keys.rst"
  ],
  generated: [
    "public/js/bootstrap.bundle.js",
    "www/debug/chainpad.dist.js",
    "api/service.pb.go",
    "api/service_pb2.py",
    "lib/model.g.dart",
    "target/generated-sources/A.java",
    "Forms/Main.Designer.cs",
    "src/__generated__/schema.ts"
  ],
  vendored: [
    "internal/kubernetes_vendor/pkg/util.go",
    "Sources/CNIOBoringSSL/crypto/cipher/e_rc4.cc",
    "src/libtomcrypt/des.c",
    "vendor/github.com/a/b/c_test.go",
    "third_party/openssl/evp.c",
    "ios/Pods/A/a.swift",
    "3rdparty/zlib/a.c",
    "shop.tar!/usr/lib/python3/dist-packages/urllib3/util/ssl_.py",
    "shop.tar!/usr/local/lib/python3.13/hashlib.py",
    "src/Acme.Web/wwwroot/lib/bootstrap/dist/js/bootstrap.js",
    "public/js/jquery-3.7.1.min.js",
    "html/js/d3.v3-min.js",
    "lib/phpmailer/phpmailer/src/PHPMailer.php",
    "includes/htmlpurifier/HTMLPurifier.php",
    "js/scriptaculous/effects.js",
    "packages/icons/fontawesome-free/js/fontawesome.js",
    "web/chart-2.9.4.js"
  ]
}

describe("the scope of a file", () => {
  for (const [scope, all] of Object.entries(paths))
    it.each(all)(`is ${scope} at %s`, (path) => {
      expect(usageScopeOf(path)).toBe(scope)
    })
})

describe("a text", () => {
  it.each([
    "// Code generated by protoc-gen-go. DO NOT EDIT.\npackage a\n",
    "# Generated by the protocol buffer compiler.  DO NOT EDIT!\n",
    "//------\n// <auto-generated>\n//   This code was generated by a tool.\n",
    "/**\n * Autogenerated by Thrift Compiler (0.9.3)\n */\n",
    "/* @generated SignedSource */\n",
    '// Licence: MIT\n\nvar Module;if(!Module)Module=(typeof Module!=="undefined"?Module:null)||{};',
    "var Module = typeof Module != 'undefined' ? Module : {};\n"
  ])("says that a tool wrote it: %j", (text) => {
    expect(isMarkedGenerated(text)).toBe(true)
  })

  it.each([
    'print("DO NOT EDIT")\n',
    "// The key is generated by the server.\n",
    `// a\n${"x = 1\n".repeat(2_000)}// DO NOT EDIT\n`,
    ""
  ])("does not say it by these words elsewhere: %j", (text) => {
    expect(isMarkedGenerated(text)).toBe(false)
  })
})

describe("a library of a page", () => {
  const notice =
    "/**\n * @licstart The following is the entire license notice\n * Copyright 2024 Acme\n */\nvar a = 1\n"

  it.each([
    "app/static/js/libs/pdf.js",
    "public/libs/forge/forge.js",
    "web/assets/vendor-js/libs/a.mjs",
    "app/static/contrib/js/a.js"
  ])("is a copy at %s, by the notice at its head", (path) => {
    expect(isMarkedCopy(path, notice)).toBe(true)
    expect(isMarkedCopy(path, "var a = 1\n// Copyright 2024 Acme\n")).toBe(false)
  })

  it.each(["static/app/ui-bootstrap-tpls.js", "web/sjcl.js", "html/underscore.js", "scp/js/spectrum.js"])(
    "is a copy by its name at %s",
    (path) => {
      expect(isMarkedCopy(path, notice)).toBe(true)
      expect(isMarkedCopy(path, "var a = 1\n")).toBe(false)
      expect(isMarkedCopy(path, `var a={${"b:1,".repeat(200)}}`)).toBe(true)
    }
  )

  it.each(["libs/core/src/keys.js", "app/static/js/keys.js", "app/static/js/lib/keys.js", "assets/libs/keys.py"])(
    "is none at %s",
    (path) => {
      expect(isMarkedCopy(path, notice)).toBe(false)
    }
  )
})

describe("a file in C with the notice of somebody whose code programs copy", () => {
  const notice = "/*\n * Copyright (c) 1998-2013, Brian Gladman, Worcester, UK. All rights reserved.\n */\n"

  it("is a copy", () => {
    expect(isMarkedCopy("src/aes/aeskey.c", notice)).toBe(true)
    expect(isMarkedCopy("src/md5.h", "/* MD5, written by Colin Plumb in 1993, no copyright is claimed. */\n")).toBe(
      true
    )
  })

  it("is none in another language, by another writer, or where the notice does not head it", () => {
    expect(isMarkedCopy("src/aes.py", notice)).toBe(false)
    expect(isMarkedCopy("src/aes.c", "/* Copyright 2024 Acme */\n/* Faster than that of Brian Gladman. */\n")).toBe(
      false
    )
    expect(isMarkedCopy("src/aes.c", `#include "aes.h"\n${notice}`)).toBe(false)
  })
})

describe("a comment at the head of a file", () => {
  it.each([
    "package a;\n\nimport b.C;\n\n/**\n * This class is intended for manual SSL Testing\n */\npublic class Client {\n",
    "// For testing purposes only.\npackage a\n",
    "import 'a.dart';\n\n// Move this file to test folder\nclass Local {\n",
    "#!/usr/bin/env python3\n# This server is meant only for tests.\nimport ssl\n"
  ])("says that it is for tests: %j", (text) => {
    expect(isMarkedForTests(text)).toBe(true)
  })

  it.each([
    "package a;\n\nclass Keys {\n  // For testing purposes only.\n  Key fixed;\n",
    "// This class is meant for testing the strength of a password.\nclass Strength {\n",
    "// Used for testing connections.\nclass Probe {\n",
    "// A test of the clock.\nclass Clock {\n",
    'print("for testing only")\n'
  ])("says nothing of the sort: %j", (text) => {
    expect(isMarkedForTests(text)).toBe(false)
  })
})
