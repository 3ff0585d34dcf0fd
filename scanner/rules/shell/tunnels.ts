import { library, named } from "../rule.ts"

/*
 * wg(8) (man7.org/linux/man-pages/man8/wg.8.html): keys are Curve25519 keys, preshared keys have 32 bytes. openvpn(8)
 * (openvpn.net/community-resources/reference-manual-for-openvpn-2-6) on the command line. cosign
 * (docs.sigstore.dev/cosign), whose key pairs are ECDSA keys on P-256 when not told otherwise.
 */
export const tunnels = library(
  "shell",
  "tunnels",
  {
    "wg.genkey": { is: "keygen", name: "X25519" },
    "wg.genpsk": { is: "random", name: "RNG", byteLength: 32 },
    "wg.pubkey": { is: "key", name: "X25519", material: "public-key" },
    "openvpn.{cipher,data-ciphers}": { is: "cipher", algorithm: named("{1}", "openssl") },
    "openvpn.auth": { is: "mac", name: "HMAC", digest: named("auth", "opensslDigest") },
    "openvpn.genkey": { is: "keygen" },
    "cosign.generate-key-pair": { is: "keygen", defaults: { name: "ECDSA", curve: "P-256" } },
    "cosign.{sign,sign-blob,attest}": { is: "signature", functions: ["sign"] },
    "cosign.{verify,verify-blob,verify-attestation}": { is: "signature", functions: ["verify"] }
  },
  {
    wg: { commands: { genkey: {}, genpsk: {}, pubkey: {} } },
    openvpn: {
      valued:
        "cipher data-ciphers auth config dev remote port proto ca cert key dh tls-auth tls-crypt secret tls-version-min",
      flags: "genkey client nobind",
      uses: "cipher data-ciphers auth genkey"
    },
    cosign: {
      commands: {
        "generate-key-pair": { valued: "kms output-key-prefix" },
        sign: {},
        "sign-blob": {},
        attest: {},
        verify: {},
        "verify-blob": {},
        "verify-attestation": {}
      }
    }
  }
)
