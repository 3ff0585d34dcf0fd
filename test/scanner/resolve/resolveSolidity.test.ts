import { describe, expect, it } from "vitest"
import { arg, library, text } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("solidity", "demo", {
  "{md5,sha1}": { is: "hash", algorithm: text("{1}", "hash") },
  "Hashes.make": { is: "hash", algorithm: arg(0, "hash") },
  "Sizes.key": { is: "key", name: "AES", keyBits: arg(0, "int") }
})

const syntax = await loadSyntax("solidity")

const scan = (source: string) => scanText(syntax, [lib], source, "pkg/demo.sol")
const names = (source: string): ReadonlyArray<string> => scan(source).map(({ facts }) => facts.name ?? "unknown")
const inFunction = (body: string, rest = ""): string =>
  `import "x.sol"; contract C { ${rest} function f(bytes32 h, bool b) public { ${body} } }`

describe("calls", () => {
  it("are those of built-in functions, in contracts, constants and assembly", () => {
    expect(names(inFunction("md5(abi.encode(h));"))).toEqual(["MD5"])
    expect(names(`contract C { bytes32 constant X = sha1("x"); }`)).toEqual(["SHA-1"])
    expect(names(inFunction("bytes32 a = b ? md5(h) : sha1(h);"))).toEqual(["MD5", "SHA-1"])
  })

  it("are those of libraries, under their own name, another name, or as methods of values", () => {
    expect(names(inFunction(`Hashes.make("md5");`))).toEqual(["MD5"])
    expect(
      names(`import {Hashes as H} from "a/Hashes.sol"; contract C { function f() public { H.make("md5"); } }`)
    ).toEqual(["MD5"])
    expect(names(inFunction(`string memory s = "md5"; s.make();`, "using Hashes for string;"))).toEqual(["MD5"])
    expect(names(inFunction(`string memory s = "md5"; s.make();`))).toEqual([])
  })

  it("are not those of other contracts, or of what the file declares itself", () => {
    expect(names(inFunction(`Other.make("md5"); x.md5(h); md55(h);`, "using Hashes for string;"))).toEqual([])
    expect(
      names(`library Hashes { function make(string memory a) internal {} } ${inFunction(`Hashes.make("md5");`)}`)
    ).toEqual([])
    expect(names(inFunction("md5(h);", "function md5(bytes32 a) internal {}"))).toEqual([])
    expect(names(inFunction(`string memory s = "md5(h)"; // sha1(h)\n`))).toEqual([])
  })
})

describe("values", () => {
  it("come from constants, variables, arithmetic and parameters", () => {
    const bits = (source: string) => scan(source).map(({ facts }) => facts.keyBits)
    expect(bits(inFunction("Sizes.key(N);", "uint256 constant N = 128;"))).toEqual([128])
    expect(bits(inFunction("uint256 n = 16 * 8; Sizes.key(n);"))).toEqual([128])
    expect(bits(inFunction("Sizes.key(b ? 128 : 256);"))).toEqual([128, 256])
    expect(bits(inFunction("g(256);", "function g(uint256 n) internal { Sizes.key(n); }"))).toEqual([256])
    expect(bits(inFunction("Sizes.key(other());"))).toEqual([undefined])
  })
})
