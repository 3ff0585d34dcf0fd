import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { EDITS, fixOf } from "../../../scanner/classify/fixOf.ts"
import { isOpen, type Weakness } from "../../../scanner/model/Assessment.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { ON } from "./weaknessCases.ts"

const weaknessesIn = async (files: ReadonlyArray<readonly [path: string, text: string]>) => {
  const report = await Effect.runPromise(Effect.provide(scanFiles(Object.fromEntries(files)), scannerOnce))
  return assess(toInventory(report), { on: ON, policies: [] }).weaknesses
}

const java = (line: string): string => `package a;\nclass A { void f() throws Exception {\n  ${line}\n} }\n`
const python = (line: string): string => `import hashlib, requests, ssl\n${line}\n`

/** A weakness and the line as it is without, for each way in which a text is replaced. */
const cases: ReadonlyArray<readonly [path: string, text: string, before: string, after: string]> = [
  ["A.java", java('java.security.MessageDigest.getInstance("MD5");'), '"MD5"', '"SHA-256"'],
  ["B.java", java('java.security.MessageDigest.getInstance("SHA1");'), '"SHA1"', '"SHA-256"'],
  ["a.py", python('x = hashlib.new("md5",  b"text")'), '"md5"', '"sha256"'],
  ["b.js", 'const c = require("crypto")\nc.createHash("SHA1")\n', '"SHA1"', '"SHA256"'],
  ["c.js", 'crypto.subtle.digest("SHA-1", data)\n', '"SHA-1"', '"SHA-256"'],
  ["C.java", java('javax.crypto.Mac.getInstance("HmacMD5");'), '"HmacMD5"', '"HmacSHA256"'],
  ["D.java", java('java.security.Signature.getInstance("SHA1withRSA");'), '"SHA1withRSA"', '"SHA256withRSA"'],
  ["d.js", 'require("crypto").createSign("RSA-SHA1")\n', '"RSA-SHA1"', '"RSA-SHA256"'],
  ["E.java", java('javax.crypto.Cipher.getInstance("AES/ECB/PKCS5Padding");'), "ECB/PKCS5Padding", "GCM/NoPadding"],
  ["F.java", java('javax.crypto.Cipher.getInstance("AES");'), '"AES"', '"AES/GCM/NoPadding"'],
  ["e.js", 'require("tls").connect({ host: h, minVersion: "TLSv1" })\n', '"TLSv1"', '"TLSv1.2"'],
  [
    "a.go",
    'package a\n\nimport "crypto/tls"\n\nvar c = tls.Config{MinVersion: tls.VersionTLS10}\n',
    "VersionTLS10",
    "VersionTLS12"
  ],
  [
    "c.py",
    python(
      "from urllib3.util.ssl_ import create_urllib3_context\ncreate_urllib3_context(ssl_minimum_version=ssl.TLSVersion.TLSv1)"
    ),
    "TLSVersion.TLSv1",
    "TLSVersion.TLSv1_2"
  ],
  [
    "a.cs",
    'using System.Net.Security;\nusing System.Security.Authentication;\nclass A { void F(SslStream s) { s.AuthenticateAsClient("h", null, SslProtocols.Tls, true); } }\n',
    "SslProtocols.Tls,",
    "SslProtocols.Tls12,"
  ],
  [
    "a.c",
    "#include <openssl/ssl.h>\nvoid f(SSL_CTX *c) { SSL_CTX_set_min_proto_version(c, TLS1_VERSION); }\n",
    "TLS1_VERSION",
    "TLS1_2_VERSION"
  ],
  ["nginx.conf", "server {\n  listen 443 ssl;\n  ssl_protocols TLSv1;\n}\n", "TLSv1;", "TLSv1.2;"],
  ["d.py", python('requests.get("https://example.org/a", verify=False)'), "False", "True"],
  ["f.js", 'require("https").get({ host: h, rejectUnauthorized: false })\n', "false", "true"],
  ["b.go", 'package a\n\nimport "crypto/tls"\n\nvar c = tls.Config{InsecureSkipVerify: true}\n', "true", "false"],
  [
    "a.rs",
    "use reqwest::Client;\nfn f() { let c = Client::builder().danger_accept_invalid_certs(true).build(); }\n",
    "true",
    "false"
  ],
  ["a.php", "<?php\n$c = new GuzzleHttp\\Client(['verify' => false]);\n", "false", "true"],
  [
    "a.rb",
    'require "net/http"\nh = Net::HTTP.new("a", 443)\nh.verify_mode = OpenSSL::SSL::VERIFY_NONE\n',
    "VERIFY_NONE",
    "VERIFY_PEER"
  ],
  [
    "b.c",
    "#include <openssl/ssl.h>\nvoid f(SSL_CTX *c) { SSL_CTX_set_verify(c, SSL_VERIFY_NONE, 0); }\n",
    "SSL_VERIFY_NONE",
    "SSL_VERIFY_PEER"
  ]
]

const applied = (text: string, weakness: Weakness): string => {
  const { place, text: written } = fixOf(weakness)!
  const lines = text.split("\n")
  const line = lines[place.line - 1]!
  lines[place.line - 1] = line.slice(0, place.column - 1) + written + line.slice(place.endColumn - 1)
  return lines.join("\n")
}

describe("a fix", () => {
  it("is a text edit after which another scan does not find the weakness", async () => {
    const found = await weaknessesIn(cases.map(([path, text]) => [path, text]))
    const fixable = found.filter((one) => isOpen(one) && fixOf(one) !== undefined)
    expect(fixable.map(({ location }) => location.path).toSorted()).toEqual(cases.map(([path]) => path).toSorted())
    const mended = cases.map(([path, text]): readonly [string, string] => [
      path,
      applied(
        text,
        fixable.find(({ location }) => location.path === path)!
      )
    ])
    for (const [at, [path, text, before, after]] of cases.entries())
      expect(mended[at]).toEqual([path, text.replace(before, after)])
    const rules = new Map(fixable.map(({ rule, location }) => [location.path, rule]))
    const left = (await weaknessesIn(mended)).filter(({ rule, location }) => rules.get(location.path) === rule)
    expect(left.map(({ rule, location }) => [location.path, rule])).toEqual([])
  })

  it("has a case for each edit of the table", async () => {
    const found = await weaknessesIn(cases.map(([path, text]) => [path, text]))
    const written = new Set(found.flatMap((one) => fixOf(one)?.text ?? []))
    expect([...new Set(EDITS.map(({ write }) => write))].filter((one) => !written.has(one))).toEqual([])
    expect(cases).toHaveLength(EDITS.length + 1)
  })

  it.each([
    ["a name from elsewhere", 'NAME = "md5"\nhashlib.new(NAME, b"")'],
    ["a purpose for which the name is prescribed", 'sec_websocket_accept = hashlib.new("sha1", b"")'],
    ["a password", 'password_hash = hashlib.new("md5", password)'],
    ["a method and not a literal", 'hashlib.md5(b"")'],
    ["one of two that are the same", 'hashlib.new("md5"); hashlib.new("md5")'],
    ["text with something left out around it", 'requests.get("https://a", verify=False, auth=("u", "p"))']
  ])("is not there for %s", async (_, line) => {
    const found = await weaknessesIn([["a.py", python(line)]])
    expect(found.flatMap((one) => fixOf(one) ?? [])).toEqual([])
  })
})
