import { clipped } from "../../../scanner/html/escape.ts"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import type { DemoTry } from "../../domain/DemoTry.ts"
import { outside } from "../layout.ts"
import { type Front, homeOf } from "../landing/Front.ts"
import { frontPage, titleIn } from "../landing/frontLayout.ts"
import type { Page } from "../Page.ts"
import type { RefusedTry } from "./refusedTry.ts"
import { isRunning, tryStatus } from "./tryStatus.ts"

const shownLength = 120

const titles = {
  queued: "Scan is waiting",
  downloading: "Scan is running",
  scanning: "Scan is running",
  completed: "Scan is done",
  failed: "Scan failed"
} as const satisfies Record<DemoTry["status"], string>

const nameOf = ({ repo_url, ref }: DemoTry): string => {
  const path = URL.parse(repo_url)?.pathname ?? repo_url
  const [, owner = "", name = ""] = path.replace(/\.git$/, "").split("/")
  return clipped(ref === null ? `${owner}/${name}` : `${owner}/${name} at ${ref}`, shownLength)
}

const titleOf = (found: DemoTry): string => `${titles[found.status]}: ${nameOf(found)}`

const formPath = (front: Front): string => `${front.base}/try`

const again = (front: Front): Html =>
  markup`<p class="actions"><a class="button primary" href="${formPath(front)}">Try another repository</a><a href="${homeOf(front)}">Back to the start</a></p>`

const ours = (
  publicUrl: string
): Html => markup`<p>The whole report, the bill of materials, comparisons and private use come with an API key: see the <a href="${publicUrl}/docs">documentation</a>.</p>
  <p>On your own machine the same scan is one command:</p>
  <pre class="scroll" tabindex="0" aria-label="Command"><code>ciphermap scan PATH --format html --output report.html</code></pre>`

const theirs = ({ site }: Front): Html => {
  const ways = [
    outside(site.website_url, "their website"),
    outside(site.support_url, "their support page"),
    site.support_email === null || site.support_email === undefined ? undefined : markup`${site.support_email}`
  ].filter((one) => one !== undefined)
  const asked = ways.map((way, at) => markup`${at === 0 ? "" : ", "}${way}`)
  return markup`<p>This is a summary. The whole report has every finding and every asset with its places, and a bill of materials to download.
    ${ways.length === 0 ? markup`${site.display_name ?? ""} makes it for you.` : markup`Ask ${site.display_name ?? ""} for it: ${asked}.`}</p>`
}

const whole = (front: Front, publicUrl: string): Html => markup`<section aria-labelledby="whole-title" class="whole">
  <h2 id="whole-title">Get all of it</h2>
  ${front.tenant === undefined ? ours(publicUrl) : theirs(front)}
  ${again(front)}
</section>`

const shownIn = (front: Front, found: DemoTry, publicUrl: string) => ({
  found,
  address: `${front.base}/try/${found.id}`,
  again: again(front),
  whole: whole(front, publicUrl)
})

/** The part that changes, with the new title of the page. */
export const tryPart = (front: Front, found: DemoTry, publicUrl: string): Html =>
  markup`<title>${titleIn(front, titleOf(found))}</title>${tryStatus(shownIn(front, found, publicUrl))}`

const heading = (found: DemoTry): Content => markup`<div class="title"><p class="eyebrow">Scan of</p>
  <h1>${nameOf(found)}</h1>
  ${found.commit_sha === null ? undefined : markup`<p class="muted">Commit <code>${found.commit_sha.slice(0, 12)}</code></p>`}</div>`

const refreshSeconds = 2

/** A scan of the demo, from its beginning to its result. */
export const tryPage = (front: Front, found: DemoTry, publicUrl: string): Page =>
  frontPage(front, {
    title: titleOf(found),
    head: heading(found),
    main: tryStatus(shownIn(front, found, publicUrl)),
    ...(isRunning(found) && { isLive: true, refreshSeconds })
  })

/** The form alone, with the error of a submission. */
export const tryFormPage = (front: Front, form: Content): Page =>
  frontPage(front, {
    title: "Try it",
    main: markup`<div class="plain-page"><h1>Try it</h1>
      <p>A summary of the cryptography in a public repository, without an account.</p>
      ${form}</div>`
  })

/** Shown when the demo is not available. */
export const tryRefusedPage = (front: Front, { title, detail }: RefusedTry, publicUrl: string): Page =>
  frontPage(front, {
    title,
    main: markup`<div class="plain-page"><h1>${title}</h1>
      <p>${detail}</p>
      <ul class="next">
        <li>A repository that somebody has just tried is shown at once, whoever asks.</li>
        ${front.tenant === undefined ? markup`<li>With an API key there is no such limit: see the <a href="${publicUrl}/docs">documentation</a>.</li>` : undefined}
        <li><a href="${homeOf(front)}">Back to the start</a></li>
      </ul></div>`
  })
