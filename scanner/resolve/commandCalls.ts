import { type Command, listed, optionNames } from "../rules/Command.ts"
import { lookup } from "../match/lookup.ts"
import type { NamedCommand } from "../match/RuleIndex.ts"
import type { Argument, CallExpr, Expr, NameExpr } from "../source/Expr.ts"
import { commandOptions } from "./commandOptions.ts"
import { commandWords, type Word } from "./commandWords.ts"
import type { FileContext } from "./FileContext.ts"
import { isVariable, forwardedBy } from "./forwardedBy.ts"

/** `sudo env nice openssl`: so many commands that run another one. */
const MAX_RUNNERS = 6

const ASSIGNMENT = /^\w+=/

const programName = (text: string): string => text.slice(text.lastIndexOf("/") + 1).replace(/\.exe$/i, "")

/** The command written, without what it says of arguments: dots between program and first words. */
const calleeOf = (path: ReadonlyArray<string>, { id, start, place }: CallExpr): Expr =>
  path
    .slice(1)
    .reduce<Expr>((object, name, at) => ({ kind: "member", id: -id * 64 - 2 - at, start, place, object, name }), {
      kind: "name",
      id: -id * 64 - 1,
      start,
      place,
      name: path[0]!,
      isAbsolute: true
    })

const called = (path: ReadonlyArray<string>, { args, others }: Given, raw: CallExpr): CallExpr => ({
  kind: "call",
  id: raw.id,
  start: raw.start,
  place: raw.place,
  callee: calleeOf(path, raw),
  args: [...others.map(({ expr }) => ({ value: expr })), ...args]
})

interface Given {
  readonly args: ReadonlyArray<Argument>
  readonly others: ReadonlyArray<Word>
}

/** What a command does, and what its options do beside that. */
const usesOf = (
  path: ReadonlyArray<string>,
  { uses }: Command,
  given: Given,
  raw: CallExpr
): ReadonlyArray<CallExpr> => {
  const own = optionNames(uses).filter((names) =>
    given.args.some(({ keyword }) => keyword !== undefined && names.includes(keyword))
  )
  return [path, ...own.map(([use]) => [...path, use!])].map((one) => called(one, given, raw))
}

interface Chosen {
  readonly path: ReadonlyArray<string>
  readonly command: Command
  readonly args: ReadonlyArray<Argument>
}

const shorthandOf = ({ shorthands = {} }: Command, text: string): readonly [string, string] | undefined =>
  Object.entries(shorthands)
    .filter(([, { words }]) => listed(words).includes(text))
    .map(([command, { keyword }]) => [command, keyword] as const)[0]

/** What the first word that is no option chooses, for each text that it may be. */
const choose = ({ path, command, args }: Chosen, { expr, texts }: Word): ReadonlyArray<Chosen> =>
  texts.flatMap((text): ReadonlyArray<Chosen> => {
    const own = command.commands?.[text]
    if (own !== undefined) return [{ path: [...path, text], command: own, args }]
    const [name, keyword] = shorthandOf(command, text) ?? []
    const stood = name === undefined ? undefined : command.commands?.[name]
    if (stood === undefined) return []
    return [{ path: [...path, name!], command: stood, args: [...args, { keyword: keyword!, value: expr }] }]
  })

const byPath = (chosen: ReadonlyArray<Chosen>): ReadonlyArray<Chosen> => [
  ...new Map(chosen.map((one) => [one.path.join(" "), one])).values()
]

/** What every program understands, and then does nothing else. */
const QUESTIONS: ReadonlySet<string> = new Set(["--version", "--help"])

/** Whether a program is only asked about itself. What follows the operands of one is for another machine. */
const isAsked = ({ operands, valued }: Command, words: ReadonlyArray<Word>): boolean => {
  const isQuestion = ({ texts: [text = "", ...more] }: Word): boolean => more.length === 0 && QUESTIONS.has(text)
  const question = operands === undefined ? words.find(isQuestion) : undefined
  return question !== undefined && !optionNames(valued).flat().includes(question.texts[0]!.slice(2))
}

const readCommand = (
  context: FileContext,
  chosen: Chosen,
  words: ReadonlyArray<Word>,
  raw: CallExpr,
  depth: number
): ReadonlyArray<CallExpr> => {
  const { path, command, args } = chosen
  if (command.runs !== undefined || command.runsAfter !== undefined)
    return callsOf(context, runBy(command, words), raw, depth - 1)
  const front = command.commands === undefined ? undefined : commandOptions(command, words, true)
  const word = front === undefined ? undefined : words[front.first]
  const next = word === undefined ? [] : choose({ ...chosen, args: [...args, ...front!.args] }, word)
  if (next.length > 0)
    return byPath(next).flatMap((one) => readCommand(context, one, words.slice(front!.first + 1), raw, depth))
  if (isAsked(command, words)) return []
  const options = commandOptions(command, words, false)
  return usesOf(path, command, { ...options, args: [...args, ...options.args] }, raw)
}

/** The words of the command that another one runs. */
const runBy = ({ runs, runsAfter, ...command }: Command, words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  if (runsAfter !== undefined) {
    const marks = listed(runsAfter).map((name) => `-${name}`)
    return words.slice(words.findIndex(({ texts }) => texts.some((text) => marks.includes(text))) + 1 || words.length)
  }
  const { first, isKnown } = commandOptions(command, words, true)
  const behind = words.slice(first)
  const isAssignment = ({ texts, prefix = "" }: Word): boolean =>
    [...texts, prefix].some((text) => ASSIGNMENT.test(text))
  const start = behind.findIndex((word) => !isAssignment(word))
  return isKnown && start >= 0 ? behind.slice(start + runs!) : []
}

/** The command a first word names: by its text, or where that is not known, by the variable. */
const programOf = ({ index: { commands } }: FileContext, { expr, texts }: Word): NamedCommand | undefined => {
  const names = texts.length > 0 ? texts.map(programName) : variablesIn(expr)
  return names.map((name) => commands.get(name)).find((found) => found !== undefined)
}

const variablesIn = (expr: Expr): ReadonlyArray<string> => {
  if (expr.kind === "name") return [expr.name]
  return expr.kind === "text" && expr.parts.length === 1
    ? expr.parts.flatMap((part) => (typeof part === "string" ? [] : variablesIn(part)))
    : []
}

/** A name that is written out, and no variable. */
const isWritten = ({ file }: FileContext, callee: Expr): callee is NameExpr =>
  callee.kind === "name" && !isVariable(file, callee.name)

const callsOf = (
  context: FileContext,
  words: ReadonlyArray<Word>,
  raw: CallExpr,
  depth: number
): ReadonlyArray<CallExpr> => {
  const [program, ...others] = words
  if (program === undefined || depth === 0) return []
  const found = programOf(context, program)
  if (found === undefined) return []
  const { name, command } = found
  return readCommand(context, { path: [name], command, args: [] }, others, raw, depth)
}

const callsAt = (context: FileContext, raw: CallExpr): ReadonlyArray<CallExpr> => {
  const { callee, args } = raw
  const isNamed = isWritten(context, callee)
  if (isNamed && lookup(context.file, callee).kind === "function") return []
  if (isNamed && !context.index.commands.has(programName(callee.name))) return []
  const values = args.map(({ value }) => value)
  const words = isNamed
    ? [{ expr: callee, texts: [callee.name] }, ...commandWords(context, values)]
    : commandWords(context, [callee, ...values])
  return callsOf(context, words, raw, MAX_RUNNERS)
}

/**
 * A command of a shell as the call it comes to: `sudo openssl enc -aes-256-cbc -in x` calls `openssl.enc`. Which words
 * are options, and which of these take a value, the tables say. A function of the file is no program; where one passes all
 * its parameters on, the command is what each caller makes of it.
 */
export const commandCalls = (context: FileContext, raw: CallExpr): ReadonlyArray<CallExpr> =>
  forwardedBy(context, raw)
    .flatMap((call) => callsAt(context, call))
    .map((call) => ({ ...call, id: context.freshId() }))
