import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"

interface SecretView {
  readonly title: string
  /** Label of the field. */
  readonly label: string
  readonly secret: string
  readonly advice: Content
  /** Link to follow after copying. */
  readonly next: Html
}

/** A secret, shown once. The field has the focus, so that two keystrokes copy it. */
export const secretPanel = ({ title, label, secret, advice, next }: SecretView): Html =>
  markup`<div class="card shown-once" role="region" aria-labelledby="shown-once">
    <h2 id="shown-once">${title}</h2>
    <p><strong>This is the only time that it is shown.</strong> Copy it now: it is gone once the page is reloaded.</p>
    <label class="field" for="secret">${label}</label>
    <textarea id="secret" class="secret" rows="2" readonly autofocus autocomplete="off" spellcheck="false" aria-describedby="secret-hint">${secret}</textarea>
    <p class="hint" id="secret-hint">Press Ctrl+A in the field (⌘A on a Mac) to mark all of it, then copy.</p>
    <p>${advice}</p>
    <div class="actions">${next}</div>
  </div>`
