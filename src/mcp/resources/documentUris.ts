/** The formats in which the last scan can be read. */
export const documentFormats = ["json", "sarif", "cyclonedx"] as const

export type DocumentFormat = (typeof documentFormats)[number]

export const documentUri = (format: DocumentFormat): string => `ciphermap://scans/last/${format}`

/** Where the whole of the last scan is. */
export const documentUris: Readonly<Record<string, string>> = Object.fromEntries(
  documentFormats.map((format) => [format, documentUri(format)])
)
