import * as Effect from "effect/Effect"
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createSecureContext } from "node:tls"
import { codeOf } from "./readRegular.ts"
import { TlsUnusable } from "./TlsUnusable.ts"

/** A certificate chain and its private key, as PEM. */
export interface TlsFiles {
  readonly cert: Buffer
  readonly key: Buffer
}

type Variable = "TLS_CERT" | "TLS_KEY"

interface Named {
  readonly variable: Variable
  readonly path: string
}

const read = (named: Named) =>
  Effect.tryPromise({
    try: () => readFile(named.path),
    catch: (cause) => new TlsUnusable({ ...named, reason: `cannot be read: ${codeOf(cause)}` })
  })

const parse = <A>(named: Named, reason: string, act: () => A) =>
  Effect.try({ try: act, catch: () => new TlsUnusable({ ...named, reason }) })

const isEncrypted = (pem: Buffer): boolean => /ENCRYPTED/.test(pem.toString("latin1"))

const privateKeyIn = (named: Named, pem: Buffer): Effect.Effect<KeyObject, TlsUnusable> =>
  isEncrypted(pem)
    ? Effect.fail(new TlsUnusable({ ...named, reason: "is encrypted: give a key without a passphrase" }))
    : parse(named, "holds no private key (PEM)", () => createPrivateKey(pem))

/** Reads a certificate and its key, and checks that a server can use them together. */
export const readTlsFiles = (certificate: string, key: string): Effect.Effect<TlsFiles, TlsUnusable> =>
  Effect.gen(function* () {
    const certNamed: Named = { variable: "TLS_CERT", path: certificate }
    const keyNamed: Named = { variable: "TLS_KEY", path: key }
    const files: TlsFiles = { cert: yield* read(certNamed), key: yield* read(keyNamed) }
    const leaf = yield* parse(certNamed, "holds no certificate (PEM)", () => new X509Certificate(files.cert))
    const privateKey = yield* privateKeyIn(keyNamed, files.key)
    if (!leaf.checkPrivateKey(privateKey)) {
      return yield* new TlsUnusable({ ...keyNamed, reason: `is not the key of the certificate in ${certificate}` })
    }
    yield* parse(certNamed, "cannot be served: its key is too weak, or its chain is broken", () =>
      createSecureContext(files)
    )
    return files
  })
