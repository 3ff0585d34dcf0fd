import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A certificate for localhost that signs itself, and its key. */
export interface Certificate {
  readonly cert: string
  readonly key: string
  readonly pem: string
}

/** Makes one with OpenSSL, as PEM files in a folder. */
export const makeCertificate = (folder: string, name: string): Certificate => {
  const cert = join(folder, `${name}.crt`)
  const key = join(folder, `${name}.key`)
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
  const algorithm = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
  execFileSync("openssl", ["req", "-x509", ...algorithm, "-keyout", key, "-out", cert, "-days", "2", ...subject], {
    stdio: "ignore"
  })
  return { cert, key, pem: readFileSync(cert, "utf8") }
}
