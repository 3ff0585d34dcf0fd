import type { CatalogueLibrary } from "./Entry.ts"

/** With more names a page would exceed 300 kB: then each library has its own page. */
const MOST_NAMES = 1_500

export const sizeOf = (libraries: ReadonlyArray<CatalogueLibrary>): number =>
  libraries.reduce((sum, { size }) => sum + size, 0)

export const isSplit = (libraries: ReadonlyArray<CatalogueLibrary>): boolean => sizeOf(libraries) > MOST_NAMES

export const ecosystemPath = (ecosystem: string): string => `/docs/rules/${ecosystem}`

/** The address of a library: a page, or a section of the page of its ecosystem. */
export const libraryPath = (ecosystem: string, library: string, libraries: ReadonlyArray<CatalogueLibrary>): string =>
  `${ecosystemPath(ecosystem)}${isSplit(libraries) ? "/" : "#"}${library}`

/** The anchor of an entry. */
export const entryId = (library: string, at: number): string => `${library}.${at + 1}`
