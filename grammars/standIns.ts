/** Where the statements of a function are. */
export interface BodySyntax {
  /** Where a function has its body: a field or a node type. One without has it elsewhere, unless `through` lists the function. */
  readonly body: string
  /** Node types in a body that hold statements or values: the field or node type that does, or `*` for all children. */
  readonly through: { readonly [nodeType: string]: string }
  /** Node types of what does nothing but end the function, or hand on to what it inherits. */
  readonly idle: ReadonlySet<string>
  /** A name that stands for no value. */
  readonly nothing?: string
}

export const javaBodies: BodySyntax = {
  body: "body",
  through: { block: "*", constructor_body: "*", return_statement: "*" },
  idle: new Set(["empty_statement"])
}

export const kotlinBodies: BodySyntax = {
  body: "function_body",
  through: { function_body: "*", statements: "*" },
  idle: new Set(),
  nothing: "Unit"
}

export const scalaBodies: BodySyntax = {
  body: "body",
  through: { block: "*", indented_block: "*", return_expression: "*" },
  idle: new Set(["unit"])
}

/**
 * Of whose APIs a file may declare types and functions that have no implementation, to be read without the library, and
 * what a body without one looks like.
 */
export interface StandInSyntax extends BodySyntax {
  /** Packages whose types, and whose methods of other types, may be stood in for. Of two that know a name the first counts. */
  readonly packages: ReadonlyArray<string>
  /** Libraries whose functions belong to no package. */
  readonly functionsOf: ReadonlyArray<string>
  /** The words most types, and most functions, that stand in for others are declared by: a file without one is not read for it. */
  readonly declaredBy: { readonly types: ReadonlyArray<string>; readonly functions: ReadonlyArray<string> }
  /** Functions that only end the program. */
  readonly halts: ReadonlySet<string>
  /** Types of which a new object is no implementation of anything, as long as it is made of constants. */
  readonly plain: ReadonlySet<string>
  /** True when the names of its arguments belong to what is called. */
  readonly labelled?: true
}

/** Those of the libraries whose types have names that programs give their own types, too. */
export const swiftStandIns: StandInSyntax = {
  packages: ["CryptoKit", "CryptoSwift", "RNCryptor"],
  functionsOf: ["commonCrypto"],
  declaredBy: { types: ["class", "struct", "enum"], functions: ["func"] },
  body: "body",
  through: {
    init_declaration: "body",
    function_body: "*",
    computed_property: "*",
    computed_getter: "*",
    computed_setter: "*",
    statements: "*",
    property_declaration: "value",
    control_transfer_statement: "result"
  },
  idle: new Set(),
  halts: new Set(["fatalError", "preconditionFailure", "abort"]),
  plain: new Set(["Array", "Data", "Dictionary", "NSData", "Set", "String", "UUID"]),
  labelled: true
}

export const csharpStandIns: StandInSyntax = {
  packages: ["System.Security.Cryptography"],
  functionsOf: [],
  declaredBy: { types: ["class"], functions: [] },
  body: "body",
  through: {
    accessor_declaration: "body",
    arrow_expression_clause: "*",
    block: "*",
    expression_statement: "*",
    return_statement: "*"
  },
  idle: new Set(["default_expression", "empty_statement", "throw_expression", "throw_statement"]),
  halts: new Set(),
  plain: new Set(["Object", "String"])
}

/** Crates of RustCrypto that are named for what their types are. */
export const rustStandIns: StandInSyntax = {
  packages: ["aes", "blake2", "blowfish", "des", "md2", "md4", "md5", "rc4", "ripemd160", "sha1", "sha2", "sha3"],
  functionsOf: [],
  declaredBy: { types: ["struct"], functions: [] },
  body: "body",
  through: { block: "*", expression_statement: "*", return_expression: "*", let_declaration: "value" },
  idle: new Set(),
  halts: new Set(["todo!", "unimplemented!", "panic!", "unreachable!"]),
  plain: new Set(["String", "Vec"])
}

/** Prototypes need no more than to be no definition; these are functions that are defined to give a constant. */
export const cStandIns: StandInSyntax = {
  packages: [],
  functionsOf: [
    "commonCrypto",
    "gnutls",
    "libgcrypt",
    "libsodium",
    "mbedtls",
    "opensslCiphers",
    "opensslDigests",
    "opensslKeys",
    "opensslLegacy",
    "opensslTls",
    "windowsCapi",
    "windowsCng",
    "wolfcrypt"
  ],
  declaredBy: { types: [], functions: [] },
  body: "body",
  through: { compound_statement: "*", expression_statement: "*", return_statement: "*" },
  idle: new Set(),
  halts: new Set(["abort", "exit"]),
  plain: new Set()
}
