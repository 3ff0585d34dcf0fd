import type { CatalogueLibrary } from "./Entry.ts"

/** More names than so many make a page of more than 300 kB: then each library has a page of its own. */
const MOST_NAMES = 1_500

export const sizeOf = (libraries: ReadonlyArray<CatalogueLibrary>): number =>
  libraries.reduce((sum, { size }) => sum + size, 0)

export const isSplit = (libraries: ReadonlyArray<CatalogueLibrary>): boolean => sizeOf(libraries) > MOST_NAMES

export const ecosystemPath = (ecosystem: string): string => `/docs/rules/${ecosystem}`

/** Where a library is: a page, or a part of the page of its languages. */
export const libraryPath = (ecosystem: string, library: string, libraries: ReadonlyArray<CatalogueLibrary>): string =>
  `${ecosystemPath(ecosystem)}${isSplit(libraries) ? "/" : "#"}${library}`

/** What the rows of an entry are linked by. */
export const entryId = (library: string, at: number): string => `${library}.${at + 1}`
