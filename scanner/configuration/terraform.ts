import { cloudFrontPolicies, elbPolicies, searchPolicies } from "./awsPolicies.ts"
import { algorithms, attribute, nothing, onOff, policy, type Product, suites, type Use, versions } from "./Product.ts"
import { skipsPeer } from "./trustUses.ts"

const tls = { is: "protocol", facts: { name: "TLS" } } as const
const silentKms = { separator: /\s+/, silent: /^aws:/ }

const keys: ReadonlyArray<Use> = [
  {
    is: "key",
    in: ["aws_kms_key", "aws_kms_external_key"],
    always: true,
    defaults: { name: "AES", keyBits: 256 },
    rows: { "{customer_master_key_spec,key_spec}": attribute("algorithm", "awsKms") }
  },
  {
    is: "key",
    in: ["google_kms_crypto_key"],
    always: true,
    defaults: { name: "AES", keyBits: 256, mode: "gcm" },
    rows: { "version_template.algorithm": attribute("algorithm", "gcpKms") }
  },
  {
    is: "key",
    in: ["azurerm_key_vault_key", "azurerm_key_vault_managed_hardware_security_module_key"],
    always: true,
    defaultsOf: { ECDSA: { curve: "P-256" } },
    rows: {
      key_type: attribute("algorithm", "keyType"),
      key_size: attribute("keyBits", "int"),
      curve: attribute("curve", "curve")
    }
  },
  {
    is: "keygen",
    in: ["tls_private_key"],
    always: true,
    defaultsOf: { RSA: { keyBits: 2048 }, ECDSA: { curve: "P-224" } },
    rows: {
      algorithm: attribute("algorithm", "keyType"),
      rsa_bits: attribute("keyBits", "int"),
      ecdsa_curve: attribute("curve", "curve")
    }
  },
  {
    is: "certificate",
    facts: { name: "X.509" },
    in: [
      "tls_self_signed_cert",
      "tls_locally_signed_cert",
      "azurerm_key_vault_certificate",
      "google_privateca_certificate"
    ],
    always: true,
    rows: {}
  },
  {
    is: "keygen",
    in: ["key_properties"],
    rows: {
      key_type: attribute("algorithm", "keyType"),
      key_size: attribute("keyBits", "int"),
      curve: attribute("curve", "curve")
    }
  },
  { is: "keygen", in: ["aws_acm_certificate"], rows: { key_algorithm: attribute("algorithm", "keyType") } },
  {
    is: "keygen",
    in: ["aws_acmpca_certificate_authority"],
    rows: { "certificate_authority_configuration.key_algorithm": attribute("algorithm", "keyType") }
  }
]

const storage: ReadonlyArray<Use> = [
  {
    in: ["aws_acmpca_certificate_authority"],
    rows: { "certificate_authority_configuration.signing_algorithm": algorithms("signature", "jca") }
  },
  {
    in: ["aws_s3_bucket_server_side_encryption_configuration"],
    rows: { "rule.apply_server_side_encryption_by_default.sse_algorithm": algorithms("cipher", "awsKms", silentKms) }
  },
  {
    in: ["aws_s3_bucket"],
    rows: {
      "server_side_encryption_configuration.rule.apply_server_side_encryption_by_default.sse_algorithm": algorithms(
        "cipher",
        "awsKms",
        silentKms
      )
    }
  }
]

/** All files of a folder are one module: https://developer.hashicorp.com/terraform/language/files. */
const FOLDER = /^(.*\/)?[^/]*$/

/*
 * https://registry.terraform.io/providers: hashicorp/aws, hashicorp/google, hashicorp/azurerm, hashicorp/tls, cloudflare; providers that
 * connect to a server of one's own: hashicorp/kubernetes, helm, vsphere, vault, consul, grafana/grafana, mrparkers/keycloak, Telmate/proxmox,
 * cyrilgdn/postgresql. A
 * key of KMS for which nothing is said is a symmetric one of 256 bits, a listener has the policy 2016-08, an RSA key of the tls
 * provider has 2048 bits and an ECDSA key is on P-224, and an elliptic curve key of Azure is on P-256.
 */
export const terraform: Product = {
  name: "terraform",
  files: [{ path: /\.(?:tf|tofu)(?:\.[\w.-]+)?$/, mark: /^[ \t]*(?:resource|module|provider)\s+["\w]/m }],
  syntax: { kind: "hcl" },
  variables: {
    used: /\$\{\s*((?:var|local)\.[\w.*-]{1,256})\s*\}/g,
    defined: {
      "variable *.default": "var.*",
      "variable *.default.*": "var.*.*",
      "locals.*": "local.*",
      "locals.*.*": "local.*.*",
      "locals.*.*.*": "local.*.*.*"
    },
    elsewhere: [
      { names: /^var\.([^*]*)$/, key: "$1", folder: FOLDER, final: /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/ },
      { names: /^local\.([^*]*)$/, key: "locals.$1", folder: FOLDER }
    ]
  },
  uses: [
    ...keys,
    ...storage,
    ...skipsPeer(
      "{insecure,kubernetes.insecure,allow_unverified_ssl,skip_tls_verify,insecure_skip_verify,insecure_https}",
      {
        in: ["provider"]
      }
    ),
    ...skipsPeer("{tls_insecure_skip_verify,pm_tls_insecure}", { in: ["provider"] }),
    {
      ...tls,
      in: ["provider"],
      rows: {
        sslmode: {
          kind: "switch",
          on: /^(?:allow|prefer|require|verify-ca|verify-full)$/,
          off: /^disable$/,
          also: { attribute: "verification", dialect: "sslMode" }
        }
      }
    },
    {
      ...tls,
      in: ["aws_lb_listener", "aws_alb_listener"],
      rows: {
        ssl_policy: policy(elbPolicies),
        protocol: { kind: "switch", on: /^(?:HTTPS|TLS)$/, off: /^(?:HTTP|TCP|UDP|TCP_UDP|GENEVE)$/ },
        certificate_arn: nothing
      },
      unsaid: { ssl_policy: "ELBSecurityPolicy-2016-08" }
    },
    {
      ...tls,
      in: ["aws_cloudfront_distribution"],
      rows: { "viewer_certificate.minimum_protocol_version": policy(cloudFrontPolicies) }
    },
    {
      ...tls,
      in: ["aws_cloudfront_distribution"],
      rows: { "origin.custom_origin_config.origin_ssl_protocols": versions("list") }
    },
    {
      ...tls,
      in: ["aws_api_gateway_domain_name", "aws_apigatewayv2_domain_name"],
      rows: { "{security_policy,domain_name_configuration.security_policy}": versions("minimum") }
    },
    {
      ...tls,
      in: ["aws_elasticsearch_domain", "aws_opensearch_domain"],
      rows: { "domain_endpoint_options.tls_security_policy": policy(searchPolicies) }
    },
    {
      ...tls,
      in: ["aws_elasticache_replication_group", "aws_elasticache_cluster"],
      rows: { transit_encryption_enabled: onOff }
    },
    {
      ...tls,
      in: ["google_compute_ssl_policy", "google_compute_region_ssl_policy"],
      rows: { min_tls_version: versions("minimum"), custom_features: suites }
    },
    {
      ...tls,
      in: ["azurerm_application_gateway"],
      rows: { "ssl_policy.min_protocol_version": versions("minimum"), "ssl_policy.cipher_suites": suites }
    },
    {
      ...tls,
      in: [
        "azurerm_storage_account",
        "azurerm_redis_cache",
        "azurerm_mssql_server",
        "azurerm_eventhub_namespace",
        "azurerm_servicebus_namespace",
        "azurerm_cosmosdb_account",
        "azurerm_postgresql_server",
        "azurerm_mysql_server"
      ],
      rows: {
        "{min_tls_version,minimum_tls_version,minimal_tls_version,ssl_minimal_tls_version_enforced}": versions(
          "minimum",
          "azureTls"
        )
      }
    },
    {
      ...tls,
      in: ["custom_https_configuration", "tls"],
      rows: { minimum_tls_version: versions("minimum", "azureTls") }
    },
    { ...tls, in: ["site_config"], rows: { "{min_tls_version,minimum_tls_version}": versions("minimum") } },
    { ...tls, in: ["cloudflare_zone_settings_override"], rows: { "settings.min_tls_version": versions("minimum") } }
  ]
}
