import { describe, expect, it } from "vitest"
import { arg, library, text } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("lua", "demo", {
  "lib.hashes.new": { is: "hash", algorithm: arg(0, "hash"), returns: "lib.hashes" },
  "lib.hashes#update": { refines: true, functions: ["digest"] },
  "lib.{md5,sha1}": { is: "hash", algorithm: text("{1}", "hash") },
  "lib.context": { is: "protocol", name: "TLS", version: arg(0, "tlsVersion", undefined, "protocol") },
  "lib.key": { is: "key", name: "AES", keyBits: arg(0, "bytes") }
})

const syntax = await loadSyntax("lua")

const scan = (source: string) => scanText(syntax, [lib], source, "pkg/demo.lua")
const names = (source: string): ReadonlyArray<string> => scan(source).map(({ facts }) => facts.name ?? "unknown")

describe("modules", () => {
  it("are required in every spelling", () => {
    expect(names(`local h = require "lib.hashes"\nh.new("md5")`)).toEqual(["MD5"])
    expect(names(`local h = require("lib.hashes")\nh.new "md5"`)).toEqual(["MD5"])
    expect(names(`local lib = require 'lib'\nlib.md5(x)\nlib.hashes.new("sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(names(`require("lib.hashes").new("md5")`)).toEqual(["MD5"])
    expect(names(`local new = require("lib.hashes").new\nnew("md5")`)).toEqual(["MD5"])
    expect(names(`local lib = require "lib"\nlocal md5 = lib.md5\nmd5("x")`)).toEqual(["MD5"])
    expect(names(`lib.md5(x)`)).toEqual(["MD5"])
    expect(names(`local h = require "lib/hashes"\nlocal o = h:new("md5")`)).toEqual(["MD5"])
  })

  it("do not leak into other names", () => {
    expect(names(`local lib = require "other"\nlib.md5(x)`)).toEqual([])
    expect(names(`local function f(lib) lib.md5(x) end`)).toEqual([])
    expect(names(`local s = "lib.md5(x)" -- lib.md5(x)\nmd5(x)\nx.lib2.md5(y)`)).toEqual([])
    expect(names(`local lib = {}\nfunction lib.md5(x) end\nlib.md5(x)`)).toEqual([])
  })
})

describe("values", () => {
  const of = (body: string) => names(`local h = require "lib.hashes"\n${body}`)

  it("come from locals, concatenation, alternatives, functions and loops", () => {
    expect(of(`local a = "md5"\nh.new(a)`)).toEqual(["MD5"])
    expect(of(`local n = 256\nh.new("sha" .. n)\nh.new(string.format("sha%d", 1))`)).toEqual(["SHA-256", "SHA-1"])
    expect(of(`h.new(x and "md5" or "sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(of(`h.new([[md5]])`)).toEqual(["MD5"])
    expect(of(`local function f(a) return h.new(a) end\nf("md5")`)).toEqual(["MD5"])
    expect(of(`for _, a in ipairs({ "md5", "sha1" }) do h.new(a) end`)).toEqual(["MD5", "SHA-1"])
    expect(of(`local a, b = "md5", "sha1"\nh.new(b)`)).toEqual(["SHA-1"])
    expect(of(`local a = "md5"\na = "sha1"\nh.new(a)`)).toEqual(["SHA-1"])
    expect(of(`h.new(x)`)).toEqual(["unknown"])
  })

  it("come from tables", () => {
    const versions = (body: string) => scan(`local lib = require "lib"\n${body}`).map(({ facts }) => facts.version)
    expect(versions(`lib.context{ mode = "client", protocol = "tlsv1_2" }`)).toEqual(["1.2"])
    expect(versions(`local p = { ["protocol"] = "tlsv1_3" }\nlib.context(p)`)).toEqual(["1.3"])
    expect(versions(`lib.context({})`)).toEqual([undefined])
  })

  it("tell the length of a key without its value", () => {
    expect(scan(`local lib = require "lib"\nlib.key("0123456789abcdef")`)[0]?.facts.keyBits).toBe(128)
  })
})

describe("objects", () => {
  it("are what the first of several results is", () => {
    const functions = (body: string) =>
      scan(`local h = require "lib.hashes"\n${body}`).map(({ facts }) => facts.functions)
    expect(functions(`local o, err = h.new("md5")\nif not o then return err end\no:update("x")`)).toEqual([["digest"]])
    expect(functions(`local o = assert(h.new("md5"))\no:update("x")`)).toEqual([["digest"]])
    expect(functions(`local o = h.new("md5")\np:update("x")`)).toEqual([undefined])
  })
})
