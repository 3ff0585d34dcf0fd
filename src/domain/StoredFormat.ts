/** What is kept of a completed scan as bytes; `scan` is Ciphermap's own JSON, from which the others can be made anew. */
export const storedFormats = ["cyclonedx", "spdx", "sarif", "html", "scan"] as const
export type StoredFormat = (typeof storedFormats)[number]
