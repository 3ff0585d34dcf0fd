import type { Content } from "../../../scanner/html/markup.ts"
import type { PublicBranding } from "../../domain/BrandingRecord.ts"
import { dressedAs, layout, siteName } from "../layout.ts"
import type { Page } from "../Page.ts"

interface ReportShell {
  readonly branding: PublicBranding
  readonly title: string
  readonly main: Content
  readonly isLive?: boolean
  readonly refreshSeconds?: number
}

/** The page of a report link without a report at the moment, in the tenant's brand. */
export const reportShell = ({ branding, title, main, ...page }: ReportShell): Page => ({
  title: `${title} · ${siteName(branding)}`,
  ...dressedAs(branding),
  ...page,
  body: layout({ site: branding, home: branding.live_url ?? "/", main, mainClass: "narrow" })
})
