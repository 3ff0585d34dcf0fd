import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No tenant shows itself under this subdomain. */
export class BrandingNotFound extends Schema.Error<BrandingNotFound>("BrandingNotFound")(
  problem("branding_not_found", "Branding not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Another tenant has the subdomain, or had it until not long ago. */
export class SubdomainTaken extends Schema.Error<SubdomainTaken>("SubdomainTaken")(
  problem("subdomain_taken", "Subdomain is already taken"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The file is no image that can be shown as a logo. */
export class LogoUnusable extends Schema.Error<LogoUnusable>("LogoUnusable")(
  problem("logo_unusable", "The file must be a PNG"),
  { httpApiStatus: 422 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Nobody has a logo under this address. */
export class LogoNotFound extends Schema.Error<LogoNotFound>("LogoNotFound")(
  problem("logo_not_found", "Logo not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}
