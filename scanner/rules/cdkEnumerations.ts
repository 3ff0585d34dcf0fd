import { type FixedText, type Row, text } from "./rule.ts"

/** How a language writes a member of an enumeration of AWS CDK. */
export interface CdkSpelling {
  /** The module by its name in CDK, such as `kms`; of several `{apigateway,apigatewayv2}`. */
  readonly moduleOf: (name: string) => string
  /** What stands between an enumeration and its member. */
  readonly separator: string
  /** Which group of alternatives in the key is that of the members. */
  readonly group: number
}

/** A row whose algorithm is the name of the member, in a notation. */
interface NamedByMember {
  readonly is: NonNullable<Row["is"]>
  readonly memberAs: FixedText["as"]
}

interface Enumeration {
  readonly module: string
  readonly type: string
  readonly members: { readonly [members: string]: Row | NamedByMember }
}

const tls = (version: "ssl3" | "1.0" | "1.1" | "1.2" | "1.3"): Row => ({ is: "protocol", name: "TLS", version })

const aes256: Row = { is: "cipher", name: "AES", keyBits: 256 }

/*
 * AWS CDK 2, API Reference (https://docs.aws.amazon.com/cdk/api/v2): enumerations of aws-cloudfront, aws-elasticloadbalancingv2, aws-apigateway(v2),
 * aws-opensearchservice, aws-elasticsearch, aws-kms, aws-certificatemanager, aws-s3, aws-sqs, aws-dynamodb and aws-kinesis, each with the policy it stands for. The version
 * of a policy is the lowest that it allows.
 */
const ENUMERATIONS: ReadonlyArray<Enumeration> = [
  {
    module: "cloudfront",
    type: "SecurityPolicyProtocol",
    members: {
      SSL_V3: tls("ssl3"),
      "{TLS_V1,TLS_V1_2016}": tls("1.0"),
      TLS_V1_1_2016: tls("1.1"),
      "{TLS_V1_2_2018,TLS_V1_2_2019,TLS_V1_2_2021,TLS_V1_2_2025}": tls("1.2"),
      TLS_V1_3_2025: tls("1.3")
    }
  },
  {
    module: "cloudfront",
    type: "OriginSslPolicy",
    members: { SSL_V3: tls("ssl3"), TLS_V1: tls("1.0"), TLS_V1_1: tls("1.1"), TLS_V1_2: tls("1.2") }
  },
  {
    module: "elasticloadbalancingv2",
    type: "SslPolicy",
    members: {
      "{RECOMMENDED,FORWARD_SECRECY,LEGACY,TLS13_10,FIPS_TLS13_10}": tls("1.0"),
      "{TLS11,TLS13_11,FIPS_TLS13_11,FORWARD_SECRECY_TLS11}": tls("1.1"),
      "{RECOMMENDED_TLS,TLS13_RES,TLS13_EXT1,TLS13_EXT2,TLS12,TLS12_EXT,FORWARD_SECRECY_TLS12,FORWARD_SECRECY_TLS12_RES,FORWARD_SECRECY_TLS12_RES_GCM,FIPS_TLS13_12,FIPS_TLS13_12_RES,FIPS_TLS13_12_EXT0,FIPS_TLS13_12_EXT1,FIPS_TLS13_12_EXT2}":
        tls("1.2"),
      "{TLS13_13,FIPS_TLS13_13}": tls("1.3")
    }
  },
  {
    module: "{apigateway,apigatewayv2}",
    type: "SecurityPolicy",
    members: { TLS_1_0: tls("1.0"), TLS_1_2: tls("1.2") }
  },
  {
    module: "{opensearchservice,elasticsearch}",
    type: "TLSSecurityPolicy",
    members: { TLS_1_0: tls("1.0"), TLS_1_2: tls("1.2") }
  },
  { module: "opensearchservice", type: "TLSSecurityPolicy", members: { TLS_1_2_PFS: tls("1.2") } },
  {
    module: "kms",
    type: "KeySpec",
    members: {
      "{SYMMETRIC_DEFAULT,RSA_2048,RSA_3072,RSA_4096,ECC_NIST_P256,ECC_NIST_P384,ECC_NIST_P521,ECC_SECG_P256K1,HMAC_224,HMAC_256,HMAC_384,HMAC_512,SM2,ML_DSA_44,ML_DSA_65,ML_DSA_87}":
        { is: "key", memberAs: "awsKms" }
    }
  },
  {
    module: "certificatemanager",
    type: "KeyAlgorithm",
    members: { "{RSA_2048,EC_PRIME256V1,EC_SECP384R1}": { is: "keygen", memberAs: "keyType" } }
  },
  { module: "s3", type: "BucketEncryption", members: { "{S3_MANAGED,KMS,KMS_MANAGED,DSSE,DSSE_MANAGED}": aes256 } },
  { module: "sqs", type: "QueueEncryption", members: { "{SQS_MANAGED,KMS,KMS_MANAGED}": aes256 } },
  { module: "dynamodb", type: "TableEncryption", members: { "{AWS_MANAGED,CUSTOMER_MANAGED}": aes256 } },
  { module: "kinesis", type: "StreamEncryption", members: { "{KMS,MANAGED}": aes256 } }
]

const rowOf = (row: Row | NamedByMember, group: number): Row =>
  "memberAs" in row ? { is: row.is, algorithm: text(`{${group}}`, row.memberAs) } : row

/** Rows of the enumerations of AWS CDK in the spelling of a language. */
export const cdkEnumerations = ({ moduleOf, separator, group }: CdkSpelling): { readonly [key: string]: Row } =>
  Object.fromEntries(
    ENUMERATIONS.flatMap(({ module, type, members }) =>
      Object.entries(members).map(([member, row]) => [
        `${moduleOf(module)}.${type}${separator}${member}`,
        rowOf(row, group)
      ])
    )
  )
