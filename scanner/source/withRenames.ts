import type { ParsedFile } from "./ParsedFile.ts"

/** What a project calls packages, and what they are called everywhere. */
export type Renames = ReadonlyArray<readonly [local: string, everywhere: string]>

/** A file as if it named packages as they are called everywhere, and not as its project calls them. */
export const withRenames = (file: ParsedFile, renames: Renames = []): ParsedFile => {
  if (renames.length === 0) return file
  const whole = (path: string): string => {
    const found = renames.find(([local]) => path.startsWith(local) && /^(?:$|[./])/.test(path.slice(local.length)))
    return found === undefined ? path : found[1] + path.slice(found[0].length)
  }
  const { grammar } = file
  const { wholePath, modulesNamed } = grammar.imports
  return {
    ...file,
    imports: new Map(
      [...file.imports].map(([name, all]) => [name, all.map((one) => ({ ...one, path: whole(one.path) }))])
    ),
    wildcards: file.wildcards.map(whole),
    grammar: {
      ...grammar,
      imports: {
        ...grammar.imports,
        wholePath: (own, path) => whole(wholePath(own, path)),
        modulesNamed: (written) => modulesNamed(written).map(whole)
      }
    }
  }
}
