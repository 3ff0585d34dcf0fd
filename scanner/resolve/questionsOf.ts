import { lookup } from "../match/lookup.ts"
import { attributeRead } from "./attributeRead.ts"
import { boundQuestions } from "./boundQuestions.ts"
import type { FileContext } from "./FileContext.ts"
import { isDeclaredElsewhere, namesElsewhere } from "./namesElsewhere.ts"
import { memberQuestions, passedMembers } from "./memberQuestions.ts"
import { overloadsFor } from "./overloadsFor.ts"
import { functionsCalled, ownField } from "./ownMembers.ts"
import { entriesNamed } from "./entriesNamed.ts"
import { genericQuestion } from "./typesOfGeneric.ts"
import { inheritedQuestions, ownFields } from "./inheritedResults.ts"
import { memberVariable } from "./memberVariable.ts"
import { settingQuestions } from "./settingAt.ts"
import { isSameMember, textFunctionOf } from "./textFunctions.ts"
import { takenAt } from "./takenAt.ts"
import { visibleWrites } from "./visibleWrites.ts"
import type { CallExpr, ConstructExpr, Expr, NameExpr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { argumentQuestion } from "./argumentQuestion.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { fieldQuestion, methodQuestions } from "./overridesQuestion.ts"
import { type Question, uncalled } from "./Question.ts"
import { passQuestions, resultQuestions } from "./resultQuestions.ts"

/** So many expressions are followed into each other, and so many questions one value may raise. */
const MAX_DEPTH = 12
const MAX_QUESTIONS = 16

/** So many more where a member is asked of what several calls pass, such as constants of an enumeration. */
const MAX_FURTHER = 64

interface Search {
  readonly context: FileContext
  readonly seen: Set<number>
  readonly questions: Array<Question>
  readonly most: number
  /** Of what several calls pass. */
  readonly further: Array<Question>
}

/** Whether another file may define what has this qualified name. */
const mayBeElsewhere = ({ grammar }: ParsedFile, name: string): boolean => {
  const { sharedNames, files } = grammar.imports
  return sharedNames?.test(name) !== false && files?.named?.test(name) !== false
}

const constants = ({ context }: Search, expr: Expr): ReadonlyArray<Question> =>
  context.partOf(expr) !== undefined
    ? []
    : [
        ...boundQuestions(context, expr),
        ...namesElsewhere(context, expr)
          .filter((name) => mayBeElsewhere(context.file, name))
          .map((name): Question => ({ kind: "constant", name }))
      ]

const results = ({ context }: Search, call: CallExpr): ReadonlyArray<Question> =>
  [...resultQuestions(context, call), ...passQuestions(context, call)].filter(
    (question) => question.kind === "constant" && mayBeElsewhere(context.file, uncalled(question.name))
  )

const held = ({ context }: Search, expr: Expr): ReadonlyArray<Question> =>
  memberQuestions(context, expr).filter(({ kind, name }) => kind === "argument" || mayBeElsewhere(context.file, name))

/** The names that a test or a subject is made of. */
const namesIn = (expr: Expr | undefined): ReadonlyArray<NameExpr> => {
  switch (expr?.kind) {
    case "name":
      return [expr]
    case "typed":
      return namesIn(expr.value)
    case "operator":
      return [...namesIn(expr.left), ...namesIn(expr.right)]
    case "call":
      return [
        ...(expr.callee.kind === "member" ? namesIn(expr.callee.object) : []),
        ...expr.args.flatMap(({ value }) => namesIn(value))
      ]
    default:
      return []
  }
}

/** Other parameters of a function, by which it chooses the arms around a use of one: what is passed together is used together. */
const passedWith = ({ context: { file } }: Search, variable: Variable, use: Expr): ReadonlyArray<Question> =>
  takenAt(file, use.start)
    .flatMap(({ choice: { subject, test, arms }, arm }) => namesIn(subject ?? test ?? arms[arm]?.labels[0]))
    .flatMap((name) => {
      const target = lookup(file, name)
      if (target.kind !== "variable" || target.variable === variable) return []
      const isBeside = target.variable.parameter?.scope === variable.parameter?.scope
      return (isBeside && argumentQuestion(file, target.variable)) || []
    })

const ofVariable = (search: Search, variable: Variable, use: Expr, depth: number): void => {
  const { file, bindings } = search.context
  const generic = genericQuestion(file, variable)
  if (generic !== undefined) search.questions.push(generic)
  if (variable.generic !== undefined) return
  if (variable.type?.kind === "array") visit(search, variable.type, depth)
  if (isDeclaredElsewhere(file, variable)) search.questions.push({ kind: "constant", name: variable.name })
  const argument = bindings.has(variable) ? undefined : argumentQuestion(file, variable)
  if (argument !== undefined) {
    search.questions.push(argument, ...passedWith(search, variable, use))
    for (const { value } of argumentsFor(file, variable)) visit(search, value, depth)
  }
  const elsewhere = fieldQuestion(file, variable)
  const hasValue = variable.writes.some(({ value }) => value !== undefined && value.kind !== "null")
  if (elsewhere !== undefined && !hasValue) search.questions.push(elsewhere)
  for (const { value } of visibleWrites(file, variable, use.start)) if (value !== undefined) visit(search, value, depth)
}

/** What a method gives that the type around it inherits may rest on what the fields of that type have. */
const ofInherited = (search: Search, expr: CallExpr, depth: number): void => {
  const inherited = inheritedQuestions(search.context, expr)
  search.questions.push(...inherited)
  if (inherited.length > 0) for (const field of ownFields(search.context, expr)) ofVariable(search, field, expr, depth)
}

const ofCall = (search: Search, expr: CallExpr | ConstructExpr, depth: number): void => {
  const { context, questions } = search
  const called = textFunctionOf(context, expr)
  const attribute = called?.function === "attribute" ? attributeRead(context, expr) : undefined
  if (attribute !== undefined) visit(search, attribute, depth)
  for (const { value } of expr.args) visit(search, value, depth)
  if (expr.kind === "construct") return
  if (expr.callee.kind === "member") {
    const isNamed = context.file.grammar.types.constantNames.has(`${expr.callee.name}()`)
    if (called?.onReceiver === true || isNamed) visit(search, expr.callee.object, depth)
  }
  const functions = overloadsFor(context.file, functionsCalled(context.file, expr.callee), expr)
  questions.push(...methodQuestions(context.file, functions))
  const inside = functions.length === 0 ? undefined : context.called(functions, expr)
  for (const scope of functions)
    for (const { value } of context.file.scopes[scope]!.returns)
      if (value !== undefined) visit({ ...search, context: inside ?? context }, value, depth)
  if (functions.length === 0 && called?.onReceiver !== false && context.partOf(expr) === undefined) {
    questions.push(...results(search, expr), ...held(search, expr))
    const { further } = search
    for (const { member } of passedMembers(context, expr))
      visit({ ...search, questions: further, most: MAX_FURTHER }, member, depth)
    ofInherited(search, expr, depth)
  }
}

/** The expressions whose values make that of this one, where it is no name and no call. */
const inner = (expr: Expr): ReadonlyArray<Expr> => {
  switch (expr.kind) {
    case "text":
      return expr.parts.filter((part) => typeof part !== "string")
    case "branches":
      return expr.options
    case "operator":
      return [expr.left, expr.right]
    case "list":
      return expr.items
    case "entries":
      return expr.entries.map(({ value }) => value)
    case "typed":
      return [expr.value]
    case "array":
      return [expr.size]
    case "range":
      return [expr.from, expr.to, expr.count].filter((one) => one !== undefined)
    case "size":
    case "each":
    case "nth":
    case "excerpt":
      return [expr.of]
    default:
      return []
  }
}

const visit = (search: Search, expr: Expr, depth: number): void => {
  if (depth === 0 || search.questions.length >= search.most || search.seen.has(expr.id)) return
  search.seen.add(expr.id)
  const { file } = search.context
  const settings = settingQuestions(search.context.evaluate(expr))
  search.questions.push(...settings)
  if (settings.length > 0) return
  if (expr.kind === "call" || expr.kind === "construct") ofCall(search, expr, depth - 1)
  else if (expr.kind === "name") {
    const target = lookup(file, expr)
    if (target.kind === "variable") ofVariable(search, target.variable, expr, depth - 1)
    else search.questions.push(...constants(search, expr))
  } else if (expr.kind === "member") {
    const field = ownField(file, expr)
    if (field !== undefined) ofVariable(search, field, expr, depth - 1)
    else search.questions.push(...constants(search, expr), ...held(search, expr))
    const written = field === undefined ? memberVariable(search.context, expr) : undefined
    if (written !== undefined) ofVariable(search, written, expr, depth - 1)
    if (isSameMember(file.grammar, expr.name)) visit(search, expr.object, depth - 1)
  } else if (expr.kind === "index") {
    const entries = entriesNamed(search.context, expr).filter(
      (name) => file.grammar.imports.files?.named?.test(name) !== false
    )
    search.questions.push(...entries.map((name): Question => ({ kind: "constant", name })), ...held(search, expr))
    visit(search, expr.object, depth - 1)
    if (expr.index.kind === "range") visit(search, expr.index, depth - 1)
  } else for (const one of inner(expr)) visit(search, one, depth - 1)
}

/** What other files would have to say for an expression to be known. */
export const questionsOf = (context: FileContext, expr: Expr): ReadonlyArray<Question> => {
  const search: Search = { context, seen: new Set(), questions: [], most: MAX_QUESTIONS, further: [] }
  visit(search, expr, MAX_DEPTH)
  const {
    types: { platformTypes }
  } = context.file.grammar
  const isOfPlatform = (question: Question): boolean =>
    question.kind !== "setting" && platformTypes?.test(question.name) === true
  return [
    ...search.questions.filter((question) => !isOfPlatform(question)).slice(0, MAX_QUESTIONS),
    ...search.further.filter((question) => !isOfPlatform(question))
  ]
}
