import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { dockerImage } from "../test/support/imageWriters.ts"

/*
 * What cbomkit-theia says that it finds, against what a scan finds, on three images that are made for it. That tool could not be run (it needs a
 * newer Go than the machine has, and modules from elsewhere): what it finds is what its plugins and their tests say of its own test data.
 *
 *   node bench/theia.ts --data DIR    a clone of https://github.com/cbomkit/cbomkit-theia
 */
const { values } = parseArgs({ options: { data: { type: "string" } } })
if (values.data === undefined || !existsSync(join(values.data, "testdata")))
  throw new Error("--data names no clone of cbomkit-theia")
const data = join(values.data, "testdata")

/** A plugin of it, a file that it finds something in, and what a finding must have. */
interface Expected {
  readonly plugin: string
  readonly path: string
  readonly what: string
  readonly has: (finding: Finding) => boolean
}

interface Finding {
  readonly path: string
  readonly kind: string
  readonly facts: {
    readonly name?: string
    readonly keyBits?: number
    readonly material?: string
    readonly version?: string
  }
  readonly certificate?: { readonly subject: string }
}

const isPrivateKey = ({ facts }: Finding): boolean => facts.material === "private-key"
const isCertificate = ({ certificate }: Finding): boolean => certificate !== undefined
const isProtocol = ({ kind, facts }: Finding): boolean => kind === "protocol" && facts.version !== undefined

const made = mkdtempSync(join(tmpdir(), "ciphermap-theia-"))
const openssl = (...args: ReadonlyArray<string>): void =>
  void execFileSync("openssl", args, { cwd: made, stdio: "ignore" })

/** The kinds of files that its certificate plugin and its key parser name. */
const makeArtefacts = (): void => {
  openssl(
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    "rsa.key",
    "-out",
    "rsa.crt",
    "-subj",
    "/CN=rsa",
    "-days",
    "30"
  )
  openssl(
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-keyout",
    "ec.pem",
    "-out",
    "ec.cer",
    "-subj",
    "/CN=ec",
    "-days",
    "30"
  )
  openssl("x509", "-in", "rsa.crt", "-outform", "DER", "-out", "rsa.der")
  openssl("crl2pkcs7", "-nocrl", "-certfile", "rsa.crt", "-out", "chain.p7b")
  openssl("crl2pkcs7", "-nocrl", "-certfile", "rsa.crt", "-outform", "DER", "-out", "chain.p7c")
  openssl("rsa", "-in", "rsa.key", "-traditional", "-out", "pkcs1.pem")
  openssl("rsa", "-in", "rsa.key", "-pubout", "-out", "public.pem")
  openssl("genpkey", "-algorithm", "ed25519", "-out", "ed25519")
  writeFileSync(join(made, "bundle.ca-bundle"), readFileSync(join(made, "rsa.crt")))
  writeFileSync(
    join(made, "combined.pem"),
    readFileSync(join(made, "rsa.key"), "utf8") + readFileSync(join(made, "rsa.crt"), "utf8")
  )
}

interface Image {
  readonly name: string
  readonly folder: string
  readonly expected: ReadonlyArray<Expected>
}

const row = (plugin: string, path: string, what: string, has: Expected["has"]): Expected => ({
  plugin,
  path,
  what,
  has
})

const images: ReadonlyArray<Image> = [
  {
    name: "its test data",
    folder: data,
    expected: [
      row("certificates", "certificate/dir/cert.pem", "certificate", isCertificate),
      row(
        "secrets",
        "private_key/dir/rsa.pem",
        "private key, RSA-2048",
        (one) => isPrivateKey(one) && one.facts.keyBits === 2048
      ),
      row("opensslconf", "openssl/dir/openssl.cnf", "TLS 1.2 and 1.3 with suites", isProtocol),
      row(
        "javasecurity",
        "unknown_key_size/dir/temurin-22.jdk/conf/security/java.security",
        "disabled algorithms of TLS",
        ({ kind }) => kind === "protocol"
      ),
      ...["GeekMasher GPG.asc", "GeekMasher_GPG_with_headers.asc", "rsa.js", "rsa.json", "ssh_rsa"].map((name) =>
        row("secrets", `secrets/dir/rsa/${name}`, "private key", isPrivateKey)
      ),
      row("secrets", "secrets/dir/jwt/test_jwt.txt", "JSON web token", ({ kind }) => kind === "token")
    ]
  },
  {
    name: "certificates and keys, made with OpenSSL",
    folder: made,
    expected: [
      ...["rsa.crt", "ec.cer", "rsa.der", "chain.p7b", "chain.p7c", "bundle.ca-bundle", "combined.pem"].map((name) =>
        row("certificates", name, "certificate", isCertificate)
      ),
      ...["rsa.key", "ec.pem", "pkcs1.pem", "combined.pem", "ed25519"].map((name) =>
        row("secrets", name, "private key", isPrivateKey)
      ),
      row("secrets", "public.pem", "public key", ({ facts }) => facts.material === "public-key")
    ]
  },
  {
    name: "/etc/ssl of a Debian machine",
    folder: "/etc/ssl",
    expected: [
      row("opensslconf", "openssl.cnf", "configuration of OpenSSL", () => true),
      row("certificates", "certs/ca-certificates.crt", "certificates", isCertificate)
    ]
  }
]

const scan = (folder: string): { readonly findings: ReadonlyArray<Finding>; readonly path: string } => {
  const layer = execFileSync("tar", ["--ignore-failed-read", "-chf", "-", "-C", folder, "."], {
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "ignore"]
  })
  const path = join(made, "..", `ciphermap-theia-${process.pid}.tar`)
  writeFileSync(path, dockerImage([layer]))
  try {
    const main = new URL("../src/main.ts", import.meta.url).pathname
    const json = execFileSync(process.execPath, [main, "scan", path, "--no-cache", "--format", "json"], {
      maxBuffer: 1 << 30,
      stdio: ["ignore", "pipe", "ignore"]
    })
    return { findings: (JSON.parse(json.toString()) as { readonly findings: ReadonlyArray<Finding> }).findings, path }
  } finally {
    rmSync(path)
  }
}

makeArtefacts()
console.log("| image | plugin | file | what | Ciphermap |\n|---|---|---|---|---|")
for (const { name, folder, expected } of images) {
  const { findings } = scan(folder)
  for (const { plugin, path, what, has } of expected) {
    const found = findings.some((one) => one.path.endsWith(`!/${path}`) && has(one))
    console.log(`| ${name} | ${plugin} | \`${path}\` | ${what} | ${found ? "found" : "**not found**"} |`)
  }
  console.log(`| ${name} | all | all files | findings in all | ${findings.length} |`)
}
rmSync(made, { recursive: true })
