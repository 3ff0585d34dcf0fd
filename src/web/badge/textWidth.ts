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

/** Of a line of text in ASCII, in the unit of the size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (widths[character.codePointAt(0)! - space] ?? widest), 0) * (size / 1000)
