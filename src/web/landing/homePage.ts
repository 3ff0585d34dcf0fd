import { type Content, type Html, joined, markup, verbatim } from "../../../scanner/html/markup.ts"
import type { Page } from "../Page.ts"
import type { Front } from "./Front.ts"
import { frontPage } from "./frontLayout.ts"
import { deadlinesChart } from "./deadlinesChart.ts"
import { figuresList, gainsSection, hero, stepsSection } from "./landingParts.ts"

interface HomeView {
  readonly form: Content
  readonly publicUrl: string
  readonly year: number
}

const lead =
  "Ciphermap reads source code and tells which cryptography it uses, what of it is weak, and what has to change before quantum computers arrive. As a service with an API, as a command, and as a library."

const commands = (url: string): string =>
  `export KEY=cbk_test_...

curl -X POST ${url}/api/v1/cbom/scans -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" -d '{"repo_url":"https://github.com/openssl/openssl"}'

curl ${url}/api/v1/cbom/scans/SCAN_ID -H "Authorization: Bearer $KEY"

curl -O -J ${url}/api/v1/cbom/scans/SCAN_ID/bom.json -H "Authorization: Bearer $KEY"`

const lineEnd = verbatim("\n")

const quickstart = (url: string): Html => markup`<section aria-labelledby="api-title">
  <h2 id="api-title">From your own programs</h2>
  <p class="intro">Submit a scan, poll it, download its bill of materials. Webhooks tell you when it is done, so that you need not ask.</p>
  <pre class="scroll" tabindex="0" aria-label="Commands"><code>${joined(commands(url).split("\n"), lineEnd)}</code></pre>
  <p class="actions"><a class="button" href="/docs">Documentation</a><a class="button" href="/console">Console: keys, scans, branding, webhooks</a></p>
</section>`

/** The start page of the service. */
export const homePage = (front: Front, { form, publicUrl, year }: HomeView): Page =>
  frontPage(front, {
    title: "Ciphermap",
    description: "Reads source code and tells which cryptography is in it, what is weak, and until when it is allowed.",
    isIndexed: true,
    head: hero({ title: "Know the cryptography in your code", lead, form, figure: deadlinesChart(year) }),
    main: markup`${figuresList}${gainsSection}${stepsSection}${quickstart(publicUrl)}`
  })
