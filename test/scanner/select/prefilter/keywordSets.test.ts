import { describe, expect, it } from "vitest"
import * as sets from "../../../../scanner/select/prefilter/keywordSets.ts"
import { prefilterFor } from "./prefilterFor.ts"

const setsOf = (keys: ReadonlyArray<string>, spelling: sets.NameSpelling) =>
  sets.keywordSetsOf(
    keys.map((key) => ({ key, isReported: true })),
    spelling
  )

describe("where packages are written whole", () => {
  it.each([
    ["javax.crypto.Cipher.getInstance", ["javax.crypto", "Cipher", "getInstance"]],
    ["javax.crypto.Cipher.ENCRYPT_MODE", ["javax.crypto", "Cipher", "ENCRYPT_MODE"]],
    ["new org.bouncycastle.crypto.engines.AESEngine", ["org.bouncycastle.crypto.engines", "AESEngine"]],
    ["new com.example.hash.*", ["com.example.hash"]],
    ["java.security.KeyStore.PasswordProtection.of", ["java.security", "KeyStore", "PasswordProtection", "of"]],
    ["javax.crypto.Cipher#init", ["javax.crypto", "init"]],
    ["java.security.KeyStore.Builder#getKeyStore", ["java.security", "getKeyStore"]],
    ["com.example.Tls#protocol=", ["com.example", "protocol"]],
    ["com.example.Hash.*", ["com.example", "Hash"]],
    ["com.example.Hash#*", ["com.example"]],
    ["io.ktor.util.sha1", ["io.ktor.util", "sha1"]],
    ["java.lang.System.setProperty", ["System", "setProperty"]],
    ["java.lang.reflect.Method#invoke", ["java.lang.reflect", "invoke"]],
    ["Hash.of", ["Hash", "of"]],
    ["crypto/aes.NewCipher", ["crypto/aes", "NewCipher"]],
    ["new crypto/tls.Config", ["crypto/tls", "Config"]],
    ["crypto/tls.Config#MinVersion=", ["crypto/tls", "MinVersion"]],
    ["github.com/golang-jwt/jwt/v5.New", ["github.com/golang-jwt/jwt/v5", "New"]],
    ["gopkg.in/square/go-jose.v2.HS256", ["gopkg.in/square/go-jose.v2", "HS256"]]
  ])("%s needs %j", (key, words) => {
    expect(setsOf([key], { wholePackages: true })).toEqual([words])
  })
})

describe("where a file that uses a member says its namespace", () => {
  const dotnet = { wholePackages: false, namespacesWritten: true }

  it.each([
    ["new Com.Lib.Cipher", ["Com", "Lib", "Cipher"]],
    ["Com.Lib.Cipher.Create", ["Com", "Lib", "Cipher", "Create"]],
    ["Com.Lib.Cipher#Encrypt", ["Com", "Lib", "Encrypt"]],
    ["Com.Lib.Manager#Version=", ["Com", "Lib", "Version"]]
  ])("%s needs %j", (key, words) => {
    expect(setsOf([key], dotnet)).toEqual([words])
  })

  it("does not ask for a package whose members need no import", () => {
    const implicit = { ...dotnet, implicitPackages: ["Com"] }
    expect(setsOf(["Com.Lib.Cipher.Create"], implicit)).toEqual([["Lib", "Cipher", "Create"]])
    expect(setsOf(["Com.Lib.Cipher#Encrypt"], implicit)).toEqual([["Lib", "Encrypt"]])
  })
})

describe("where properties may be named instead of their methods", () => {
  const kotlin = { wholePackages: true, accessors: { get: ["get", "is"], set: "set" } }

  it("either is enough", () => {
    expect(setsOf(["a.b.Socket#setEnabledProtocols"], kotlin)).toEqual([
      ["a.b", "setEnabledProtocols"],
      ["a.b", "enabledProtocols"]
    ])
    expect(setsOf(["a.b.Key#settle", "a.b.Key#init"], kotlin)).toEqual([
      ["a.b", "settle"],
      ["a.b", "init"]
    ])
  })
})

describe("where a word stands before every construction", () => {
  const java = { wholePackages: true, constructWord: "new" }

  it("the type is asked for right behind it, or behind its package", () => {
    expect(setsOf(["new com.example.engines.AES"], java)).toEqual([
      ["new com.example.engines"],
      ["com.example.engines", "new AES"]
    ])
  })

  it("a nested type is asked for behind the outer one, or beside it", () => {
    expect(setsOf(["new com.example.Store.Protection"], java)).toEqual([
      ["new com.example"],
      ["com.example", "new Store.Protection"],
      ["com.example", "Store", "new Protection"]
    ])
  })

  it("a file that constructs one passes, one that only declares or names it does not", () => {
    const prefilter = prefilterFor(setsOf(["new com.example.engines.AES"], java))
    const mayMatch = (text: string): boolean => prefilter.mayMatch(Buffer.from(text))
    expect(mayMatch("import com.example.engines.*; class A { Object e = new AES(); }")).toBe(true)
    expect(mayMatch("import com.example.engines.AES; class A { Object e = new\n    AES(); }")).toBe(true)
    expect(mayMatch("class A { Object e = new com.example.engines.AES(); }")).toBe(true)
    expect(mayMatch("package com.example.engines; public class AES { AES() {} }")).toBe(false)
    expect(mayMatch("import com.example.engines.AES; class A { AES given; }")).toBe(false)
  })

  it("calls and types of no package need the same as elsewhere", () => {
    expect(setsOf(["com.example.Store.get"], java)).toEqual([["com.example", "Store", "get"]])
    expect(setsOf(["new Store"], java)).toEqual([["Store"]])
  })
})

describe("where imports may be split", () => {
  it.each([
    ["hashlib.md5", ["hashlib", "md5"]],
    ["Crypto.Cipher.AES.new", ["Crypto", "Cipher", "AES", "new"]],
    ["new tls.Config", ["tls", "Config"]],
    ["ssl.SSLContext#set_ciphers", ["ssl", "set_ciphers"]],
    ["ssl.SSLContext#minimum_version=", ["ssl", "minimum_version"]],
    ["crypto/aes.NewCipher", ["crypto/aes", "NewCipher"]],
    ["passlib.hash.*", ["passlib", "hash"]],
    ["md5.md5", ["md5"]],
    ["openssl_encrypt", ["openssl_encrypt"]]
  ])("%s needs %j", (key, words) => {
    expect(setsOf([key], { wholePackages: false })).toEqual([words])
  })
})

describe("a package that a name stands for without an import", () => {
  const globals = { CryptoJS: "crypto-js", KJUR: "jsrsasign.KJUR", crypto: "crypto" }

  it.each([
    [
      "crypto-js.AES.encrypt",
      [
        ["crypto-js", "AES", "encrypt"],
        ["CryptoJS", "AES", "encrypt"]
      ]
    ],
    ["jsrsasign.KJUR.jws.JWS.sign", [["KJUR", "jws", "JWS", "sign"]]],
    ["crypto-js/aes.encrypt", [["crypto-js/aes", "encrypt"]]],
    ["crypto.hash", [["crypto", "hash"]]]
  ])("%s may be asked for by that name", (key, expected) => {
    const apis = [{ key, isReported: true }]
    const found = sets.keywordSetsOf(apis, { wholePackages: false, globals })
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})

describe("a member of what another row returns", () => {
  const engine = { key: "java.net.ssl.Engine#start", isReported: true }
  const context = { key: "io.netty.Context#newEngine", returns: "java.net.ssl.Engine", isReported: false }
  const builder = { key: "io.netty.Builder.build", returns: "io.netty.Context", isReported: false }
  const java = { wholePackages: true }

  it("needs no word of its own type", () => {
    expect(sets.keywordSetsOf([engine, context], java)).toEqual([
      ["java.net.ssl", "start"],
      ["io.netty", "newEngine", "start"]
    ])
  })

  it("nor of the types on the way, unless they are written", () => {
    const other = { ...builder, key: "com.example.Contexts.make" }
    expect(sets.keywordSetsOf([engine, context, other], java)).toEqual([
      ["java.net.ssl", "start"],
      ["io.netty", "newEngine", "start"],
      ["com.example", "Contexts", "make", "newEngine", "start"]
    ])
  })

  it("of its own type is found like any other", () => {
    const chained = { key: "java.net.ssl.Engine#start", returns: "java.net.ssl.Engine", isReported: true }
    expect(sets.keywordSetsOf([chained], java)).toEqual([["java.net.ssl", "start"]])
  })
})

describe("of several rows", () => {
  it("equal keyword sets are kept once, whatever the order of their words", () => {
    expect(setsOf(["a.b", "b.a", "a.B#b"], { wholePackages: false })).toEqual([["a", "b"]])
  })

  it("a requirement is dropped when another asks for a part of it", () => {
    const keys = ["Crypto.Hash.SHA1.new", "Crypto.Hash", "ssl.create", "Crypto.Random.get", "Hash.Crypto.x"]
    expect(setsOf(keys, { wholePackages: false })).toEqual([
      ["Crypto", "Hash"],
      ["ssl", "create"],
      ["Crypto", "Random", "get"]
    ])
  })

  it("no rows give no requirements", () => {
    expect(setsOf([], { wholePackages: true })).toEqual([])
  })
})

it.each(["", "hashlib.{md5,sha1}", "a b", "a#b#c", "#init"])("%j is refused as the key of no one API", (key) => {
  expect(() => setsOf([key], { wholePackages: false })).toThrow(RangeError)
})

it("a file that uses an API of the rows passes, one that names only parts of them does not", () => {
  const keys = [
    "javax.crypto.Cipher.getInstance",
    "javax.crypto.Cipher#init",
    "java.security.MessageDigest.getInstance"
  ]
  const prefilter = prefilterFor(setsOf(keys, { wholePackages: true }))
  const mayMatch = (text: string): boolean => prefilter.mayMatch(Buffer.from(text))
  expect(mayMatch('import javax.crypto.*; class A { Object c = Cipher.getInstance("AES"); }')).toBe(true)
  expect(mayMatch("package javax.crypto; class A { void f(Object c) { c.init(1, k); } }")).toBe(true)
  expect(mayMatch("import java.security.Provider; class A { Object c = Cipher.getInstance(x); }")).toBe(false)
  expect(mayMatch("import java.security.MessageDigest; class A { Object initialize() { return null; } }")).toBe(false)
})

it.each(["*", "java.lang.Thread#*"])("%j is refused because it asks for no word", (key) => {
  expect(() => setsOf([key], { wholePackages: true })).toThrow(RangeError)
})
