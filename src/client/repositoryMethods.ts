import * as Effect from "effect/Effect"
import { type Calls, given, keyOf, segment } from "./Calls.ts"
import type { Client, RepositoryPage, RepositoryPageOptions } from "./Client.ts"
import type { PlanDocument, PlanFormat } from "../domain/PlanDocument.ts"
import type { ClientError } from "./ClientError.ts"
import { runCall } from "./requestClient.ts"

type RepositoryMethods = Pick<
  Client,
  | "createRepository"
  | "listRepositories"
  | "repositoryPages"
  | "portfolio"
  | "getRepository"
  | "changeRepository"
  | "deleteRepository"
  | "repositoryScans"
  | "repositoryTrend"
  | "repositoryInventory"
  | "repositoryChanges"
  | "repositoryPlan"
  | "writtenPlan"
  | "triagedFindings"
  | "triageFindings"
  | "triageHistory"
  | "triagedSarif"
  | "vex"
  | "listPolicies"
  | "choosePolicies"
  | "storePolicy"
  | "getPolicy"
  | "deletePolicy"
>

const planQuery = (format: PlanFormat, at: string | undefined) => ({ format, ...(at !== undefined && { at }) })

/** Methods for repositories and policies. */
export const repositoryMethods = ({
  api: { repositories, plans, policies, triage },
  tried
}: Pick<Calls, "api" | "tried">): RepositoryMethods => {
  const of = <A>(
    id: string,
    call: (params: { readonly repository_id: string }) => Effect.Effect<A, unknown>,
    signal: AbortSignal | undefined
  ): Promise<A> =>
    runCall(
      Effect.flatMap(segment("repository_id", id), (repository_id): Effect.Effect<A, ClientError> =>
        tried(call({ repository_id }))
      ),
      signal
    )

  const ofPolicy = <A>(
    id: string,
    call: (params: { readonly policy_id: string }) => Effect.Effect<A, unknown>,
    signal: AbortSignal | undefined
  ): Promise<A> =>
    runCall(
      Effect.flatMap(segment("policy_id", id), (policy_id): Effect.Effect<A, ClientError> =>
        tried(call({ policy_id }))
      ),
      signal
    )

  const listRepositories = ({
    limit = 50,
    sort = "score",
    signal,
    ...query
  }: RepositoryPageOptions = {}): Promise<RepositoryPage> =>
    runCall(
      tried(repositories.list({ query: given({ limit, sort, ...query }) as { limit: number; sort: typeof sort } })),
      signal
    )

  return {
    createRepository: (request, { signal, ...making } = {}) =>
      runCall(
        Effect.flatMap(keyOf(making), (headers) => tried(repositories.create({ headers, payload: given(request) }))),
        signal
      ),
    listRepositories,
    async *repositoryPages(from = {}) {
      let cursor: string | null | undefined = from.cursor
      while (cursor !== null) {
        const next: RepositoryPage = await listRepositories({ ...from, cursor })
        yield next
        cursor = next.next_cursor
      }
    },
    portfolio: ({ signal } = {}) => runCall(tried(repositories.portfolio({})), signal),
    getRepository: (id, { signal } = {}) => of(id, (params) => repositories.get({ params }), signal),
    changeRepository: (id, update, { signal } = {}) =>
      of(id, (params) => repositories.change({ params, payload: given(update) }), signal),
    deleteRepository: (id, { signal } = {}) => of(id, (params) => repositories.remove({ params }), signal),
    repositoryScans: (id, { limit = 50, cursor, signal } = {}) =>
      of(
        id,
        (params) => repositories.scans({ params, query: { limit, ...(cursor !== undefined && { cursor }) } }),
        signal
      ),
    repositoryTrend: (id, { limit = 50, signal } = {}) =>
      of(id, (params) => Effect.map(repositories.trend({ params, query: { limit } }), ({ points }) => points), signal),
    repositoryInventory: (id, { on, signal } = {}) =>
      of(id, (params) => repositories.inventory({ params, query: on === undefined ? {} : { on } }), signal),
    repositoryChanges: (id, since, { signal } = {}) =>
      of(id, (params) => repositories.changes({ params, query: { since } }), signal),
    repositoryPlan: (id, { at, signal } = {}) =>
      of(
        id,
        (params) => Effect.map(plans.read({ params, query: planQuery("json", at) }), (plan) => plan as PlanDocument),
        signal
      ),
    writtenPlan: (id, format, { at, signal } = {}) =>
      of(
        id,
        (params) => Effect.map(plans.read({ params, query: planQuery(format, at) }), (plan) => plan as string),
        signal
      ),
    triagedFindings: (id, { state, on, signal } = {}) =>
      of(
        id,
        (params) =>
          triage.findings({
            params,
            query: { ...(state !== undefined && { state }), ...(on !== undefined && { on }) }
          }),
        signal
      ),
    triageFindings: (id, request, { signal } = {}) =>
      of(
        id,
        (params) => Effect.map(triage.decide({ params, payload: given(request) }), ({ decisions }) => decisions),
        signal
      ),
    triageHistory: (id, { limit = 50, cursor, finding, signal } = {}) =>
      of(
        id,
        (params) =>
          triage.history({
            params,
            query: { limit, ...(cursor !== undefined && { cursor }), ...(finding !== undefined && { finding }) }
          }),
        signal
      ),
    triagedSarif: (id, { signal } = {}) => of(id, (params) => triage.sarif({ params }), signal),
    vex: (id, { signal } = {}) => of(id, (params) => triage.vex({ params }), signal),
    listPolicies: ({ signal } = {}) => runCall(tried(policies.list({})), signal),
    choosePolicies: (chosen, { signal } = {}) => runCall(tried(policies.choose({ payload: { chosen } })), signal),
    storePolicy: (document, { signal } = {}) => runCall(tried(policies.store({ payload: document })), signal),
    getPolicy: (id, { signal } = {}) => ofPolicy(id, (params) => policies.get({ params }), signal),
    deletePolicy: (id, { signal } = {}) => ofPolicy(id, (params) => policies.remove({ params }), signal)
  }
}
