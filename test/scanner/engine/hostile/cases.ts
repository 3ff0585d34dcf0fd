import type { SourceFile } from "../../../../scanner/model/SourceFile.ts"
import { isLong } from "../../../support/isLong.ts"
import { bash } from "./bash.ts"
import { c } from "./c.ts"
import { csharp } from "./csharp.ts"
import { dart } from "./dart.ts"
import { elixir } from "./elixir.ts"
import { go } from "./go.ts"
import type { Hostile } from "./Hostile.ts"
import { java } from "./java.ts"
import { javascript } from "./javascript.ts"
import { kotlin } from "./kotlin.ts"
import { lua } from "./lua.ts"
import { php } from "./php.ts"
import { powershell } from "./powershell.ts"
import { python } from "./python.ts"
import { ruby } from "./ruby.ts"
import { rust } from "./rust.ts"
import { scala } from "./scala.ts"
import { swift } from "./swift.ts"

/** One way to be hostile, in one language. */
export interface HostileCase {
  readonly language: string
  readonly name: string
  readonly file: SourceFile
}

const scripting: ReadonlyArray<Hostile> = [...bash, ...elixir, ...lua, ...php, ...powershell, ...python, ...ruby]

const mobile: ReadonlyArray<Hostile> = [...dart, ...kotlin, ...swift]

const compiled: ReadonlyArray<Hostile> = [...java, ...csharp, ...go, ...rust, ...scala]

const encoder = new TextEncoder()

const casesOf = ({ language, path, texts }: Hostile): ReadonlyArray<HostileCase> =>
  Object.entries(texts).map(([name, content]) => ({
    language,
    name,
    file: { path, bytes: typeof content === "string" ? encoder.encode(content) : content }
  }))

const every: ReadonlyArray<HostileCase> = [...compiled, ...c, ...mobile, ...scripting, ...javascript].flatMap(casesOf)

/** The first case of each value, in order. */
const firstOfEach = (
  cases: ReadonlyArray<HostileCase>,
  of: (one: HostileCase) => string
): ReadonlyArray<HostileCase> => [...new Map(cases.toReversed().map((one) => [of(one), one])).values()]

/** A shape is the same whatever its size: `parentheses nested 5,000 deep` and `20,000 deep`. */
const shapeOf = ({ name }: HostileCase): string => name.replaceAll(/[\d,]+/g, "")

/** Each shape in one language; in every language that has it where every variant is asked for. */
const cases: ReadonlyArray<HostileCase> = isLong ? every : firstOfEach(every, shapeOf)

const casesOfLanguages = (languages: ReadonlyArray<Hostile>): ReadonlyArray<HostileCase> =>
  cases.filter((one) => languages.some(({ language }) => language === one.language))

export const compiledCases = casesOfLanguages(compiled)

export const cFamilyCases = casesOfLanguages(c)

export const javascriptCases = casesOfLanguages(javascript)

export const mobileCases = casesOfLanguages(mobile)

export const scriptingCases = casesOfLanguages(scripting)

/** Each thread loads each of them, and `describeHostile` has every language beside a good file in one. */
const inCompany = new Set(["C", "Go", "Java", "JavaScript", "PHP", "Python"])

/** Files to be scanned beside good ones in threads: one of each of some languages, or all. */
export const company: ReadonlyArray<HostileCase> = isLong
  ? every
  : firstOfEach(every, ({ language }) => language).filter(({ language }) => inCompany.has(language))
