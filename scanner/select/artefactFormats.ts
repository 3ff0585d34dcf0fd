import { WITHIN } from "../model/archivePath.ts"
import { manifestKindOf } from "./manifestKinds.ts"
import { packageRecordOf } from "./packageRecords.ts"
import type { FormatName } from "../formats/readTree.ts"
import type { SourceKind } from "./languageOf.ts"
import { mayBeNative } from "../native/nativeKind.ts"

/** RFC 7468 2: how every block begins, in a file of its own or within a program. */
export const PEM_MARK = "-----BEGIN"

/** The name of the format of native binaries. */
export const NATIVE = "native"

/** A kind of file that is no program's source but may hold cryptography. */
export interface Format extends SourceKind {
  /** ASCII texts without any of which a file of this format is of no interest. */
  readonly marks?: ReadonlyArray<string>
  /** How keys and their values are written, where programs read their settings from such files. */
  readonly settings?: FormatName
}

/** Signed and encrypted texts of OpenPGP hold no keys (RFC 9580 6.2). */
const KEY = /^-----BEGIN (?!PGP (?:SIGNED MESSAGE|MESSAGE|SIGNATURE))/

const beginsWithPem = (head: Uint8Array): boolean => KEY.test(String.fromCharCode(...head.subarray(0, 64)))

/** Every format, by the names that people give its files. */
export const formats: ReadonlyArray<Format> = [
  {
    name: "key-material",
    extensions: [
      ".pem",
      ".crt",
      ".cer",
      ".cert",
      ".der",
      ".key",
      ".pub",
      ".csr",
      ".req",
      ".crl",
      ".ca-bundle",
      ".p7a",
      ".p7b",
      ".p7c",
      ".p7m",
      ".p7r",
      ".p7s",
      ".spc",
      ".p12",
      ".pfx",
      ".p8",
      ".pk8",
      ".jks",
      ".jceks",
      ".ks",
      ".keystore",
      ".truststore",
      ".bks",
      ".asc",
      ".gpg",
      ".pgp",
      ".jwk",
      ".jwks"
    ],
    fileNames: [
      "id_rsa",
      "id_dsa",
      "id_ecdsa",
      "id_ecdsa_sk",
      "id_ed25519",
      "id_ed25519_sk",
      "identity",
      "ssh_host_rsa_key",
      "ssh_host_dsa_key",
      "ssh_host_ecdsa_key",
      "ssh_host_ed25519_key",
      "authorized_keys",
      "known_hosts",
      "ssh_known_hosts"
    ],
    isMarked: beginsWithPem
  },
  { name: "json", extensions: [".json"], marks: ['"kty"', PEM_MARK], settings: "json" },
  { name: "yaml", extensions: [".yaml", ".yml"], marks: [PEM_MARK], settings: "yaml" },
  { name: "properties", extensions: [".properties"], marks: [PEM_MARK], settings: "properties" },
  { name: "toml", extensions: [".toml"], marks: [PEM_MARK], settings: "toml" },
  { name: "xml", extensions: [".xml", ".config"], marks: [PEM_MARK], settings: "xml" },
  { name: "ini", extensions: [".ini", ".cfg", ".conf", ".cnf", ".cf", ".hocon"], marks: [PEM_MARK], settings: "conf" },
  { name: "hcl", extensions: [".tf", ".tofu", ".tfvars"], marks: [PEM_MARK], settings: "hcl" },
  {
    name: "configuration",
    extensions: [".vhost", ".nginx", ".ovpn", ".pol", ".pmod", ".security", ".template", ".caddyfile"],
    fileNames: [
      "Caddyfile",
      ".htaccess",
      ".npmrc",
      "npmrc",
      ".condarc",
      "condarc",
      ".gitconfig",
      "gitconfig",
      ".wgetrc",
      "wgetrc",
      "kubeconfig"
    ],
    paths:
      /\.(?:conf|cfg|cnf|cf|ini)\.(?:j2|erb|tmpl|template|tpl|in|dist|default|example|sample)$|(?:^|\/)(?:sshd?_config[\w.-]*|sites-(?:available|enabled)\/[^/]+|(?:nginx|apache2?|httpd)\/(?:(?:snippets|includes?|conf|vhosts?(?:\.d)?|servers)\/(?:[^/]+\/)*[\w-]+|[\w-]*(?:ssl|tls|params|common)[\w-]*)|\.?ssh\/config|\.kube\/config|crypto-policies\/(?:config|state\/current))$/,
    marks: [PEM_MARK]
  },
  {
    name: "dotenv",
    extensions: [".env"],
    fileNames: [".env", ".env.example", ".env.local", ".env.development", ".env.production", ".env.test"],
    marks: [PEM_MARK],
    settings: "dotenv"
  },
  {
    name: NATIVE,
    extensions: [],
    compiled: [".so", ".dylib", ".dll", ".exe", ".node", ".pyd", ".ko"],
    compiledNames: /\.so(?:\.\d+)+$/,
    isMarked: mayBeNative
  },
  {
    name: "manifest",
    extensions: [],
    isNamed: (path) =>
      manifestKindOf(path) !== undefined || (path.includes(WITHIN) && packageRecordOf(path) !== undefined),
    marks: [PEM_MARK]
  }
]

/** Records of package managers, which are read in folders where installed packages are. */
export const packageRecords: Format = {
  name: "package-record",
  extensions: [],
  isNamed: (path) => packageRecordOf(path) !== undefined,
  marks: [PEM_MARK]
}

export const formatNamed = (name: string): Format | undefined =>
  name === packageRecords.name ? packageRecords : formats.find((one) => one.name === name)
