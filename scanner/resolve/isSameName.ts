import type { Imports, ModuleFolders } from "../../grammars/Imports.ts"
import type { FileContext } from "./FileContext.ts"
import { FROM_ROOT } from "./Question.ts"

/** `@/names`: a path from a folder that stands in the configuration of the build. */
const ALIASED = /^[@~#]\//

/** A name whose parts dots part, without what no path of a file has. */
const undashed = (name: string, { folders }: Imports): string =>
  (folders === undefined ? name : name.replace(folders.unfoldered, ""))
    .replace(/^(?:\.|[@~#])\//, "")
    .replaceAll("/", ".")

/** Whether a package in a folder of the root, or the root itself, is what an import of its module names. */
const isOfModule = ({ standard, hosted }: ModuleFolders, path: string, asked: string, defined: string): boolean => {
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
export const isSameName = ({ file }: FileContext, asked: string, defined: string): boolean => {
  if (asked === defined) return true
  const { imports } = file.grammar
  const { wholePackages, pathPackage, files, folders } = imports
  if ((wholePackages && pathPackage === undefined) || files?.named?.test(asked) === false) return false
  const [called, own] = [undashed(asked, imports), undashed(defined, imports)]
  if (asked.startsWith(FROM_ROOT)) return called === own
  if (folders !== undefined && isOfModule(folders, file.path, asked, defined)) return true
  const [longer, shorter] = called.length < own.length ? [own, called] : [called, own]
  return (shorter.includes(".") || ALIASED.test(asked)) && `.${longer}`.endsWith(`.${shorter}`)
}
