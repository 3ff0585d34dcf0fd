import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("elixir", "demo", {
  ":lib.hash": { is: "hash", algorithm: arg(0, "hash") },
  ":lib.last": { is: "hash", algorithm: arg(1, "hash") },
  "Lib.Hash.of": { is: "hash", algorithm: arg(0, "hash"), outputBits: arg(1, "int", "size") },
  "Lib.Key.new": { is: "key", name: "AES", keyBits: arg(0, "bytes") }
})

const syntax = await loadSyntax("elixir")

const scan = (text: string) => scanText(syntax, [lib], text, "lib/demo.ex")
const names = (body: string): ReadonlyArray<string> =>
  scan(`defmodule Demo do\n${body}\nend`).map(({ facts }) => facts.name ?? "unknown")
const inFunction = (body: string, header = ""): ReadonlyArray<string> =>
  names(`${header}\ndef run(given) do\n${body}\nend`)

describe("names", () => {
  it("are found in full, through aliases and imports", () => {
    expect(inFunction(`:lib.hash(:md5, x)`)).toEqual(["MD5"])
    expect(inFunction(`Lib.Hash.of(:md5)`)).toEqual(["MD5"])
    expect(inFunction(`Hash.of(:md5)`, "alias Lib.Hash")).toEqual(["MD5"])
    expect(inFunction(`H.of(:md5)`, "alias Lib.Hash, as: H")).toEqual(["MD5"])
    expect(inFunction(`Hash.of(:md5)`, "alias Lib.{Key, Hash}")).toEqual(["MD5"])
    expect(inFunction(`of(:md5)`, "import Lib.Hash")).toEqual(["MD5"])
    expect(inFunction(`of :md5`, "import Lib.Hash, only: [of: 1]")).toEqual(["MD5"])
  })

  it("are not found without them, or where the file has its own", () => {
    expect(inFunction(`Hash.of(:md5)\nof(:md5)\nlib.hash(:md5)\n:other.hash(:md5)`)).toEqual([])
    expect(names(`import Lib.Hash\ndef of(x), do: x\ndef run(), do: of(:md5)`)).toEqual([])
  })
})

describe("values", () => {
  it("follow attributes, variables, functions and interpolation", () => {
    expect(inFunction(`:lib.hash(@alg, x)`, "@alg :sha256")).toEqual(["SHA-256"])
    expect(inFunction(`alg = @alg\n:lib.hash(alg, x)`, "@alg :sha256")).toEqual(["SHA-256"])
    expect(inFunction(`n = 256\n:lib.hash("sha#{n}", x)`)).toEqual(["SHA-256"])
    expect(inFunction(`:lib.hash("sha" <> "1", x)`)).toEqual(["SHA-1"])
    expect(names(`def run(x), do: :lib.hash(alg(), x)\ndefp alg, do: :md5`)).toEqual(["MD5"])
    expect(inFunction(`{a, b} = {:md5, :sha}\n:lib.hash(b, x)`)).toEqual(["SHA-1"])
  })

  it("follow every branch of case, cond and if", () => {
    expect(inFunction(`:lib.hash(case given do\n:a -> :md5\n_ -> :sha\nend, x)`)).toEqual(["MD5", "SHA-1"])
    expect(inFunction(`:lib.hash(if(given, do: :md5, else: :sha), x)`)).toEqual(["MD5", "SHA-1"])
    expect(inFunction(`:lib.hash(if given do :md5 else :sha end, x)`)).toEqual(["unknown"])
  })

  it("come by default and from callers", () => {
    expect(names(`def f(a, alg \\\\ :md5), do: :lib.hash(alg, a)\ndef g(x), do: f(x, :sha)`)).toEqual(["MD5", "SHA-1"])
    expect(names(`def f(alg), do: :lib.hash(alg, "")`)).toEqual(["unknown"])
  })

  it("are piped into calls", () => {
    expect(inFunction(`:md5 |> :lib.hash(x)`)).toEqual(["MD5"])
    expect(inFunction(`given |> trim() |> :lib.last(:sha)`)).toEqual(["SHA-1"])
    expect(inFunction(`given |> :lib.last(:sha) |> Base.encode16()`)).toEqual(["SHA-1"])
  })

  it("come as keywords", () => {
    expect(scan(`Lib.Hash.of(:md5, size: 64)`).map(({ facts }) => facts.outputBits)).toEqual([64])
  })

  it("tell the length of texts", () => {
    expect(scan(`Lib.Key.new("0123456789abcdef")`).map(({ facts }) => facts.keyBits)).toEqual([128])
  })
})

describe("a guard of a function", () => {
  it("says which of a list an argument is", () => {
    const guarded = `@known [:md5, :sha]\ndef f(%{"x" => x}, alg) when alg in @known do\n:lib.hash(alg, x)\nend`
    expect(names(guarded)).toEqual(["MD5", "SHA-1"])
    expect(names(`def f(alg, x) when alg == :md5, do: :lib.hash(alg, x)`)).toEqual(["MD5"])
    expect(names(`def f(alg, x) when is_atom(alg), do: :lib.hash(alg, x)`)).toEqual(["unknown"])
  })

  it("counts from the argument that the pattern stands for", () => {
    expect(names(`def f(%{"x" => x}, alg), do: :lib.hash(alg, x)\ndef g(x), do: f(x, :sha)`)).toEqual(["SHA-1"])
    expect(names(`def f(:a, alg, x), do: :lib.hash(alg, x)\ndef g(x), do: f(:a, :md5, x)`)).toEqual(["MD5"])
  })
})

describe("a case", () => {
  it("narrows what it looks at", () => {
    const arms = `case given do\n:md5 -> :lib.hash(given, x)\n_ -> :lib.hash(:sha, x)\nend`
    expect(inFunction(arms)).toEqual(["MD5", "SHA-1"])
  })
})
