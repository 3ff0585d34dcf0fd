import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("python", "demo", {
  "lib.hashes.new": { is: "hash", algorithm: arg(0, "hash", "name"), returns: "lib.hashes.Hash" },
  "lib.hashes.{md5,sha1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "lib.mac": { is: "mac", name: "HMAC", digest: arg(1, "hash", "digestmod") },
  "lib.ctx.Context": { is: "protocol", name: "TLS", returns: "lib.ctx.Context" },
  "lib.ctx.Context#minimum=": { refines: true, version: arg(0, "tlsVersion") },
  "lib.ctx.V.{TLSv1_2,TLSv1_3}": { value: "{1}" },
  "lib.keys.Rsa#sign": { is: "signature", name: "RSA" },
  "lib.keys.Ed#sign": { is: "signature", name: "Ed25519" },
  "lib.keys.load": { is: "key", returns: "lib.keys.Any" },
  "lib.keys.Any#sign": { is: "signature" },
  "lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes") },
  "lib.options": { is: "cipher", name: "AES", keyBits: arg(0, "int", "options", "size") }
})

const syntax = await loadSyntax("python")

const scan = (text: string) => scanText(syntax, [lib], text, "pkg/sub/demo.py")
const names = (text: string): ReadonlyArray<string> => scan(text).map(nameOrMore)

describe("imports", () => {
  it("are followed in every spelling", () => {
    expect(names(`import lib.hashes\nlib.hashes.new("md5")`)).toEqual(["MD5"])
    expect(names(`import lib.hashes as h\nh.new("md5")`)).toEqual(["MD5"])
    expect(names(`from lib import hashes\nhashes.new("md5")`)).toEqual(["MD5"])
    expect(names(`from lib import hashes as h\nh.md5()`)).toEqual(["MD5"])
    expect(names(`from lib.hashes import md5 as m\nm()`)).toEqual(["MD5"])
    expect(names(`from lib.hashes import *\nnew("md5")`)).toEqual(["MD5"])
    expect(names(`try:\n    from lib.hashes import md5\nexcept ImportError:\n    md5 = None\nmd5()`)).toEqual(["MD5"])
    expect(names(`def f():\n    from lib.hashes import md5\n    md5()`)).toEqual(["MD5"])
  })

  it("belong to the function they stand in, where several give one name", () => {
    const inFunctions = `def a():
    from lib.hashes import md5 as h
    return h()
def b():
    from lib.hashes import sha1 as h
    return h()
h()`
    expect(names(inFunctions)).toEqual(["MD5", "SHA-1"])
    expect(names(`from lib.hashes import md5 as h\ndef b():\n    from other import h\n    h()\nh()`)).toEqual(["MD5"])
    expect(names(`def a():\n    from lib.hashes import md5\ndef md5(): pass\nmd5()`)).toEqual([])
    expect(
      names(`try:\n    from lib.hashes import md5 as h\nexcept ImportError:\n    from other import md5 as h\nh()`)
    ).toEqual(["MD5"])
  })

  it("are not uses where they only annotate, or own what is asked for", () => {
    expect(
      names(`from lib import hashes\ndef f(a: hashes.md5, b: "x" | hashes.sha1 = None) -> hashes.md5: pass`)
    ).toEqual([])
    expect(names(`from lib import hashes\nprint(hashes.md5.block_size)`)).toEqual([])
  })

  it("do not leak into other names", () => {
    expect(names(`import mylib.hashes\nmylib.hashes.new("md5")\nhashes.new("md5")\nnew("md5")`)).toEqual([])
    expect(names(`from lib.hashes import md5\ndef f(md5):\n    md5()`)).toEqual([])
    expect(
      names(`from lib.hashes import new\nclass A:\n    def new(self, x): pass\n    def g(self): self.new("md5")`)
    ).toEqual([])
  })
})

describe("values", () => {
  it("come out of dictionaries that are spread into a call", () => {
    const spread = (kwargs: string): ReadonlyArray<string> =>
      names(`from typing import cast\nfrom lib.hashes import new\nOPTS = {"name": "md5"}\nnew(${kwargs})`)
    expect(spread("**OPTS")).toEqual(["MD5"])
    expect(spread("**cast(dict, OPTS)")).toEqual(["MD5"])
    expect(spread(`**{**OPTS, "size": 1}`)).toEqual(["MD5"])
    expect(spread(`**dict(OPTS, size=1)`)).toEqual(["MD5"])
    expect(spread(`**dict(name="sha1")`)).toEqual(["SHA-1"])
    expect(spread("**other")).toEqual(["unknown"])
  })

  it("come by keyword, position, default, constant, f-string and format", () => {
    expect(names(`from lib.hashes import new\nnew(name="md5")`)).toEqual(["MD5"])
    expect(
      names(
        `from lib.hashes import new\nN = 256\nnew(f"sha{N}")\nnew("sha%d" % N)\nnew("sha{}".format(N))\nnew("sha" + str(N))`
      )
    ).toEqual(["SHA-256", "SHA-256", "SHA-256", "SHA-256"])
    expect(names(`from lib.hashes import new\ndef f(a="md5"):\n    return new(a)`)).toEqual(["MD5"])
    expect(names(`from lib.hashes import new\ndef f(a):\n    return new(a)\nf(a="sha1")\nf("md5")`)).toEqual([
      "MD5",
      "SHA-1"
    ])
  })

  it("come from attributes of the object and of the class", () => {
    expect(
      names(
        `from lib.hashes import new\nclass A:\n    KIND = "md5"\n    def __init__(self):\n        self.alg = "sha1"\n    def f(self):\n        new(self.alg)\n        new(A.KIND)\n        new(self.KIND)`
      )
    ).toEqual(["SHA-1", "MD5", "MD5"])
  })

  it("come from lists, tuples, dictionaries and loops", () => {
    expect(names(`from lib.hashes import new\nfor a in ["md5", "sha1"]:\n    new(a)`)).toEqual(["MD5", "SHA-1"])
    expect(names(`from lib.hashes import new\nD = {"x": "md5", "y": "sha1"}\nnew(D["y"])`)).toEqual(["SHA-1"])
    expect(names(`from lib.hashes import new\na, b = "md5", "sha1"\nnew(b)`)).toEqual(["SHA-1"])
    expect(names(`from lib.hashes import new\nnew("md5" if x else "sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(names(`from lib.hashes import new\nnew(x or "sha1")`)).toEqual(["SHA-1 or more"])
  })

  it("are unknown where a spread argument may hold them", () => {
    expect(names(`from lib.hashes import new\nnew(*args)\nnew(**options)\nnew("md5", **options)`)).toEqual([
      "unknown",
      "unknown",
      "MD5"
    ])
  })

  it("may be functions that are passed on or given another name", () => {
    expect(names(`import lib\nlib.mac(b"", lib.hashes.md5)`)).toEqual(["MD5"])
    expect(names(`import lib\nfrom lib import hashes\nlib.mac(b"", digestmod=hashes.sha1)`)).toEqual(["SHA-1"])
    expect(names(`from lib import hashes\nm = hashes.md5\nm()`)).toEqual(["MD5"])
  })

  it("are read from dictionaries given as options", () => {
    expect(scan(`import lib\nlib.options({"size": 192})`).map(({ facts }) => facts.keyBits)).toEqual([192])
  })

  it("tell the length of byte strings without their value", () => {
    const bits = (text: string) => scan(`import lib\nlib.Key(${text})`).map(({ facts }) => facts.keyBits)
    expect(bits(`b"0123456789abcdef"`)).toEqual([128])
    expect(bits(`b"\\x00" * 32`)).toEqual([256])
    expect(bits(`bytes.fromhex("00112233445566778899aabbccddeeff")`)).toEqual([128])
  })
})

describe("objects", () => {
  it("are refined by assignments to their properties", () => {
    expect(
      scan(`from lib.ctx import Context, V\nc = Context()\nc.minimum = V.TLSv1_2`).map(({ facts }) => facts.version)
    ).toEqual(["1.2"])
    expect(
      scan(
        `from lib.ctx import Context, V\nclass A:\n    def __init__(self):\n        self.c = Context()\n        self.c.minimum = V.TLSv1_3`
      ).map(({ facts }) => facts.version)
    ).toEqual(["1.3"])
  })

  it("have methods that give what they were made with", () => {
    const made = `from lib import hashes\nclass A:\n    def __init__(self, alg="md5"):\n        self.alg = alg\n    def name(self):\n        return self.alg\n    def new(self):\n        return hashes.new(self.name())\n`
    expect(names(`${made}A()`)).toEqual(["MD5"])
    const outside = `${made.split("    def new")[0]}a = A("sha1")\nhashes.new(a.name())\n`
    expect(names(outside)).toEqual(["SHA-1"])
    expect(names(outside.replace("a.name()", 'A("sha512").name()'))).toEqual(["SHA-512"])
  })
})

describe("an attribute of a part", () => {
  it("is known to be unknown where the part does not have it", () => {
    const [one] = scan(`import lib\nlib.mac(key, lib.hashes.new(name))`)
    expect(one?.facts).toEqual({ name: "HMAC" })
    expect(one?.sources.digest).toEqual({ from: "unknown", hops: 0 })
    expect(scan(`import lib\nlib.mac(key, lib.hashes.new("md5"))`)[0]?.sources.digest?.from).not.toBe("unknown")
  })
})

describe("a test of the type of an object", () => {
  const signedIn = (body: string): ReadonlyArray<string> =>
    names(`from lib import keys\nfrom lib.keys import Rsa\ndef f(key, other):\n${body}`)

  it("says it within the arm that it leads to", () => {
    const arms = `    if isinstance(key, Rsa):\n        key.sign()\n    elif isinstance(key, keys.Ed) and other:\n        key.sign()\n    else:\n        key.sign()\n`
    expect(signedIn(arms)).toEqual(["RSA", "Ed25519"])
  })

  it("says it behind a guard and an assertion, of an object whose type is less exact as well", () => {
    const guarded = (test: string) => `    key = keys.load()\n    ${test}\n    key.sign()\n`
    expect(signedIn(guarded("if not isinstance(key, keys.Ed): raise E()"))).toEqual(["unknown", "Ed25519"])
    expect(signedIn(guarded("assert isinstance(key, keys.Ed)"))).toEqual(["unknown", "Ed25519"])
    expect(signedIn(guarded("assert key is not None"))).toEqual(["unknown", "unknown"])
  })

  it("says nothing of other objects, of later ones, and of one of several types that sign alike", () => {
    expect(signedIn("    if isinstance(other, Rsa):\n        key.sign()\n")).toEqual([])
    expect(signedIn("    if isinstance(key, Rsa):\n        key = other\n        key.sign()\n")).toEqual([])
    expect(signedIn("    if not isinstance(key, Rsa):\n        key.sign()\n")).toEqual([])
    expect(signedIn("    if other or isinstance(key, Rsa):\n        key.sign()\n")).toEqual([])
  })
})

describe("a test whether a list holds a value", () => {
  const inList = (body: string): ReadonlyArray<string> =>
    names(`from lib import hashes\nKNOWN = {"sha1", "md5"}\ndef f(name):\n${body}`)

  it("says what it is where it does", () => {
    expect(inList(`    if name in ("md5", "sha1"):\n        hashes.new(name)\n`)).toEqual(["MD5", "SHA-1"])
    expect(inList(`    if name not in KNOWN:\n        raise E()\n    hashes.new(name)\n`)).toEqual(["MD5", "SHA-1"])
    expect(inList(`    assert name in KNOWN\n    hashes.new(name)\n`)).toEqual(["MD5", "SHA-1"])
  })

  it("says nothing where it does not", () => {
    expect(inList(`    if name not in KNOWN:\n        hashes.new(name)\n`)).toEqual(["unknown"])
  })
})

describe("a value for tests alone", () => {
  it("is none of the program's, where a variable of the environment turns it on", () => {
    const weakened = (name: string) =>
      names(
        `from lib import hashes\nimport os\ndef f():\n    alg = "sha1"\n    if os.environ.get("${name}") == "1":\n        alg = "md5"\n    hashes.new(alg)\n`
      )
    expect(weakened("DEMO_TESTONLY_WEAKEN")).toEqual(["SHA-1"])
    expect(weakened("ATTEST_MODE")).toEqual(["MD5", "SHA-1"])
  })
})

describe("a part of a value", () => {
  const bits = (part: string) =>
    scan(`import lib\ndef f(k, n):\n    lib.Key(${part})`).map(({ facts }) => facts.keyBits)

  it("is as long as its bounds say, and of unknown length where they do not", () => {
    expect(bits("k[:16]")).toEqual([128])
    expect(bits("k[16:48]")).toEqual([256])
    expect(bits("k[-16:]")).toEqual([128])
    expect(bits("k[:8 + 8]")).toEqual([128])
    for (const open of ["k[16:]", "k[:-16]", "k[n:32]", "k[:n]", "k[::2]", "k[0:32:2]", "k[32:16]", "k[:]"])
      expect(bits(open), open).toEqual([undefined])
  })

  it("is no longer than what it is a part of", () => {
    expect(bits(`b"0123456789abcdef"[:32]`)).toEqual([128])
    expect(bits(`b"0123456789abcdef"[8:]`)).toEqual([64])
  })

  it("of a list is the elements between the bounds", () => {
    expect(names(`from lib import hashes\nhashes.new(["md5", "sha1", "sha256"][1:2][0])`)).toEqual(["SHA-1"])
  })
})
