import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { goSettings } from "./settings.ts"

/** Packages whose name is not the end of their path. */
const IRREGULAR = new Map([
  ["github.com/minio/sha256-simd", "sha256"],
  ["github.com/refraction-networking/utls", "tls"]
])

const REGULAR = /(?:^|\/)(?:go-)?([^/]+?)(?:[-.]go)?(?:\.v\d+)?(?:\/v\d+)?$/

/** The name of a package, from the path it is imported by: `yaml` for `gopkg.in/yaml.v3`. */
const goPackageName = (path: string): string =>
  IRREGULAR.get(path) ?? REGULAR.exec(path)?.[1] ?? path.slice(path.lastIndexOf(".") + 1)

/** Go to version 1.24. Node types: tree-sitter-go. */
export const go: Grammar = {
  name: "go",
  expressions: {
    interpreted_string_literal: { as: "text", raw: ["interpreted_string_literal_content"], escapes: "escape_sequence" },
    raw_string_literal: { as: "text", verbatim: 1 },
    // kelseyhightower/envconfig, sethvargo/go-envconfig, caarlos0/env, ilyakaznacheev/cleanenv
    raw_string_literal_content: {
      as: "tag",
      keys: ["envconfig", "env"],
      fallbacks: ["default", "envDefault", "env-default"]
    },
    rune_literal: { as: "text" },
    int_literal: { as: "number" },
    float_literal: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    nil: { as: "null" },
    identifier: { as: "name" },
    field_identifier: { as: "name" },
    type_identifier: { as: "name" },
    package_identifier: { as: "name" },
    selector_expression: { as: "member", object: "operand", name: "field" },
    qualified_type: { as: "member", object: "package", name: "name" },
    pointer_type: { as: "same" },
    slice_type: { as: "same", field: "element" },
    map_type: { as: "same", field: "value" },
    generic_type: { as: "generic", of: "type", args: "type_arguments" },
    array_type: { as: "extent", length: "length" },
    call_expression: { as: "call", callee: "function", args: "arguments" },
    composite_literal: {
      as: "composite",
      type: "type",
      body: "body",
      pair: "keyed_element",
      item: "literal_element",
      maps: ["map_type"],
      lists: ["slice_type", "array_type", "implicit_length_array_type"],
      length: "length"
    },
    keyed_element: { as: "initialiser", key: "key" },
    func_literal: { as: "function" },
    var_spec: { as: "zero", type: "type" },
    variadic_argument: { as: "same" },
    type_conversion_expression: { as: "typed", type: "type", value: "operand" },
    type_assertion_expression: { as: "typed", type: "type", value: "operand" },
    unary_expression: { as: "negation", operand: "operand", marks: ["!"], same: ["&", "*"] },
    parenthesized_expression: { as: "same" },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    expression_list: { as: "list", single: "same" },
    index_expression: { as: "index", object: "operand", index: "index" },
    slice_expression: { as: "slice", object: "operand", from: "start", to: "end" }
  },
  comments: new Set(["comment"]),
  settings: goSettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: [],
    sharedNames: /\./,
    wholePackages: true,
    pathPackage: (path) => path.replace(/\/?[^/]*$/, ""),
    folders: {
      standard:
        /^(?:archive|bufio|bytes|cmp|compress|container|context|crypto|database|debug|embed|encoding|errors|expvar|flag|fmt|go|hash|html|image|index|io|iter|log|maps|math|mime|net|os|path|plugin|reflect|regexp|runtime|slices|sort|strconv|strings|sync|syscall|testing|text|time|unicode|unique|unsafe|weak)(?:\/|$)/,
      hosted: /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\/[^/]+\/[^/]+(?:\/v\d+)?/,
      unfoldered: /\/v\d+(?=[/.]|$)/g,
      localName: goPackageName
    }
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(),
    variables: "statement",
    fieldsInScope: false,
    methodsOutside: true
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    useMarks: { before: ["."], behind: ["(", "{", ":"] },
    makers: new Map([["new", "argument"]]),
    methodFunctions: new Set(["io.ReadFull"]),
    // Pointers to values, as most SDKs want them, and values that panic instead of an error.
    passedOn: {
      methods: new Set(),
      functions: new Set([
        "to.Ptr/1",
        "ptr.To/1",
        "pointer.To/1",
        "lo.ToPtr/1",
        "aws.String/1",
        "aws.Bool/1",
        "aws.Int32/1",
        "aws.Int64/1",
        "proto.String/1",
        "proto.Bool/1",
        "proto.Int32/1",
        "proto.Int64/1",
        "template.Must/1",
        "lo.Must/1",
        "must/1"
      ]),
      fallbacks: new Set(),
      otherwise: new Set(),
      nothing: new Set(),
      types: new Set()
    },
    returnsTuples: true
  },
  types: {
    ...plainTypes,
    calledTypes: "converted"
  },
  text: {
    ...plainText,
    operators: { "+": "concat", "*": "multiply", "/": "divide", "<<": "shift-left", "|": "union", "-": "minus" },
    textFunctions: {
      "strings.EqualFold": "equals-ignoring-case",
      make: "allocate",
      len: "length",
      string: "value",
      byte: "value",
      int: "value",
      int32: "value",
      int64: "value",
      uint: "value",
      uint8: "value",
      uint16: "value",
      uint32: "value",
      uint64: "value",
      "fmt.Sprintf": "printf",
      "fmt.Sprint": "concat",
      "strconv.Itoa": "value",
      "strconv.Atoi": "same",
      "strconv.ParseInt": "same",
      "strconv.ParseUint": "same",
      "strings.ToLower": "lower",
      "strings.ToUpper": "upper",
      "strings.TrimSpace": "trim",
      "strings.ReplaceAll": "replace",
      "strings.Repeat": "repeat",
      "bytes.Repeat": "repeat",
      "encoding/hex.DecodeString": "hex",
      "encoding/base64.StdEncoding.DecodeString": "base64",
      "encoding/base64.URLEncoding.DecodeString": "base64",
      "encoding/base64.RawStdEncoding.DecodeString": "base64",
      "encoding/base64.RawURLEncoding.DecodeString": "base64",
      "os.Getenv": "fallback",
      "os.LookupEnv": "fallback",
      "syscall.Getenv": "fallback",
      "flag.String": "default",
      "flag.Int": "default",
      "flag.Uint": "default",
      "github.com/spf13/pflag.String": "default",
      "github.com/spf13/pflag.StringP": "default",
      "github.com/spf13/pflag.Int": "default",
      "github.com/spf13/pflag.IntP": "default"
    },
    carriers: new Set([
      "append",
      "rune",
      "float64",
      "strconv.FormatInt",
      "strconv.FormatUint",
      "math.Floor",
      "encoding/hex.EncodeToString",
      "encoding/base64.StdEncoding.EncodeToString"
    ]),
    adders: new Set(["Write", "WriteByte", "WriteString", "WriteRune"]),
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", a: "\x07", v: "\v" }
  }
}
