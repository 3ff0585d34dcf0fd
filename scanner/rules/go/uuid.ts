import { arg, library } from "../rule.ts"

/* https://github.com/google/uuid and https://github.com/gofrs/uuid: versions 3 and 5, which are hashes (RFC 9562). */
export const uuid = library("go", "uuid", {
  "github.com/google/uuid.NewMD5": { is: "hash", name: "MD5" },
  "github.com/google/uuid.NewSHA1": { is: "hash", name: "SHA-1" },
  "github.com/google/uuid.NewHash": { is: "hash", algorithm: arg(0, "hash") },
  "github.com/gofrs/uuid{,/v5}.NewV3": { is: "hash", name: "MD5" },
  "github.com/gofrs/uuid{,/v5}.NewV5": { is: "hash", name: "SHA-1" }
})
