import type { BadgeTone } from "./Badge.ts"

export const labelColour = "#4b5763"

/** Behind white text, which WCAG 2.2, 1.4.3, wants to have a contrast of 4.5. */
export const badgeColours = {
  critical: "#b01f3c",
  high: "#b1480b",
  medium: "#8a6600",
  good: "#1f7a4c",
  plain: "#5d6873"
} as const satisfies Record<BadgeTone, string>
