import { writeZip } from "./archiveWriters.ts"

const PIN = 'require("crypto").createHash("md5").update(x).digest()\n'

const jar = (group: string, artifact: string): Uint8Array =>
  writeZip([
    {
      name: `META-INF/maven/${group}/${artifact}/pom.properties`,
      bytes: `groupId=${group}\nartifactId=${artifact}\nversion=1.2.3\n`
    },
    {
      name: `META-INF/maven/${group}/${artifact}/pom.xml`,
      bytes:
        "<project><licenses><license><name>The Apache License, Version 2.0</name></license></licenses><dependencies><dependency>" +
        "<groupId>org.bouncycastle</groupId><artifactId>bcprov-jdk18on</artifactId><version>1.78</version></dependency></dependencies></project>"
    },
    { name: "kafka.properties", bytes: "ssl.protocol=TLSv1\n" }
  ])

/** A project with packages of every manager that is read, as they install them. */
export const installedTree: Readonly<Record<string, string | Uint8Array>> = {
  ".gitignore": "node_modules/\nvenv/\n*.tmp\n",
  "package.json": JSON.stringify({ name: "shop", dependencies: { sealer: "^1.0.0", "node-forge": "^1.3.0" } }),
  "app.js": 'const forge = require("node-forge")\nforge.md.sha1.create()\n',
  "names.js": 'exports.NAME = "sha512"\n',
  "requirements.txt": "pinner>=2\n",
  "go.mod": "module acme.example/shop\n\nrequire github.com/acme/seal v1.4.0\n",
  "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\n\n[dependencies]\nseal-rs = "0.3"\n',
  "composer.json": '{"require":{"acme/seal":"^3"}}',
  "node_modules/sealer/package.json": JSON.stringify({
    name: "sealer",
    version: "1.0.2",
    license: "MIT",
    dependencies: { deep: "^2.0.0" }
  }),
  "node_modules/sealer/index.js": 'const { NAME } = require("./names")\nrequire("crypto").createHash(NAME).update(x)\n',
  "node_modules/sealer/names.js": 'exports.NAME = "md5"\n',
  "node_modules/sealer/test/a.js": PIN,
  "node_modules/sealer/node_modules/deep/package.json": JSON.stringify({
    name: "deep",
    version: "2.1.0",
    license: "(MIT OR Apache-2.0)"
  }),
  "node_modules/sealer/node_modules/deep/lib/dist/b.tmp.js": PIN,
  "node_modules/node-forge/package.json": JSON.stringify({
    name: "node-forge",
    version: "1.3.1",
    license: "Something else"
  }),
  "node_modules/node-forge/lib/a.js": PIN,
  "node_modules/idle/package.json": JSON.stringify({ name: "idle", version: "9.0.0" }),
  "node_modules/idle/index.js": "module.exports = 1\n",
  "node_modules/broken/package.json": "{",
  "node_modules/broken/index.js": PIN,
  "venv/bin/tool.py": 'import hashlib\nhashlib.md5(b"")\n',
  "venv/lib/python3.11/site-packages/pinner/__init__.py": 'import hashlib\nhashlib.sha1(b"")\n',
  "venv/lib/python3.11/site-packages/single.py": 'import hashlib\nhashlib.md5(b"")\n',
  "venv/lib/python3.11/site-packages/acme/pins/a.py": 'import hashlib\nhashlib.md5(b"")\n',
  "venv/lib/python3.11/site-packages/pinner-2.0.dist-info/METADATA":
    "Metadata-Version: 2.1\nName: Pinner\nVersion: 2.0\nClassifier: License :: OSI Approved :: MIT License\nRequires-Dist: single (>=1)\nRequires-Dist: x; extra == 'y'\n\nText\n",
  "venv/lib/python3.11/site-packages/pinner-2.0.dist-info/RECORD":
    "../../../bin/pin,sha256=a,1\npinner/__init__.py,sha256=a,1\nacme/pins/a.py,,\npinner-2.0.dist-info/RECORD,,\n",
  "venv/lib/python3.11/site-packages/single-1.0.egg-info/PKG-INFO": "Name: single\nVersion: 1.0\nLicense: UNKNOWN\n",
  "venv/lib/python3.11/site-packages/single-1.0.egg-info/top_level.txt": "single\n",
  "vendor/modules.txt": "# github.com/acme/seal v1.4.0\n## explicit; go 1.20\ngithub.com/acme/seal\n",
  "vendor/github.com/acme/seal/seal.go":
    'package seal\n\nimport "crypto/md5"\n\nfunc Sum(b []byte) [16]byte { return md5.Sum(b) }\n',
  "vendor/composer/installed.json": JSON.stringify({
    packages: [
      {
        name: "acme/seal",
        version: "v3.1.0",
        license: ["MIT", "GPL-3.0-only"],
        require: { php: ">=8", "acme/deep": "*" },
        "install-path": "../acme/seal"
      },
      { name: "../evil", version: "1.0.0" }
    ]
  }),
  "vendor/acme/seal/src/Seal.php": "<?php\n$x = md5($_GET['a']);\n",
  "vendor/bundle/ruby/3.1.0/specifications/sealing-0.5.0.gemspec":
    'Gem::Specification.new do |s|\n  s.name = "sealing".freeze\n  s.version = "0.5.0"\n  s.licenses = ["BSD-2-Clause".freeze]\n  s.add_runtime_dependency(%q<bcrypt>.freeze, ["~> 3.1"])\nend\n',
  "vendor/bundle/ruby/3.1.0/gems/sealing-0.5.0/lib/sealing.rb": 'require "openssl"\nOpenSSL::Digest::MD5.new\n',
  "rust/vendor/seal-rs/Cargo.toml":
    '[package]\nname = "seal-rs"\nversion = "0.3.4"\nlicense = "MIT/Apache-2.0"\n\n[dependencies]\nmd-5 = "0.10"\n',
  "rust/vendor/seal-rs/.cargo-checksum.json": '{"files":{},"package":"00"}',
  "rust/vendor/seal-rs/src/lib.rs":
    "use md5::{Digest, Md5};\npub fn sum(b: &[u8]) { let mut h = Md5::new(); h.update(b); }\n",
  "lib/sealing-1.2.3.jar": jar("com.acme", "sealing"),
  "lib/shaded-1.0.jar": writeZip([
    ...["a", "b"].map((artifact) => ({
      name: `META-INF/maven/com.acme/${artifact}/pom.properties`,
      bytes: `groupId=com.acme\nartifactId=${artifact}\nversion=1.0\n`
    })),
    { name: "kafka.properties", bytes: "ssl.protocol=TLSv1\n" }
  ])
}
