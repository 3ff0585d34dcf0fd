import type { KeywordSet } from "../../select/prefilter/keywordSets.ts"
import type { NotationName } from "../../notation/notations.ts"

/** An option of a connection string that says whether TLS is spoken, or what is checked of the server. */
export interface ConnectionOption {
  readonly reads: NotationName
  /** Values by which no TLS is spoken. */
  readonly off?: RegExp
  /** Values that drivers do not agree on. */
  readonly assumed?: RegExp
}

/** A way in which programs say which server to talk to, and how, in one text. */
export interface ConnectionKind {
  readonly name: string
  /** Where such a text begins. Without it, a text between quotes or on a line. */
  readonly begins?: RegExp
  /** What else such a text holds. */
  readonly holds?: RegExp
  /** One option, with its name and its value. */
  readonly option: RegExp
  /** By their names in small letters, without spaces and dashes. */
  readonly options: { readonly [name: string]: ConnectionOption }
  /** Words of which one set must be in a file. */
  readonly marks: ReadonlyArray<KeywordSet>
}

const OFF = /^(?:disabled?|none|false|no|off|0)$/i

/** `?name=value&name=value` of URLs, and the `;name=value` that some drivers write. */
const IN_URL = /(?<=[?&;])\s*(?<name>[A-Za-z][\w .-]{0,40}?)\s*=\s*(?<value>[^&;?#]*)/g
const IN_LIST = /(?<=^|;)\s*(?<name>[A-Za-z][\w .-]{0,60}?)\s*=\s*(?<value>[^;]*)/g
const IN_WORDS = /(?<=^|\s)(?<name>[a-z]\w{0,40})\s*=\s*'?(?<value>[\w-]+)'?/g

const tls: ConnectionOption = { reads: "speaksTls", off: OFF }
const tlsChecked: ConnectionOption = { reads: "tlsChecksPeer", off: OFF }
const sslMode: ConnectionOption = { reads: "connectionSslMode", off: OFF }
const libpqMode: ConnectionOption = { ...sslMode, assumed: /^(?:allow|prefer|require)$/i }
const trusts: ConnectionOption = { reads: "tlsAcceptsAnyPeer" }
const encrypt: ConnectionOption = { reads: "sqlServerEncrypt", off: /^(?:false|no|optional)$/i }

const sslModes = ["sslmode", "sslMode", "SslMode", "SSLMode", "SSL Mode", "Ssl Mode", "ssl-mode", "ssl_mode"]
const trustWords = ["TrustServerCertificate", "trustServerCertificate", "Trust Server Certificate"]

const each = (words: ReadonlyArray<string>, ...beside: ReadonlyArray<string>): ReadonlyArray<KeywordSet> =>
  words.map((word) => [...beside, word])

/*
 * Options of drivers: libpq (https://www.postgresql.org/docs/current/libpq-ssl.html; a client that is not built on it may check the
 * certificate with `require`, as https://github.com/brianc/node-postgres does) and https://jdbc.postgresql.org/documentation/ssl/;
 * https://dev.mysql.com/doc/connector-j/en/connector-j-connp-props-security.html and MariaDB Connector/J; https://github.com/go-sql-driver/mysql;
 * https://learn.microsoft.com/sql/connect/jdbc/connecting-with-ssl-encryption, https://learn.microsoft.com/dotnet/api/microsoft.data.sqlclient.sqlconnection.connectionstring,
 * https://www.npgsql.org/doc/security.html; https://www.mongodb.com/docs/manual/reference/connection-string-options/; redis-py, "SSL Connection Examples"
 * (https://redis.readthedocs.io); https://www.rabbitmq.com/docs/uri-query-parameters.
 */
export const connectionKinds: ReadonlyArray<ConnectionKind> = [
  {
    name: "jdbc-postgresql",
    begins: /\bjdbc:(?:postgresql|redshift):\/\//gi,
    option: IN_URL,
    options: { sslmode: sslMode, ssl: tls, sslfactory: { reads: "sslFactory" } },
    marks: [...each(sslModes), ["jdbc", "postgresql", "ssl"]]
  },
  {
    name: "postgresql",
    begins: /(?<![\w:])(?:postgres(?:ql)?|postgis|cockroachdb)(?:\+\w{1,20})?:\/\//gi,
    option: IN_URL,
    options: { sslmode: libpqMode },
    marks: each(sslModes)
  },
  {
    name: "libpq",
    holds: /(?<!\S)(?:host|dbname|user)\s{0,8}=/,
    option: IN_WORDS,
    options: { sslmode: sslMode },
    marks: [["sslmode"]]
  },
  {
    name: "mysql",
    begins: /(?<!\w)(?:jdbc:)?(?:mysqlx?|mariadb)(?:\+\w{1,20})?:(?:\w{1,20}:)?\/\//gi,
    option: IN_URL,
    options: {
      sslmode: sslMode,
      usessl: tls,
      verifyservercertificate: { reads: "tlsChecksChain" },
      trustservercertificate: trusts,
      sslverifycert: { reads: "tlsChecksChain" },
      sslverifyidentity: { reads: "tlsChecksName" }
    },
    marks: [
      ...each(sslModes),
      ["verifyServerCertificate"],
      ["useSSL", "jdbc"],
      ["ssl_verify_cert"],
      ["ssl_verify_identity"],
      ...each(trustWords)
    ]
  },
  {
    name: "go-mysql",
    begins: /@(?:tcp|unix)\(/g,
    option: IN_URL,
    options: { tls: { reads: "goMysqlTls", off: OFF } },
    marks: [["@tcp", "tls"]]
  },
  {
    name: "sqlserver",
    begins: /(?<!\w)(?:jdbc:sqlserver|sqlserver|mssql(?:\+\w{1,20})?):\/\//gi,
    option: IN_URL,
    options: { encrypt, trustservercertificate: trusts },
    marks: [...each(trustWords), ["sqlserver", "encrypt"]]
  },
  {
    name: "ado-net",
    holds:
      /(?<![\w-])(?:data source|server|host|addr|address|network address|driver)\s{0,8}=[^;]{0,500};|;\s{0,8}(?:data source|server|host)\s{0,8}=/i,
    option: IN_LIST,
    options: { sslmode: libpqMode, encrypt, trustservercertificate: trusts },
    marks: [...each(sslModes), ...each(trustWords)]
  },
  {
    name: "mongodb",
    begins: /(?<!\w)mongodb(?:\+srv)?:\/\//gi,
    option: IN_URL,
    options: {
      tls: tlsChecked,
      ssl: tlsChecked,
      tlsinsecure: trusts,
      tlsallowinvalidcertificates: trusts,
      sslallowinvalidcertificates: trusts,
      tlsallowinvalidhostnames: { reads: "tlsAcceptsAnyName" },
      sslallowinvalidhostnames: { reads: "tlsAcceptsAnyName" },
      sslcertreqs: { reads: "certReqs" }
    },
    marks: each(
      [
        "tls",
        "ssl",
        "tlsInsecure",
        "tlsAllowInvalidCertificates",
        "tlsAllowInvalidHostnames",
        "sslAllowInvalidCertificates",
        "sslAllowInvalidHostnames",
        "ssl_cert_reqs"
      ],
      "mongodb"
    )
  },
  {
    name: "redis",
    begins: /(?<!\w)rediss:\/\//gi,
    option: IN_URL,
    options: { sslcertreqs: { reads: "certReqs" }, sslcheckhostname: { reads: "tlsChecksName" } },
    marks: each(["ssl_cert_reqs", "ssl_check_hostname"], "rediss")
  },
  {
    name: "amqp",
    begins: /(?<!\w)amqps:\/\//gi,
    option: IN_URL,
    options: { verify: { reads: "verifyAtom" } },
    marks: [["amqps", "verify"]]
  }
]

/** Words of which one set must be in a file for a connection string to be found in it. */
export const connectionMarks: ReadonlyArray<KeywordSet> = connectionKinds.flatMap(({ marks }) => marks)
