import { arg, library, named } from "../rule.ts"

const symmetric = {
  is: "cipher",
  algorithm: named("cipher-algo", "cipher"),
  functions: ["encrypt"]
} as const

const signature = {
  is: "signature",
  digest: named("digest-algo", "hash"),
  functions: ["sign"]
} as const

/*
 * "Using the GNU Privacy Guard" (gnupg.org/documentation/manuals/gnupg): invoking gpg, its commands and options. Which
 * cipher, hash and key it takes when not told depends on its version and on preferences, and the mode on those who receive.
 */
export const gnupg = library(
  "shell",
  "gnupg",
  {
    "gpg.{symmetric,encrypt}": symmetric,
    "gpg.decrypt": { is: "cipher", functions: ["decrypt"] },
    "gpg.sign": signature,
    "gpg.cert-digest-algo": { is: "signature", digest: named("cert-digest-algo", "hash") },
    "gpg.verify": { is: "signature", functions: ["verify"] },
    "gpg.s2k-digest-algo": {
      is: "kdf",
      name: "S2K",
      digest: named("s2k-digest-algo", "hash"),
      iterations: named("s2k-count", "int")
    },
    "gpg.quick-generate-key": { is: "keygen", algorithm: arg(1, "gpgKey") },
    "gpg.generate-key": { is: "keygen" },
    "gpg.print-md": { is: "hash", algorithm: arg(0, "hash") },
    "gpg.gen-random": { is: "random", name: "RNG", byteLength: arg(1, "int") },
    gpgv: { is: "signature", functions: ["verify"] }
  },
  {
    gpg: {
      alsoNamed: "gpg1 gpg2 $GPG $GPG_BIN $GPG_CMD",
      clusters: true,
      valued:
        "add-desig-revoker aead-algo agent-program assert-pubkey-algo assert-signer attribute-fd attribute-file auto-key-locate bzip2-compress-level cert-digest-algo cert-notation cert-policy-url charset chuid chunk-size cipher-algo|s2k-cipher-algo command-fd command-file comment compatibility-flags completes-needed compliance compress-algo compress-level compression-algo ctapi-driver debug debug-allow-large-chunks debug-level debug-set-iobuf-size default-cert-check-level default-cert-expire default-cert-level default-key default-keyserver-url default-new-key-adsk default-new-key-algo default-preference-list default-recipient default-sig-expire digest-algo dirmngr-program disable-cipher-algo disable-pubkey-algo display display-charset encrypt-to exec-path export-filter export-options faked-system-time force-ownertrust gpg-agent-info group hidden-encrypt-to hidden-recipient|R hidden-recipient-file|F homedir import-filter import-options input-size-hint kbx-buffer-size key-origin keyboxd-program keyid-format keyring keyserver keyserver-options known-notation lc-ctype lc-messages limit-card-insert-tries list-filter list-options local-user|u log-file logger-fd logger-file marginals-needed max-cert-depth max-output min-cert-level min-rsa-length output|o override-session-key override-session-key-fd passphrase passphrase-fd passphrase-file passphrase-repeat pcsc-driver personal-aead-preferences personal-cipher-preferences personal-cipher-prefs personal-compress-preferences personal-compress-prefs personal-digest-preferences photo-viewer pinentry-mode primary-keyring reader-port recipient|r recipient-file|f remote-user request-origin s2k-count s2k-digest-algo s2k-mode secret-keyring sender set-filename set-filesize set-notation|N set-policy-url sig-keyserver-url sig-notation sig-policy-url sign-with status-fd status-file temp-directory tofu-db-format tofu-default-policy trust-model trustdb-name trusted-key try-secret-key ttyname ttytype ungroup user verify-options weak-digest xauthority options z",
      flags:
        "sign|s clear-sign clearsign detach-sign|b encrypt|e encrypt-files symmetric|c decrypt|d decrypt-files verify verify-files list-keys|k list-secret-keys|K generate-key gen-key quick-generate-key quick-gen-key quick-add-key quick-addkey full-generate-key full-gen-key print-md gen-random verbose|v quiet|q no-tty dry-run|n interactive|i armor|a textmode|t batch yes",
      uses: "symmetric encrypt|encrypt-files decrypt|decrypt-files sign|clear-sign|clearsign|detach-sign cert-digest-algo verify|verify-files s2k-digest-algo quick-generate-key|quick-gen-key|quick-add-key|quick-addkey generate-key|gen-key|full-generate-key|full-gen-key print-md gen-random"
    },
    gpgv: { clusters: true, valued: "keyring output|o status-fd homedir weak-digest", flags: "quiet|q verbose|v" }
  }
)
