import { markup } from "../../../scanner/html/markup.ts"
import { layout } from "../layout.ts"
import type { Page } from "../Page.ts"

const title = "Nobody has this page"

/** For a name without an active tenant. */
export const missingSite = (publicUrl: string): Page => ({
  title,
  body: layout({
    site: {},
    home: publicUrl,
    mainClass: "front",
    main: markup`<div class="plain-page">
      <h1>${title}</h1>
      <p>The name in this address was never given out, or who had it has given it up.</p>
      <ul class="next">
        <li>Look for a mistake in the address.</li>
        <li>Ask for the new address where you found this one.</li>
        <li>If the page is yours, choose its name in the <a href="${publicUrl}/console/branding">console</a>.</li>
        <li>Try a scan on the <a href="${publicUrl}/">page of this service</a>.</li>
      </ul>
    </div>`
  })
})
