import type { Sample } from "./Sample.ts"

export const nativeSamples: ReadonlyArray<Sample> = [
  {
    path: "CMakeLists.txt",
    text: `cmake_minimum_required(VERSION 3.20)
project(demo C CXX)
# find_package(wolfssl)
#[[ find_package(Botan) ]]
set(X "# find_package(GnuTLS)")
find_package(OpenSSL 1.1.1 REQUIRED COMPONENTS Crypto SSL)
FIND_PACKAGE(MbedTLS QUIET)
find_package(PkgConfig REQUIRED)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium>=1.0.18 libgcrypt)
include(FetchContent)
FetchContent_Declare(
  cryptopp
  GIT_REPOSITORY https://github.com/weidai11/cryptopp.git
  GIT_TAG        CRYPTOPP_8_9_0
)
FetchContent_Declare(monocypher URL https://monocypher.org/download/monocypher-4.0.2.tar.gz)
target_link_libraries(demo PRIVATE OpenSSL::Crypto)
`,
    names: [
      "pkg:generic/openssl >=1.1.1 required direct 6",
      "pkg:generic/mbedtls optional direct 7",
      "pkg:generic/libsodium >=1.0.18 required direct 9",
      "pkg:generic/libgcrypt required direct 9",
      "pkg:generic/cryptopp@8.9.0 required direct 11",
      "pkg:generic/monocypher required direct 16"
    ]
  },
  {
    path: "conanfile.txt",
    text: `[requires]
openssl/3.2.1
libsodium/[>=1.0.18 <2]
mbedtls/3.5.2@acme/stable#c6b6e0d

[tool_requires]
cryptopp/8.9.0

[generators]
CMakeDeps
`,
    names: [
      "pkg:conan/openssl@3.2.1 required direct 2",
      "pkg:conan/libsodium >=1.0.18 <2 required direct 3",
      "pkg:conan/mbedtls@3.5.2 required direct 4",
      "pkg:conan/cryptopp@8.9.0 excluded direct 7"
    ]
  },
  {
    path: "conanfile.py",
    text: `from conan import ConanFile

class Demo(ConanFile):
    """ requires = "wolfssl/5.6.6" """
    requires = "openssl/3.2.1", "libsodium/1.0.19"
    tool_requires = ("botan/3.3.0",)

    def requirements(self):
        self.requires("mbedtls/3.5.2", transitive_headers=True)
        self.requires(f"cryptopp/{self.version}")
        self.test_requires("gnutls/3.8.2")
`,
    names: [
      "pkg:conan/openssl@3.2.1 required direct 5",
      "pkg:conan/libsodium@1.0.19 required direct 5",
      "pkg:conan/botan@3.3.0 excluded direct 6",
      "pkg:conan/mbedtls@3.5.2 required direct 9",
      "pkg:conan/gnutls@3.8.2 excluded direct 11"
    ]
  },
  {
    path: "conan.lock",
    text: `{
  "version": "0.5",
  "requires": [
    "openssl/3.2.1#39f38fa21bd1a6a6bf73b4e8f6d6c7f0%1706707098.88",
    "libsodium/1.0.19#abc"
  ],
  "build_requires": [],
  "python_requires": []
}
`,
    names: ["pkg:conan/openssl@3.2.1 required 4", "pkg:conan/libsodium@1.0.19 required 5"]
  },
  {
    path: "vcpkg.json",
    text: `{
  "name": "demo",
  "dependencies": [
    "openssl",
    { "name": "libsodium", "version>=": "1.0.18#3" },
    { "name": "botan", "host": true }
  ],
  "features": {
    "tls": { "description": "TLS", "dependencies": ["wolfssl"] }
  },
  "overrides": [{ "name": "openssl", "version": "3.2.1#1" }]
}
`,
    names: [
      "pkg:vcpkg/openssl required direct 4",
      "pkg:vcpkg/libsodium >=1.0.18 required direct 5",
      "pkg:vcpkg/botan excluded direct 6",
      "pkg:vcpkg/wolfssl optional direct 9",
      "pkg:vcpkg/openssl@3.2.1 version 11"
    ]
  },
  {
    path: "image.tar!/var/lib/dpkg/status",
    text: `Package: libc6
Status: install ok installed
Version: 2.36-9+deb12u10

Package: libssl3
Status: install ok installed
Priority: optional
Maintainer: Debian OpenSSL Team <pkg-openssl-devel@alioth-lists.debian.net>
Architecture: amd64
Source: openssl
Version: 3.0.16-1~deb12u1
Description: Secure Sockets Layer toolkit - shared libraries
 Version: of no package

Package: libgnutls30
Status: deinstall ok config-files
Version: 3.7.9-2

Package: libgcrypt20
Status: install ok installed
Maintainer: Ubuntu Developers <ubuntu-devel-discuss@lists.ubuntu.com>
Version: 1.10.3-2build1
`,
    names: ["pkg:deb/debian/libssl3@3.0.16-1~deb12u1 5", "pkg:deb/ubuntu/libgcrypt20@1.10.3-2build1 19"]
  },
  {
    path: "image.tar!/var/lib/dpkg/status.d/libssl3",
    text: "Package: libssl3\nVersion: 3.0.16-1~deb12u1\n",
    names: ["pkg:deb/debian/libssl3@3.0.16-1~deb12u1 1"]
  },
  {
    path: "root/lib/apk/db/installed",
    text: `C:Q1abc=
P:musl
V:1.2.5-r0

C:Q1def=
P:libcrypto3
V:3.3.3-r0
A:x86_64
F:usr/lib
R:libcrypto.so.3
`,
    names: ["pkg:apk/alpine/libcrypto3@3.3.3-r0 6"]
  }
]
