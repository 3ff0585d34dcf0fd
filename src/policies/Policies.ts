import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { policies as builtIn } from "../../scanner/classify/policies.ts"
import type { Policy } from "../../scanner/classify/Policy.ts"
import { instantOf } from "../domain/Instant.ts"
import { PolicyBuiltIn, PolicyCapReached, PolicyInUse, PolicyNotFound } from "../domain/policyErrors.ts"
import type { ChosenPolicy, PolicyRecord } from "../domain/PolicyRecord.ts"
import { PolicyId } from "../domain/RepositoryRecord.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { type OwnPolicyRow, PoliciesRepo } from "./PoliciesRepo.ts"

/** Per tenant. */
const mostOwn = 20

/** Some id is neither the program's nor the tenant's. */
export class UnknownPolicies extends Data.TaggedError("UnknownPolicies") {
  get isRetryable(): boolean {
    return false
  }
}

export const isUnknownPolicies = (error: unknown): error is UnknownPolicies => error instanceof UnknownPolicies

/** What the database would choke on is no id. */
const isPolicyId = Schema.is(PolicyId)

const isBuiltIn = (id: string): boolean => Object.hasOwn(builtIn, id)

const recordOf = (policy: Policy, updatedAt: Date | null): PolicyRecord => ({
  id: policy.id,
  title: policy.title,
  authority: policy.authority,
  version: policy.version,
  status: policy.status,
  published: policy.published,
  source: policy.source,
  scope: policy.scope,
  own: updatedAt !== null,
  updated_at: updatedAt === null ? null : instantOf(updatedAt)
})

const ownRecordOf = ({ document, updated_at }: OwnPolicyRow): PolicyRecord => recordOf(JSON.parse(document), updated_at)

const make = Effect.gen(function* () {
  const repo = yield* PoliciesRepo
  const { writeAsTenant } = yield* Tenancy

  const list = Effect.fnUntraced(function* () {
    const own = yield* repo.list()
    const policies = [...Object.values(builtIn).map((policy) => recordOf(policy, null)), ...own.map(ownRecordOf)]
    return { policies, count: policies.length, chosen: yield* repo.chosen() }
  })

  /** Part of the current transaction: they stay there until it ends. */
  const requireKnown = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
    yield* repo.lock()
    const own = new Set((yield* repo.list()).map(({ id }) => id))
    if (!ids.every((id) => isBuiltIn(id) || own.has(id))) return yield* new UnknownPolicies()
  })

  const choose = Effect.fnUntraced(function* (ids: ReadonlyArray<string> | null) {
    const wanted = ids === null ? null : [...new Set(ids)]
    yield* writeAsTenant(() => Effect.andThen(requireKnown(wanted ?? []), repo.choose(wanted)))
    return yield* list()
  })

  const store = Effect.fnUntraced(function* (policy: Policy) {
    if (isBuiltIn(policy.id)) return yield* new PolicyBuiltIn({})
    return yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        yield* repo.lock()
        const own = yield* repo.list()
        const isNew = own.every(({ id }) => id !== policy.id)
        if (isNew && own.length >= mostOwn) return yield* new PolicyCapReached({})
        return ownRecordOf(yield* repo.put(policy.id, JSON.stringify(policy)))
      })
    )
  })

  const get = Effect.fnUntraced(function* (id: string) {
    if (isBuiltIn(id)) return builtIn[id]!
    const row = isPolicyId(id) ? yield* repo.find(id) : undefined
    return row === undefined ? yield* new PolicyNotFound({}) : (JSON.parse(row.document) as Policy)
  })

  const remove = Effect.fnUntraced(function* (id: string) {
    if (isBuiltIn(id)) return yield* new PolicyBuiltIn({})
    yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        yield* repo.lock()
        if (!isPolicyId(id) || (yield* repo.find(id)) === undefined) return yield* new PolicyNotFound({})
        if (yield* repo.isChosen(id)) return yield* new PolicyInUse({})
        yield* repo.remove(id)
      })
    )
  })

  /** What a repository with this choice is evaluated under; null for all policies of the program. */
  const effective = Effect.fnUntraced(function* (choice: ReadonlyArray<string> | null) {
    const ids = choice ?? (yield* repo.chosen())
    if (ids === null) return null
    const own = ids.every(isBuiltIn) ? [] : yield* repo.list()
    const documents = new Map(own.map(({ id, document }) => [id, document]))
    return ids.map((id): ChosenPolicy => ({ id, document: isBuiltIn(id) ? null : (documents.get(id) ?? null) }))
  })

  /** What a scan of that repository is evaluated under now. */
  const effectiveFor = (repository: string) => Effect.flatMap(repo.chosenBy(repository), effective)

  return { list, requireKnown, choose, store, get, remove, effective, effectiveFor }
})

/** Policies that a tenant can choose, its own among them, and its choice. */
export class Policies extends Context.Service<Policies>()("ciphermap/Policies", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(PoliciesRepo.layer))
}
