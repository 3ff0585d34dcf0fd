import { arg, library } from "../rule.ts"

const hpke = "{crypto/hpke,filippo.io/hpke}"
const once = { is: "cipher", name: "HPKE" } as const

/*
 * https://github.com/golang/go/blob/master/api/go1.26.txt: crypto/hpke, and https://github.com/FiloSottile/hpke, which it is
 * made of. The recipient's key holds the KEM, the two further
 * arguments are KDF and AEAD; those that are chosen by number and
 * the derivations with SHAKE, which have no name here, are not told. MLKEM768X25519 is X-Wing (KEM 0x647A of draft-ietf-hpke-pq).
 */
export const hpkeTable = library("go", "hpke", {
  [`${hpke}.DHKEM`]: { from: arg(0, "any"), returns: "crypto/hpke.KEM" },
  [`${hpke}.MLKEM{768,1024}`]: { name: "ML-KEM", parameterSet: "{2}", returns: "crypto/hpke.KEM" },
  [`${hpke}.MLKEM768X25519`]: { name: "X-Wing", returns: "crypto/hpke.KEM" },
  [`${hpke}.{MLKEM768P256,MLKEM1024P384,NewKEM}`]: { returns: "crypto/hpke.KEM" },
  [`crypto/hpke.KEM#{GenerateKey,DeriveKeyPair}`]: { is: "keygen", inherits: true },
  [`crypto/hpke.KEM#NewPrivateKey`]: { is: "key", material: "private-key", inherits: true },
  [`crypto/hpke.KEM#NewPublicKey`]: { is: "key", material: "public-key", inherits: true },
  [`${hpke}.{NewDHKEMPrivateKey,NewMLKEMPrivateKey}`]: { is: "key", material: "private-key", from: arg(0, "any") },
  [`${hpke}.{NewDHKEMPublicKey,NewMLKEMPublicKey}`]: { is: "key", material: "public-key", from: arg(0, "any") },
  [`${hpke}.NewHybridPrivateKey`]: { is: "key", material: "private-key" },
  [`${hpke}.NewHybridPublicKey`]: { is: "key", material: "public-key" },
  [`${hpke}.Seal`]: { ...once, digest: arg(1, "any"), from: arg(2, "any"), functions: ["encrypt"] },
  [`${hpke}.Open`]: { ...once, digest: arg(1, "any"), from: arg(2, "any"), functions: ["decrypt"] },
  [`${hpke}.NewSender`]: { ...once, digest: arg(1, "any"), from: arg(2, "any"), functions: ["encrypt"] },
  [`${hpke}.NewRecipient`]: { ...once, digest: arg(2, "any"), from: arg(3, "any"), functions: ["decrypt"] },
  [`${hpke}.HKDFSHA{256,384,512}`]: { digest: "SHA-{2}" },
  [`${hpke}.AES{128,256}GCM`]: { cipher: "AES", keyBits: { text: "{2}", as: "int" }, mode: "gcm" },
  [`${hpke}.ChaCha20Poly1305`]: { cipher: "ChaCha20-Poly1305" }
})
