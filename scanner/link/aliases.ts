import { qualifiedType, qualify } from "../match/qualify.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import { isSameName } from "../resolve/isSameName.ts"
import { type Ask, type PlainValue, type Question, questionId } from "../resolve/Question.ts"
import { aliasesIn, type TypeAlias } from "../resolve/typeAliases.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { isTypeName } from "../source/identifiers.ts"

/** Another name of what is asked, which this file gives its type. */
interface Alias {
  readonly name: string
  readonly value: TypeAlias["value"]
}

const aliasName = (file: ParsedFile, { variable: { name, scope } }: TypeAlias): string =>
  [scope === 0 ? file.package : qualifiedType(file, scope), name].filter((part) => part !== "").join(".")

/** Other names of a type. */
export const aliasesFor = (context: FileContext, name: string): ReadonlyArray<Alias> =>
  isTypeName(name.slice(name.lastIndexOf(".") + 1))
    ? aliasesIn(context.file)
        .filter(({ value }) => qualify(context.file, value).some((one) => isSameName(context, one, name)))
        .map((alias) => ({ name: aliasName(context.file, alias), value: alias.value }))
    : []

/** What other files say to a question that is asked by another name. */
export const answersByAlias = (context: FileContext, question: Question, ask: Ask): ReadonlyArray<PlainValue> => {
  ask([question])
  return (context.answers.get(questionId(question)) ?? []).filter(
    ({ evidence: [call] }) => call?.path !== undefined && call.path !== context.file.path
  )
}
