import type { Weakness } from "./Assessment.ts"

/** Suppressed weaknesses are shown, but do not count. */
export const isOpen = ({ suppressed }: Pick<Weakness, "suppressed">): boolean => suppressed === undefined
