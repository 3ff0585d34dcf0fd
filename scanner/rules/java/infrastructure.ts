import { cdkEnumerations } from "../cdkEnumerations.ts"
import { library, text } from "../rule.ts"

/* Azure Native of Pulumi, storage: MinimumTlsVersion, and web: SupportedTlsVersions. */
export const infrastructure = library("java", "infrastructure", {
  ...cdkEnumerations({ moduleOf: (name) => `software.amazon.awscdk.services.${name}`, separator: ".", group: 1 }),
  "com.pulumi.azurenative.storage.enums.MinimumTlsVersion.TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{1}", "cloudTls")
  },
  "com.pulumi.azurenative.web.enums.SupportedTlsVersions._1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("1.{1}", "cloudTls")
  }
})
