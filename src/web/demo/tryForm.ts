import { distance } from "../../../scanner/classify/nearest.ts"
import { fieldValue, type Html, markup } from "../../../scanner/html/markup.ts"

const longest = 400

const errorId = "repo-url-problem"

const problemNote = (problem: string | undefined): Html | undefined =>
  problem === undefined ? undefined : markup`<span class="wrong" id="${errorId}" role="alert">${problem}</span>`

const hint = (hosts: ReadonlyArray<string>): string =>
  `On ${hosts.join(", ")}. One scan a day from your network, up to a minute long. The code is read, never run, and not kept.`

/** The submitted address, and the error. */
export interface Attempt {
  readonly value?: string
  readonly problem?: string
}

interface TryFormView extends Attempt {
  /** The path prefix of the site's pages. */
  readonly base: string
  readonly hosts: ReadonlyArray<string>
}

/** The form for a repository to scan. */
export const tryForm = ({ base, hosts, value = "", problem }: TryFormView): Html => {
  const described = problem === undefined ? "repo-url-hint" : `${errorId} repo-url-hint`
  return markup`<form class="try" method="post" action="${base}/try">
    <label for="repo-url">Address of a public repository</label>
    <div class="try-line">
      <input id="repo-url" name="repo_url" type="text" inputmode="url" autocomplete="url" autocapitalize="none" spellcheck="false" required maxlength="${longest}" value="${fieldValue(value)}" placeholder="https://github.com/owner/name" aria-describedby="${described}"${problem === undefined ? undefined : markup` aria-invalid="true"`} />
      <button class="primary">Scan it</button>
    </div>
    ${problemNote(problem)}
    <p class="hint" id="repo-url-hint">${hint(hosts)}</p>
  </form>`
}

const mostApart = 2

/** The address with the host that was probably meant, of those that are scanned; undefined where none is near. */
export const correctedHost = (url: string, hosts: ReadonlyArray<string>): string | undefined => {
  const host = URL.parse(url)?.hostname
  if (host === undefined) return undefined
  const [near] = hosts.map((one) => ({ one, apart: distance(host, one) })).toSorted((a, b) => a.apart - b.apart)
  if (near === undefined || near.apart === 0 || near.apart > mostApart) return undefined
  return url.replace(/^(https?:\/\/)[^/]*/i, `$1${near.one}`)
}
