import { type Content, markup } from "../../../scanner/html/markup.ts"
import { siteName } from "../layout.ts"
import { webImage } from "../webImage.ts"
import type { Page } from "../Page.ts"
import type { Front } from "./Front.ts"
import { frontPage, taglineOf } from "./frontLayout.ts"
import { figuresList, gainsSection, hero, stepsSection } from "./landingParts.ts"
import { deadlinesChart } from "./deadlinesChart.ts"
import type { ListedReport } from "../../reports/linkRow.ts"
import { listedSection } from "./listedSection.ts"

/** What the page shows beside its texts. */
interface Shown {
  readonly form: Content
  readonly reports: ReadonlyArray<ListedReport>
  readonly year: number
}

const usualTitle = "Know the cryptography in your code"

const lead =
  "Name a public repository. You get a list of the cryptography in it, what is weak with its file and line, and until when each algorithm is allowed."

/** What the first screen of a tenant's page says. */
export const landingTexts = ({ site }: Pick<Front, "site">) => ({
  eyebrow: webImage(site.logo_url) === undefined ? undefined : siteName(site),
  title: taglineOf({ site }) ?? usualTitle,
  lead
})

/** A tenant's own page: what its visitors can do here, in its colours and with its name. */
export const landingPage = (front: Front, { form, reports, year }: Shown): Page => {
  const name = siteName(front.site)
  const tagline = taglineOf(front)
  return frontPage(front, {
    title: name,
    description:
      tagline ?? `${name}: the cryptography in a public repository, what is weak, and until when it is allowed.`,
    isIndexed: true,
    head: hero({
      ...landingTexts(front),
      form,
      figure: deadlinesChart(year)
    }),
    main: markup`${figuresList}${listedSection(reports)}${gainsSection}${stepsSection}`
  })
}
