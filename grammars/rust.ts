import type { Node } from "../scanner/tree/Node.ts"
import { plainCalls } from "./Calls.ts"
import type { Grammar } from "./Grammar.ts"
import { type ImportedPath, plainImports } from "./Imports.ts"
import { plainScoping } from "./Scoping.ts"
import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { rustBodies } from "./bodies.ts"

const MAX_DEPTH = 40

/** So many tokens of a macro are looked through for the end of an import. */
const MAX_TOKENS = 64

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

const under = (prefix: string, path: string): string =>
  [prefix, ...path.replace(/\s+/g, "").split("::")].filter((part) => part !== "").join(".")

const single = (path: string): ImportedPath => ({ path, name: lastPart(path) })

/** The items of a list in braces, of which each may be such a list again. */
const itemsOf = (list: string): ReadonlyArray<string> => {
  const items = [""]
  let depth = 0
  for (const mark of list.split(/([{},])/)) {
    if (mark === "," && depth === 0) items.push("")
    else items[items.length - 1] += mark
    depth += mark === "{" ? 1 : mark === "}" ? -1 : 0
  }
  return items.map((item) => item.trim()).filter((item) => item !== "")
}

const leaves = (written: string, prefix: string, depth: number): ReadonlyArray<ImportedPath> => {
  if (depth > MAX_DEPTH) return []
  const opening = written.indexOf("{")
  if (opening >= 0) {
    const inner = under(prefix, written.slice(0, opening))
    return itemsOf(written.slice(opening + 1, written.lastIndexOf("}"))).flatMap((item) =>
      leaves(item, inner, depth + 1)
    )
  }
  const [path = "", name] = written.split(/\s+as\s+/)
  const whole = path === "self" && prefix !== "" ? prefix : under(prefix, path.replace(/\*$/, ""))
  if (path.endsWith("*")) return [{ path: whole, name: undefined }]
  return [name === undefined ? single(whole) : { path: whole, name }]
}

/** What stands behind the `use` of a macro's tokens, up to its end. */
const tokensFrom = (token: Node): string => {
  let text = ""
  let at: Node | null = token
  for (let count = 0; count < MAX_TOKENS && at !== null && at.type !== ";"; count++, at = at.nextSibling)
    text += ` ${at.text}`
  return text
}

/** `use a::{b, c::{d as e, *}}`, nested at will: every name it brings in. */
const rustImports = (tree: Node): ReadonlyArray<ImportedPath> => {
  const written = tree.parent?.type === "token_tree" ? tokensFrom(tree) : tree.text
  return leaves(written.replace(/\/\/.*|\/\*[^]*?\*\//g, "").trim(), "", 0)
}

/** A path that begins with a word for where it is written: `crate::names`, `super::names`. Others are whole. */
const rustPath = (package_: string, path: string): string => {
  const [first, ...rest] = path.split(".")
  if (first === "crate") return [package_.split(".")[0], ...rest].join(".")
  if (first === "self") return [package_, ...rest].join(".")
  if (first !== "super") return path
  const ups = [first, ...rest].findIndex((part) => part !== "super")
  const count = ups === -1 ? rest.length + 1 : ups
  return [...package_.split(".").slice(0, -count), ...rest.slice(count - 1)].join(".")
}

/** `src/tls/mod.rs` is `crate.tls`, `lib/net/src/lib.rs` is `net`. */
const rustPackage = (path: string): string =>
  path
    .replace(/\.rs$/, "")
    .replace(/-/g, "_")
    .replace(/^(?:.*\/)?([^/]+)\/src(?=\/|$)/, "$1")
    .replace(/^src(?=\/|$)/, "crate")
    .replace(/\/(?:mod|lib|main)$/, "")
    .replaceAll("/", ".")

/** Rust, edition 2021. Node types: tree-sitter-rust. */
export const rust: Grammar = {
  name: "rust",
  expressions: {
    string_literal: { as: "text" },
    raw_string_literal: { as: "text" },
    char_literal: { as: "text" },
    integer_literal: { as: "number" },
    float_literal: { as: "number" },
    boolean_literal: { as: "boolean" },
    identifier: { as: "name" },
    type_identifier: { as: "name" },
    shorthand_field_identifier: { as: "name" },
    crate: { as: "name" },
    super: { as: "name" },
    self: { as: "self" },
    scoped_identifier: { as: "member", object: "path", name: "name", isPath: true },
    scoped_type_identifier: { as: "member", object: "path", name: "name", isPath: true },
    field_expression: { as: "member", object: "value", name: "field" },
    generic_type: { as: "generic", of: "type", args: "type_arguments" },
    generic_type_with_turbofish: { as: "generic", of: "type", args: "type_arguments" },
    generic_function: { as: "generic", of: "function", args: "type_arguments" },
    bracketed_type: { as: "same" },
    qualified_type: { as: "same", field: "type" },
    reference_type: { as: "same", field: "type" },
    pointer_type: { as: "same", field: "type" },
    dynamic_type: { as: "same", field: "trait" },
    abstract_type: { as: "same", field: "trait" },
    call_expression: { as: "call", callee: "function", args: "arguments" },
    macro_invocation: { as: "macro", name: "macro", tokens: "token_tree" },
    token_tree: { as: "tokens" },
    struct_expression: { as: "construct", type: "name", args: "body" },
    type_cast_expression: { as: "typed", type: "type", value: "value" },
    reference_expression: { as: "same", field: "value" },
    unary_expression: { as: "negation", operand: "0", marks: ["!"], same: ["*"] },
    try_expression: { as: "same" },
    await_expression: { as: "same" },
    parenthesized_expression: { as: "same" },
    assignment_expression: { as: "same", field: "right" },
    base_field_initializer: { as: "same" },
    index_expression: { as: "index" },
    range_expression: { as: "range", marks: { "..": false, "..=": true } },
    if_expression: { as: "branches", fields: ["consequence", "alternative"], within: ["else_clause"] },
    match_expression: { as: "branches", fields: ["body"], within: ["match_block"] },
    match_arm: { as: "same", field: "value" },
    closure_expression: { as: "same", field: "body" },
    block: { as: "last" },
    unsafe_block: { as: "same" },
    async_block: { as: "same" },
    const_block: { as: "same", field: "body" },
    expression_statement: { as: "statement" },
    let_declaration: { as: "nothing" },
    const_item: { as: "nothing" },
    function_item: { as: "nothing" },
    use_declaration: { as: "nothing" },
    empty_statement: { as: "nothing" },
    return_expression: { as: "nothing" },
    break_expression: { as: "nothing" },
    continue_expression: { as: "nothing" },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    array_expression: { as: "sized", size: "length" },
    array_type: { as: "sized", size: "length", element: "element", bytes: ["u8"] },
    tuple_expression: { as: "list" },
    tuple_pattern: { as: "list" }
  },
  comments: new Set(["line_comment", "block_comment", "attribute_item"]),
  imports: {
    ...plainImports,
    implicitPackages: [],
    sharedNames: /\./,
    wholePackages: false,
    givesOnPackages: true,
    pathSeparator: "::",
    listed: rustImports,
    wholePath: rustPath,
    pathPackage: rustPackage
  },
  scoping: {
    ...plainScoping,
    bodies: rustBodies,
    selfNames: new Set(["self", "Self"]),
    variables: "block",
    fieldsInScope: false
  },
  calls: {
    ...plainCalls,
    keyword: { type: "field_initializer", name: "name", value: "value", shorthand: "shorthand_field_initializer" },
    returnsTuples: true,
    annotations: new Set(["use_declaration", "attribute_item"]),
    useMarks: { before: ["::", "."], behind: ["(", "::", "{", "as"] },
    passedOn: {
      methods: new Set([
        "unwrap/0",
        "expect/1",
        "unwrap_or_default/0",
        "map_err/1",
        "ok/0",
        "ok_or/1",
        "ok_or_else/1",
        "context/1",
        "with_context/1",
        "clone/0",
        "cloned/0",
        "copied/0",
        "into/0",
        "parse/0",
        "try_into/0",
        "as_ref/0",
        "as_mut/0",
        "deref/0",
        "deref_mut/0",
        "as_slice/0",
        "as_mut_slice/0",
        "as_bytes/0",
        "as_str/0",
        "as_deref/0",
        "to_vec/0",
        "to_owned/0",
        "to_string/0",
        "into_bytes/0",
        "into_boxed_slice/0",
        "borrow/0",
        "borrow_mut/0",
        "lock/0",
        "iter/0",
        "into_iter/0"
      ]),
      functions: new Set([
        "Some/1",
        "Ok/1",
        "Box.new/1",
        "Box.pin/1",
        "Arc.new/1",
        "Arc.clone/1",
        "Rc.clone/1",
        "Rc.new/1",
        "Cow.Borrowed/1",
        "Cow.Owned/1",
        "Mutex.new/1",
        "RwLock.new/1",
        "RefCell.new/1",
        "Cell.new/1",
        "Lazy.new/1",
        "LazyLock.new/1",
        "LazyCell.new/1",
        "NonZeroU32.new/1",
        "NonZeroU32.new_unchecked/1",
        "Zeroizing.new/1",
        "Secret.new/1",
        "String.from/1",
        "Vec.from/1",
        "GenericArray.from_slice/1",
        "GenericArray.from/1",
        "Array.from/1",
        "Key.from_slice/1",
        "Key.from/1",
        "Nonce.from_slice/1",
        "Nonce.from/1"
      ]),
      fallbacks: new Set(["unwrap_or/1", "or/1"]),
      otherwise: new Set(["unwrap_or_else/1", "or_else/1"]),
      nothing: new Set(["Err/1"]),
      types: new Set([
        "Option",
        "Result",
        "Box",
        "Arc",
        "Rc",
        "Cow",
        "Mutex",
        "RwLock",
        "RefCell",
        "Cell",
        "OnceLock",
        "OnceCell",
        "LazyLock",
        "Lazy",
        "Zeroizing",
        "Pin"
      ])
    }
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    words: new Map([["None", null]]),
    operators: { "+": "concat", "*": "multiply", "/": "divide", "<<": "shift-left", "|": "union", "-": "minus" },
    textFunctions: {
      "#to_lowercase": "lower",
      "#to_uppercase": "upper",
      "#to_ascii_lowercase": "lower",
      "#to_ascii_uppercase": "upper",
      "#trim": "trim",
      "#replace": "replace",
      "#join": "join",
      "format!": "format",
      "concat!": "concat",
      "vec!": "list",
      "hex!": "hex",
      "hex.decode": "hex",
      "std.env.var": "fallback",
      "std.env.var_os": "fallback",
      "env!": "fallback",
      "option_env!": "fallback"
    },
    escapes: { n: "\n", t: "\t", r: "\r", "0": "\0" }
  }
}
