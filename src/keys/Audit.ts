import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { instantOf } from "../domain/Instant.ts"
import type { AuditEntry } from "../domain/MemberRecord.ts"
import { type AuditRow, AuditRepo } from "./AuditRepo.ts"

/** Rows that an export holds in memory. */
const pageRows = 1_000

const columns = ["id", "at", "actor", "key_id", "action", "subject"] as const

/** A spreadsheet would take such a cell for a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | null): string => {
  const text = value ?? ""
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const entryOf = ({ at, ...row }: AuditRow): AuditEntry => ({
  id: row.id,
  at: instantOf(at),
  actor: row.actor,
  key_id: row.key_id,
  action: row.action,
  subject: row.subject
})

const lineOf = (row: AuditRow): string => {
  const entry = entryOf(row)
  return `${columns.map((name) => cell(entry[name])).join(",")}\r\n`
}

const make = Effect.gen(function* () {
  const repo = yield* AuditRepo

  const list = Effect.fnUntraced(function* (before: string | undefined, limit: number) {
    const rows = yield* repo.list(before, limit + 1)
    const entries = rows.slice(0, limit).map(entryOf)
    return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
  })

  /** The whole log of the current tenant as CSV, page by page. */
  const csv = Effect.map(CurrentTenant, (tenant) =>
    Stream.unfold<string | undefined, string, never, never>("0", (after) =>
      after === undefined
        ? Effect.succeed(undefined)
        : Effect.map(
            Effect.orDie(Effect.provideService(repo.following(after, pageRows), CurrentTenant, tenant)),
            (rows) => {
              const head = after === "0" ? `${columns.join(",")}\r\n` : ""
              const next = rows.length < pageRows ? undefined : rows.at(-1)?.id
              return [head + rows.map(lineOf).join(""), next] as const
            }
          )
    ).pipe(Stream.map((text) => new TextEncoder().encode(text)))
  )

  return { list, csv }
})

/** Who did what with the keys of a tenant. */
export class Audit extends Context.Service<Audit>()("ciphermap/Audit", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(AuditRepo.layer))
}
