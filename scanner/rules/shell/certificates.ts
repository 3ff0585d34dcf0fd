import { library, named, type Row } from "../rule.ts"

const stepOptions = {
  valued:
    "kty size crv|curve profile template set set-file not-before not-after san ca ca-kms ca-key ca-password-file kms key password-file token issuer provisioner-password-file x5c-cert x5c-key ca-url root context comment provisioner-password provisioner acme webroot contact http-listen offline-config alg use kid principal",
  flags:
    "csr bundle subtle insecure no-password force f skip-csr-signature console offline standalone host add-user jwk"
} as const

const stepKey: Row = {
  algorithm: named("kty", "jose"),
  keyBits: named("size", "int"),
  curve: named("crv", "curve")
}

const domainKey: Row = { is: "certificate", certificateFormat: "X.509" }

/*
 * `step` (smallstep.com/docs/step-cli/reference): a key pair is an EC key on P-256 when not told, and an RSA key has 2,048
 * bits. cfssl(github.com/cloudflare/cfssl), whose requests stand in files. certbot (eff-certbot.readthedocs.io, "certbot
 * command-line options") and acme.sh (its `--help`), whose keys depend on the version when not told.
 */
export const certificates = library(
  "shell",
  "certificates",
  {
    "step.certificate.create": { ...domainKey, ...stepKey, defaults: { name: "EC", curve: "P-256" } },
    "step.certificate.sign": domainKey,
    "step.certificate.verify": { ...domainKey, functions: ["verify"] },
    "step.ca.certificate": { ...domainKey, ...stepKey, defaults: { name: "EC", curve: "P-256" } },
    "step.crypto.keypair": { ...stepKey, is: "keygen", defaults: { name: "EC", curve: "P-256" } },
    "step.crypto.jwk.create": { ...stepKey, is: "keygen", defaults: { name: "EC", curve: "P-256" } },
    "step.ssh.certificate": { is: "certificate", certificateFormat: "OpenSSH" },
    "cfssl.{gencert,selfsign,sign,genkey}": domainKey,
    "certbot({key-type,rsa-key-size,elliptic-curve}:)": {
      ...domainKey,
      algorithm: named("key-type", "openssl"),
      keyBits: named("rsa-key-size", "int"),
      curve: named("elliptic-curve", "curve")
    },
    "acme.sh(keylength:)": { ...domainKey, algorithm: named("keylength", "acmeKey") },
    "acme.sh.accountkeylength": { is: "keygen", algorithm: named("accountkeylength", "acmeKey") }
  },
  {
    step: {
      commands: {
        certificate: {
          commands: { create: stepOptions, sign: stepOptions, verify: stepOptions }
        },
        ca: { commands: { certificate: stepOptions } },
        crypto: { commands: { keypair: stepOptions, jwk: { commands: { create: stepOptions } } } },
        ssh: { commands: { certificate: stepOptions } }
      }
    },
    cfssl: {
      commands: {
        gencert: { valued: "ca ca-key config profile hostname cn remote csr", flags: "initca self-signed renewca" },
        selfsign: { valued: "config profile hostname", flags: "" },
        sign: { valued: "ca ca-key config profile hostname remote csr", flags: "" },
        genkey: { valued: "config", flags: "initca" }
      }
    },
    certbot: {
      alsoNamed: "certbot-auto letsencrypt",
      clusters: true,
      valued:
        "key-type rsa-key-size elliptic-curve domain|d domains email|m webroot-path|w cert-name config|c server preferred-challenges pre-hook post-hook deploy-hook config-dir work-dir logs-dir csr key-path cert-path http-01-port manual-auth-hook manual-cleanup-hook dns-route53-propagation-seconds dns-cloudflare-credentials",
      flags:
        "non-interactive|n agree-tos quiet|q standalone webroot nginx apache manual expand dry-run force-renewal verbose|v"
    },
    "acme.sh": {
      alsoNamed: "$ACME_SH $acme",
      clusters: true,
      valued:
        "keylength|k accountkeylength domain|d webroot|w server dnssleep days home config-home cert-home accountconf email|m accountemail eab-kid eab-hmac-key reloadcmd cert-file key-file ca-file fullchain-file pre-hook post-hook renew-hook deploy-hook challenge-alias dns",
      uses: "accountkeylength",
      flags: "issue renew renew-all install-cert standalone alpn ecc force test staging debug"
    }
  }
)
