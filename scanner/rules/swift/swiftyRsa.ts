import { arg, implied, library, text } from "../rule.ts"

const pads = implied("SwiftyRSA.Padding", arg(9, "any", "padding"))
const digest = implied("SwiftyRSA.Signature.DigestType", arg(9, "hash", "digestType"))

/* Source: SwiftyRSA 1.5 and 1.8 (github.com/TakeScoop/SwiftyRSA/tree/master/Source). */
export const swiftyRsa = library("swift", "swiftyRsa", {
  "new SwiftyRSA.PublicKey": { is: "key", name: "RSA", material: "public-key" },
  "new SwiftyRSA.PrivateKey": { is: "key", name: "RSA", material: "private-key" },
  "SwiftyRSA.SwiftyRSA.generateRSAKeyPair": { is: "keygen", name: "RSA", keyBits: arg(9, "int", "sizeInBits") },
  "new SwiftyRSA.{ClearMessage,EncryptedMessage}": { returns: "SwiftyRSA.Message" },
  "SwiftyRSA.Message#encrypted": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: pads,
    key: arg(9, "any", "with"),
    functions: ["encrypt"]
  },
  "SwiftyRSA.Message#decrypted": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: pads,
    key: arg(9, "any", "with"),
    functions: ["decrypt"]
  },
  "SwiftyRSA.Message#signed": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest,
    key: arg(9, "any", "with"),
    functions: ["sign"]
  },
  "SwiftyRSA.Message#verify": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest,
    key: arg(9, "any", "with"),
    functions: ["verify"]
  },
  "SwiftyRSA.Signature.DigestType.{sha1,sha224,sha256,sha384,sha512}": { value: "{1}" },
  "SwiftyRSA.Padding.PKCS1": { padding: "pkcs1v15" },
  "SwiftyRSA.Padding.OAEP": { padding: "oaep", digest: text("SHA1", "hash") }
})
