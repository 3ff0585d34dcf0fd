import { NOT_JUDGED } from "../../../scanner/model/scoreText.ts"
import type { PublicScan } from "../../reports/publicScanRow.ts"

export const labelColour = "#4b5763"

/** Background of white text, for which WCAG 2.2, 1.4.3, requires a contrast of 4.5. */
export const badgeColours = {
  critical: "#b01f3c",
  high: "#b1480b",
  medium: "#8a6600",
  good: "#1f7a4c",
  plain: "#5d6873"
} as const satisfies Record<BadgeTone, string>

export type BadgeTone = "critical" | "high" | "medium" | "good" | "plain"

/** The two short ASCII texts of a badge. */
export interface Badge {
  readonly label: string
  readonly message: string
  readonly tone: BadgeTone
  /** The day of the scan, for those who ask what the badge stands for. */
  readonly scannedOn?: string
  readonly isError?: boolean
}

/** The figures of a completed scan that badges show. */
export interface BadgeFacts {
  readonly scan: Pick<PublicScan, "score" | "findings_by_severity">
  /** 0 to 100, as a text; absent without public-key cryptography to assess. */
  readonly readiness: string | undefined
}

/** The same colours as in reports. */
const toneOf = (score: number): BadgeTone => {
  if (score < 40) return "critical"
  if (score < 60) return "high"
  return score < 80 ? "medium" : "good"
}

const points = (label: string, score: number | undefined): Badge =>
  score === undefined
    ? { label, message: NOT_JUDGED, tone: "plain" }
    : { label, message: `${score}/100`, tone: toneOf(score) }

const severities = ["critical", "high", "medium", "low"] as const

const severityTones = { critical: "critical", high: "high", medium: "medium", low: "plain" } as const satisfies Record<
  (typeof severities)[number],
  BadgeTone
>

const found = ({ scan: { score, findings_by_severity: counts } }: BadgeFacts): Badge => {
  const label = "crypto findings"
  if (score === null) return { label, message: NOT_JUDGED, tone: "plain" }
  const present = severities.filter((severity) => counts[severity] > 0)
  const [worst] = present
  if (worst === undefined) return { label, message: "none", tone: "good" }
  const message = present
    .slice(0, 2)
    .map((severity) => `${counts[severity]} ${severity}`)
    .join(", ")
  return { label, message, tone: severityTones[worst] }
}

/** The metrics a badge can show. */
export const badgeMetrics = {
  score: ({ scan }: BadgeFacts) => points("cryptography", scan.score ?? undefined),
  readiness: ({ readiness }: BadgeFacts) =>
    points("quantum readiness", readiness === undefined ? undefined : Number(readiness)),
  findings: found
} as const satisfies Record<string, (facts: BadgeFacts) => Badge>

export type BadgeMetric = keyof typeof badgeMetrics

export const isBadgeMetric = (name: string): name is BadgeMetric => Object.hasOwn(badgeMetrics, name)

const cryptography = "cryptography"

/** A figure that old says little of the code as it is now. */
const staleDays = 90

const millisecondsOfDay = 86_400_000

/** A figure with the day it is of; after 90 days it loses its colour and says that day. */
export const dated = (badge: Badge, completedAt: Date | null, now: number): Badge => {
  if (completedAt === null) return badge
  const scannedOn = completedAt.toISOString().slice(0, 10)
  return now - completedAt.getTime() < staleDays * millisecondsOfDay
    ? { ...badge, scannedOn }
    : { ...badge, scannedOn, message: `${badge.message} (${scannedOn})`, tone: "plain" }
}

/** Badges without a figure. */
export const badgeNotices = {
  pending: { label: cryptography, message: "pending", tone: "plain" },
  notFound: { label: cryptography, message: "not found", tone: "plain", isError: true },
  unknownMetric: { label: cryptography, message: "unknown metric", tone: "plain", isError: true }
} as const satisfies Record<string, Badge>
