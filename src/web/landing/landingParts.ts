import { manifest } from "../../../grammars/manifest.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { grouped } from "../../../scanner/html/numbers.ts"
import { algorithms } from "../../../scanner/model/algorithms.ts"

const gains: ReadonlyArray<readonly [title: string, text: string]> = [
  [
    "An inventory",
    "Every algorithm, protocol, key and certificate that the code uses, with the file and the line: a cryptographic bill of materials as CycloneDX 1.6 or SPDX 3.0.1."
  ],
  [
    "Findings",
    "What is weak today: broken hashes, short keys, keys in the code, certificates that nobody checks. Each says why, and what to use instead."
  ],
  [
    "Quantum readiness",
    "How much of the public-key cryptography a quantum computer would break, and when each policy stops allowing it."
  ]
]

export const gainsSection: Html = markup`<section aria-labelledby="gains-title">
  <h2 id="gains-title">What you get</h2>
  <div class="grid front-three">
    ${gains.map(([title, text]) => markup`<div class="card"><h3>${title}</h3><p>${text}</p></div>`)}
  </div>
</section>`

const steps: ReadonlyArray<readonly [title: string, text: string]> = [
  ["Name a repository", "Any public one. Nothing is to be installed, and nothing in it is run."],
  ["It is read", "One commit is fetched and every file in it is parsed, in a process that is cut off from the rest."],
  ["Read the result", "A score from 0 to 100, the findings by severity, and where in the code they are."]
]

export const stepsSection: Html = markup`<section aria-labelledby="steps-title">
  <h2 id="steps-title">How it goes</h2>
  <ol class="steps">
    ${steps.map(([title, text]) => markup`<li><h3>${title}</h3><p>${text}</p></li>`)}
  </ol>
</section>`

const figures: ReadonlyArray<readonly [number, string]> = [
  [manifest.length, "languages and dialects are parsed, not searched"],
  [Object.keys(algorithms).length, "algorithms are known by name"],
  [weaknessRules.length, "rules say what is weak"],
  [Object.keys(policies).length, "policies say until when"]
]

/** Counted from the rule tables. */
export const figuresList: Html = markup`<dl class="figures front-figures">
  ${figures.map(([count, text]) => markup`<div><dt>${text}</dt><dd>${grouped(count)}</dd></div>`)}
</dl>`

/** Longer titles are set smaller. */
const longTitle = 60

interface Hero {
  readonly eyebrow?: string | undefined
  readonly title: string
  readonly lead: string
  readonly form: Content
  readonly figure: Content
}

/** The first screen. */
export const hero = ({ eyebrow, title, lead, form, figure }: Hero): Html => markup`<div class="hero">
  <div class="hero-words">
    ${eyebrow === undefined ? undefined : markup`<p class="eyebrow">${eyebrow}</p>`}
    <h1${title.length > longTitle ? markup` class="long"` : undefined}>${title}</h1>
    <p class="lead">${lead}</p>
    ${form}
  </div>
  ${figure}
</div>`
