import type { Grammar } from "../../grammars/Grammar.ts"
import { isTypeName } from "../syntax/isTypeName.ts"
import { fileAsked, FROM_ROOT, isFileAsked, type Question } from "./Question.ts"

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

const calls = new Map<string, RegExp>()

/** What every call of a function looks like. That of a constructor names its type behind a word for that. */
const callOf = (name: string, typeWords: ReadonlyArray<string>): RegExp => {
  const last = name.slice(name.lastIndexOf(".") + 1).replaceAll("$", "\\$")
  const call = isTypeName(last)
    ? `\\b(?:${typeWords.join("|")})\\s+(?:[\\w$]+\\s*\\.\\s*)*${last}\\b`
    : `\\b${last}\\s*\\(`
  const known = calls.get(call) ?? new RegExp(call)
  calls.set(call, known)
  return known
}

/** Whether a file, by its path and the packages that its text names, may answer a question whose words it has. */
export const mayAnswer = (
  path: string,
  text: string,
  { packageClause, importsWhole, constructWord, deriveWord }: Grammar
): ((question: Question) => boolean) => {
  const packages = packageClause === undefined ? [] : [...text.matchAll(packageClause)].map(([, name]) => `${name}.`)
  const typeWords =
    constructWord === undefined ? [] : [constructWord, ...(deriveWord === undefined ? [] : [deriveWord])]
  return (question) => {
    if (question.kind === "setting") return false
    const { kind, name } = question
    const isDefined = kind === "constant" && question.overrides !== true
    if (isDefined && name.startsWith(FROM_ROOT)) return isAtPath(path, name)
    const file = isDefined ? fileAsked(name) : undefined
    if (file !== undefined) return isFileAsked(path, file)
    if (packageClause === undefined || packages.length === 0) return true
    const isOwn = packages.some((package_) => name.startsWith(package_))
    if (isDefined) return isOwn
    if (kind === "argument" && typeWords.length > 0 && !callOf(name, typeWords).test(text)) return false
    return isOwn || importsWhole !== true || mentions(text, name)
  }
}
