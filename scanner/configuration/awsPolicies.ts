import type { Policies } from "./Product.ts"

const FROM_SSL3 = ["ssl3", "1.0", "1.1", "1.2", "1.3"]
const FROM_10 = ["1.0", "1.1", "1.2", "1.3"]
const FROM_11 = ["1.1", "1.2", "1.3"]
const FROM_12 = ["1.2", "1.3"]
const ONLY_12 = ["1.2"]
const UP_TO_12 = ["1.0", "1.1", "1.2"]
const FROM_11_TO_12 = ["1.1", "1.2"]

const policies = (rows: { readonly [names: string]: ReadonlyArray<string> }): Policies =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([names, versions]) => names.split(" ").map((name) => [name, { versions }] as const))
  )

const named = (prefix: string, rows: { readonly [names: string]: ReadonlyArray<string> }): Policies =>
  Object.fromEntries(Object.entries(policies(rows)).map(([name, policy]) => [prefix + name, policy]))

/** What the first of these pages says that policies with `PQ` in their names add to the classical groups. */
const HYBRID = "X25519MLKEM768:SecP256r1MLKEM768:SecP384r1MLKEM1024"

const withGroups = (all: Policies): Policies =>
  Object.fromEntries(
    Object.entries(all).map(([name, policy]) => [name, name.includes("-PQ-") ? { ...policy, groups: HYBRID } : policy])
  )

/**
 * https://docs.aws.amazon.com/elasticloadbalancing/latest/application/describe-ssl-policies.html, "Protocols by policy", and
 * the same page on network load balancers for 2015-05.
 */
export const elbPolicies: Policies = withGroups(
  named("ELBSecurityPolicy-", {
    "TLS13-1-3-2021-06 TLS13-1-3-FIPS-2023-04 TLS13-1-3-PQ-2025-09 TLS13-1-3-FIPS-PQ-2025-09 TLS13-1-3-RFC9151-FIPS-2023-07":
      ["1.3"],
    "TLS13-1-2-2021-06 TLS13-1-2-Res-2021-06 TLS13-1-2-Ext1-2021-06 TLS13-1-2-Ext2-2021-06": FROM_12,
    "TLS13-1-2-FIPS-2023-04 TLS13-1-2-Res-FIPS-2023-04 TLS13-1-2-Ext0-FIPS-2023-04 TLS13-1-2-Ext1-FIPS-2023-04 TLS13-1-2-Ext2-FIPS-2023-04":
      FROM_12,
    "TLS13-1-2-PQ-2025-09 TLS13-1-2-Res-PQ-2025-09 TLS13-1-2-Ext1-PQ-2025-09 TLS13-1-2-Ext2-PQ-2025-09": FROM_12,
    "TLS13-1-2-FIPS-PQ-2025-09 TLS13-1-2-Res-FIPS-PQ-2025-09 TLS13-1-2-Ext0-FIPS-PQ-2025-09 TLS13-1-2-Ext1-FIPS-PQ-2025-09 TLS13-1-2-Ext2-FIPS-PQ-2025-09":
      FROM_12,
    "TLS13-1-2-RFC9151-FIPS-2023-07 TLS13-1-2-Ext0-RFC9151-FIPS-2023-07 TLS13-1-2-RFC9151-INTEROP1-FIPS-2023-07 TLS13-1-2-RFC9151-INTEROP2-FIPS-2023-07 TLS13-1-2-RFC9151-INTEROP3-FIPS-2023-07 TLS13-1-2-RFC9151-INTEROP4-FIPS-2023-07":
      FROM_12,
    "TLS13-1-1-2021-06 TLS13-1-1-FIPS-2023-04": FROM_11,
    "TLS13-1-0-2021-06 TLS13-1-0-FIPS-2023-04 TLS13-1-0-PQ-2025-09 TLS13-1-0-FIPS-PQ-2025-09": FROM_10,
    "TLS-1-2-2017-01 TLS-1-2-Ext-2018-06 FS-1-2-2019-08 FS-1-2-Res-2019-08 FS-1-2-Res-2020-10": ONLY_12,
    "TLS-1-1-2017-01 FS-1-1-2019-08": FROM_11_TO_12,
    "TLS-1-0-2015-04 2016-08 2015-05 FS-2018-06": UP_TO_12
  })
)

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/secure-connections-supported-viewer-protocols-ciphers.html */
export const cloudFrontPolicies: Policies = policies({
  SSLv3: FROM_SSL3,
  "TLSv1 TLSv1_2016": FROM_10,
  "TLSv1.1_2016": FROM_11,
  "TLSv1.2_2018 TLSv1.2_2019 TLSv1.2_2021 TLSv1.2_2025": FROM_12,
  "TLSv1.3_2025": ["1.3"]
})

/** https://docs.aws.amazon.com/opensearch-service/latest/APIReference/API_DomainEndpointOptions.html */
export const searchPolicies: Policies = policies({
  "Policy-Min-TLS-1-0-2019-07": UP_TO_12,
  "Policy-Min-TLS-1-2-2019-07": ONLY_12,
  "Policy-Min-TLS-1-2-PFS-2023-10": FROM_12
})
