import { isConstructorCall, recovered } from "./recovered.ts"
import type { Local, Statement, SwitchArm, Value, Block } from "./Statement.ts"
import { type Writing, writeValue } from "./writeValue.ts"

const inBraces = (writing: Writing, block: Block): void => {
  writing.text.add("{")
  writeBlock(writing, block)
  writing.text.begin(0)
  writing.text.add("}")
}

/** Types of variables: those that are written once are declared where that is. */
const declaration = ({ names }: Writing, target: Value): string => {
  if (target.kind !== "local") return ""
  const { isDeclared, writes, type } = target.local
  return !isDeclared && writes === 1 ? `${names.ofDescriptor(type)} ` : ""
}

const arm = (writing: Writing, subject: Value, { labels, body }: SwitchArm): void => {
  const { text } = writing
  text.begin(0)
  for (const label of labels) {
    if (label === undefined) text.add("default: ")
    else {
      text.add("case ")
      writeValue(writing, label, subject.type)
      text.add(": ")
    }
  }
  writeBlock(writing, body)
}

const each = (writing: Writing, { local, of, body }: Extract<Statement, { kind: "each" }>): void => {
  const [before, after] = writing.dialect.each(writing.names.ofDescriptor(local.type), local.name)
  writing.text.add(before)
  writeValue(writing, of, of.type)
  writing.text.add(after)
  inBraces(writing, body)
}

const branch = (writing: Writing, { test, consequence, alternative }: Extract<Statement, { kind: "if" }>): void => {
  writing.text.add("if (")
  writeValue(writing, test, "Z")
  writing.text.add(") ")
  inBraces(writing, consequence)
  if (alternative.length === 0) return
  writing.text.add(" else ")
  inBraces(writing, alternative)
}

const isCall = ({ kind }: Value): boolean => kind === "call" || kind === "new"

const writeStatement = (writing: Writing, statement: Statement): void => {
  const { text, names } = writing
  const valued = (before: string, value: Value, type: string): void => {
    text.add(before)
    writeValue(writing, value, type)
    text.add(";")
  }
  switch (statement.kind) {
    case "value":
      return valued(isCall(statement.value) ? "" : writing.dialect.discard, statement.value, statement.value.type)
    case "assign":
      text.add(declaration(writing, statement.target))
      writeValue(writing, statement.target, statement.target.type)
      text.add(` ${statement.operator} `)
      writeValue(writing, statement.value, statement.target.type)
      return text.add(";")
    case "return":
      if (statement.value !== undefined) return valued("return ", statement.value, statement.type)
      return text.add("return;")
    case "throw":
      return valued("throw ", statement.value, statement.value.type)
    case "if":
      return branch(writing, statement)
    case "loop":
      text.add("while (true) ")
      return inBraces(writing, statement.body)
    case "each":
      return each(writing, statement)
    case "switch":
      text.add("switch (")
      writeValue(writing, statement.subject, statement.subject.type)
      text.add(") {")
      for (const one of statement.arms) arm(writing, statement.subject, one)
      text.begin(0)
      return text.add("}")
    case "catch":
      text.add(`try { } catch (${names.ofDescriptor(statement.type)} ${statement.local.name}) `)
      return inBraces(writing, statement.body)
    case "function":
      text.add(`${names.ofDescriptor(statement.type)} ${statement.name}(`)
      text.add(statement.parameters.map(({ type, name }) => `${names.ofDescriptor(type)} ${name}`).join(", "))
      text.add(") ")
      return writeMethodBody(writing, statement.locals, statement.body)
    case "break":
    case "continue":
      return text.add(`${statement.kind};`)
  }
}

/** Writes statements, each in a line of its own. */
export const writeBlock = (writing: Writing, block: Block): void => {
  for (const statement of recovered(block)) {
    writing.text.begin(statement.line)
    writeStatement(writing, statement)
  }
}

/** Writes the body of a method, whose variables are declared first where they are written more than once. */
export const writeMethodBody = (writing: Writing, locals: ReadonlyArray<Local>, block: Block): void => {
  const { text, names } = writing
  text.add("{")
  const [last] = block.slice(-1)
  const body = recovered(last?.kind === "return" && last.value === undefined ? block.slice(0, -1) : block)
  const first = body[0] !== undefined && isConstructorCall(body[0]) ? 1 : 0
  writeBlock(writing, body.slice(0, first))
  for (const { name, type, writes } of locals) if (writes > 1) text.add(` ${names.ofDescriptor(type)} ${name};`)
  writeBlock(writing, body.slice(first))
  text.begin(0)
  text.add("}")
}
