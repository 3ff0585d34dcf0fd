import type { Evidence } from "../model/Finding.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** Scopes whose values say nothing of production. */
const APART: ReadonlySet<UsageScope> = new Set(["test", "example"])

const scopeOf = ({ path: own, usage }: ParsedFile, { path = own, scope, place }: Evidence): UsageScope =>
  path === own ? usage.atLine(place.line) : (scope ?? usageScopeOf(path))

/** Whether a value came through a test or an example to a use at an offset of a file that is of neither. */
export const isOfTests = (file: ParsedFile, use: number, evidence: ReadonlyArray<Evidence>): boolean =>
  evidence.some((one) => APART.has(scopeOf(file, one))) && file.usage.atOffset(use) === "production"

/** What of a file speaks for what stands at an offset of it: what only tests do is nothing that other parts of it do. */
export const withoutTests = <A extends { readonly start: number }>(
  { usage }: ParsedFile,
  at: number,
  all: ReadonlyArray<A>
): ReadonlyArray<A> =>
  all.length > 0 && usage.atOffset(at) === "production"
    ? all.filter(({ start }) => usage.atOffset(start) === "production")
    : all
