import { arg, library } from "../rule.ts"

/*
 * Entries that say what they are for by name and value, wherever an array has them: members of a JSON web key and of the
 * header of a token (RFC 7515, RFC 7517), and settings of frameworks: `cipher` of Laravel's config/app.php and `driver` of
 * its config/hashing.php (https://laravel.com/docs/12.x/hashing).
 */
export const namedOptions = library("php", "namedOptions", {
  "entry kty": { is: "key", algorithm: arg(0, "jwkType"), certificateFormat: "JWK" },
  "entry alg": { is: "token", algorithm: arg(0, "jose") },
  "entry cipher": { is: "cipher", algorithm: arg(0, "openssl") },
  "entry driver": { is: "password-hash", algorithm: arg(0, "phpPassword") }
})
