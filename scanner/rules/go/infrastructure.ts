import { cdkEnumerations } from "../cdkEnumerations.ts"
import { library, text } from "../rule.ts"

/* Azure Native of Pulumi, storage: MinimumTlsVersion. */
export const infrastructure = library("go", "infrastructure", {
  ...cdkEnumerations({
    moduleOf: (name) => `github.com/aws/aws-cdk-go/awscdk/v2/aws${name}`,
    separator: "_",
    group: 1
  }),
  "github.com/pulumi/pulumi-azure-native-sdk/storage/v2.MinimumTlsVersion_TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{1}", "cloudTls")
  }
})
