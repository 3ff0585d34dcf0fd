import { importsOf } from "../manifests/importsOf.ts"

const escaped = (text: string): string => text.replace(/[$.*+?^()|[\]{}\\]/g, "\\$&")

const known = new Map<string, RegExp>()

const foldersOf = (ecosystem: string): RegExp => {
  const imports = importsOf(ecosystem).flatMap((one) => one.imports)
  const folders = [...new Set(imports)].map((name) => escaped(name.replaceAll(".", "/")))
  return new RegExp(`(?:^|/)(?:${folders.join("|")})(?:[/$]|\\.[^./]+$)`)
}

/** Assemblies are named after their packages or namespaces, and stand in folders of other names. */
const ASSEMBLY = /\.(?:dll|exe)$/i

const assembliesOf = (ecosystem: string): RegExp => {
  const names = importsOf(ecosystem).flatMap(({ name, imports }) => [name, ...imports])
  return new RegExp(`(?:^|/)(?:${[...new Set(names)].map(escaped).join("|")})(?:\\.[^/]+)?\\.(?:dll|exe)$`, "i")
}

/** Whether a compiled file is of a library of cryptography itself, by its packages: that is listed as a library, and not searched for uses. */
export const isOfLibraryItself = (path: string, ecosystem: string): boolean => {
  const isAssembly = ASSEMBLY.test(path)
  const key = `${ecosystem} ${isAssembly}`
  const own = known.get(key) ?? (isAssembly ? assembliesOf(ecosystem) : foldersOf(ecosystem))
  known.set(key, own)
  return own.test(path)
}
