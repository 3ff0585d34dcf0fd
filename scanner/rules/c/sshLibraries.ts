import { arg, library, text, type Row } from "../rule.ts"

const option = (names: string): string => `{ssh_options_set,ssh_bind_options_set}(1:"{${names}}")`
const method = (names: string): string => `libssh2_session_method_pref(1:"{${names}}")`
const ciphers: Row = { is: "cipher", algorithm: arg(2, "sshNames") }
const macs: Row = { is: "mac", algorithm: arg(2, "sshNames") }
const exchanges: Row = { is: "key-agreement", algorithm: arg(2, "sshNames") }
const signatures: Row = { is: "signature", algorithm: arg(2, "sshNames") }

/*
 * Sources: libssh.h and server.h of libssh 0.11 and its API documentation (api.libssh.org/stable), ssh_options_set and
 * ssh_bind_options_set; libssh2.h of libssh2 1.11 and libssh2_session_method_pref(3), libssh2_hostkey_hash(3). Names are those of
 * the protocol, separated by commas.
 */
export const sshLibraries = library("c", "sshLibraries", {
  "{ssh_new,ssh_bind_new,libssh2_session_init,libssh2_session_init_ex}": { is: "protocol", name: "SSH" },
  [option("ciphers_C_S,ciphers_S_C")]: ciphers,
  [option("hmac_C_S,hmac_S_C")]: macs,
  [option("key_exchange")]: exchanges,
  [option("hostkeys,accepted_types,hostkey_algorithms")]: signatures,
  "{SSH_OPTIONS,SSH_BIND_OPTIONS}_CIPHERS_{C_S,S_C}": { value: "ciphers_{2}" },
  "{SSH_OPTIONS,SSH_BIND_OPTIONS}_HMAC_{C_S,S_C}": { value: "hmac_{2}" },
  "{SSH_OPTIONS,SSH_BIND_OPTIONS}_KEY_EXCHANGE": { value: "key_exchange" },
  SSH_OPTIONS_HOSTKEYS: { value: "hostkeys" },
  "{SSH_OPTIONS_PUBLICKEY_ACCEPTED_TYPES,SSH_BIND_OPTIONS_PUBKEY_ACCEPTED_KEY_TYPES}": { value: "accepted_types" },
  SSH_BIND_OPTIONS_HOSTKEY_ALGORITHMS: { value: "hostkey_algorithms" },
  "ssh_{pki_generate,pki_generate_key}": { is: "keygen", algorithm: arg(0, "any"), keyBits: arg(1, "int") },
  SSH_KEYTYPE_RSA: { name: "RSA" },
  SSH_KEYTYPE_DSS: { name: "DSA" },
  SSH_KEYTYPE_ED25519: { name: "Ed25519" },
  SSH_KEYTYPE_ECDSA: { name: "ECDSA" },
  "SSH_KEYTYPE_ECDSA_P{256,384,521}": { name: "ECDSA", curve: "P-{1}" },
  ssh_get_publickey_hash: { is: "hash", algorithm: arg(1, "any") },
  ssh_get_pubkey_hash: { is: "hash", name: "MD5" },
  "SSH_PUBLICKEY_HASH_{SHA1,MD5,SHA256}": { algorithm: text("{1}", "hash") },
  ssh_get_random: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },

  libssh2_session_method_pref: { is: "protocol", name: "SSH" },
  [method("CRYPT_CS,CRYPT_SC")]: ciphers,
  [method("MAC_CS,MAC_SC")]: macs,
  [method("KEX")]: exchanges,
  [method("HOSTKEY,SIGN_ALGO")]: signatures,
  "LIBSSH2_METHOD_{CRYPT_CS,CRYPT_SC,MAC_CS,MAC_SC,KEX,HOSTKEY,SIGN_ALGO}": { value: "{1}" },
  libssh2_hostkey_hash: { is: "hash", algorithm: arg(1, "any") },
  "LIBSSH2_HOSTKEY_HASH_{MD5,SHA1,SHA256}": { algorithm: text("{1}", "hash") }
})
