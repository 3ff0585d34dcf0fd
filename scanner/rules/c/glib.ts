import { arg, library, text, type Row } from "../rule.ts"

const onChecksum: Row = { refines: true, operates: true, on: arg(0, "any") }
const hash = (type: number): Row => ({ is: "hash", algorithm: arg(type, "any") })
const hmac = (type: number): Row => ({ is: "mac", name: "HMAC", digest: arg(type, "any") })
const speaks: Row = { is: "protocol", name: "TLS" }

/*
 * Sources: the API references of GLib (docs.gtk.org/glib: Checksum, Hmac, random_*), whose generator is a Mersenne Twister, and of GIO
 * (docs.gtk.org/gio: TlsClientConnection, TlsServerConnection, SocketClient, DtlsClientConnection). Flags of what GIO checks: without
 * any, nothing is checked.
 */
export const glib = library("c", "glib", {
  "G_CHECKSUM_{MD5,SHA1,SHA256,SHA384,SHA512}": { tabled: "hash", algorithm: text("{1}", "hash") },
  g_checksum_new: hash(0),
  "g_compute_checksum_for_{string,data,bytes}": hash(0),
  "g_checksum_{update,get_string,get_digest}": onChecksum,
  g_hmac_new: { ...hmac(0), keyBits: arg(2, "bytes") },
  "g_compute_hmac_for_{string,data}": { ...hmac(0), keyBits: arg(2, "bytes") },
  g_compute_hmac_for_bytes: hmac(0),
  "g_hmac_{update,get_string,get_digest}": onChecksum,

  "g_{random_int,random_int_range,random_double,random_double_range,rand_new,rand_new_with_seed,rand_new_with_seed_array}":
    { is: "random", name: "NonCryptographicPRNG", parameterSet: "MT19937" },

  g_tls_client_connection_new: speaks,
  g_tls_server_connection_new: { ...speaks, side: "server" },
  g_dtls_client_connection_new: { is: "protocol", name: "DTLS" },
  g_dtls_server_connection_new: { is: "protocol", name: "DTLS", side: "server" },
  g_socket_client_set_tls: { is: "protocol", algorithm: arg(1, "speaksTls") },
  "{g_tls_client_connection_set_validation_flags,g_socket_client_set_tls_validation_flags}": {
    ...speaks,
    verification: arg(1, "verifyFlags")
  },
  G_TLS_CERTIFICATE_VALIDATE_ALL: { value: "peer" },
  G_TLS_CERTIFICATE_NO_FLAGS: { value: "none" }
})
