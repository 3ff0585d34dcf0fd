import type { PublicBranding } from "../domain/BrandingRecord.ts"

/** What a page's head and foot say of who shows it; our own pages name nobody. */
export type Site = Partial<Omit<PublicBranding, "subdomain" | "live_url">>
