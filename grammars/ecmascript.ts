import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports, renamedModule } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { ecmascriptSettings } from "./settings.ts"

/** Members of modules that are the module itself. */
const SELF_MEMBERS = new Set(["ethers.ethers", "web3.Web3"])

/** What JavaScript and TypeScript have in common. Node types: tree-sitter-javascript. */
export const ecmascript = {
  expressions: {
    string: { as: "text", raw: ["string_fragment"], escapes: "escape_sequence" },
    template_string: { as: "text", raw: ["string_fragment"], escapes: "escape_sequence" },
    template_substitution: { as: "same" },
    number: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    null: { as: "null" },
    undefined: { as: "null" },
    identifier: { as: "name" },
    import: { as: "name" },
    meta_property: { as: "path" },
    property_identifier: { as: "word" },
    private_property_identifier: { as: "word" },
    computed_property_name: { as: "texts" },
    shorthand_property_identifier: { as: "name" },
    shorthand_property_identifier_pattern: { as: "name" },
    this: { as: "self" },
    member_expression: { as: "member", object: "object", name: "property" },
    subscript_expression: { as: "index", object: "object", index: "index", members: true },
    call_expression: { as: "call", callee: "function", args: "arguments" },
    new_expression: { as: "construct", type: "constructor", args: "arguments" },
    ternary_expression: { as: "branches", fields: ["consequence", "alternative"] },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    unary_expression: { as: "negation", operand: "argument", marks: ["!"] },
    assignment_pattern: { as: "operator", left: "left", operator: "operator", right: "right" },
    object_assignment_pattern: { as: "operator", left: "left", operator: "operator", right: "right" },
    parenthesized_expression: { as: "same" },
    await_expression: { as: "same" },
    spread_element: { as: "same" },
    assignment_expression: { as: "same", field: "guard" },
    array: { as: "list" },
    array_pattern: { as: "list" },
    object: {
      as: "entries",
      pair: "pair",
      key: "key",
      value: "value",
      shorthand: ["shorthand_property_identifier"],
      spread: "spread_element"
    },
    object_pattern: {
      as: "entries",
      pair: "pair_pattern",
      key: "key",
      value: "value",
      shorthand: ["shorthand_property_identifier_pattern", "object_assignment_pattern"]
    },
    // A function given where a text, a number or options could stand gives none of these.
    statement_block: { as: "null" },
    arrow_function: { as: "null" },
    function_expression: { as: "null" }
  },
  comments: new Set(["comment"]),
  settings: ecmascriptSettings,
  imports: {
    ...plainImports,
    implicitPackages: [],
    wholePackages: false,
    modulesNamed: renamedModule([
      [/^(?:node|npm|jsr|bun):/, ""],
      [/^https?:\/\/(?:esm\.sh|cdn\.skypack\.dev|unpkg\.com|cdn\.jsdelivr\.net\/npm)\//, ""],
      [/^(@[^/@]+\/[^/@]+|[^/@.][^/@]*)@[^/]*/, "$1"],
      [/^([^./].*\/.*)\.[mc]?js$/, "$1"],
      [/^(\.{1,2}\/.*)\.(?:[mc]?[jt]sx?|vue)$/, "$1"],
      [/^(\.{1,2}(?:\/.*)?)\/index$/, "$1"],
      [/^(?:crypto-browserify|react-native-quick-crypto|react-native-crypto)$/, "crypto"],
      [/^crypto-js\/(?:index|crypto-js)$/, "crypto-js"],
      [/^libsodium-wrappers-sumo$/, "libsodium-wrappers"],
      [/^nacl(?:-fast)?$/, "tweetnacl"],
      [/^forge$/, "node-forge"]
    ]),
    files: {
      folder: "index",
      exportedAs: [["default"], ["exports"], ["module", "exports"]],
      named: /^(?:\.\/|[@~#]\/|[^@/.][^/.]*\/)/
    },
    importFunctions: new Set(["require", "import"]),
    memberNamed: (owner, name) =>
      name === "default" || SELF_MEMBERS.has(`${owner}.${name}`) ? owner : `${owner}.${name}`
  },
  scoping: {
    ...plainScoping,
    hiddenBy: { words: ["private"], names: /^#/ },
    selfNames: new Set(["this"]),
    variables: "block",
    fieldsInScope: false,
    globals: {
      objects: new Set(["window", "globalThis", "self", "global"]),
      names: {
        String: "String",
        Number: "Number",
        Math: "Math",
        JSON: "JSON",
        import: "import",
        parseInt: "parseInt",
        Object: "Object",
        Array: "Array",
        btoa: "btoa",
        Uint16Array: "Uint16Array",
        Uint32Array: "Uint32Array",
        Set: "Set",
        Buffer: "Buffer",
        Uint8Array: "Uint8Array",
        TextEncoder: "TextEncoder",
        Window: "Window",
        Crypto: "Crypto",
        SubtleCrypto: "SubtleCrypto",
        CryptoKey: "CryptoKey",
        crypto: "crypto",
        process: "process",
        Bun: "bun",
        Deno: "Deno",
        CryptoJS: "crypto-js",
        forge: "node-forge",
        sjcl: "sjcl",
        nacl: "tweetnacl",
        asmCrypto: "asmcrypto.js",
        CryptoApi: "crypto-api",
        sodium: "libsodium-wrappers",
        openpgp: "openpgp",
        ethers: "ethers",
        KJUR: "jsrsasign.KJUR",
        RSAKey: "jsrsasign.RSAKey",
        KEYUTIL: "jsrsasign.KEYUTIL"
      }
    }
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    tests: {
      through: new Set(["parenthesized_expression", "binary_expression"]),
      unary: new Set(["unary_expression"])
    },
    functionWrappers: new Set([
      "util.promisify",
      "bluebird.promisify",
      "es6-promisify.promisify",
      "pify",
      "thenify",
      "@noble/ciphers/utils.managedNonce",
      "@noble/ciphers/webcrypto.managedNonce",
      "#bind"
    ])
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown",
    constructors: { named: "constructor", calledAs: undefined }
  },
  text: {
    ...plainText,
    operators: {
      "+": "concat",
      "||": "either",
      "??": "either",
      "&&": "guard",
      "*": "multiply",
      "**": "power",
      "/": "divide",
      "<<": "shift-left",
      "|": "union",
      "-": "minus"
    },
    textFunctions: {
      "#slice": "slice",
      "#subarray": "slice",
      "#substring": "slice",
      "#substr": "part",
      "#toLowerCase": "lower",
      "#toUpperCase": "upper",
      "#includes": "holds",
      "#trim": "trim",
      "#replace": "replace",
      "#replaceAll": "replace",
      "#concat": "concat",
      "#repeat": "repeat",
      "#join": "join-list",
      "#get": "entry",
      "#toString": "encode",
      "TextEncoder#encode": "same",
      "util.TextEncoder#encode": "same",
      "#normalize": "same",
      String: "same",
      Number: "same",
      parseInt: "same",
      "Object.assign": "merge",
      "Object.freeze": "same",
      "Object.seal": "same",
      "Array.of": "list",
      "new Set": "same",
      "buffer.Buffer.from": "decode",
      "Buffer.from": "decode",
      "new buffer.Buffer": "decode",
      "new Buffer": "decode",
      "buffer.Buffer.alloc": "zeros",
      "Buffer.alloc": "zeros",
      "buffer.Buffer.allocUnsafe": "zeros",
      "Buffer.allocUnsafe": "zeros",
      "new Uint8Array": "zeros",
      "Uint8Array.from": "zeros",
      "Uint8Array.of": "list",
      "Uint8Array.fromHex": "hex",
      "Uint8Array.fromBase64": "base64",
      "crypto-js.enc.Utf8.parse": "utf8",
      "crypto-js.enc.Latin1.parse": "utf8",
      "crypto-js.enc.Hex.parse": "hex",
      "crypto-js.enc.Base64.parse": "base64",
      "@noble/hashes/utils.hexToBytes": "hex",
      "@noble/hashes/utils.utf8ToBytes": "same",
      "@noble/ciphers/utils.hexToBytes": "hex",
      "@noble/curves/utils.hexToBytes": "hex"
    },
    carriers: new Set([
      "Math.floor",
      "Math.round",
      "Math.trunc",
      "Math.ceil",
      "Math.abs",
      "String.fromCharCode",
      "Array.from",
      "btoa",
      "Buffer.concat",
      "buffer.Buffer.concat",
      "new Uint32Array",
      "new Uint16Array",
      "#map",
      "#fill"
    ]),
    adders: new Set(["push", "unshift"]),
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" },
    mapWriters: new Set(["set"])
  }
} as const satisfies Omit<Grammar, "name">
