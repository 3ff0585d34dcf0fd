import type { KnownLibraries } from "./KnownLibrary.ts"

/** Packages of https://hex.pm, with the modules that they define; those after the blank line are in no rule table. */
export const hexLibraries: KnownLibraries = {
  argon2_elixir: { api: ["Argon2"] },
  bcrypt_elixir: { api: ["Bcrypt"] },
  joken: { api: ["Joken"], offers: ["ECDSA", "EdDSA", "HMAC", "RSA"] },
  jose: { api: ["JOSE"] },
  pbkdf2_elixir: { api: ["Pbkdf2"] },
  phoenix: { api: ["Phoenix"], isGeneral: true },
  plug_crypto: { api: ["Plug.Crypto"] },

  cloak: {},
  cloak_ecto: {},
  comeonin: {},
  enacl: {},
  ex_crypto: {},
  guardian: {},
  nimble_totp: {},
  x509: {}
}
