import type { Choice } from "../source/Choice.ts"
import { oncePer } from "../source/oncePer.ts"
import { type ParsedFile, type Variable, scopeAt, type Write } from "../source/ParsedFile.ts"
import { armCases, casesOf, MAX_CASES } from "./armCases.ts"
import { always, type Case, mergeCases, mergeEach } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { MAX_VALUES } from "./limits.ts"
import { type Taken, takenAt } from "./takenAt.ts"
import { contains, loopsAround, visibleWrites } from "./visibleWrites.ts"

/** An assignment whose value a use can see, and the cases in which it does. */
export interface SeenWrite {
  readonly write: Write
  readonly cases: ReadonlyArray<Case>
}

/** Whether a loop within which a choice is made anew runs from one place to another. */
const isMadeAnew = (file: ParsedFile, { start }: Choice, from: number, use: number): boolean =>
  loopsAround(file, scopeAt(file.scopes, start)).some(
    (loop) => contains(file, loop, scopeAt(file.scopes, from)) && contains(file, loop, scopeAt(file.scopes, use))
  )

/** The arms that are taken on the way from one place to another beyond those around both; undefined where there is no way. */
const takenBetween = (
  file: ParsedFile,
  there: ReadonlyArray<Taken>,
  here: ReadonlyArray<Taken>,
  from: number,
  use: number
): ReadonlyArray<Taken> | undefined => {
  const between: Array<Taken> = []
  for (const taken of there) {
    const same = here.find(({ choice }) => choice === taken.choice)
    if (same === undefined) between.push(taken)
    else if (same.arm !== taken.arm && !isMadeAnew(file, taken.choice, from, use)) return undefined
  }
  return between
}

/** An assignment, the arms around it, and those on the way from it to a use; undefined where there is no way. */
interface Placed {
  readonly write: Write
  readonly own: ReadonlyArray<Taken>
  readonly between: ReadonlyArray<Taken> | undefined
}

const placedBefore = (file: ParsedFile, writes: ReadonlyArray<Write>, use: number): ReadonlyArray<Placed> => {
  const here = takenAt(file, use)
  return writes.map((write) => {
    const own = takenAt(file, write.start)
    return { write, own, between: takenBetween(file, own, here, write.start, use) }
  })
}

/** What holds in all of some cases, by halves: each is gone through as often as the halves are halved. */
const inAll = (cases: ReadonlyArray<Case>): Case | undefined => {
  if (cases.length < 2) return cases[0] ?? always
  const middle = cases.length >> 1
  const first = inAll(cases.slice(0, middle))
  const second = first && inAll(cases.slice(middle))
  return first && second && mergeCases(first, second)
}

/** The arms in which something is written, whatever else is chosen there or in some of the arms within. */
type Written = Map<Choice, Map<number, Written | "always">>

type WrittenArms = ReadonlyMap<number, Written | "always">

const keyOf = (choice: Choice, arms: WrittenArms): string => {
  const within = (inner: Written | "always") =>
    inner === "always" ? [] : [...inner].map(([one, own]) => keyOf(one, own))
  return `${choice.id}(${[...arms].map(([arm, inner]) => `${arm}${within(inner).join("")}`).join(" ")})`
}

/** The cases in which an arm of a choice is taken in which nothing is written. */
type Untouched = (choice: Choice, written: WrittenArms) => ReadonlyArray<Case>

/** Written arms are not changed once all of them are there. */
const keyKnown = oncePer((arms: WrittenArms) => ({ key: "", choice: -1, arms }))

const keyOnce = (choice: Choice, arms: WrittenArms): string => {
  const known = keyKnown(arms)
  if (known.choice !== choice.id) {
    known.choice = choice.id
    known.key = keyOf(choice, arms)
  }
  return known.key
}

const untouchedIn = (context: FileContext): Untouched => {
  const found = new Map<string, ReadonlyArray<Case>>()
  const untouched: Untouched = (choice, written) => {
    const key = keyOnce(choice, written)
    const known = found.get(key)
    if (known !== undefined) return known
    const ways = choice.arms.flatMap(({ leaves }, at) => (leaves ? [] : [at]))
    const open = [...ways, ...(choice.isComplete ? [] : [-1])].filter((arm) => written.get(arm) !== "always")
    const cases = open.flatMap((arm) => {
      const own = armCases(context, { choice, arm })
      const inner = written.get(arm)
      return inner === undefined || inner === "always"
        ? own
        : [...inner].reduce((before, [within, arms]) => atMost(before, untouched(within, arms)), own)
    })
    found.set(key, cases)
    return cases
  }
  return untouched
}

const atMost = (some: ReadonlyArray<Case>, others: ReadonlyArray<Case>): ReadonlyArray<Case> =>
  some.length * others.length > MAX_CASES ? some : mergeEach(some, others)

/** The arms in which later assignments replace one. */
const replacing = ({ own }: Pick<Placed, "own">, later: ReadonlyArray<Pick<Placed, "between">>): Written => {
  const written: Written = new Map()
  for (const { between = [] } of later) {
    const beyond = between.filter(({ choice, arm }) => !own.some((one) => one.choice === choice && one.arm === arm))
    let arms: Written | "always" = written
    for (let at = beyond.length - 1; at >= 0 && arms !== "always"; at--) {
      const { choice, arm } = beyond[at]!
      const known: Map<number, Written | "always"> = arms.get(choice) ?? new Map()
      const next: Written | "always" = at === 0 ? "always" : (known.get(arm) ?? new Map())
      arms.set(choice, known.set(arm, next))
      arms = next
    }
  }
  return written
}

/** What the cases in which a use sees an assignment are made of. */
interface Seeing {
  /** The cases in which the use is reached. */
  readonly reached: ReadonlyArray<Case>
  /** What certainly holds where no later assignment replaces it; undefined where one always does. */
  readonly certain: Case | undefined
  /** Of other choices on which that depends, the cases of each. */
  readonly open: ReadonlyArray<ReadonlyArray<Case>>
}

const seeingOf = (
  context: FileContext,
  between: Placed["between"],
  replaced: Written,
  untouched: Untouched
): Seeing | undefined => {
  if (between === undefined) return undefined
  const ways = [...replaced].map(([choice, arms]) => untouched(choice, arms))
  const isReplaced = ways.some((cases) => cases.length === 0)
  return {
    reached: casesOf(context, between),
    certain: isReplaced ? undefined : inAll(ways.flatMap((cases) => (cases.length === 1 ? cases : []))),
    open: ways.filter((cases) => cases.length > 1)
  }
}

/** Choices that would make more cases than so many are left open. */
const casesIn = ({ reached, certain, open }: Seeing, most: number): ReadonlyArray<Case> => {
  if (certain === undefined) return []
  let kept: ReadonlyArray<Case> = [certain]
  for (const way of open) if (kept.length * way.length <= most) kept = mergeEach(kept, way)
  return mergeEach(reached, kept)
}

/** Of some places behind another one: the cases in which none of them is passed; none where one always is. */
export const casesPassing = (
  context: FileContext,
  from: number,
  places: ReadonlyArray<ReadonlyArray<Taken>>
): ReadonlyArray<Case> => {
  const own = takenAt(context.file, from)
  const later = places.map((between) => ({ own: between, between }))
  const seeing = seeingOf(context, [], replacing({ own }, later), untouchedIn(context))
  return seeing === undefined ? [] : casesIn(seeing, MAX_CASES)
}

/** The cases in which a use of a parameter sees what callers gave for it: those in which nothing has replaced that. */
export const seenGiven = (context: FileContext, variable: Variable, use: number): ReadonlyArray<Case> => {
  const { file } = context
  const own = visibleWrites(file, variable, use).filter((write) => write !== variable.initial)
  if (own.length === 0) return [always]
  const here = scopeAt(file.scopes, use)
  const before = own.filter(({ start, isFallback }) => start < use && isFallback !== true)
  if (before.some(({ start }) => contains(file, scopeAt(file.scopes, start), here))) return []
  const at = file.scopes[variable.parameter!.scope]!.start
  const replaced = replacing({ own: takenAt(file, at) }, placedBefore(file, before, use))
  const seeing = seeingOf(context, [], replaced, untouchedIn(context))
  return seeing === undefined ? [] : casesIn(seeing, MAX_CASES)
}

/** An assignment that a use may see, the arms on the way, and those in which later ones replace it. */
type Candidate = Pick<Placed, "write" | "between"> & { readonly replaced: Written }

/** All that is written in the file alone, whatever values are. */
const readCandidates = (file: ParsedFile, writes: ReadonlyArray<Write>, use: number): ReadonlyArray<Candidate> => {
  const all = placedBefore(file, writes, use)
  return all.flatMap((placed) => {
    const { write, between } = placed
    if (between === undefined) return []
    const later = all.filter(
      ({ write: { start, isFallback } }) => start > write.start && start < use && isFallback !== true
    )
    return [{ write, between, replaced: replacing(placed, later) }]
  })
}

interface SeenBy {
  readonly writes: ReadonlyArray<Write>
  readonly candidates: ReadonlyArray<Candidate>
}

const seenKnown = oncePer<Variable, Map<number, SeenBy>>(() => new Map())

const seenBy = (file: ParsedFile, variable: Variable, use: number): SeenBy => {
  const known = seenKnown(variable)
  const before = known.get(use)
  if (before !== undefined) return before
  const writes = visibleWrites(file, variable, use)
  const isAlone = writes.length === 1 && variable.parameter === undefined
  const found = { writes, candidates: isAlone ? [] : readCandidates(file, writes, use) }
  known.set(use, found)
  return found
}

/** The assignments whose value a use of a variable can see: each in so few cases that all have a place among its values. */
export const seenWrites = (context: FileContext, variable: Variable, use: number): ReadonlyArray<SeenWrite> => {
  const { writes, candidates } = seenBy(context.file, variable, use)
  const [only] = writes
  if (only === undefined) return []
  if (writes.length === 1 && variable.parameter === undefined) return [{ write: only, cases: [always] }]
  const untouched = untouchedIn(context)
  const seeing = candidates.flatMap(({ write, between, replaced }) => {
    const one = seeingOf(context, between, replaced, untouched)
    return one === undefined ? [] : [{ write, one }]
  })
  const seenIn = (most: number): ReadonlyArray<SeenWrite> =>
    seeing.flatMap(({ write, one }) => {
      const cases = casesIn(one, most)
      return cases.length === 0 ? [] : [{ write, cases }]
    })
  const seen = seenIn(MAX_CASES)
  const values = seen.reduce((sum, { cases }) => sum + cases.length, 0)
  return values <= MAX_VALUES ? seen : seenIn(Math.max(1, Math.floor(MAX_VALUES / writes.length)))
}
