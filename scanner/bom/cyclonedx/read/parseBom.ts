import { jsonErrorAt } from "../../read/jsonErrorAt.ts"
import { BomError, BomNotJson } from "./BomError.ts"
import { sizeProblem } from "./sizeProblem.ts"

/** What begins a document of another format. */
const OTHERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^<\?xml|^<bom[\s>]/, "XML"],
  [/^<!doctype html|^<html/i, "HTML"],
  [/^SPDXVersion:/, "SPDX in tags and values"]
]

const notJson = (text: string): BomError => {
  const at = jsonErrorAt(text)
  const before = text.slice(0, at)
  const start = before.lastIndexOf("\n") + 1
  const looksLike = OTHERS.find(([pattern]) => pattern.test(text.slice(0, 64).trimStart()))?.[1]
  return new BomError({
    reason: new BomNotJson({
      line: before.split("\n").length,
      column: at - start + 1,
      ...(looksLike !== undefined && { looksLike })
    })
  })
}

/** The value of a JSON text. Throws a `BomError` for a text that is none, or that is too large. */
export const parseBom = (written: string): unknown => {
  const text = written.startsWith("\uFEFF") ? written.slice(1) : written
  const reason = sizeProblem(text)
  if (reason !== undefined) throw new BomError({ reason })
  try {
    return JSON.parse(text)
  } catch {
    throw notJson(text)
  }
}
