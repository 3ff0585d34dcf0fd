import type { ScoreBasis } from "./Assessment.ts"
import type { ScoreCoverage } from "./scoreCoverageOf.ts"

/** What is said in the place of a score where nothing was judged. */
export const NOT_JUDGED = "not judged"

/** `57/100`, or that nothing was judged. */
export const scoreText = (value: number | undefined): string => (value === undefined ? NOT_JUDGED : `${value}/100`)

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/**
 * What scores rest on, as a clause: `something was recognised of 12 of 20 imports of cryptography (60 %); .vb not read (3 files);
 * 1 file read in part`. Empty where nothing is missing and no import was counted.
 */
export const scoreCoverageText = ({ imports, languagesNotRead: unread, filesPartial }: ScoreCoverage): string =>
  [
    ...(imports === undefined || imports.all === 0
      ? []
      : [
          `something was recognised of ${imports.recognised} of ${counted(imports.all, "import")} of cryptography (${Math.floor((100 * imports.recognised) / imports.all)} %)`
        ]),
    ...Object.entries(unread).map(([extension, files]) => `${extension} not read (${counted(files, "file")})`),
    ...(filesPartial === 0 ? [] : [`${counted(filesPartial, "file")} read in part`])
  ].join("; ")

/** A step from one score to another, such as `57 -> 51`. */
export const scoreStepText = ({ before, after }: { readonly before?: number; readonly after?: number }): string =>
  `${before ?? NOT_JUDGED} -> ${after ?? NOT_JUDGED}`

/** That scores cannot be compared, as a clause. */
export const methodologyChangeText = (before: string, after: string): string =>
  `the scores cannot be compared: the earlier one is of methodology ${before}, the later one of ${after}`

/** Why there is no score, by which methodology, and what it rests on; as a clause. */
export const scoreBasisText = ({ methodologyVersion, notJudged, coverage }: ScoreBasis): string =>
  [
    ...(notJudged === undefined ? [] : [`${NOT_JUDGED}: ${notJudged}`]),
    `methodology ${methodologyVersion}`,
    ...(coverage === undefined ? [] : [scoreCoverageText(coverage)].filter((text) => text !== ""))
  ].join("; ")
