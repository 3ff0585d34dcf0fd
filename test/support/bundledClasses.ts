import { bundleOf, outermostPath } from "../../scanner/model/classBundle.ts"

interface NamedBytes {
  readonly path: string
  readonly bytes: Uint8Array
}

/** Class files as a scan gets them: those of one source as one file. */
export const bundledClasses = (classes: ReadonlyArray<NamedBytes>): ReadonlyArray<NamedBytes> => {
  const paths = new Set(classes.map(({ path }) => path))
  const outerOf = (path: string): string => {
    const outer = outermostPath(path)
    return outer !== undefined && paths.has(outer) ? outer : path
  }
  return [...Map.groupBy(classes, ({ path }) => outerOf(path))].map(([path, all]) => {
    const inOrder = all.toSorted((a, b) => Number(b.path === path) - Number(a.path === path))
    return { path, bytes: inOrder.length === 1 ? inOrder[0]!.bytes : bundleOf(inOrder.map(({ bytes }) => bytes)) }
  })
}
