import type { Content, Html } from "../../../scanner/html/markup.ts"
import { markup } from "../../../scanner/html/markup.ts"

/** Content that may be wider than the window, in a region that scrolls, also by keyboard. */
export const scrolling = (label: string, content: Content): Html =>
  markup`<div class="scroll" tabindex="0" role="group" aria-label="${label}">${content}</div>`
