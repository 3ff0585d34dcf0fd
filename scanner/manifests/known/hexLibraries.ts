import type { KnownLibraries } from "./KnownLibrary.ts"

/** Packages of https://hex.pm, with the modules that they define; those after the blank line are in no rule table. */
export const hexLibraries: KnownLibraries = {
  argon2_elixir: { api: ["Argon2"] },
  bcrypt_elixir: { api: ["Bcrypt"] },
  blake2_elixir: { api: ["Blake2"] },
  blake3: { api: ["Blake3"] },
  castore: { api: ["CAStore"] },
  certifi: { api: [":certifi"] },
  cloak: { api: ["Cloak"] },
  comeonin: { api: ["Comeonin"] },
  curvy: { api: ["Curvy"] },
  enacl: { api: [":enacl"] },
  ex_aws_kms: { api: ["ExAws.KMS"] },
  ex_crypto: { api: ["ExCrypto", "ExPublicKey"] },
  ex_keccak: { api: ["ExKeccak"] },
  ex_secp256k1: { api: ["ExSecp256k1"] },
  ex_sha3: { api: ["ExSha3"] },
  guardian: { api: ["Guardian"] },
  joken: { api: ["Joken"], offers: ["ECDSA", "EdDSA", "HMAC", "RSA"] },
  jose: { api: ["JOSE"] },
  nimble_totp: { api: ["NimbleTOTP"] },
  pbkdf2_elixir: { api: ["Pbkdf2"] },
  phoenix: { api: ["Phoenix"], isGeneral: true },
  plug_crypto: { api: ["Plug.Crypto"] },
  x509: { api: ["X509"] },

  cloak_ecto: {},
  wax_: {}
}
