import { describe, expect, it } from "vitest"
import { connectionKinds } from "../../../../scanner/configuration/connections/connectionKinds.ts"
import { readConnections } from "../../../../scanner/configuration/connections/readConnections.ts"

const said = (text: string): ReadonlyArray<string> =>
  readConnections(text).map(({ symbol, facts, isAssumed }) =>
    [symbol, facts.name, facts.verification, ...(isAssumed ? ["assumed"] : [])].join(" ")
  )

const cases: ReadonlyArray<readonly [text: string, ...expected: ReadonlyArray<string>]> = [
  ['"postgres://u:p@db/app?sslmode=require"', "postgresql sslmode TLS none assumed"],
  ["DATABASE_URL=postgresql://u:p@db/app?connect_timeout=5&sslmode=verify-full", "postgresql sslmode TLS peer"],
  ["url = 'postgresql+psycopg2://u:p@db/app?sslmode=verify-ca'", "postgresql sslmode TLS no-host-name"],
  ["`postgres://${user}:${pass}@db/app?sslmode=no-verify`", "postgresql sslmode TLS none"],
  ["psql --dbname=postgis://db/app?sslmode=prefer", "postgresql sslmode TLS none assumed"],
  ['"jdbc:postgresql://db/app?sslmode=require"', "jdbc-postgresql sslmode TLS none"],
  ['"jdbc:postgresql://db/app?ssl=true"', "jdbc-postgresql ssl TLS "],
  [
    '"jdbc:postgresql://db/app?ssl=true&sslfactory=org.postgresql.ssl.NonValidatingFactory"',
    "jdbc-postgresql sslfactory TLS none"
  ],
  ['gorm.Open("host=db user=u password=p dbname=app sslmode=verify-ca")', "libpq sslmode TLS no-host-name"],
  ['"jdbc:mysql://db/app?useSSL=true&verifyServerCertificate=false"', "mysql verifyservercertificate TLS none"],
  [
    '<a url="jdbc:mysql://db/app?useSSL=true&amp;verifyServerCertificate=true"/>',
    "mysql verifyservercertificate TLS no-host-name"
  ],
  ['"jdbc:mysql://db/app?useSSL=true"', "mysql usessl TLS "],
  ['"mysql+mysqldb://db/app?ssl_verify_identity=false"', "mysql sslverifyidentity TLS no-host-name"],
  ['"mongodb://db/app?tls=true&tlsInsecure=false"', "mongodb tls TLS peer"],
  ["url: jdbc:mariadb://db/app?trustServerCertificate=true", "mysql trustservercertificate TLS none"],
  ['"jdbc:mysql://db/app?sslMode=VERIFY_IDENTITY"', "mysql sslmode TLS peer"],
  ["mysqlsh mysqlx://u@db/app?ssl-mode=REQUIRED", "mysql sslmode TLS none"],
  ['"mysql+pymysql://db/app?ssl_verify_cert=false"', "mysql sslverifycert TLS none"],
  ['"mysql+mysqldb://db/app?ssl_verify_cert=true&ssl_verify_identity=true"', "mysql sslverifycert TLS no-host-name"],
  ['sql.Open("mysql", "u:p@tcp(db:3306)/app?tls=skip-verify")', "go-mysql tls TLS none"],
  ['"u:p@tcp(db:3306)/app?parseTime=true&tls=true"', "go-mysql tls TLS peer"],
  [
    '"jdbc:sqlserver://db;databaseName=a;encrypt=true;trustServerCertificate=true;"',
    "sqlserver trustservercertificate TLS none"
  ],
  ['"jdbc:sqlserver://db;encrypt=true;trustServerCertificate=false"', "sqlserver encrypt TLS peer"],
  ['"sqlserver://u:p@db?database=a&encrypt=strict"', "sqlserver encrypt TLS peer"],
  [
    '"Server=db;Database=a;User Id=u;Password=p;TrustServerCertificate=True"',
    "ado-net trustservercertificate TLS none"
  ],
  ['"Data Source=db;Encrypt=Mandatory;Trust Server Certificate=false"', "ado-net encrypt TLS peer"],
  [
    "ConnectionStrings__Default=Server=db;Encrypt=True;TrustServerCertificate=yes",
    "ado-net trustservercertificate TLS none"
  ],
  ['"Host=db;Username=u;SSL Mode=VerifyFull"', "ado-net sslmode TLS peer"],
  ['"Host=db;Username=u;SslMode=Require"', "ado-net sslmode TLS none assumed"],
  ['"Server=db;Uid=u;SslMode=Required"', "ado-net sslmode TLS none"],
  [
    '"mongodb+srv://u:p@db/app?tls=true&tlsAllowInvalidCertificates=true"',
    "mongodb tlsallowinvalidcertificates TLS none"
  ],
  [
    '"mongodb://u:p@a,b/app?tls=true&tlsAllowInvalidHostnames=true"',
    "mongodb tlsallowinvalidhostnames TLS no-host-name"
  ],
  ['"mongodb://db/app?ssl=true"', "mongodb ssl TLS peer"],
  ['"mongodb://db/app?tlsInsecure=true"', "mongodb tlsinsecure TLS none"],
  ['"mongodb://db/app?sslAllowInvalidCertificates=true"', "mongodb sslallowinvalidcertificates TLS none"],
  ['"mongodb://db/app?sslAllowInvalidHostnames=true"', "mongodb sslallowinvalidhostnames TLS no-host-name"],
  ['"mongodb://db/app?ssl_cert_reqs=CERT_NONE"', "mongodb sslcertreqs TLS none"],
  ['"rediss://:p@cache:6380/0?ssl_cert_reqs=none"', "redis sslcertreqs TLS none"],
  ['"rediss://cache/0?ssl_check_hostname=false"', "redis sslcheckhostname TLS no-host-name"],
  ['"amqps://u:p@mq/vhost?verify=verify_none"', "amqp verify TLS none"],
  [
    '"postgres://a/b?sslmode=verify-ca", "postgres://c/d?sslmode=verify-full"',
    "postgresql sslmode TLS no-host-name",
    "postgresql sslmode TLS peer"
  ]
]

const nothing: ReadonlyArray<string> = [
  '"postgres://u:p@db/app?sslmode=disable"',
  '"host=db user=u dbname=app sslmode=disable"',
  '"postgres://u:p@db/app" + "sslmode"',
  "// postgres://u:p@db/app?sslmode=require",
  "x = 1 # postgres://u:p@db/app?sslmode=require",
  " * jdbc:mysql://db/app?useSSL=true&verifyServerCertificate=false",
  '-- "Server=db;TrustServerCertificate=True"',
  '"postgres://db/app?sslmode=${mode}"',
  '"jdbc:mysql://db/app?useSSL=false&verifyServerCertificate=false"',
  '"jdbc:mysql://db/app?sslMode=DISABLED"',
  '"u:p@tcp(db:3306)/app?tls=false"',
  '"u:p@tcp(db:3306)/app?tls=custom"',
  '"Server=db;Encrypt=false;TrustServerCertificate=true"',
  '"TrustServerCertificate=True"',
  "builder.TrustServerCertificate = true;",
  '"mongodb://db/app?tls=false&tlsInsecure=true"',
  '"mongodb://db/app?retryWrites=true"',
  '"redis://cache/0?ssl_cert_reqs=none"',
  '"amqp://mq/vhost?verify=verify_none"',
  '"https://example.org/?sslmode=require"',
  "sslmode=require"
]

describe("connection strings", () => {
  it.each(cases)("say in %s what is checked", (text, ...expected) => {
    expect(said(text)).toEqual(expected)
  })

  it.each(nothing)("say nothing in %s", (text) => {
    expect(said(text)).toEqual([])
  })

  it("have a case for every option of every kind", () => {
    const seen = new Set(cases.flatMap(([, ...expected]) => expected.map((one) => one.split(" ", 2).join(" "))))
    const all = connectionKinds.flatMap(({ name, options }) =>
      Object.keys(options).map((option) => `${name} ${option}`)
    )
    expect(all.filter((one) => !seen.has(one))).toEqual([])
  })

  it("are told by the place of the option alone", () => {
    const text = '"postgres://someone:hunter2@db/app?sslmode=require"'
    const [connection] = readConnections(text)
    expect(text.slice(connection!.start, connection!.end)).toBe("sslmode")
    expect(JSON.stringify(connection)).not.toMatch(/someone|hunter2/)
  })

  it("are read in time however many there are, and not all of them", () => {
    expect(said('"postgres://db/app?sslmode=require" '.repeat(30_000))).toHaveLength(1_000)
  })

  it("are read in time however long a text is", () => {
    for (const text of [
      `sslmode postgres://${"a?".repeat(200_000)}`,
      `sslmode ${"host=".repeat(200_000)}`,
      `sslmode ${"postgres://".repeat(20_000)}`,
      `TrustServerCertificate ${";server".repeat(100_000)}`,
      `TrustServerCertificate\n${`"${" ".repeat(3_990)}"\n`.repeat(2_000)}`
    ])
      expect(said(text)).toEqual([])
  })
})
