import * as Result from "effect/Result"
import { type Cidr, parseCidrs } from "../domain/IpAddress.ts"
import { loopback } from "../domain/RepositoryUrl.ts"
import type { Setting } from "./Setting.ts"
import { listOf, matching, oneOf, secret, whole } from "./Setting.ts"

const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i
const origin = /^https?:\/\/[^\s/?#@]+$/
const anyPath = /^[^\0]+$/

/** Every variable that the service reads. `npm run generate` writes docs/environment.md from it. */
export const settings = {
  port: whole("PORT", 8080, [0, 65_535], { says: "Port of the API; 0 takes a free one" }),
  host: matching("HOST", "127.0.0.1", /^[0-9a-z.:-]+$/i, "an address or host name", {
    says: "Address to listen on; `0.0.0.0` for all"
  }),
  publicUrl: matching("PUBLIC_URL", undefined, origin, "an http or https address without a path", {
    says: "Address under which clients reach the service",
    shown: "`http://localhost:PORT`"
  }),
  publicHost: matching("PUBLIC_HOST", undefined, hostName, "a host name", {
    says: "Tenants' pages are served as `SUBDOMAIN.PUBLIC_HOST`; without it under `PUBLIC_URL/p/SUBDOMAIN`"
  }),
  dataDirectory: matching("DATA_DIR", ".ciphermap", anyPath, "a folder", {
    says: "Folder of the embedded database and of generated secrets"
  }),
  databaseUrl: secret("DATABASE_URL", /^postgres(?:ql)?:\/\/.+/, "an address that begins with postgres://", {
    says: "PostgreSQL 14 or newer; without it the embedded database is used"
  }),
  databaseOwnerUrl: secret("DATABASE_OWNER_URL", /^postgres(?:ql)?:\/\/.+/, "an address that begins with postgres://", {
    says: "The same database for the login that owns the schema and runs migrations; then that of `DATABASE_URL` owns nothing"
  }),
  databasePool: whole("DATABASE_POOL", 10, [2, 200], { says: "Connections to PostgreSQL" }),
  documentsUrl: matching(
    "DOCUMENTS_URL",
    undefined,
    /^https?:\/\/[^\s/?#@]+\/[^\s/?#][^\s?#]*$/,
    "an http or https address with a bucket as its path, and a folder of it if wanted",
    { says: "Bucket of an S3-compatible store for documents of scans; without it they are in the database" }
  ),
  documentsAccessKey: secret(
    "DOCUMENTS_ACCESS_KEY",
    /^[^\s/]{1,200}$/,
    "1 to 200 characters without white space and `/`",
    {
      says: "Access key of that store"
    }
  ),
  documentsSecretKey: secret("DOCUMENTS_SECRET_KEY", /^\S{8,200}$/, "8 to 200 characters without white space", {
    says: "Secret of that access key"
  }),
  documentsRegion: matching("DOCUMENTS_REGION", "us-east-1", /^[a-z0-9-]{1,40}$/, "a region's name", {
    says: "Region that requests to that store are signed for"
  }),
  documentsTarget: oneOf("DOCUMENTS_TARGET", "store", ["store", "database"], {
    says: "With a store: where new documents go, and where workers move the others"
  }),
  adminToken: secret("ADMIN_TOKEN", /^\S{20,200}$/, "20 to 200 characters without white space", {
    says: "Bearer token of the admin endpoints",
    shown: "made at the first start, printed once"
  }),
  keyPepper: secret("KEY_PEPPER", /^\S{32,200}$/, "32 to 200 characters without white space", {
    says: "Secret for hashing keys; the same for all machines on one database",
    shown: "made at the first start, kept in `DATA_DIR`"
  }),
  oldKeyPepper: secret("OLD_KEY_PEPPER", /^\S{32,200}$/, "32 to 200 characters without white space", {
    says: "The previous pepper: keys created with it keep working"
  }),
  secretsKey: secret("SECRETS_KEY", /^\S{32,200}$/, "32 to 200 characters without white space", {
    says: "Secret that stored credentials and signing secrets are encrypted under; the same for all machines on one database",
    shown: "`KEY_PEPPER`"
  }),
  oldSecretsKey: secret("OLD_SECRETS_KEY", /^\S{32,200}$/, "32 to 200 characters without white space", {
    says: "The previous one: what is encrypted under it can be read, and is encrypted again"
  }),
  newSecrets: oneOf("NEW_SECRETS", "stdout", ["stdout", "file"], {
    says: "Where the first start shows what it made, once: on standard output, or in `DATA_DIR/first-start.txt` for its owner only"
  }),
  keyPrefix: matching("KEY_PREFIX", "cbk", /^[a-z][a-z0-9]{1,11}$/, "2 to 12 lower-case letters and digits", {
    says: "First part of API keys"
  }),
  trustedProxies: {
    name: "TRUSTED_PROXIES",
    read: (text: string) => Result.getOrUndefined(parseCidrs(text)),
    expected: "addresses or CIDR ranges, separated by commas",
    fallback: [] as ReadonlyArray<Cidr>,
    shown: "",
    says: "Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted"
  },
  tlsCertificate: matching("TLS_CERT", undefined, anyPath, "a file", {
    says: "Certificate chain (PEM) to serve HTTPS directly"
  }),
  tlsKey: matching("TLS_KEY", undefined, anyPath, "a file", { says: "Private key (PEM) of that certificate" }),
  keepAliveSeconds: whole("KEEP_ALIVE_SECONDS", 5, [1, 3_600], {
    says: "Seconds that an idle connection stays open; behind a load balancer more than its own idle time, or it answers 502"
  }),
  redirectPort: whole("HTTP_REDIRECT_PORT", 0, [0, 65_535], {
    says: "With direct TLS: port whose plain HTTP requests are redirected to `PUBLIC_URL`; 0 for none"
  }),
  metricsPort: whole("METRICS_PORT", 0, [0, 65_535], {
    says: "Port of `/metrics` (Prometheus), separate from the API; 0 for none"
  }),
  metricsHost: matching("METRICS_HOST", "127.0.0.1", /^[0-9a-z.:-]+$/i, "an address or host name", {
    says: "Address to serve metrics on"
  }),
  otlpUrl: matching("OTLP_URL", undefined, /^https?:\/\/[^\s?#@]+$/, "an http or https address", {
    says: "OTLP/HTTP collector for traces; without it none are sent"
  }),
  logLevel: oneOf("LOG_LEVEL", "info", ["debug", "info", "warn", "error", "none"], { says: "Lowest severity logged" }),
  logFormat: oneOf("LOG_FORMAT", "json", ["json", "pretty"], { says: "Format of log lines" }),
  allowedHosts: listOf(
    "REPOSITORY_HOSTS",
    ["github.com", "gitlab.com", "bitbucket.org", "codeberg.org"],
    hostName,
    "host names, separated by commas",
    { says: "Hosts whose repositories may be scanned" }
  ),
  insecureHosts: listOf(
    "REPOSITORY_ALLOW_INSECURE",
    [],
    loopback,
    "loopback addresses with ports, separated by commas",
    {
      says: "`host:port` of git servers on this machine that may be used, over plain http or https; for development and tests only"
    }
  ),
  gitCaFile: matching("GIT_CA_FILE", undefined, /^\/[^\0]*$/, "an absolute path of a file", {
    says: "Certificates (PEM) of all authorities that hosts of repositories are checked against, in place of the system's"
  }),
  workDirectory: matching("WORK_DIR", undefined, anyPath, "a folder", {
    says: "Folder for downloads and temporary files of scans",
    shown: "`ciphermap` under the system's temporary folder"
  }),
  downloadSeconds: whole("DOWNLOAD_TIMEOUT_SECONDS", 120, [1, 3_600], { says: "Time limit of a download" }),
  downloadMebibytes: whole("DOWNLOAD_MAX_MIB", 300, [1, 100_000], {
    says: "Size limit of a download on disk, as packed by git"
  }),
  downloadsPerHost: whole("DOWNLOADS_PER_HOST", 2, [1, 1_000], {
    says: "Concurrent downloads from one host, per process"
  }),
  maxEntries: whole("REPOSITORY_MAX_ENTRIES", 200_000, [1, 10_000_000], {
    says: "Files, and also folders, that a repository may have"
  }),
  maxScannedFiles: whole("REPOSITORY_MAX_SCANNED_FILES", 50_000, [1, 10_000_000], {
    says: "Files of a repository that are scanned; the others are skipped"
  }),
  maxScannedMebibytes: whole("REPOSITORY_MAX_SCANNED_MIB", 1_024, [1, 100_000], {
    says: "Their total size; files beyond it are skipped"
  }),
  maxUploadMebibytes: whole("UPLOAD_MAX_MIB", 64, [1, 1_024], {
    says: "Size limit of an uploaded scan or CBOM, before compression"
  }),
  maxArchiveMebibytes: whole("UPLOAD_ARCHIVE_MAX_MIB", 512, [1, 16_384], {
    says: "Size limit of an uploaded archive"
  }),
  maxUnpackedMebibytes: whole("UPLOAD_ARCHIVE_UNPACKED_MIB", 4_096, [1, 100_000], {
    says: "What an uploaded archive may be unpacked to; the rest of it is skipped"
  }),
  monthlyScanCap: whole("MONTHLY_SCAN_CAP", 1_000, [0, 100_000_000], {
    says: "Scans of a tenant in a calendar month, unless it has a cap of its own"
  }),
  testScansPerMonth: whole("TEST_SCANS_PER_MONTH", 250, [0, 100_000_000], {
    says: "Scans with test keys in a calendar month"
  }),
  testScansPerDay: whole("TEST_SCANS_PER_DAY", 25, [0, 100_000_000], { says: "Scans with test keys in a day" }),
  maxQueuedScans: whole("MAX_QUEUED_SCANS", 500, [1, 100_000_000], { says: "Waiting scans of a tenant" }),
  tenantScansAtOnce: whole("TENANT_SCANS_AT_ONCE", 4, [1, 10_000], {
    says: "Concurrent scans of a tenant; the others wait"
  }),
  downloadsAtOnce: whole("DOWNLOADS_AT_ONCE", 4, [1, 1_000], {
    says: "Concurrent downloads of a worker"
  }),
  scanAttempts: whole("SCAN_ATTEMPTS", 3, [1, 100], { says: "Attempts before a scan fails" }),
  drainSeconds: whole("DRAIN_SECONDS", 20, [0, 20], {
    says: "Time that running scans have when a worker shuts down; then another worker restarts them"
  }),
  queueTimeoutHours: whole("QUEUE_TIMEOUT_HOURS", 24, [1, 8_760], { says: "Hours after which a waiting scan fails" }),
  reuseHours: whole("REUSE_HOURS", 24, [0, 8_760], {
    says: "Hours in which a tenant's scan of the same commit reuses earlier results; 0 always scans"
  }),
  demoScansPerDay: whole("DEMO_SCANS_PER_DAY", 500, [0, 1_000_000], {
    says: "Scans of the demo, which needs no key, per day for all visitors together; 0 turns it off"
  }),
  demoScansPerAddress: whole("DEMO_SCANS_PER_ADDRESS", 1, [1, 1_000_000], {
    says: "Of these, by one address, or one IPv6 /64 network, within 24 hours"
  }),
  demoRepeatSeconds: whole("DEMO_REPEAT_SECONDS", 300, [0, 86_400], {
    says: "Seconds in which trying the same repository again returns the same result without counting"
  }),
  demoScansAtOnce: whole("DEMO_SCANS_AT_ONCE", 2, [1, 1_000], {
    says: "Concurrent scans of the demo"
  }),
  demoQueue: whole("DEMO_QUEUE", 10, [1, 100_000], { says: "Waiting scans of the demo" }),
  demoMebibytes: whole("DEMO_MAX_MIB", 50, [1, 100_000], {
    says: "Size limit of a download of the demo, unless `DOWNLOAD_MAX_MIB` is lower"
  }),
  demoSeconds: whole("DEMO_TIMEOUT_SECONDS", 60, [1, 86_400], {
    says: "Time limit in seconds of a download of the demo, and of its scan, unless the general limits are lower"
  }),
  maxActiveTestKeys: whole("MAX_ACTIVE_TEST_KEYS", 10, [1, 1_000], { says: "Active test keys of a tenant" }),
  maxWebhooks: whole("MAX_WEBHOOKS", 5, [1, 1_000], { says: "Webhooks of a tenant" }),
  webhookHighPorts: oneOf("WEBHOOK_HIGH_PORTS", "no", ["no", "yes"], {
    says: "Whether webhooks may go to ports from 1024 on, in addition to 443 and 8443"
  }),
  webhookAllowInsecure: listOf("WEBHOOK_ALLOW_INSECURE", [], /^[^\s/@]+:\d{1,5}$/, "host:port, separated by commas", {
    says: "Targets of webhooks that are not checked, so that plain HTTP and private addresses are allowed: for development"
  }),
  webhookConcurrency: whole("WEBHOOK_CONCURRENCY", 256, [1, 10_000], {
    says: "Webhooks that a process sends concurrently"
  }),
  webhookConcurrencyEach: whole("WEBHOOK_CONCURRENCY_EACH", 10, [1, 1_000], { says: "Of these, to one webhook" }),
  pricePerScanCents: whole("PRICE_PER_SCAN_CENTS", 100, [0, 1_000_000], {
    says: "Price of a scan with a live key, in cents (USD)"
  }),
  requestsPerMinute: whole("RATE_LIMIT_REQUESTS_PER_MINUTE", 600, [1, 100_000_000], {
    says: "Requests of a tenant, separately for live and test keys"
  }),
  requestBurst: whole("RATE_LIMIT_BURST", 100, [1, 100_000_000], { says: "Of these, in a burst" }),
  concurrentRequests: whole("RATE_LIMIT_CONCURRENT", 20, [1, 1_000_000], {
    says: "Concurrent requests of a tenant, per process"
  }),
  scansPerHour: whole("RATE_LIMIT_SCANS_PER_HOUR", 60, [1, 100_000_000], { says: "Scans that a tenant submits" }),
  downloadsPerHour: whole("RATE_LIMIT_DOWNLOADS_PER_HOUR", 120, [1, 100_000_000], {
    says: "Documents of scans that a tenant downloads, including comparisons"
  }),
  keysPerHour: whole("RATE_LIMIT_KEYS_PER_HOUR", 10, [1, 100_000_000], { says: "Keys that a tenant creates" }),
  webhookCallsPerHour: whole("RATE_LIMIT_WEBHOOKS_PER_HOUR", 300, [1, 100_000_000], {
    says: "Webhooks that a tenant creates, moves to another URL, tests or redelivers"
  }),
  authenticationFailuresPerMinute: whole("RATE_LIMIT_AUTH_FAILURES_PER_MINUTE", 20, [1, 100_000_000], {
    says: "Refused keys of an address before further requests are refused"
  }),
  publicPerMinute: whole("RATE_LIMIT_PUBLIC_PER_MINUTE", 60, [1, 100_000_000], {
    says: "Requests of an address to endpoints without a key"
  }),
  pagesPerMinute: whole("RATE_LIMIT_PAGES_PER_MINUTE", 300, [1, 100_000_000], {
    says: "Pages that an address loads without signing in"
  }),
  scansAtOnce: whole("SCANS_AT_ONCE", 0, [0, 256], {
    says: "Concurrent scans of one service, each in its own process",
    shown: "half of the processors"
  }),
  scanThreads: whole("SCAN_THREADS", 0, [0, 256], {
    says: "Threads of each scan",
    shown: "processors / `SCANS_AT_ONCE`"
  }),
  scanUser: matching(
    "SCAN_USER",
    undefined,
    /^[1-9]\d{0,8}(?::[1-9]\d{0,8})?$/,
    "a user id, or user and group ids with a colon",
    {
      says: "Whom scan processes run as, where the service runs as root; a user that owns nothing else",
      shown: "the service's own user"
    }
  ),
  scanMemoryMib: whole("SCAN_MEMORY_MIB", 2_048, [512, 1_048_576], {
    says: "Memory of each scan in MiB; one that needs more fails"
  }),
  scanCacheMib: whole("SCAN_CACHE_MIB", 256, [0, 1_048_576], {
    says: "What scans of a tenant leave in the database for the next scans of its repositories, in MiB; what was used longest ago goes first, 0 keeps nothing"
  }),
  scanTimeoutSeconds: whole("SCAN_TIMEOUT_SECONDS", 600, [1, 86_400], {
    says: "Seconds a scan may take, without the download"
  })
} as const

export type Values = {
  readonly [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer A> ? A : never
}
