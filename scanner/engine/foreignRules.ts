type Rules = ReadonlyArray<string>

type Codes = { readonly [code: string]: Rules }

const HASHES = ["CM-HASH-*", "CM-PASSWORD-*", "CM-SIGNATURE-*", "CM-MAC-*"]
const CIPHERS = ["CM-CIPHER-*", "CM-MODE-*", "CM-KEY-SYMMETRIC-*"]
const MODES = ["CM-MODE-*", "CM-PADDING-*", "CM-CIPHER-*"]
const PADDINGS = ["CM-PADDING-*"]
const PROTOCOLS = ["CM-TLS-*", "CM-DTLS-*"]
const VERSIONS = ["CM-TLS-VERSION*", "CM-DTLS-*", "CM-TLS-SUITE-*"]
const VERIFICATION = ["CM-TLS-VERIFY-*"]
const RANDOM = ["CM-RANDOM-*", "CM-HARDCODED-SEED"]
const KEYS = ["CM-KEY-*"]
const WRITTEN = ["CM-HARDCODED-*", "CM-NONCE-*"]
const SECRETS = ["CM-HARDCODED-*", "CM-KEY-UNENCRYPTED"]
const NONCES = ["CM-NONCE-*", "CM-RANDOM-NONCE"]
const SALTS = ["CM-SALT-*", "CM-HARDCODED-SALT", "CM-RANDOM-SALT"]
const DERIVATIONS = ["CM-KDF-*", "CM-PASSWORD-*", "CM-KEY-PROTECTION-*"]
const SSH = ["CM-SSH-*"]
const TOKENS = ["CM-SIGNATURE-NONE"]

/** https://github.com/securego/gosec#available-rules */
const GOSEC: Codes = {
  G101: WRITTEN,
  G106: SSH,
  G401: [...HASHES, ...CIPHERS],
  G402: PROTOCOLS,
  G403: KEYS,
  G404: RANDOM,
  G405: CIPHERS,
  G406: HASHES,
  G407: WRITTEN,
  G501: HASHES,
  G502: CIPHERS,
  G503: CIPHERS,
  G505: HASHES,
  G506: HASHES,
  G507: HASHES
}

/** https://bandit.readthedocs.io/en/latest/plugins/index.html and https://bandit.readthedocs.io/en/latest/blacklists/index.html */
const BANDIT: Codes = {
  B105: WRITTEN,
  B106: WRITTEN,
  B107: WRITTEN,
  B303: HASHES,
  B304: CIPHERS,
  B305: CIPHERS,
  B311: RANDOM,
  B323: PROTOCOLS,
  B324: HASHES,
  B501: PROTOCOLS,
  B502: PROTOCOLS,
  B503: PROTOCOLS,
  B504: PROTOCOLS,
  B505: KEYS,
  B507: SSH
}

/** https://docs.astral.sh/ruff/rules/#flake8-bandit-s: the numbers are those of Bandit. */
const RUFF: Codes = Object.fromEntries(Object.entries(BANDIT).map(([code, rules]) => [code.replace("B", "S"), rules]))

/** https://rules.sonarsource.com, each at RSPEC and its number; specified at https://github.com/SonarSource/rspec (`rules/S2053` and so on). */
const SONAR: Codes = {
  S2053: SALTS,
  S2068: SECRETS,
  S2245: RANDOM,
  S2277: PADDINGS,
  S2278: CIPHERS,
  S3329: NONCES,
  S4347: RANDOM,
  S4423: VERSIONS,
  S4426: KEYS,
  S4790: HASHES,
  S4830: VERIFICATION,
  S5344: DERIVATIONS,
  S5527: VERIFICATION,
  S5542: MODES,
  S5547: CIPHERS,
  S5659: TOKENS,
  S6418: SECRETS,
  S6432: NONCES,
  S6437: SECRETS
}

/** https://find-sec-bugs.github.io/bugs.htm */
const SPOTBUGS: Codes = {
  BLOWFISH_KEY_SIZE: KEYS,
  CIPHER_INTEGRITY: MODES,
  DEFAULT_HTTP_CLIENT: VERSIONS,
  DES_USAGE: CIPHERS,
  ECB_MODE: MODES,
  HARD_CODE_KEY: SECRETS,
  HARD_CODE_PASSWORD: SECRETS,
  HAZELCAST_SYMMETRIC_ENCRYPTION: CIPHERS,
  INSECURE_SMTP_SSL: VERIFICATION,
  NULL_CIPHER: CIPHERS,
  PADDING_ORACLE: MODES,
  PREDICTABLE_RANDOM: RANDOM,
  PREDICTABLE_RANDOM_SCALA: RANDOM,
  RSA_KEY_SIZE: KEYS,
  RSA_NO_PADDING: PADDINGS,
  SSL_CONTEXT: VERSIONS,
  STATIC_IV: NONCES,
  TDES_USAGE: CIPHERS,
  WEAK_HOSTNAME_VERIFIER: VERIFICATION,
  WEAK_MESSAGE_DIGEST_MD5: HASHES,
  WEAK_MESSAGE_DIGEST_SHA1: HASHES,
  WEAK_TRUST_MANAGER: VERIFICATION
}

/**
 * https://googlesamples.github.io/android-custom-lint-rules/checks/index.md.html; https://errorprone.info/bugpattern/InsecureCryptoUsage,
 * which was InsecureCipherMode; https://codenarc.org/codenarc-rules-security.html (InsecureRandom).
 */
const LINT: Codes = {
  AllowAllHostnameVerifier: VERIFICATION,
  BadHostnameVerifier: VERIFICATION,
  CustomX509TrustManager: VERIFICATION,
  GetInstance: MODES,
  InsecureCipherMode: [...CIPHERS, ...MODES],
  InsecureCryptoUsage: [...CIPHERS, ...MODES],
  InsecureRandom: RANDOM,
  SSLCertificateSocketFactoryCreateSocket: VERIFICATION,
  SSLCertificateSocketFactoryGetInsecure: VERIFICATION,
  SecureRandom: RANDOM,
  TrustAllX509TrustManager: VERIFICATION,
  UnsafeCryptoAlgorithmUsage: MODES,
  VulnerableCryptoAlgorithm: [...HASHES, ...CIPHERS]
}

/**
 * https://learn.microsoft.com/dotnet/fundamentals/code-analysis/quality-rules/security-warnings;
 * https://learn.microsoft.com/dotnet/fundamentals/syslib-diagnostics/obsoletions-overview; https://security-code-scan.github.io/#Rules
 */
const DOTNET: Codes = {
  CA5350: [...HASHES, ...CIPHERS],
  CA5351: [...HASHES, ...CIPHERS],
  CA5358: MODES,
  CA5359: VERIFICATION,
  CA5361: VERSIONS,
  CA5364: VERSIONS,
  CA5373: DERIVATIONS,
  CA5378: VERSIONS,
  CA5379: DERIVATIONS,
  CA5384: ["CM-SIGNATURE-DSA", "CM-KEY-DSA-*"],
  CA5385: KEYS,
  CA5386: VERSIONS,
  CA5387: DERIVATIONS,
  CA5388: DERIVATIONS,
  CA5390: SECRETS,
  CA5394: RANDOM,
  CA5397: VERSIONS,
  CA5398: VERSIONS,
  CA5399: VERIFICATION,
  CA5400: VERIFICATION,
  CA5401: NONCES,
  CA5402: NONCES,
  CA5403: SECRETS,
  CA5404: TOKENS,
  SCS0004: VERIFICATION,
  SCS0005: RANDOM,
  SCS0006: HASHES,
  SCS0010: CIPHERS,
  SCS0013: MODES,
  SCS0015: SECRETS,
  SYSLIB0023: RANDOM,
  SYSLIB0039: VERSIONS,
  SYSLIB0041: DERIVATIONS
}

/**
 * https://github.com/cobalthq/cobalt-rubocop and https://github.com/github/rubocop-github (docs): RuboCop itself has no cop about
 * cryptography (https://docs.rubocop.org/rubocop/cops_security.html).
 */
const RUBOCOP: Codes = {
  "Cobalt/InsecureHashAlgorithm": HASHES,
  "GitHub/InsecureHashAlgorithm": HASHES
}

/**
 * https://github.com/SonarSource/SonarJS/blob/master/packages/jsts/src/rules/README.md, https://github.com/eslint-community/eslint-plugin-security#rules,
 * https://github.com/microsoft/eslint-plugin-sdl#rules, https://github.com/nickdeis/eslint-plugin-no-secrets
 */
const ESLINT: Codes = {
  "@microsoft/sdl/no-insecure-random": RANDOM,
  "no-secrets/no-secrets": SECRETS,
  "security/detect-pseudoRandomBytes": RANDOM,
  "sonarjs/encryption-secure-mode": MODES,
  "sonarjs/hardcoded-secret-signatures": SECRETS,
  "sonarjs/hashing": HASHES,
  "sonarjs/insecure-jwt-token": TOKENS,
  "sonarjs/no-hardcoded-passwords": SECRETS,
  "sonarjs/no-hardcoded-secrets": SECRETS,
  "sonarjs/no-weak-cipher": CIPHERS,
  "sonarjs/no-weak-keys": KEYS,
  "sonarjs/pseudo-random": RANDOM,
  "sonarjs/unverified-certificate": VERIFICATION,
  "sonarjs/unverified-hostname": VERIFICATION,
  "sonarjs/weak-ssl": VERSIONS
}

/**
 * https://github.com/FloeDesignTechnologies/phpcs-security-audit (Security/Sniffs/BadFunctions);
 * https://github.com/WordPress/WordPress-Coding-Standards (WordPress/Sniffs/WP/AlternativeFunctionsSniff.php, group `rand`)
 */
const PHPCS: Codes = {
  "PHPCS_SecurityAudit.BadFunctions.CryptoFunctions": [...HASHES, ...CIPHERS, ...RANDOM],
  "WordPress.WP.AlternativeFunctions.rand_mt_rand": RANDOM,
  "WordPress.WP.AlternativeFunctions.rand_rand": RANDOM
}

/**
 * https://github.com/spaze/phpstan-disallowed-calls, disallowed-insecure-calls.neon: PHPStan itself has no rule about cryptography
 * (https://phpstan.org/error-identifiers).
 */
const PHPSTAN: Codes = { "disallowed.function": [...HASHES, ...RANDOM], "disallowed.method": [...HASHES, ...RANDOM] }

/** https://clang.llvm.org/extra/clang-tidy/checks/list.html; https://clang.llvm.org/docs/analyzer/checkers.html#security-insecureapi-rand */
const CLANG: Codes = {
  "cert-msc30-c": RANDOM,
  "cert-msc32-c": RANDOM,
  "cert-msc50-cpp": RANDOM,
  "cert-msc51-cpp": RANDOM,
  "clang-analyzer-security.insecureAPI.rand": RANDOM
}

/** https://github.com/david-a-wheeler/flawfinder, flawfinder.py: its rules of the categories `crypto` and `random`. */
const FLAWFINDER: Codes = { crypto: [...CIPHERS, ...HASHES], random: RANDOM }

/**
 * https://aquasecurity.github.io/tfsec/latest/checks/ and https://avd.aquasec.com/misconfig/ (`use-secure-tls-policy` of a service);
 * https://www.checkov.io/5.Policy%20Index/terraform.html
 */
const TERRAFORM: Codes = {
  "AVD-AWS-0013": VERSIONS,
  "AVD-AWS-0047": VERSIONS,
  CKV_AWS_103: VERSIONS,
  CKV_AWS_174: VERSIONS,
  "aws-cloudfront-use-secure-tls-policy": VERSIONS,
  "aws-elb-use-secure-tls-policy": VERSIONS,
  "aws-vpc-use-secure-tls-policy": VERSIONS,
  "use-secure-tls-policy": VERSIONS
}

/** The rules about cryptography of tools, by the tool. */
export const foreignRules = {
  gosec: GOSEC,
  bandit: BANDIT,
  ruff: RUFF,
  sonar: SONAR,
  spotbugs: SPOTBUGS,
  lint: LINT,
  dotnet: DOTNET,
  rubocop: RUBOCOP,
  eslint: ESLINT,
  phpcs: PHPCS,
  phpstan: PHPSTAN,
  clang: CLANG,
  flawfinder: FLAWFINDER,
  terraform: TERRAFORM
} as const satisfies { readonly [tool: string]: Codes }

export type ForeignTool = keyof typeof foreignRules

/** What tools without a list of their own call their rules about. */
const SUBJECTS: ReadonlyArray<readonly [words: RegExp, rules: Rules]> = [
  [/hash|md[245]|sha-?1|digest/i, HASHES],
  [/cipher|\bdes\b|rc[24]|\becb\b|encrypt|crypto/i, [...CIPHERS, ...MODES]],
  [/crypto/i, HASHES],
  [/tls|ssl|cert|hostname|trust-?manager/i, PROTOCOLS],
  [/host-?key|ssh/i, SSH],
  [/random/i, RANDOM],
  [/key/i, [...KEYS, ...SECRETS]],
  [/password|secret|credential|hardcoded/i, [...SECRETS, ...DERIVATIONS]],
  [/jwt/i, TOKENS]
]

/** The rules of ours that find what a rule is about whose name says that: `go.lang.security.audit.crypto.use-of-md5`. */
export const rulesByWords = (name: string): Rules => [
  ...new Set(SUBJECTS.flatMap(([words, rules]) => (words.test(name) ? rules : [])))
]

/** Where a rule is named with the tool or the language before it or what it reports behind it: `java:S5542`, `CA5351:Title`, `Sniff.Code`. */
const isNamed = (code: string, name: string): boolean =>
  name === code || name.endsWith(`:${code}`) || name.startsWith(`${code}:`) || name.startsWith(`${code}.`)

const matches = (code: string, name: string): boolean => {
  if (name.endsWith("*")) return code.startsWith(name.slice(0, -1))
  return name.startsWith("*") ? code.endsWith(name.slice(1)) : isNamed(code, name)
}

/** The rules of ours that find what a rule of one of some tools finds, whose name may end or begin with `*`. */
export const rulesOfCode = (tools: ReadonlyArray<ForeignTool>, name: string): Rules => [
  ...new Set(
    tools.flatMap((tool) =>
      Object.entries<Rules>(foreignRules[tool]).flatMap(([code, rules]) => (matches(code, name) ? rules : []))
    )
  )
]

/** The rules of ours that find what any rule of some tools finds. */
export const rulesOfTools = (tools: ReadonlyArray<ForeignTool>): Rules => rulesOfCode(tools, "*")
