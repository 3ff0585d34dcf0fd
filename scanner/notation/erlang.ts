import type { Notation } from "./Notation.ts"
import { openssl } from "./openssl.ts"
import { words, type Words } from "./words.ts"

const own: Words = words({ dss: { name: "DSA" }, eddh: { name: "ECDH" }, srp: { name: "SRP" } })

/** Algorithms as Erlang's crypto has them (lib/crypto/src/crypto.erl): OpenSSL's, with names of its own for kinds of keys. */
export const erlang: Notation = { ofText: (text) => own.get(text.trim()) ?? openssl.ofText?.(text) }
