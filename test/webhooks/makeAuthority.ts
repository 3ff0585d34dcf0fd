import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Certified } from "./Receiver.ts"

const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]

/** A certificate authority of its own in a folder. */
export interface Authority {
  readonly cert: string
  /** A certificate for a host that is valid for so many days from now on. */
  readonly certify: (host: string, days: number) => Certified
}

export const makeAuthority = (folder: string): Authority => {
  const path = (name: string): string => join(folder, name)
  const openssl = (...args: ReadonlyArray<string>): void => void execFileSync("openssl", args, { stdio: "ignore" })
  const read = (name: string): string => readFileSync(path(name), "utf8")
  openssl("req", "-x509", ...curve, "-keyout", path("ca.key"), "-out", path("ca.crt"), "-days", "2", "-subj", "/CN=ca")
  let count = 0
  return {
    cert: read("ca.crt"),
    certify: (host, days) => {
      const name = `host${++count}`
      const of = (extension: string): string => path(`${name}.${extension}`)
      writeFileSync(of("ext"), `subjectAltName=DNS:${host}`)
      openssl("req", ...curve, "-keyout", of("key"), "-out", of("csr"), "-subj", `/CN=${host}`)
      const signer = ["-CA", path("ca.crt"), "-CAkey", path("ca.key"), "-CAcreateserial", "-extfile", of("ext")]
      openssl("x509", "-req", "-in", of("csr"), ...signer, "-days", String(days), "-out", of("crt"))
      return { cert: read(`${name}.crt`), key: read(`${name}.key`) }
    }
  }
}
