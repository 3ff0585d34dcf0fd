/**
 * Of whose APIs a file may declare types and functions that have no implementation, to be read without the library, and
 * what a body without one looks like.
 */
export interface StandInSyntax {
  /** Packages whose types, and whose methods of other types, may be stood in for. Of two that know a name the first counts. */
  readonly packages: ReadonlyArray<string>
  /** Libraries whose functions belong to no package. */
  readonly functionsOf: ReadonlyArray<string>
  /** Words before the name of a type, and before that of a function, where it is declared. */
  readonly declaredBy: { readonly types: ReadonlyArray<string>; readonly functions: ReadonlyArray<string> }
  /** The field of a function that holds its body. */
  readonly body: string
  /** Node types in a body that hold statements or values: the field that does, or `*` for all children. */
  readonly through: { readonly [nodeType: string]: string }
  /** Node types of statements that only end the function. */
  readonly ends: ReadonlySet<string>
  /** Functions that only end the program. */
  readonly halts: ReadonlySet<string>
  /** True when the names of its arguments belong to what is called. */
  readonly labelled?: true
}

const APPLE_FUNCTIONS = ["commonCrypto"]

/** Of those libraries whose types are used by names of their own, rather than as members of an object that is passed. */
export const swiftStandIns: StandInSyntax = {
  packages: ["CryptoKit", "CryptoSwift", "RNCryptor"],
  functionsOf: APPLE_FUNCTIONS,
  declaredBy: { types: ["class", "struct", "enum", "actor"], functions: ["func"] },
  body: "body",
  through: {
    function_body: "*",
    computed_property: "*",
    computed_getter: "*",
    computed_setter: "*",
    statements: "*",
    property_declaration: "value",
    control_transfer_statement: "result"
  },
  ends: new Set(),
  halts: new Set(["fatalError", "preconditionFailure", "abort"]),
  labelled: true
}
