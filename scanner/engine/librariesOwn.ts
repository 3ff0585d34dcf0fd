import { importsOf } from "../manifests/importsOf.ts"

const escaped = (text: string): string => text.replace(/[$.*+?^()|[\]{}\\]/g, "\\$&")

const known = new Map<string, RegExp>()

const foldersOf = (ecosystem: string): RegExp => {
  const imports = importsOf(ecosystem).flatMap((one) => one.imports)
  const folders = [...new Set(imports)].map((name) => escaped(name.replaceAll(".", "/")))
  return new RegExp(`(?:^|/)(?:${folders.join("|")})(?:[/$]|\\.[^./]+$)`)
}

/** Whether a compiled file is of a library of cryptography itself, by its packages: that is listed as a library, and not searched for uses. */
export const isOfLibraryItself = (path: string, ecosystem: string): boolean => {
  const folders = known.get(ecosystem) ?? foldersOf(ecosystem)
  known.set(ecosystem, folders)
  return folders.test(path)
}
