import { Buffer } from "node:buffer"
import type { Secret } from "./makeSecrets.ts"

/**
 * Lines of one language in which a secret stands where it should not, or where nobody expects it. `§T` is its text as a string
 * holds it, `§H` its hexadecimal form, `§B` base64, `§A` its bytes as numbers, `§I` the same as a part of a name, `§N` a
 * number of the file.
 */
interface Soil {
  readonly extension: string
  readonly head: string
  readonly lines: ReadonlyArray<string>
  readonly tail?: string
}

const soils: ReadonlyArray<Soil> = [
  {
    extension: "py",
    head:
      "import base64, hashlib, hmac, jwt, bcrypt, os, ssl\nfrom Crypto.Cipher import AES, DES\n" +
      "from cryptography.hazmat.primitives import hashes, serialization\nfrom cryptography.hazmat.primitives.asymmetric import ec\n",
    lines: [
      'hashlib.new("§T")',
      'AES.new(b"§T", AES.MODE_CBC, b"§T")',
      'AES.new(bytes.fromhex("§H"), AES.MODE_GCM, nonce=bytes([§A]))',
      'AES.new(base64.b64decode("§B"), AES.MODE_ECB)',
      'hashlib.pbkdf2_hmac("§T", b"§T", b"§T", 1000)',
      'hmac.new(b"§T", b"§T", "§T")',
      'jwt.encode({"a": "§T"}, "§T", algorithm="§T")',
      'bcrypt.hashpw(b"§T", b"§T")',
      'ctx = ssl.create_default_context()\nctx.set_ciphers("§T")\nctx.set_ciphers("ECDHE-§T:TLS_AES_§T_SHA256")',
      'ctx2 = ssl.SSLContext()\nctx2.load_cert_chain("§T", "§T", password="§T")\nctx2.set_ecdh_curve("§T")',
      'hashlib.new(os.environ["APP_ALG_§N"])\nhashlib.new(os.environ.get("APP_KEY_§N", "§T"))',
      'hashlib.new("sha" + "§T")\nhashlib.new(f"md5-{\'§T\'}")',
      'k_§I = "md5"\nhashlib.new(k_§I)',
      'serialization.load_pem_private_key(b"""§T""", password=b"§T")'
    ]
  },
  {
    extension: "mjs",
    head: 'import crypto from "node:crypto"\nimport jwt from "jsonwebtoken"\nimport bcrypt from "bcrypt"\nimport tls from "node:tls"\nimport CryptoJS from "crypto-js"\n',
    lines: [
      'crypto.createHash("§T")',
      'crypto.createCipheriv("§T", "§T", "§T")',
      'crypto.createCipheriv("aes-256-cbc", Buffer.from("§H", "hex"), Buffer.from([§A]))',
      'crypto.createCipheriv("aes-§T-gcm", Buffer.from("§B", "base64"), "§T")',
      'crypto.createHmac("§T", "§T").update("§T")',
      'crypto.pbkdf2Sync("§T", "§T", 1000, 32, "§T")',
      'crypto.scryptSync("§T", "§T", 32)',
      'crypto.generateKeyPairSync("§T", { namedCurve: "§T", privateKeyEncoding: { cipher: "§T", passphrase: "§T" } })',
      'crypto.createECDH("§T")',
      'jwt.sign({ a: "§T" }, "§T", { algorithm: "§T", issuer: "§T" })',
      'bcrypt.hashSync("§T", "§T")',
      'tls.connect({ ciphers: "§T", minVersion: "§T", ecdhCurve: "§T", passphrase: "§T" })',
      'CryptoJS.AES.encrypt("§T", "§T", { iv: CryptoJS.enc.Hex.parse("§H"), mode: "§T" })',
      'crypto.subtle.importKey("§T", new Uint8Array([§A]), { name: "§T", namedCurve: "§T" }, false, ["§T"])',
      "crypto.createHash(process.env.APP_ALG_§N ?? `§T`)",
      'const k_§I = "md5"\ncrypto.createHash(k_§I)',
      'crypto.createPrivateKey({ key: "§T", format: "§T", type: "§T", passphrase: "§T" })'
    ]
  },
  {
    extension: "java",
    head:
      "package app; import javax.crypto.*; import javax.crypto.spec.*; import java.security.*; import java.security.spec.*;\n" +
      "class Soil§N { void f(Key key, javax.net.ssl.SSLEngine engine) throws Exception {\n",
    lines: [
      'Cipher.getInstance("§T");',
      'Cipher.getInstance("AES/§T/NoPadding");',
      'Cipher.getInstance("RSA/ECB/OAEPWith§TAndMGF1Padding");',
      'MessageDigest.getInstance("§T");',
      'Signature.getInstance("§TwithRSA");',
      'new SecretKeySpec("§T".getBytes(), "§T");',
      'new SecretKeySpec(new byte[] {§A}, "AES");',
      'Cipher.getInstance("AES/CBC/PKCS5Padding").init(1, new SecretKeySpec("§T".getBytes(), "AES"), new IvParameterSpec("§T".getBytes()));',
      'new PBEKeySpec("§T".toCharArray(), "§T".getBytes(), 1000, 256);',
      'SecretKeyFactory.getInstance("PBKDF2With§T");',
      'KeyStore.getInstance("§T").load(null, "§T".toCharArray());',
      'KeyPairGenerator.getInstance("EC").initialize(new ECGenParameterSpec("§T"));',
      'engine.setEnabledCipherSuites(new String[] {"§T", "TLS_§T_WITH_AES_128_GCM_SHA256"});',
      'Cipher.getInstance(System.getProperty("app.alg.§N", "§T"));',
      'String k_§I = "MD5"; MessageDigest.getInstance(k_§I);',
      'new org.bouncycastle.jce.spec.GOST3410ParameterSpec("§T");'
    ],
    tail: "} }\n"
  },
  {
    extension: "go",
    head:
      'package app\n\nimport (\n\t"crypto/aes"\n\t"crypto/cipher"\n\t"crypto/hmac"\n\t"crypto/sha256"\n\t"crypto/tls"\n\t"encoding/hex"\n\n' +
      '\t"github.com/golang-jwt/jwt/v5"\n\t"golang.org/x/crypto/bcrypt"\n\t"golang.org/x/crypto/pbkdf2"\n)\n\nfunc soil§N(block cipher.Block, token *jwt.Token) {\n',
    lines: [
      'aes.NewCipher([]byte("§T"))',
      "aes.NewCipher([]byte{§A})",
      'cipher.NewCBCEncrypter(block, []byte("§T"))',
      'raw, _ := hex.DecodeString("§H")\naes.NewCipher(raw)',
      'hmac.New(sha256.New, []byte("§T"))',
      'pbkdf2.Key([]byte("§T"), []byte("§T"), 1000, 32, sha256.New)',
      'bcrypt.GenerateFromPassword([]byte("§T"), 10)',
      'token.SignedString([]byte("§T"))',
      'jwt.GetSigningMethod("§T")',
      '_ = &tls.Config{ServerName: "§T", NextProtos: []string{"§T"}}',
      'tls.X509KeyPair([]byte("§T"), []byte("§T"))',
      'k_§I := []byte("0123456789abcdef")\naes.NewCipher(k_§I)'
    ],
    tail: "}\n"
  },
  {
    extension: "rb",
    head: 'require "openssl"\nrequire "digest"\nrequire "jwt"\n',
    lines: [
      'c = OpenSSL::Cipher.new("§T")\nc.key = "§T"\nc.iv = ["§H"].pack("H*")',
      'd = OpenSSL::Cipher.new("aes-256-§T")\nd.encrypt("§T")',
      'OpenSSL::Digest.new("§T")',
      'OpenSSL::HMAC.hexdigest("§T", "§T", "§T")',
      'OpenSSL::PKCS5.pbkdf2_hmac("§T", "§T", 1000, 32, "§T")',
      'JWT.encode({ a: "§T" }, "§T", "§T")',
      'OpenSSL::PKey::RSA.new("§T", "§T")',
      'OpenSSL::PKey::EC.generate("§T")',
      'OpenSSL::Digest.new(ENV.fetch("APP_ALG_§N", "§T"))'
    ]
  },
  {
    extension: "php",
    head: "<?php\n",
    lines: [
      'hash("§T", "§T");',
      'openssl_encrypt("§T", "§T", "§T", 0, "§T");',
      'openssl_encrypt("x", "aes-256-§T", base64_decode("§B"), 0, hex2bin("§H"));',
      'hash_hmac("§T", "§T", "§T");',
      'password_hash("§T", PASSWORD_BCRYPT, ["salt" => "§T"]);',
      'hash_pbkdf2("§T", "§T", "§T", 1000, 32);',
      'openssl_pkey_get_private("§T", "§T");',
      'hash(getenv("APP_ALG_§N") ?: "§T", "§T");'
    ]
  }
]

const escapedIn = (text: string): string => JSON.stringify(text).slice(1, -1)

const fill = (text: string, { bytes, written }: Secret, number: number): string => {
  const raw = Buffer.from(bytes)
  return text
    .replaceAll("§T", () => escapedIn(written))
    .replaceAll("§H", raw.toString("hex"))
    .replaceAll("§B", raw.toString("base64"))
    .replaceAll("§A", [...raw].map((byte) => `(byte) 0x${byte.toString(16)}`).join(", "))
    .replaceAll("§I", raw.toString("hex"))
    .replaceAll("§N", String(number))
}

const LINES = 5

/** Some lines of one language, others for each secret. */
const program = (secret: Secret, number: number): readonly [string, string] => {
  const { extension, head, lines, tail = "" } = soils[number % soils.length]!
  const round = Math.floor(number / soils.length) * LINES
  const chosen = Array.from({ length: LINES }, (_, at) => lines[(round + at) % lines.length]!)
  const text = fill(`${head}${chosen.join("\n")}\n${tail}`, secret, number)
  const isJava = extension === "java"
  return [`src/soil${number}.${extension}`, isJava ? text : text.replaceAll("(byte) ", "")]
}

const oneLine = (written: string): string => written.replaceAll("\n", "\\n")

const beside: ReadonlyArray<(secret: Secret, number: number) => readonly [string, string]> = [
  ({ written }, at) => [
    `config/app${at}.properties`,
    `app.alg.${at - 1}=${oneLine(written)}\ndb.password=${oneLine(written)}\n`
  ],
  ({ written }, at) => [`config/${at}/.env`, `APP_ALG_${at - 1}=${oneLine(written)}\nX_KEY="${oneLine(written)}"\n`],
  ({ written }, at) => [
    `deploy/${at}.yaml`,
    `secret: ${JSON.stringify(written)}\nkeys:\n  - ${JSON.stringify(written)}\n`
  ],
  ({ written }, at) => [`deploy/${at}.json`, JSON.stringify({ kty: written, alg: written, k: written, crv: written })],
  ({ written }, at) => [
    `bin/${at}.sh`,
    `#!/bin/bash\nopenssl enc -aes-256-cbc -K ${oneLine(written)} -iv ${oneLine(written)} -pass "pass:${oneLine(written)}"\n`
  ],
  ({ written }, at) => [
    `keys/${at}.pem`,
    written.includes("-----") ? written : `-----BEGIN ${written.slice(0, 30)}-----`
  ],
  ({ written }, at) => [`keys/${at}.jwk`, written],
  ({ written }, at) => [`keys/${at}.asc`, `${written}\n-----BEGIN PGP PRIVATE KEY BLOCK-----\n${written}\n`],
  ({ written }, at) => [
    `keys/${at}.toml`,
    `[a]\nkey = ${JSON.stringify(written)}\n# -----BEGIN ${JSON.stringify(written)}\n`
  ],
  ({ bytes }, at) => [`keys/${at}.p12`, `0\0${Buffer.from(bytes).toString("latin1")}`],
  ({ written }, at) => [
    `src/broken${at}.py`,
    `import hashlib\nhashlib.new("${oneLine(written)}\nclass (((: ${oneLine(written)}`
  ],
  ({ written }, at) => [
    `src/broken${at}.java`,
    `class { java.security.MessageDigest.getInstance("${oneLine(written)}"`
  ],
  ({ written }, at) => [
    `keys/encrypted${at}.pem`,
    `-----BEGIN ${written.slice(0, 24).replace(/[^A-Za-z0-9]/g, "x")}-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: ${oneLine(written)}\n\nAAAAAAAAAAAAAAAA\n` +
      `-----END ${written.slice(0, 24).replace(/[^A-Za-z0-9]/g, "x")}-----\n`
  ]
]

const inLine = (written: string): string => oneLine(written).replaceAll('"', "'")

/** Manifests, lock files and configuration, where versions, addresses, suites and passwords stand. */
const declared: ReadonlyArray<(secret: Secret, number: number) => readonly [string, string]> = [
  ({ written }, at) => [
    `npm/${at}/package.json`,
    JSON.stringify({
      name: written,
      version: written,
      dependencies: {
        jsonwebtoken: `git+https://x:${written}@host.example/a.git`,
        "crypto-js": written,
        bcrypt: `^5.0.0-${written}`
      }
    })
  ],
  ({ written }, at) => [
    `npm/lock${at}/package-lock.json`,
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        "node_modules/node-forge": {
          version: written,
          resolved: `https://x:${written}@host.example/`,
          integrity: written
        }
      }
    })
  ],
  ({ written }, at) => [
    `pip/${at}/requirements.txt`,
    `--extra-index-url https://x:${inLine(written)}@host.example/simple\nbcrypt==${inLine(written)}\n` +
      `pyjwt @ git+https://x:${inLine(written)}@host.example/a.git\ncryptography>=41 --hash=sha256:${inLine(written)}\n`
  ],
  ({ written }, at) => [
    `maven/${at}/pom.xml`,
    `<project><properties><bc.version>${inLine(written)}</bc.version></properties><dependencies><dependency><groupId>org.bouncycastle</groupId>` +
      `<artifactId>bcprov-jdk18on</artifactId><version>${at % 2 === 0 ? "${bc.version}" : inLine(written)}</version></dependency></dependencies></project>`
  ],
  ({ written }, at) => [
    `cargo/${at}/Cargo.toml`,
    `[dependencies]\nring = ${JSON.stringify(written)}\nsha2 = { git = ${JSON.stringify(`https://x:${written}@host.example/`)} }\n`
  ],
  ({ written }, at) => [
    `go/${at}/go.mod`,
    `module a\n\nrequire (\n\tgithub.com/golang-jwt/jwt/v5 ${inLine(written)}\n\tgolang.org/x/crypto v0.1.0-${inLine(written)}\n)\n`
  ],
  ({ written }, at) => [
    `etc/nginx/${at}/nginx.conf`,
    `server {\n  ssl_protocols TLSv1.2 ${inLine(written)};\n  ssl_ciphers "${inLine(written)}:ECDHE-${inLine(written)}";\n` +
      `  ssl_ecdh_curve ${inLine(written)};\n  ssl_certificate_key "${inLine(written)}";\n}\n`
  ],
  ({ written }, at) => [
    `etc/ssh/${at}/sshd_config`,
    `Ciphers aes256-ctr,${inLine(written)}\nMACs ${inLine(written)}\nKexAlgorithms ${inLine(written)}\nHostKeyAlgorithms ${inLine(written)}\n`
  ],
  ({ written }, at) => [
    `etc/${at}/application.properties`,
    `server.ssl.ciphers=${inLine(written)}\nserver.ssl.enabled-protocols=TLSv1.2,${inLine(written)}\nserver.ssl.key-store-password=${inLine(written)}\n` +
      `server.ssl.key-store-type=${inLine(written)}\n`
  ],
  ({ written }, at) => [
    `etc/${at}/openssl.cnf`,
    `[req]\ndefault_md = ${inLine(written)}\ndefault_bits = ${inLine(written)}\noutput_password = ${inLine(written)}\n` +
      `[tls]\nCipherString = DEFAULT@${inLine(written)}\nMinProtocol = ${inLine(written)}\n`
  ],
  ({ written }, at) => [
    `bin/more${at}.sh`,
    `openssl enc -${inLine(written)} -k ${inLine(written)}\nopenssl dgst -hmac "${inLine(written)}" -${inLine(written)} f\n` +
      `openssl genrsa -passout "pass:${inLine(written)}" -aes256 4096\nssh-keygen -t ${inLine(written)} -N "${inLine(written)}" -b ${inLine(written)}\n` +
      `gpg --cipher-algo ${inLine(written)} --passphrase "${inLine(written)}" -c f\nALG_${at}="${inLine(written)}"\nopenssl enc -"$ALG_${at}" -in f\n`
  ]
]

/** A file of source for each secret, and two of other kinds. */
export const plantSecrets = (secrets: ReadonlyArray<Secret>): ReadonlyArray<readonly [string, string]> =>
  secrets.flatMap((secret, at) => [
    program(secret, at),
    beside[at % beside.length]!(secret, at),
    declared[at % declared.length]!(secret, at)
  ])
