import { library } from "../rule.ts"

/* Python 3.14, "uuid" (https://docs.python.org/3/library/uuid.html), and RFC 9562: version 3 is made with MD5, version 5 with SHA-1. */
export const uuid = library("python", "uuid", {
  "uuid.uuid4": { is: "random", name: "RNG" },
  "uuid.uuid3": { is: "hash", name: "MD5" },
  "uuid.uuid5": { is: "hash", name: "SHA-1" }
})
