import { arg, library } from "../rule.ts"

/*
 * Names of options that say by themselves what is checked of the other side, in any call, and only with values that are known:
 * rest-client 2 (`verify_ssl`), Excon 1 and aws-sdk-core 3 (`ssl_verify_peer`), Ethon (`ssl_verifypeer`, `ssl_verifyhost`), Action Mailer 8
 * (`openssl_verify_mode`), openssl 3.3 (`verify_hostname`), libpq (https://www.postgresql.org/docs/current/libpq-ssl.html) for `sslmode`.
 */
export const tlsOptions = library("ruby", "tlsOptions", {
  "entry {verify_ssl,ssl_verify_peer,ssl_verifypeer,openssl_verify_mode}": {
    is: "protocol",
    algorithm: arg(0, "tlsChecksPeer")
  },
  "entry ssl_verifyhost": { is: "protocol", algorithm: arg(0, "curlHost") },
  "entry verify_hostname": { is: "protocol", algorithm: arg(0, "tlsChecksName") },
  "entry sslmode": { is: "protocol", algorithm: arg(0, "sslMode") }
})
