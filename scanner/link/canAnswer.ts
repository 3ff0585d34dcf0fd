import type { Grammar } from "../../grammars/Grammar.ts"
import { isTypeName } from "../source/identifiers.ts"
import { FROM_ROOT, type Question, fileAsked, isFileAsked, typesIn, uncalled } from "../resolve/Question.ts"

/** A name that says by its path where it is defined is asked of that file, or of one that stands for its folder. */
const isAtPath = (path: string, name: string): boolean => {
  const asked = name.slice(FROM_ROOT.length)
  const file = path.replace(/\.[^./]*$/, "")
  const folder = file.slice(0, Math.max(file.lastIndexOf("/"), 0))
  return [file, folder].some((own) => asked.startsWith(`${own}.`) || asked === own)
}

/** What stands behind a package where its names are imported: one of them, or all. */
const mentions = (text: string, name: string): boolean => {
  const parts = name.split(".")
  const type = parts.findIndex(isTypeName)
  const first = type === -1 ? parts.length - 1 : type
  const package_ = parts.slice(0, first).join(".")
  return package_ === "" || text.includes(`${package_}.${parts[first]}`) || text.includes(`${package_}.*`)
}

/** Whether a file stands in the folder that a package is, or at the root, which may be any module. */
const isInFolder = (path: string, name: string, { imports: { folders } }: Grammar): boolean => {
  const folder = path.split("/").at(-2)
  const asked = folders === undefined ? name : name.replace(folders.unfoldered, "")
  return folder === undefined || asked.slice(asked.lastIndexOf("/") + 1).split(".")[0] === folder
}

type PatternOf = (source: string) => RegExp

/** Makes patterns for as many files as it is kept for, each once. */
export const makePatterns = (): PatternOf => {
  const patterns = new Map<string, RegExp>()
  return (source) => {
    const known = patterns.get(source) ?? new RegExp(source)
    patterns.set(source, known)
    return known
  }
}

const WORD = /^[\w$]+$/

const escaped = (name: string): string => name.replaceAll("$", "\\$")

/** Whether a text may have a type with this base, not further behind the word for that than a list of bases is long. */
const mayDerive = (patternOf: PatternOf, text: string, type: string, { types: { words } }: Grammar): boolean =>
  words?.derive === undefined ||
  patternOf(`\\b(?:${words.derive.join("|")})\\b[^{;]{0,1024}\\b${escaped(type)}\\b`).test(text)

/** Whether a text may define one of the types of a name, of which the last may be a constant of an enumeration. */
const mayDefine = (patternOf: PatternOf, text: string, name: string, { types: { words } }: Grammar): boolean => {
  const types = typesIn(name)
  if (words === undefined || types.length === 0) return true
  return types.some((type) => patternOf(`\\b(?:${words.define.join("|")})\\s+${escaped(type)}\\b`).test(text))
}

/** Whether a text of a package has what a name of it begins with, which its last part is a member of. */
const mayHold = (text: string, package_: string, name: string): boolean => {
  const [first = ""] = uncalled(name.slice(package_.length)).split(".")
  return text.includes(first)
}

/** Whether a text names the object or the type whose member is asked for. */
const mayHoldMember = (patternOf: PatternOf, text: string, name: string): boolean => {
  const owners = uncalled(name).split(".").slice(0, -1)
  return owners.every((owner) => !WORD.test(owner) || patternOf(`\\b${escaped(owner)}\\b`).test(text))
}

/** Whether a text may call a function, or a constructor, which derived types call without its name. */
const mayCall = (patternOf: PatternOf, text: string, name: string, grammar: Grammar): boolean => {
  const { words } = grammar.types
  const last = name.slice(name.lastIndexOf(".") + 1)
  if (words?.construct === undefined) return true
  if (!isTypeName(last)) return patternOf(`\\b${escaped(last)}\\s*\\(`).test(text)
  const construction = `\\b${words.construct}\\s+(?:[\\w$]+\\s*\\.\\s*)*${escaped(last)}\\b`
  return patternOf(construction).test(text) || mayDerive(patternOf, text, last, grammar)
}

/** Whether a file, by its path and the packages that its text names, may answer a question whose words it has. */
export const canAnswer = (
  path: string,
  text: string,
  grammar: Grammar,
  patternOf: PatternOf
): ((question: Question) => boolean) => {
  const {
    imports: { packageClause, importsWhole }
  } = grammar
  const packages = packageClause === undefined ? [] : [...text.matchAll(packageClause)].map(([, name]) => `${name}.`)
  return (question) => {
    if (question.kind === "setting") return false
    const { kind, name } = question
    const isDefined = kind === "constant" && question.overrides !== true
    if (isDefined && name.startsWith(FROM_ROOT)) return isAtPath(path, name)
    const file = isDefined ? fileAsked(name) : undefined
    if (file !== undefined) return isFileAsked(path, file)
    if (isDefined && grammar.imports.wholePackages && grammar.imports.pathPackage !== undefined)
      return isInFolder(path, name, grammar)
    if (isDefined && grammar.imports.packageOf === "none") return mayHoldMember(patternOf, text, name)
    if (packageClause === undefined || packages.length === 0) return true
    const own = packages.filter((package_) => name.startsWith(package_))
    const isOwn = own.length > 0
    if (isDefined)
      return own.some((package_) => mayHold(text, package_, name)) && mayDefine(patternOf, text, name, grammar)
    if (!isOwn && importsWhole === true && !mentions(text, name)) return false
    return kind !== "constant"
      ? mayCall(patternOf, text, name, grammar)
      : mayDerive(patternOf, text, typesIn(name).at(-1) ?? "", grammar)
  }
}
