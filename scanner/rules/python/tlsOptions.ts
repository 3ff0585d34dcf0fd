import { arg, library } from "../rule.ts"

/*
 * Names of arguments that say by themselves what is checked of the other side, in any call or dictionary, and only with values
 * that are known: urllib3 2, "Advanced Usage" (`cert_reqs`, `assert_hostname`), redis-py 6 (`ssl_cert_reqs`, `ssl_check_hostname`), PyMongo 4,
 * "TLS", elasticsearch-py 9 (`verify_certs`, `ssl_assert_hostname`), aiohttp 3 (`verify_ssl`), python-gitlab (`ssl_verify`), pywinrm
 * (`server_cert_validation`), Tornado 6 "HTTPRequest" (`validate_cert`), Ansible `open_url` (`validate_certs`), and libpq
 * (https://www.postgresql.org/docs/current/libpq-ssl.html) for `sslmode`.
 */
export const tlsOptions = library("python", "tlsOptions", {
  "entry {cert_reqs,ssl_cert_reqs}": { is: "protocol", algorithm: arg(0, "certReqs") },
  "entry {verify_ssl,ssl_verify,verify_certs,validate_certs,validate_cert,server_cert_validation}": {
    is: "protocol",
    algorithm: arg(0, "tlsChecksPeer")
  },
  "entry {assert_hostname,ssl_assert_hostname,ssl_check_hostname}": {
    is: "protocol",
    algorithm: arg(0, "tlsChecksName")
  },
  "entry {tlsInsecure,tlsAllowInvalidCertificates}": { is: "protocol", algorithm: arg(0, "tlsAcceptsAnyPeer") },
  "entry tlsAllowInvalidHostnames": { is: "protocol", algorithm: arg(0, "tlsAcceptsAnyName") },
  "entry sslmode": { is: "protocol", algorithm: arg(0, "sslMode") },
  "entry {minimum_protocol_version,ssl_policy,min_tls_version,minimum_tls_version,minimal_tls_version,security_policy,tls_security_policy}":
    {
      is: "protocol",
      algorithm: arg(0, "cloudTls")
    }
})
