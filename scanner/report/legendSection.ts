import { type Content, type Html, markup } from "../html/markup.ts"
import { pill, sectionEnd, sectionStart } from "../html/parts.ts"
import { SEVERITIES, STATUS_TONES, STATUSES } from "../html/words.ts"

type Term = readonly [name: Content, meaning: string]

const SEVERITY_TERMS: ReadonlyArray<Term> = [
  [pill(SEVERITIES.critical, "critical"), "Protection is absent or can be broken with little effort."],
  [pill(SEVERITIES.high, "high"), "Broken or far too weak for what it is used for."],
  [pill(SEVERITIES.medium, "medium"), "Weak, or about to be; plan its replacement."],
  [
    pill(SEVERITIES.low, "low"),
    "A matter of hygiene, or a severe weakness where nothing rests on it, such as in a test."
  ],
  [pill(SEVERITIES.info, "info"), "Worth knowing; nothing is wrong yet."]
]

const STATUS_TERMS: ReadonlyArray<Term> = [
  [pill(STATUSES.compliant, STATUS_TONES.compliant), "The policy allows it."],
  [pill(STATUSES.deprecated, STATUS_TONES.deprecated), "The policy still allows it and asks to move away from it."],
  [pill(STATUSES.disallowed, STATUS_TONES.disallowed), "The policy does not allow it."],
  [
    pill(STATUSES.disallowed, `${STATUS_TONES.disallowed} ahead`),
    "With a dashed border: from the day given, not yet today."
  ],
  [
    pill(STATUSES.unknown, STATUS_TONES.unknown),
    "The policy does not say, or the source does not show what it asks for."
  ]
]

const PROVENANCE_TERMS: ReadonlyArray<Term> = [
  ["literal", "Written at the call itself, or fixed by the API that is called."],
  ["resolved", "Reached through constants, variables or settings, over so many hops."],
  ["inferred", "Named by an argument of a call whose result is declared as a type of the library."],
  ["default", "The library's documented default, because the call does not say."],
  ["unknown", "The call sets it, but its value cannot be read from the source. It is never guessed."],
  ["confidence", "How sure the name of an asset is, at its best place: 100 % where everything is literal."]
]

/** `docs/methodology.md`, Levels. */
const LEVEL_TERMS: ReadonlyArray<Term> = [
  ["classical", "Bits of security against computers as they are."],
  [
    "NIST category",
    "1 to 5: at least as hard to break, for quantum computers too, as AES-128, SHA-256, AES-192, SHA-384 and AES-256."
  ],
  ["normative", "FIPS 203, 204 or 205 gives the parameter set its category."],
  ["reference", "The strength of AES, SHA-2 or SHA-3 by which the category is defined."],
  [
    "derived",
    "Compared with a reference by size, or claimed by its authors; a choice of this method, not of a standard."
  ],
  [
    "no category",
    "Broken by Shor's algorithm or by classical attacks, or weaker than category 1. No standard says so; it is this method's policy."
  ]
]

const SCOPE_TERMS: ReadonlyArray<Term> = [
  ["production", "The project's own code, as far as can be seen."],
  ["test", "Tests with their fixtures, mocks and benchmarks."],
  ["example", "Documentation, examples and demonstrations."],
  ["generated", "Code that a tool wrote."],
  ["vendored", "A copy of other people's code."]
]

const terms = (title: string, all: ReadonlyArray<Term>): Html =>
  markup`<div class="card">
    <h3>${title}</h3>
    <dl class="terms">
      ${all.map(
        ([name, meaning]) =>
          markup`<div>
            <dt>${name}</dt>
            <dd>${meaning}</dd>
          </div>`
      )}
    </dl>
  </div>`

/** Definitions of the terms in the report. */
export const legendSection = (): Html =>
  markup`${sectionStart("legend", "How to read this report")}
    <div class="grid two">
      ${terms("Severity of a finding", SEVERITY_TERMS)}${terms("Verdict of a policy", STATUS_TERMS)}${terms(
        "Where a value comes from",
        PROVENANCE_TERMS
      )}${terms("Security levels", LEVEL_TERMS)}${terms("Whose use it is", SCOPE_TERMS)}
    </div>
    ${sectionEnd}`
