/** Names that compilers give to what they add; in names of types their angle brackets stand as single quotation marks. */

/** Objects that hold what lambdas take along from the method around them: of Roslyn, and of Mono. */
const CLOSURE = /(?:^|[/.])(?:[\u2039<][\u203a>]c(?:__DisplayClass[^/]*)?|[\u2039<].*[\u203a>]c__AnonStorey[^/]*)$/

export const isClosure = (type: string): boolean => {
  const name = type.startsWith("L") && type.endsWith(";") ? type.slice(1, -1) : type
  const open = name.indexOf("<")
  return CLOSURE.test(open < 0 ? name : name.slice(0, open))
}

/** Classes of which the method of a lambda is, or of which its body is in steps (`async`, `yield`). */
const MACHINE = /(?:^|[/.])[\u2039<](.*)[\u203a>](?:d__|c__Iterator|c__async)[^/]*$/

/** The method that a class runs in steps. */
export const machineOf = (type: string): string | undefined => MACHINE.exec(type)?.[1]

/** Whether a type was added by a compiler, and stands in no source. */
export const isGeneratedType = (name: string): boolean => /[\u2039<][^/]*[\u203a>]/.test(name)

const LAMBDA = /^<.*>(?:b__|m__)/
const LOCAL_FUNCTION = /^<.*>g__(.+)\|\d+(?:_\d+)?$/

/** Whether a method is the body of a lambda. */
export const isLambda = (name: string): boolean => LAMBDA.test(name)

/** The name of a function within a method. */
export const localFunction = (name: string): string | undefined => LOCAL_FUNCTION.exec(name)?.[1]

const BACKING = /^<(.+)>k__BackingField$/
const HOISTED = /^<(.+)>5__\d+$/
const MONO_HOISTED = /^<(.+)>__\d+$/

/** A field as its source names it: of a property, or of a variable that is kept between steps. */
export const plainField = (name: string): string => {
  const found = BACKING.exec(name) ?? HOISTED.exec(name) ?? MONO_HOISTED.exec(name)
  return found === null ? name : found[1]!
}

/** The object around a closure or a machine. */
export const isSelfField = (name: string): boolean => name === "<>4__this" || name === "$this"

/** What a machine keeps for itself. */
export const isStateField = (name: string): boolean =>
  /^(?:<>[1-9]__state|\$PC|\$disposing|<>l__initialThreadId)$/.test(name)

export const isCurrentField = (name: string): boolean => name === "<>2__current" || name === "$current"

/** Fields that keep a delegate that was made once. */
export const isDelegateCache = (name: string): boolean =>
  /^(?:<>9__|<>f__am\$cache|<>f__mg\$cache|<\d+>__|CS\$<>9__CachedAnonymousMethodDelegate)/.test(name)
