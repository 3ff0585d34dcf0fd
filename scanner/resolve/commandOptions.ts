import { oncePer } from "../source/oncePer.ts"
import { type Command, listed, optionNames } from "../rules/Command.ts"
import type { Argument, Expr } from "../source/Expr.ts"
import type { Word } from "./commandWords.ts"
import { behindMark } from "./excerpt.ts"

type Kind = "choice" | "flag" | "valued"

interface Option {
  readonly kind: Kind
  readonly keyword: string
}

interface Lists {
  readonly options: ReadonlyMap<string, Option>
  readonly command: Command
}

const listsOf = oncePer((command: Command): Lists => {
  const options = new Map<string, Option>()
  for (const [keyword = "", ...others] of optionNames(command.valued))
    for (const name of [keyword, ...others]) options.set(name, { kind: "valued", keyword })
  for (const [keyword = "", ...others] of optionNames(command.flags))
    for (const name of [keyword, ...others]) options.set(name, { kind: "flag", keyword })
  for (const [keyword, names] of Object.entries(command.choices ?? {}))
    for (const name of listed(names)) options.set(name, { kind: "choice", keyword })
  return { options, command }
})

interface OptionArgument extends Argument {
  readonly kind: Kind
}

/** What an option of a command line says, and how many words it takes beside its own. */
interface ReadOption {
  readonly args: ReadonlyArray<OptionArgument>
  readonly taken: number
  /** False for an option that no list has. */
  readonly isKnown: boolean
}

/** How an option stands in the text of a word: with its value in the same word, or with the next word for it. */
interface Written {
  readonly word: Word
  readonly text: string
  readonly next: Word | undefined
}

const yes = ({ id, start, place }: Expr): Expr => ({ kind: "boolean", id: -id, start, place, value: true })

/** What a word may be, or what it begins with. */
const beginnings = ({ texts, prefix }: Word): ReadonlyArray<string> =>
  texts.length === 0 && prefix !== undefined ? [prefix] : texts

const settingOf = (value: Word, marks: string): ReadonlyArray<OptionArgument> =>
  beginnings(value).flatMap((text, at): ReadonlyArray<OptionArgument> => {
    const cut = [...text].findIndex((letter) => marks.includes(letter))
    if (cut <= 0) return []
    return [{ kind: "valued", keyword: text.slice(0, cut), value: behindMark(value.expr, text.slice(0, cut + 1), at) }]
  })

const valued = ({ command }: Lists, keyword: string, value: Word | undefined): ReadonlyArray<OptionArgument> => {
  if (value === undefined) return []
  const marks = command.settings?.[keyword]
  return [{ kind: "valued", keyword, value: value.expr }, ...(marks === undefined ? [] : settingOf(value, marks))]
}

/** The rest of a word as a word of its own. */
const restOf = ({ expr, texts, prefix }: Word, mark: string, at: number): Word => ({
  expr: behindMark(expr, mark, at),
  texts: texts.flatMap((text) => (text.startsWith(mark) ? [text.slice(mark.length)] : [])),
  ...(prefix?.startsWith(mark) === true && { prefix: prefix.slice(mark.length) })
})

const choice = (keyword: string, value: Expr): OptionArgument => ({ kind: "choice", keyword, value })

const readNamed = (lists: Lists, { word, text, next }: Written, dashes: string, at: number): ReadOption => {
  const cut = text.indexOf("=")
  const written = cut < 0 ? text : text.slice(0, cut)
  const option = lists.options.get(written.slice(dashes.length))
  const name = behindMark(word.expr, dashes, at)
  if (option === undefined) {
    const { others } = lists.command
    return { args: others === undefined ? [] : [choice(others, name)], taken: 0, isKnown: others !== undefined }
  }
  const { kind, keyword } = option
  if (kind === "choice") return { args: [choice(keyword, name)], taken: 0, isKnown: true }
  if (kind === "flag") {
    const value = cut < 0 ? yes(word.expr) : restOf(word, text.slice(0, cut + 1), at).expr
    return { args: [{ kind, keyword, value }], taken: 0, isKnown: true }
  }
  return cut < 0
    ? { args: valued(lists, keyword, next), taken: 1, isKnown: true }
    : { args: valued(lists, keyword, restOf(word, text.slice(0, cut + 1), at)), taken: 0, isKnown: true }
}

/** `-qt rsa`, `-trsa` */
const readCluster = (lists: Lists, { word, text, next }: Written, at: number): ReadOption => {
  const args: Array<OptionArgument> = []
  for (let letter = 1; letter < text.length; letter++) {
    const option = lists.options.get(text[letter]!)
    if (option === undefined) return { args, taken: 0, isKnown: false }
    const { kind, keyword } = option
    if (kind === "valued") {
      const isLast = letter === text.length - 1
      const value = isLast ? next : restOf(word, text.slice(0, letter + 1), at)
      return { args: [...args, ...valued(lists, keyword, value)], taken: isLast ? 1 : 0, isKnown: true }
    }
    args.push({ kind, keyword, value: kind === "flag" ? yes(word.expr) : choiceLetter(word, text[letter]!) })
  }
  return { args, taken: 0, isKnown: true }
}

const choiceLetter = ({ expr: { id, start, place } }: Word, letter: string): Expr => ({
  kind: "text",
  id: -id * 64 - letter.charCodeAt(0),
  start,
  place,
  parts: [letter]
})

const DASHES = /^--?(?=[^-])/

const readOption = (lists: Lists, written: Written, at: number): ReadOption => {
  const dashes = DASHES.exec(written.text)![0]
  return lists.command.clusters === true && dashes === "-"
    ? readCluster(lists, written, at)
    : readNamed(lists, written, dashes, at)
}

/** A word that may be an option: it begins like one, or is a variable without quotes where that is to be expected. */
const unknownOption = ({ others, isOpen }: Command, { expr, texts, prefix }: Word): ReadonlyArray<OptionArgument> => {
  const isVariable = isOpen === true && expr.kind !== "text"
  const mayBe = texts.length === 0 && (prefix === undefined ? isVariable : prefix.startsWith("-"))
  if (others === undefined || !mayBe) return []
  return [choice(others, behindMark(expr, DASHES.exec(prefix ?? "")?.[0] ?? "-", 0))]
}

/** Several texts of one word may say the same keyword: its value is then all that any of them gives. */
const distinct = (args: ReadonlyArray<OptionArgument>): ReadonlyArray<OptionArgument> =>
  [...Map.groupBy(args, ({ keyword }) => keyword).values()].map((same) => {
    const [first] = same
    const { id, start, place } = first!.value
    const options = same.map(({ value }) => value)
    return options.length === 1
      ? first!
      : { ...first!, value: { kind: "branches", id: id - 0.5, start, place, options } }
  })

const ORDER: ReadonlyArray<Kind> = ["choice", "flag", "valued"]

/** What words of a command line say. Options that say what a command does come before those that say how. */
export interface Options {
  readonly args: ReadonlyArray<Argument>
  /** Words that are neither options nor their values. */
  readonly others: ReadonlyArray<Word>
  /** The position of the first of them, or behind the last word. */
  readonly first: number
  /** False where an option is in no list. */
  readonly isKnown: boolean
}

/** A word of which only the beginning is known says its option if that ends within the word. */
const optionsIn = (word: Word): ReadonlyArray<string> =>
  beginnings(word).filter((text) => DASHES.test(text) && (word.texts.length > 0 || text.includes("=")))

/** What a word says that is an option; nothing if it is none. */
const readWord = (lists: Lists, word: Word, next: Word | undefined): ReadOption | undefined => {
  const reads = optionsIn(word).map((text, at) => readOption(lists, { word, text, next }, at))
  if (reads.length > 0)
    return {
      args: distinct(reads.flatMap(({ args }) => args)),
      taken: Math.max(...reads.map(({ taken }) => taken)),
      isKnown: reads.every(({ isKnown }) => isKnown)
    }
  const isOption = word.prefix?.startsWith("-") === true
  return isOption ? { args: unknownOption(lists.command, word), taken: 0, isKnown: true } : undefined
}

/** What a word says that is no option, and whether it stands for itself. */
const readOther = (
  command: Command,
  word: Word
): { readonly args: ReadonlyArray<OptionArgument>; readonly isOther: boolean } => {
  const settings = command.assigns === undefined ? [] : settingOf(word, command.assigns)
  return settings.length > 0
    ? { args: settings, isOther: false }
    : { args: unknownOption(command, word), isOther: true }
}

/** Parts options from other words. With `isFront` it ends at the first word that is no option. */
export const commandOptions = (command: Command, words: ReadonlyArray<Word>, isFront: boolean): Options => {
  const lists = listsOf(command)
  const args: Array<OptionArgument> = []
  const others: Array<Word> = []
  let isKnown = true
  let first = words.length
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const isEnd = word.texts.includes("--")
    if (isEnd || others.length === command.operands) {
      others.push(...words.slice(isEnd ? at + 1 : at))
      first = Math.min(first, isEnd ? at + 1 : at)
      break
    }
    const read = readWord(lists, word, words[at + 1])
    const { args: own, isOther } = read === undefined ? readOther(command, word) : { args: read.args, isOther: false }
    args.push(...own)
    isKnown &&= read?.isKnown !== false
    at += read?.taken ?? 0
    if (isOther) others.push(word)
    if (read === undefined) first = Math.min(first, at)
    if (read === undefined && isFront) break
  }
  return { args: ORDER.flatMap((kind) => args.filter((one) => one.kind === kind)), others, first, isKnown }
}
