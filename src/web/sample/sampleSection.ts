import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { SamplePictures } from "./samplePictures.ts"

/** What a report looks like, and the way to a whole one. */
export const sampleSection = (
  base: string,
  { light, dark }: SamplePictures
): Html => markup`<section aria-labelledby="sample-title" class="sample-report">
  <h2 id="sample-title">What a report looks like</h2>
  <a href="${base}/sample">
    <picture>
      <source srcset="${dark}" media="(prefers-color-scheme: dark)" />
      <img src="${light}" alt="The summary of a report: two scores, and the findings by severity" width="834" height="390" loading="lazy" />
    </picture>
    <span>See the whole report of a small example</span>
  </a>
</section>`
