import type { Evidence } from "../model/Finding.ts"

/** Where a line of evidence stands; equal for equal places. */
export const spotOf = ({ path = "", place }: Pick<Evidence, "path" | "place">): string =>
  `${path}:${place.line}:${place.column}`
