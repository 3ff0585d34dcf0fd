import { logoOf, type Logo } from "../../scanner/html/Branding.ts"

/** An image that a page may load from another server; undefined unless it is a plain https address. */
export const webImage = (url: string | null | undefined): Logo | undefined =>
  url === null || url === undefined ? undefined : logoOf({ logoUrl: url })
