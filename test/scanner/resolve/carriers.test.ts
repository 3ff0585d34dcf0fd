import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { csharp } from "../../../grammars/csharp.ts"
import type { Grammar } from "../../../grammars/Grammar.ts"
import { go } from "../../../grammars/go.ts"
import { java } from "../../../grammars/java.ts"
import { javascript } from "../../../grammars/javascript.ts"
import { php } from "../../../grammars/php.ts"
import { python } from "../../../grammars/python.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

interface Sample {
  readonly grammar: Grammar
  readonly path: string
  readonly before: string
  readonly after: string
  /** Expressions that pass a random number on, by what passes it on. */
  readonly carried: { readonly [name: string]: string }
  /** Statements that add a random number to `box`, by the method. */
  readonly added: { readonly [name: string]: string }
  /** The statements around an expression, and around a statement with `box`; both are one line. */
  readonly use: (expression: string) => string
  readonly useBox: (statement: string) => string
}

const samples: ReadonlyArray<Sample> = [
  {
    grammar: java,
    path: "K.java",
    before:
      "import java.io.*; import java.math.BigInteger; import java.nio.ByteBuffer; import java.util.*; import javax.crypto.spec.*;\nclass K { Random r = new Random(); void f() {",
    after: "} }",
    carried: {
      "java.lang.Math.round": "Math.round(Math.random())",
      "java.lang.Math.floor": "Math.floor(Math.random())",
      "java.lang.Math.abs": "Math.abs(Math.random())",
      "java.lang.Integer.toString": "Integer.toString(r.nextInt())",
      "java.lang.Integer.toHexString": "Integer.toHexString(r.nextInt())",
      "java.lang.Long.toString": "Long.toString(r.nextLong())",
      "java.lang.Long.toHexString": "Long.toHexString(r.nextLong())",
      "java.lang.Double.toString": "Double.toString(r.nextDouble())",
      "java.lang.Character.toString": "Character.toString((char) r.nextInt())",
      "new java.lang.String": "new String(new char[] { (char) r.nextInt() })",
      "new java.math.BigInteger": "new BigInteger(130, new Random())",
      "java.math.BigInteger.valueOf": "BigInteger.valueOf(r.nextLong())",
      "java.util.Arrays.copyOf": "Arrays.copyOf(new byte[] { (byte) r.nextInt() }, 16)",
      "java.util.Arrays.copyOfRange": "Arrays.copyOfRange(new byte[] { (byte) r.nextInt() }, 0, 16)",
      "#putInt": "ByteBuffer.allocate(8).putInt(r.nextInt()).array()",
      "#putLong": "ByteBuffer.allocate(8).putLong(r.nextLong()).array()",
      "#encode": "Base64.getEncoder().encode(new byte[] { (byte) r.nextInt() })",
      "#encodeToString": "Base64.getEncoder().encodeToString(new byte[] { (byte) r.nextInt() })",
      "#decode": "Base64.getDecoder().decode(Long.toString(r.nextLong()))"
    },
    added: {
      append: "StringBuilder box = new StringBuilder(); box.append(r.nextInt());",
      add: "List<Integer> box = new ArrayList<>(); box.add(r.nextInt());",
      put: "ByteBuffer box = ByteBuffer.allocate(8); box.put((byte) r.nextInt());",
      putInt: "ByteBuffer box = ByteBuffer.allocate(8); box.putInt(r.nextInt());",
      putLong: "ByteBuffer box = ByteBuffer.allocate(8); box.putLong(r.nextLong());",
      write: "ByteArrayOutputStream box = new ByteArrayOutputStream(); box.write(r.nextInt());"
    },
    use: (expression) => `new SecretKeySpec(${expression}, "AES");`,
    useBox: (statement) => `{ ${statement} new SecretKeySpec(box.toString().getBytes(), "AES"); }`
  },
  {
    grammar: python,
    path: "k.py",
    before: "import array, base64, binascii, hmac, random, struct",
    after: "",
    carried: {
      "builtins.chr": "chr(random.randint(0, 9))",
      "builtins.hex": "hex(random.getrandbits(8))",
      "builtins.map": "map(str, [random.randint(0, 9)])",
      "builtins.format": 'format(random.getrandbits(8), "x")',
      "builtins.bytearray": "bytearray([random.randint(0, 9)])",
      "array.array": 'array.array("B", [random.randint(0, 9)])',
      "struct.pack": 'struct.pack("Q", random.getrandbits(64))',
      "binascii.hexlify": "binascii.hexlify(random.randbytes(8))",
      "base64.b64encode": "base64.b64encode(random.randbytes(8))",
      "base64.urlsafe_b64encode": "base64.urlsafe_b64encode(random.randbytes(8))",
      "base64.b64decode": "base64.b64decode(str(random.random()))",
      "#to_bytes": 'random.getrandbits(64).to_bytes(8, "big")'
    },
    added: {
      append: "box.append(random.randint(0, 9))",
      extend: "box.extend(random.randbytes(4))",
      insert: "box.insert(0, random.randint(0, 9))"
    },
    use: (expression) => `hmac.new(${expression}, b"text", "sha256")`,
    useBox: (statement) => `box = bytearray(); ${statement}; hmac.new(box, b"text", "sha256")`
  },
  {
    grammar: javascript,
    path: "k.js",
    before: 'import { createHmac } from "node:crypto"',
    after: "",
    carried: {
      ...Object.fromEntries(
        ["floor", "round", "trunc", "ceil", "abs"].map((name) => [`Math.${name}`, `Math.${name}(Math.random() * 9)`])
      ),
      "String.fromCharCode": "String.fromCharCode(Math.random() * 9)",
      "Array.from": "Array.from({ length: 9 }, () => Math.random())",
      btoa: "btoa(Math.random())",
      "Buffer.concat": "Buffer.concat([Buffer.from(String(Math.random()))])",
      "buffer.Buffer.concat": 'require("buffer").Buffer.concat([Buffer.from(String(Math.random()))])',
      "new Uint32Array": "new Uint32Array([Math.random() * 9])",
      "new Uint16Array": "new Uint16Array([Math.random() * 9])",
      "#map": "[1, 2, 3].map(() => Math.random())",
      "#fill": "new Uint8Array(9).fill(Math.random())"
    },
    added: { push: "box.push(Math.random())", unshift: "box.unshift(Math.random())" },
    use: (expression) => `createHmac("sha256", ${expression})`,
    useBox: (statement) => `{ const box = []; ${statement}; createHmac("sha256", box) }`
  },
  {
    grammar: csharp,
    path: "K.cs",
    before:
      "using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Security.Cryptography;\nclass K { Random r = new Random(); void F() {",
    after: "} }",
    carried: {
      "System.Convert.ToByte": "Convert.ToByte(r.Next(9))",
      "System.Convert.ToBase64String": "Convert.ToBase64String(new byte[] { (byte)r.Next(9) })",
      "System.Convert.ToHexString": "Convert.ToHexString(new byte[] { (byte)r.Next(9) })",
      "System.BitConverter.GetBytes": "BitConverter.GetBytes(r.Next())",
      "System.Math.Floor": "Math.Floor(r.NextDouble())",
      "new string": "new string(new char[] { (char)r.Next(9) })",
      "new System.String": "new String(new char[] { (char)r.Next(9) })",
      "#Select": "Enumerable.Range(0, 9).Select(_ => (byte)r.Next(9)).ToArray()",
      "#Concat": "given.Concat(new byte[] { (byte)r.Next(9) })"
    },
    added: {
      Append: "var box = new System.Text.StringBuilder(); box.Append(r.Next());",
      Add: "var box = new List<byte>(); box.Add((byte)r.Next(9));",
      AddRange: "var box = new List<byte>(); box.AddRange(new byte[] { (byte)r.Next(9) });",
      Write: "var box = new MemoryStream(); box.Write(new byte[] { (byte)r.Next(9) });"
    },
    use: (expression) => `new HMACSHA256(${expression});`,
    useBox: (statement) => `{ ${statement} new HMACSHA256(box.ToArray()); }`
  },
  {
    grammar: go,
    path: "k.go",
    before:
      'package k\nimport ("bytes"; "crypto/hmac"; "crypto/sha256"; "encoding/base64"; "encoding/hex"; "math"; "math/rand"; "strconv")\nfunc f(given []byte) {',
    after: "}",
    carried: {
      append: "append(given, byte(rand.Int()))",
      rune: "[]byte(string(rune(rand.Int())))",
      float64: "[]byte(strconv.Itoa(int(float64(rand.Int()))))",
      "strconv.FormatInt": "[]byte(strconv.FormatInt(rand.Int63(), 10))",
      "strconv.FormatUint": "[]byte(strconv.FormatUint(rand.Uint64(), 10))",
      "math.Floor": "math.Floor(rand.Float64())",
      "encoding/hex.EncodeToString": "[]byte(hex.EncodeToString([]byte{byte(rand.Int())}))",
      "encoding/base64.StdEncoding.EncodeToString":
        "[]byte(base64.StdEncoding.EncodeToString([]byte{byte(rand.Int())}))"
    },
    added: {
      Write: "box.Write([]byte{byte(rand.Int())})",
      WriteByte: "box.WriteByte(byte(rand.Int()))",
      WriteString: "box.WriteString(strconv.Itoa(rand.Int()))",
      WriteRune: "box.WriteRune(rune(rand.Int()))"
    },
    use: (expression) => `hmac.New(sha256.New, ${expression})`,
    useBox: (statement) => `{ var box bytes.Buffer; ${statement}; hmac.New(sha256.New, box.Bytes()) }`
  },
  {
    grammar: php,
    path: "k.php",
    before: "<?php",
    after: "",
    carried: {
      chr: "chr(mt_rand())",
      substr: "substr(mt_rand(), 0, 4)",
      dechex: "dechex(mt_rand())",
      bin2hex: "bin2hex(mt_rand())",
      base64_encode: "base64_encode(mt_rand())",
      strval: "strval(mt_rand())",
      pack: 'pack("N", mt_rand())'
    },
    added: {},
    use: (expression) => `hash_hmac("sha256", $text, ${expression});`,
    useBox: (statement) => statement
  }
]

const lines = Effect.fnUntraced(function* ({ path, before, after }: Sample, body: ReadonlyArray<string>) {
  const report = yield* scanFiles({ [path]: [before, ...body, after].join("\n") })
  const first = before.split("\n").length + 1
  const found = report.findings.filter(({ facts }) => facts.generator !== undefined)
  return [...new Set(found.map(({ place }) => place.line - first))]
})

describe.each(samples)("standard functions of $grammar.name that pass on what they are given", (sample) => {
  const { grammar, carried, added, use, useBox } = sample

  it("are all shown here", () => {
    expect(Object.keys(carried).toSorted()).toEqual([...(grammar.text.carriers ?? [])].toSorted())
    expect(Object.keys(added).toSorted()).toEqual([...(grammar.text.adders ?? [])].toSorted())
  })

  it.live("pass on random numbers", () =>
    Effect.gen(function* () {
      const all = [...Object.values(carried).map(use), ...Object.values(added).map(useBox)]
      const found = yield* lines(sample, all)
      expect(all.filter((_, at) => !found.includes(at))).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )
})
