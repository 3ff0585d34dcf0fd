import software.amazon.awscdk.services.cloudfront.Distribution;
import software.amazon.awscdk.services.cloudfront.SecurityPolicyProtocol;
import software.amazon.awscdk.services.elasticloadbalancingv2.*;
import software.amazon.awscdk.services.kms.Key;
import software.amazon.awscdk.services.kms.KeySpec;

class Stack {
  Stack() {
    Distribution.Builder.create(this, "D")
        .minimumProtocolVersion(SecurityPolicyProtocol.TLS_V1_2_2021) // expect: protocol TLSv1.2
        .build();
    listener.sslPolicy(SslPolicy.TLS12); // expect: protocol TLSv1.2
    Key.Builder.create(this, "K").keySpec(KeySpec.RSA_4096).build(); // expect: key RSA-4096
  }
}
