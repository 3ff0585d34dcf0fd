import { arg, library } from "../../match/rule.ts"

const hpke = "crypto/hpke"
const once = { is: "cipher", name: "HPKE" } as const

/*
 * The Go standard library 1.26 (godocs.io), "crypto/hpke". The recipient's key holds the KEM, the two further arguments are
 * KDF and AEAD.
 */
export const hpkeTable = library("go", "hpke", {
  [`${hpke}.Seal`]: { ...once, digest: arg(1, "any"), cipher: arg(2, "any"), functions: ["encrypt"] },
  [`${hpke}.Open`]: { ...once, digest: arg(1, "any"), cipher: arg(2, "any"), functions: ["decrypt"] },
  [`${hpke}.NewSender`]: { ...once, digest: arg(1, "any"), cipher: arg(2, "any"), functions: ["encrypt"] },
  [`${hpke}.NewRecipient`]: { ...once, digest: arg(2, "any"), cipher: arg(3, "any"), functions: ["decrypt"] },
  [`${hpke}.HKDFSHA{256,384,512}`]: { digest: "SHA-{1}" },
  [`${hpke}.AES{128,256}GCM`]: { cipher: "AES" },
  [`${hpke}.ChaCha20Poly1305`]: { cipher: "ChaCha20-Poly1305" }
})
