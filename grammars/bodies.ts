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

export const swiftBodies: BodySyntax = {
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
  idle: new Set()
}

export const csharpBodies: BodySyntax = {
  body: "body",
  through: {
    accessor_declaration: "body",
    arrow_expression_clause: "*",
    block: "*",
    expression_statement: "*",
    return_statement: "*"
  },
  idle: new Set(["default_expression", "empty_statement", "throw_expression", "throw_statement"])
}

export const rustBodies: BodySyntax = {
  body: "body",
  through: { block: "*", expression_statement: "*", return_expression: "*", let_declaration: "value" },
  idle: new Set()
}

export const cBodies: BodySyntax = {
  body: "body",
  through: { compound_statement: "*", expression_statement: "*", return_statement: "*" },
  idle: new Set()
}
