import type { KnownLibraries } from "./KnownLibrary.ts"

/** Packages of https://pub.dev, which a program imports by their names; those after the blank line are in no rule table. */
export const pubLibraries: KnownLibraries = {
  bcrypt: {},
  crypto: {},
  cryptography: {},
  cryptography_plus: {},
  dart_jsonwebtoken: {},
  dartssh2: {},
  dbcrypt: {},
  encrypt: {},
  fast_rsa: {},
  flutter_secure_storage: {},
  hashlib: {},
  jose: {},
  pointycastle: {},
  webcrypto: {},

  argon2: { api: [] },
  asn1lib: { api: [] },
  basic_utils: { api: [] },
  cryptography_flutter: { api: [] },
  openpgp: { api: [] },
  sodium: { api: [] },
  steel_crypt: { api: [] },
  web3dart: { api: [] },
  x509: { api: [] }
}
