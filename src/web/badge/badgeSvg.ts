import { markup } from "../../../scanner/html/markup.ts"
import { badgeColours, labelColour } from "./badgeColours.ts"
import type { Badge } from "./Badge.ts"
import { textWidth } from "./textWidth.ts"

const size = 11
const height = 20
const padding = 7

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The badge as an image: its own background on both sides, so that it is read on light and on dark pages. */
export const badgeSvg = ({ label, message, tone }: Badge): string => {
  const [left, right] = [label, message].map((text) => {
    const length = rounded(textWidth(text, size))
    return { text, length, width: Math.ceil(length) + 2 * padding }
  }) as [Part, Part]
  const width = left.width + right.width
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
    <title id="title">${label}: ${message}</title>
    <clipPath id="corners"><rect width="${width}" height="${height}" rx="4"/></clipPath>
    <g clip-path="url(#corners)">
      <rect width="${left.width}" height="${height}" fill="${labelColour}"/>
      <rect x="${left.width}" width="${right.width}" height="${height}" fill="${badgeColours[tone]}"/>
    </g>
    <g fill="#ffffff" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" font-size="${size}">
      ${[written(left, padding), written(right, left.width + padding)]}
    </g>
  </svg>`.html
}

interface Part {
  readonly text: string
  readonly length: number
  readonly width: number
}

/** Another font is squeezed or stretched to the width that was computed. */
const written = ({ text, length }: Part, x: number) =>
  markup`<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${text}</text>`
