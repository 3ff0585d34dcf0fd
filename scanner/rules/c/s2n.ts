import { arg, library, type Row } from "../rule.ts"

const onConfig: Row = { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true }

/* Source: s2n.h and the usage guide of s2n-tls (github.com/aws/s2n-tls/blob/main/api/s2n.h). A named security policy says more than its name tells. */
export const s2n = library("c", "s2n", {
  "{s2n_config_new,s2n_config_new_minimal}": { is: "protocol", name: "TLS" },
  s2n_connection_new: { is: "protocol", name: "TLS", from: arg(0, "any") },
  S2N_SERVER: { side: "server" },
  "s2n_{config,connection}_set_cipher_preferences": onConfig,
  s2n_config_disable_x509_verification: { ...onConfig, verification: "none" },
  s2n_negotiate: { refines: true, operates: true, on: arg(0, "any") }
})
