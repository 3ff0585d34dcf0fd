import { type Html, markup } from "../../../../scanner/html/markup.ts"

const seconds = 2

/** Attributes of an element that refreshes itself. A refused refresh leaves it unchanged. */
export const livePart = (path: string): Html =>
  markup` hx-get="${path}" hx-trigger="every ${seconds}s" hx-swap="outerMorph" hx-status:4xx="swap:none" hx-status:5xx="swap:none"`
