import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { type Html, markup } from "../../../scanner/html/markup.ts"
import { counted } from "../../../scanner/html/numbers.ts"
import { plain } from "../../../scanner/html/parts.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import type { AuditEntry } from "../../domain/MemberRecord.ts"
import { Audit } from "../../keys/Audit.ts"
import { RateLimits } from "../../rateLimits/RateLimits.ts"
import { queryOf } from "../requestFields.ts"
import { consoleAccess } from "./consoleAccess.ts"
import { consoleHeaders, consolePage } from "./consolePage.ts"
import { exactMoment } from "./moment.ts"

const perPage = 50

const pages: Readonly<Record<string, string>> = {
  cbom: "/console/scans",
  rep: "/console/repositories",
  sch: "/console/schedules",
  whk: "/console/webhooks"
}

const subjectView = (subject: string): Html => {
  const path = pages[subject.split("_", 1)[0] ?? ""]
  const text = markup`<code>${plain(subject)}</code>`
  return path === undefined ? text : markup`<a href="${path}/${encodeURIComponent(subject)}">${text}</a>`
}

const line = ({ at, actor, action, subject }: AuditEntry): Html =>
  markup`<tr><th scope="row">${exactMoment(at)}</th><td data-label="Who">${plain(actor)}</td><td data-label="What"><code>${plain(action)}</code></td><td data-label="To what">${subjectView(subject)}</td></tr>`

const table = (entries: ReadonlyArray<AuditEntry>): Html =>
  entries.length === 0
    ? markup`<p class="empty">No further entry.</p>`
    : markup`<table class="plain cards-narrow"><caption>${counted(entries.length, "entry", "entries")}, the newest first.</caption>
        <thead><tr>${["When", "Who", "What", "To what"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${entries.map(line)}</tbody></table>`

/** Who did what with the keys of a tenant; for owners. */
export const auditPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const audit = yield* Audit
    const limits = yield* RateLimits
    const { signedIn } = yield* consoleAccess

    const page = Effect.gen(function* () {
      const asked = (yield* queryOf).get("cursor") ?? ""
      const before = /^\d{1,18}$/.test(asked) ? asked : undefined
      const { entries, nextCursor } = yield* audit.list(before, perPage)
      const main = markup`<p class="crumbs"><a href="/console/keys">Keys</a></p>
        <div class="head-row"><p class="intro">Entries are written with what they tell of, and never change.</p><p><a class="button" href="/console/audit.csv">Download all as CSV</a></p></div>
        ${table(entries)}
        <p class="actions paging">
          ${before === undefined ? undefined : markup`<a class="button small" href="/console/audit">Newest</a>`}
          ${nextCursor === null ? undefined : markup`<a class="button small" rel="next" href="/console/audit?cursor=${nextCursor}">Older</a>`}
        </p>`
      return yield* consolePage({ section: "keys", title: "Audit log", main })
    })

    const file = Effect.gen(function* () {
      const { id } = yield* CurrentTenant
      yield* limits.require("downloads", id)
      return HttpServerResponse.stream(yield* audit.csv, {
        contentType: "text/csv; charset=utf-8",
        headers: { ...consoleHeaders, "content-disposition": 'attachment; filename="audit.csv"' }
      })
    })

    yield* router.add("GET", "/console/audit", signedIn(page, "owner"))
    yield* router.add("GET", "/console/audit.csv", signedIn(file, "owner"))
  })
)
