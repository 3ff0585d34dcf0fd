import type { Branding } from "../../../scanner/html/Branding.ts"
import type { PublicBranding } from "../../domain/BrandingRecord.ts"

const given = <A extends object>(fields: { readonly [K in keyof A]: A[K] | null | undefined }): A =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as A

interface LinkedBranding extends Branding {
  readonly websiteUrl?: string
  readonly supportUrl?: string
  readonly privacyUrl?: string
  readonly termsUrl?: string
}

/** The fields of a tenant's branding that reports show. */
export const brandingFor = (branding: Partial<PublicBranding>): LinkedBranding =>
  given<Required<LinkedBranding>>({
    displayName: branding.display_name,
    tagline: branding.tagline,
    logoUrl: branding.uploaded_logo_url ?? branding.logo_url,
    logoDarkUrl: branding.uploaded_logo_dark_url ?? branding.logo_dark_url,
    logoNeedsPlate: branding.logo_needs_plate,
    accentColor: branding.accent_color,
    footerText: branding.footer_text,
    hidePoweredBy: branding.hide_powered_by,
    websiteUrl: branding.website_url,
    supportUrl: branding.support_url,
    privacyUrl: branding.privacy_url,
    termsUrl: branding.terms_url
  })
