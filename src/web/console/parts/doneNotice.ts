import { type Html, markup } from "../../../../scanner/html/markup.ts"

/** Says what a form has done, on the page that it led to. Only sentences of ours are shown, whatever the address names. */
export const doneNotice = (done: string | null, sentences: Readonly<Record<string, string>>): Html | undefined =>
  done !== null && Object.hasOwn(sentences, done)
    ? markup`<p class="notice good" role="status">${sentences[done]}</p>`
    : undefined
