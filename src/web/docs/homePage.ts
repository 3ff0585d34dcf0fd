import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { DocsPage } from "./DocsPage.ts"
import { codeText } from "./markdown/codeText.ts"
import { listedAt, type Listed, sections } from "./sections.ts"

/** The commands of `docs/quickstart.md`, one of each step; a test compares. */
export const shortest = [
  "npm ci && npm start",
  "export CBOM_URL=http://localhost:8080 CBOM_API_KEY=cbk_test_...",
  `curl -sS "$CBOM_URL/api/v1/cbom/scans" -H "Authorization: Bearer $CBOM_API_KEY" -H "Content-Type: application/json" -d '{"repo_url": "https://github.com/jpadilla/pyjwt"}'`,
  `curl -sS "$CBOM_URL/api/v1/cbom/scans/SCAN_ID" -H "Authorization: Bearer $CBOM_API_KEY"`,
  `curl -sS -o bom.json "$CBOM_URL/api/v1/cbom/scans/SCAN_ID/bom.json" -H "Authorization: Bearer $CBOM_API_KEY"`
].join("\n")

const card = ({ description, path, title }: Listed): Html =>
  markup`<li><a href="${path}">${title}</a><p>${description}</p></li>`

const { description, path } = listedAt("/docs")!

/** What Ciphermap does, and where everything else is. */
export const homePage: DocsPage = {
  path,
  title: "Ciphermap documentation",
  description,
  content: markup`<p>Ciphermap reads source code and says which cryptography is in it: algorithms with mode, padding, key size and curve,
      keys, protocols and certificates, each with file, line and the API that was called. It says what that means: weaknesses with what
      to use instead, what eight policies say of each asset and from when, and two scores. It writes CycloneDX, SPDX, SARIF and a report
      as one HTML file.</p>
    <p>What it does not know it says: a guessed key size is never reported as a fact, and a call whose algorithm cannot be resolved is
      reported as unknown.</p>
    <h2 id="five-lines">A bill of materials in five lines</h2>
    <pre class="scroll" tabindex="0"><code>${codeText(shortest)}</code></pre>
    <p>The first start prints the key. <a href="/docs/quickstart">Quickstart</a> goes through it step by step.</p>
    ${sections.map(
      ({ pages, title }) =>
        markup`<h2>${title}</h2><ul class="docs-cards">${pages.filter((page) => page.path !== path).map(card)}</ul>`
    )}`
}
