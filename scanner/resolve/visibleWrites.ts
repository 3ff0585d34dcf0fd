import { withoutTests } from "./isOfTests.ts"
import { ownerOf } from "./ownMembers.ts"
import { typeScope } from "./typeScope.ts"
import { enclosing, scopeAt, type ParsedFile, type Variable, type Write, scopeAround } from "../source/ParsedFile.ts"

export const contains = (file: ParsedFile, outer: number, inner: number): boolean => {
  for (let at = inner; at >= 0; at = file.scopes[at]!.parent) if (at === outer) return true
  return false
}

/** Closures that share the variables around them belong to the function they stand in. */
export const functionOf = (file: ParsedFile, offset: number): number => {
  const { scopes, grammar } = file
  let found = scopeAround(scopes, offset, "function")
  while (grammar.scoping.variables === "closure" && found !== undefined && scopes[found]!.name === undefined)
    found = enclosing(scopes, scopes[found]!.parent, "function")
  return found ?? 0
}

export const loopsAround = (file: ParsedFile, scope: number): ReadonlyArray<number> => {
  const loops: Array<number> = []
  for (let at = scope; at >= 0 && file.scopes[at]!.kind === "block"; at = file.scopes[at]!.parent)
    if (file.scopes[at]!.isLoop) loops.push(at)
  return loops
}

/** Assignments after a use that a loop around both brings back to it. */
const fromLastRound = (file: ParsedFile, writes: ReadonlyArray<Write>, use: number): ReadonlyArray<Write> => {
  const loops = loopsAround(file, scopeAt(file.scopes, use))
  return writes.filter(
    (write) => write.start > use && loops.some((loop) => contains(file, loop, scopeAt(file.scopes, write.start)))
  )
}

/** What a field of a type of this file is given through its objects and where they are made. */
const givenElsewhere = (file: ParsedFile, { name, scope }: Variable): ReadonlyArray<Write> =>
  (file.fieldWrites.get(name) ?? []).filter(({ of }) =>
    of === undefined ? false : ("type" in of ? typeScope(file, of.type) : ownerOf(file, of.object)) === scope
  )

/** What a field of a type of this file is given by the name of that type. */
const givenByName = (file: ParsedFile, { name, scope }: Variable): ReadonlyArray<Write> =>
  (file.memberWrites.get(name) ?? []).flatMap(({ target: { object }, write }) =>
    object.kind === "name" && ownerOf(file, object) === scope ? [write] : []
  )

/**
 * The assignments whose value a use can see. Within one function: those before the use, back to the last one that is
 * certain to have run (its block encloses the use), and those a loop brings back; before all of them a parameter has what
 * is passed for it. Anywhere else: all of them.
 */
export const visibleWrites = (file: ParsedFile, variable: Variable, use: number): ReadonlyArray<Write> => {
  if (variable.kind === "field") {
    const given = [...variable.writes, ...givenElsewhere(file, variable), ...givenByName(file, variable)]
    return withoutTests(file, file.scopes[variable.scope]!.start, given)
  }
  const writes = withoutTests(file, use, variable.writes)
  if (writes.length === 0 || (writes.length === 1 && variable.parameter === undefined)) return writes
  const home = functionOf(file, use)
  const own = writes.filter((write) => functionOf(file, write.start) === home)
  const before = own.filter((write) => write.start < use && write.end <= use).sort((a, b) => b.start - a.start)
  if (before.length === 0)
    return variable.parameter?.scope === home
      ? [...(variable.initial === undefined ? [] : [variable.initial]), ...fromLastRound(file, own, use)]
      : writes
  const useScope = scopeAt(file.scopes, use)
  const seen: Array<Write> = []
  for (const write of before) {
    seen.push(write)
    if (write.isFallback !== true && contains(file, scopeAt(file.scopes, write.start), useScope)) break
  }
  return [...seen.reverse(), ...fromLastRound(file, own, use)]
}
