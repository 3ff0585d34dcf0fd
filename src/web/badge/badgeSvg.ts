import { markup } from "../../../scanner/html/markup.ts"
import { badgeColours, labelColour, type Badge } from "./Badge.ts"

/**
 * Advance widths of Helvetica in thousandths of an em, from the space to the tilde: Adobe's Core 14 AFM files, which Arial
 * and Liberation Sans keep to. https://github.com/adobe-type-tools
 */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584
] as const

const space = 0x20
const widest = 1015

/** Width of a line of ASCII text, in the unit of the size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (widths[character.codePointAt(0)! - space] ?? widest), 0) * (size / 1000)

const size = 11
const height = 20
const padding = 7

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The badge as an SVG image, with backgrounds of its own, so that it is readable on light and dark pages. */
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
