import type { Declared, Reader } from "./Declared.ts"
import { isObject, membersOf, textOf } from "../formats/treeValues.ts"
import { exactVersion } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** `elliptic@^6.5.3`, `@noble/hashes@npm:^1.3.0`, `forge@npm:node-forge@^1.3.0`. */
const nameIn = (descriptor: string): string | undefined => {
  const alias = /^@?[^@]+@npm:(@?[^@]+)@/.exec(descriptor)
  return alias?.[1] ?? /^(@?[^@]+)@/.exec(descriptor)?.[1]
}

/** The first of the descriptors that a line without indentation is made of. */
const firstDescriptor = (line: string): string | undefined =>
  /^[ #]/.test(line) || !line.endsWith(":") ? undefined : line.replace(/^"/, "").split(/[",]/, 1)[0]!.replace(/:$/, "")

const VERSION = /^ {2}version "([^"]+)"$/

/** Version 1: an entry for each version, with all that is satisfied by it at its head. */
const classic = (text: string): ReadonlyArray<Declared> => {
  let head: string | undefined
  let find = ""
  return text.split("\n").flatMap((line): ReadonlyArray<Declared> => {
    const descriptor = firstDescriptor(line)
    if (descriptor !== undefined) {
      head = nameIn(descriptor)
      find = line
    }
    const version = VERSION.exec(line)
    if (version === null || head === undefined) return []
    return [{ type: "npm", name: head, version: exactVersion(version[1]), find: [find] }]
  })
}

/** What was fetched, or fetched and patched. */
const RESOLUTION = /^(@?[^@]+)@(?:npm:|patch:[^#]*@npm%3A)([^#]+)/

/** Version 2 and later: YAML, each entry with what it was resolved to. */
const berry = (text: string): ReadonlyArray<Declared> | undefined => {
  const lock = readDocument("yaml", text)
  if (lock === undefined) return undefined
  return membersOf(lock).flatMap(([key, entry]): ReadonlyArray<Declared> => {
    const resolution = isObject(entry) ? RESOLUTION.exec(textOf(entry["resolution"]) ?? "") : null
    if (resolution === null) return []
    return [{ type: "npm", name: resolution[1]!, version: exactVersion(resolution[2]), find: [key] }]
  })
}

/** `yarn.lock`: https://classic.yarnpkg.com/lang/en/docs/yarn-lock/ and that of later versions, which begin otherwise. */
export const readYarnLock: Reader = (text) => (/^__metadata:/m.test(text) ? berry(text) : classic(text))
