/** How modules are called that are imported by another name: patterns and what they become, in turn. */
export type ModuleNames = ReadonlyArray<readonly [pattern: RegExp, replacement: string]>

/** The name rows use for a module, from the one it is imported by. */
export const renamedModule =
  (names: ModuleNames) =>
  (written: string): ReadonlyArray<string> => [
    names.reduce((path, [pattern, replacement]) => path.replace(pattern, replacement), written)
  ]
