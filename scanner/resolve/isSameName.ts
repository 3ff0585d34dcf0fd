import type { Grammar } from "../../grammars/Grammar.ts"
import type { FileContext } from "./FileContext.ts"
import { FROM_ROOT } from "./Question.ts"

/** `@/names`: a path from a folder that stands in the configuration of the build. */
const ALIASED = /^[@~#]\//

/** A name whose parts dots part, without what no path of a file has. */
const undashed = (name: string, { unfoldered }: Grammar): string =>
  (unfoldered === undefined ? name : name.replace(unfoldered, "")).replace(/^(?:\.|[@~#])\//, "").replaceAll("/", ".")

/** Whether a package in a folder of the root, or the root itself, is what an import of its module names. */
const isOfModule = (
  { standard, hosted }: NonNullable<Grammar["modulePackages"]>,
  path: string,
  asked: string,
  defined: string
): boolean => {
  if (defined === "" || defined.includes("/") || standard.test(asked)) return false
  const root = hosted.exec(asked)?.[0]
  const isAtRoot = !path.includes("/")
  if (root === undefined || (root === asked && isAtRoot)) return asked.endsWith(`/${defined}`)
  return asked === `${root}/${defined}` && !isAtRoot
}

/**
 * Whether what one file calls by this name is what another one defines by that name. Where files say their packages whole
 * they are the same; elsewhere the path of a file may be the end of what it is imported by, or the other way round.
 */
export const isSameName = ({ unit }: FileContext, asked: string, defined: string): boolean => {
  if (asked === defined) return true
  const { grammar } = unit
  const { wholePackages, filePackages, fileImports, modulePackages } = grammar
  if ((wholePackages && filePackages === undefined) || fileImports?.test(asked) === false) return false
  const [called, own] = [undashed(asked, grammar), undashed(defined, grammar)]
  if (asked.startsWith(FROM_ROOT)) return called === own
  if (modulePackages !== undefined && isOfModule(modulePackages, unit.path, asked, defined)) return true
  const [longer, shorter] = called.length < own.length ? [own, called] : [called, own]
  return (shorter.includes(".") || ALIASED.test(asked)) && `.${longer}`.endsWith(`.${shorter}`)
}
