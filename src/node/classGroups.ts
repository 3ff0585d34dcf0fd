import * as Stream from "effect/Stream"
import { bundleOf, outermostPath } from "../../scanner/model/classBundle.ts"
import { keptFile, type SourceFile, sizeOf } from "../../scanner/model/SourceFile.ts"
import { type Selection, sizeLimit } from "../../scanner/select/Selection.ts"

/** The files of a folder, in which the class files of one source are one file. */
export interface ClassGroups {
  /** As many as are given at most. */
  readonly count: number
  /** Some of the files, or all; `read` gives those at some paths, in their order. */
  readonly files: <E, R>(
    read: (paths: ReadonlyArray<string>) => Stream.Stream<SourceFile, E, R>,
    only?: ReadonlySet<string>
  ) => Stream.Stream<SourceFile, E, R>
}

/** Several class files as one; known by the digests of all. */
const together = (files: ReadonlyArray<SourceFile>, digest: ((text: string) => string) | undefined): SourceFile => {
  const [first] = files
  if (files.length === 1) return first!
  const path = first!.path
  const isLazy = files.every(({ size }) => size !== undefined)
  const digests = files.map((one) => one.digest)
  const known =
    digest !== undefined && digests.every((one) => one !== undefined) ? digest(digests.join(" ")) : undefined
  const bundle = (): Uint8Array => bundleOf(files.map(({ bytes }) => bytes))
  if (!isLazy) return { path, bytes: bundle(), ...(known !== undefined && { digest: known }) }
  return {
    path,
    size: files.reduce((sum, one) => sum + sizeOf(one), 0),
    ...(known !== undefined && { digest: known }),
    get bytes() {
      return bundle()
    }
  }
}

/** Puts the class files in some paths together with those of the classes that they are within, as far as one file may be so large. */
export const classGroups = (
  paths: ReadonlyArray<string>,
  selection: Pick<Selection, "maxFileSize">,
  digest?: (text: string) => string
): ClassGroups => {
  const listed = new Set(paths)
  const groupOf = (path: string): string => {
    const outer = path.endsWith(".class") ? outermostPath(path) : undefined
    return outer !== undefined && listed.has(outer) ? outer : path
  }
  const groups = Map.groupBy(paths, groupOf)
  const inOrder = [...groups].map(([outer, all]) => [outer, ...all.filter((path) => path !== outer)])
  const group = (all: ReadonlyArray<SourceFile>): ReadonlyArray<SourceFile> => {
    const [first, ...others] = all
    if (first === undefined || groupOf(first.path) !== first.path) return all
    const joined = [first]
    const apart: Array<SourceFile> = []
    let left = sizeLimit(first.path, selection) - sizeOf(first)
    for (const one of others) {
      const needed = sizeOf(one) + 8
      if (needed <= left) joined.push(one)
      else apart.push(one)
      if (needed <= left) left -= needed
    }
    return [together(joined, digest), ...apart]
  }
  return {
    count: groups.size,
    files: (read, only) => {
      const wanted = only === undefined ? inOrder : inOrder.filter((all) => all.some((path) => only.has(path)))
      if (wanted.every(({ length }) => length === 1)) return read(wanted.flat())
      return read(wanted.flat()).pipe(
        Stream.map(keptFile),
        Stream.groupAdjacentBy(({ path }) => groupOf(path)),
        Stream.flatMap(([, all]) => Stream.fromIterable(group(all))),
        Stream.filter(({ path }) => only === undefined || only.has(path))
      )
    }
  }
}
