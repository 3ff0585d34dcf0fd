import type { Embedding } from "./embeddedCode.ts"
import { balance } from "./repairC.ts"

/** The type of the function that stands for a macro, as long as the word of the directive. */
const MARK = "__macro"

const FUNCTION_LIKE =
  /^([ \t]*)#[ \t]*define([ \t]+\w+)\(([\w\s,\\]*(?:\.\.\.\s*)?)\)([ \t\\](?:[^\\\n#]|\\\r?\n|\\[^\r\n])*)$/gm

/** A macro that is longer is no shorthand but a template of a program. */
const MAX_LENGTH = 4_096

const CALL = /\w\s*\(/

/** A block, a loop around one, a call, or statements that begin with one: what may stand in a function as it is written. */
const STATEMENTS =
  /^(?!(?:case|catch|class|else|enum|extern|inline|namespace|sizeof|static|struct|template|typedef|using|__\w+)\b)(?:\{[^]*\}|do\b[^]*\)|if\b[^]*[;}]|[A-Za-z_]\w*\s*\([^]*\)|[A-Za-z_][^]*;)$/

const asFunction = (found: string): string => {
  if (found.length > MAX_LENGTH) return found
  FUNCTION_LIKE.lastIndex = 0
  const [, indent = "", name = "", parameters = "", written = ""] = FUNCTION_LIKE.exec(found) ?? []
  const body = written.replace(/\\(\r?\n|[ \t]*$)/g, " $1")
  const bare = body.trim()
  const isCode = CALL.test(bare) && STATEMENTS.test(bare) && balance(bare) === 0
  if (!isCode || /\/\/.*$/.test(body)) return found
  const head = `${indent}${MARK}${name}(${parameters.replaceAll("\\", " ")})`
  const gap = " ".repeat(Math.max(0, found.length - written.length - head.length))
  return `${head}${gap}{${body.slice(1)};}`
}

/** Reads what macros with parameters do as functions without a name, each line where it is. */
export const macroBodies: Embedding = {
  open: /^/g,
  close: /(?![^])/g,
  rewrites: [[FUNCTION_LIKE, asFunction]]
}
