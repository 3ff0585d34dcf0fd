import type { Notation } from "./Notation.ts"

/** Which padding a flag chooses where RSA knows two: OAEP with SHA-1, or that of PKCS #1 v1.5. */
export const oaepFlag: Notation = {
  ofBoolean: (isOaep) => (isOaep ? { padding: "oaep", digest: "SHA-1", mgfDigest: "SHA-1" } : { padding: "pkcs1v15" })
}
