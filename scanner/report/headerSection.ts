import { type Branding, brandLinks, brandText, logosOf, logoView } from "../html/Branding.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { link, plain } from "../html/parts.ts"
import type { Download } from "./HtmlOptions.ts"
import type { Report } from "./Report.ts"
import { commitLink, webAddress } from "../html/sourceLinks.ts"
import { isSafe } from "../html/safeAddress.ts"

/** Downloads with a relative or https address. */
const safeDownloads = (downloads: ReadonlyArray<Download> = []): ReadonlyArray<Download> =>
  downloads.filter(({ href }) => isSafe(href))

const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/

const time = (timestamp: string): Content => {
  const parts = DATE_TIME.exec(timestamp)
  return parts === null ? timestamp : markup`<time datetime="${timestamp}">${parts[1]}, ${parts[2]} UTC</time>`
}

/** Abbreviated commit. */
const shortCommit = (text: string): string => (/^[0-9a-f]{40,64}$/.test(text) ? text.slice(0, 12) : plain(text))

const repository = ({ options }: Report): ReadonlyArray<readonly [string, Content]> => {
  const { git } = options
  if (git === undefined) return []
  const address = webAddress(git.url)
  return [
    ...(address === undefined ? [] : [["Repository", link(address, address.replace("https://", ""))] as const]),
    ...(git.revision === undefined ? [] : [["Branch or tag", plain(git.revision)] as const]),
    ...(git.commit === undefined
      ? []
      : [["Commit", link(commitLink(options), markup`<code>${shortCommit(git.commit)}</code>`)] as const]),
    ...(git.subfolder === undefined ? [] : [["Folder", markup`<code>${plain(git.subfolder)}</code>`] as const])
  ]
}

const versionShown = ({ options: { component, git } }: Report): string | undefined =>
  component.version === undefined || component.version === git?.commit ? undefined : component.version

const facts = (report: Report): ReadonlyArray<readonly [string, Content]> => {
  const { options, assessment } = report
  const version = versionShown(report)
  return [
    ...(version === undefined ? [] : [["Version", shortCommit(version)] as const]),
    ...repository(report),
    ["Report made", time(options.timestamp)],
    ["Judged for", markup`<time datetime="${assessment.on}">${assessment.on}</time>`],
    ...(options.statedBy === undefined ? [] : [["Stated by", plain(options.statedBy)] as const]),
    ["Tool", plain(`${options.tool.name} ${options.tool.version}`)],
    ["Methodology", `Version ${assessment.score.methodologyVersion}`]
  ]
}

export const brandName = ({ branding, options }: Report): string =>
  brandText(branding.displayName, 80) ?? plain(options.tool.name)

const brand = (report: Report): Html => {
  const logo = logosOf(report.branding)
  const [website] = brandLinks({ websiteUrl: report.branding.websiteUrl ?? "" })
  const tagline = brandText(report.branding.tagline, 160)
  return markup`<div class="brand">
    ${logo === undefined ? undefined : logoView(logo, "", 36)}
    <div>
      <p class="name">${website === undefined ? brandName(report) : link(website[1], brandName(report))}</p>
      ${tagline === undefined ? undefined : markup`<p class="tagline">${tagline}</p>`}
    </div>
    <button type="button" id="theme" hidden>Dark</button>
  </div>`
}

const downloadsList = ({ options }: Report): Content => {
  const all = safeDownloads(options.downloads)
  return all.length === 0
    ? undefined
    : markup`<div class="downloads">
        <h2 id="downloads-title">Downloads</h2>
        <ul aria-labelledby="downloads-title">
          ${all.map(({ label, href }) => markup`<li><a href="${href}">${plain(label)}</a></li>`)}
        </ul>
      </div>`
}

/** Author, subject, date and method of the report. */
export const headerSection = (report: Report): Html =>
  markup`<header class="page">
    ${brand(report)}
    <div class="title">
      <p class="eyebrow">Cryptography report</p>
      <h1>${plain(report.options.component.name)}</h1>
      <dl class="facts">
        ${facts(report).map(
          ([name, value]) =>
            markup`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`
        )}
      </dl>
      ${downloadsList(report)}
    </div>
  </header>`

const linksList = (branding: Branding): Content => {
  const links = brandLinks(branding)
  return links.length === 0
    ? undefined
    : markup`<ul class="links">
        ${links.map(([name, address]) => markup`<li>${link(address, name)}</li>`)}
      </ul>`
}

export const footerSection = ({ branding, options }: Report): Html => {
  const text = brandText(branding.footerText, 280)
  return markup`<footer class="page">
    ${text === undefined ? undefined : markup`<p>${text}</p>`}${linksList(branding)}
    <p>Report ${plain(options.serialNumber.replace(/^urn:uuid:/i, ""))}</p>
    ${branding.hidePoweredBy === true ? undefined : markup`<p>Powered by Ciphermap</p>`}
  </footer>`
}
