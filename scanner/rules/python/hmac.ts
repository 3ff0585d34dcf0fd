import { arg, library } from "../rule.ts"

/* The Python Standard Library 3.14, "hmac". A digest is given by name, or as a constructor of hashlib. */
export const hmac = library("python", "hmac", {
  "hmac.{new,HMAC}": {
    is: "mac",
    name: "HMAC",
    digest: arg(2, "openssl", "digestmod"),
    keyBits: arg(0, "bytes", "key"),
    returns: "hmac.HMAC"
  },
  "hmac.HMAC#update": { refines: true, operates: true, functions: ["tag"] },
  "hmac.digest": {
    is: "mac",
    name: "HMAC",
    digest: arg(2, "openssl", "digest"),
    keyBits: arg(0, "bytes", "key")
  }
})
