import { arg, implied, library } from "../rule.ts"

const pgp = { certificateFormat: "OpenPGP" } as const
const seal = { is: "cipher", name: "AES", keyBits: 256, mode: "gcm" } as const
const trusting = { is: "protocol", name: "SSH", verification: "none" } as const

/*
 * ObjectivePGP 0.99 (github.com/krzyzanowskim/ObjectivePGP), README; Themis 0.15 (github.com/cossacklabs/themis, src/wrappers/themis/swift: a cell is
 * AES-256-GCM, one with the imprint of its context AES-256-CTR); swift-nio-ssh 0.9 (github.com/apple/swift-nio-ssh, NIOSSHPrivateKey) and
 * Citadel 0.9 (github.com/orlandos-nl/Citadel, SSHHostKeyValidator).
 */
export const swiftMessages = library("swift", "swiftMessages", {
  "ObjectivePGP.ObjectivePGP.encrypt": { is: "cipher", ...pgp, mode: "openpgp", functions: ["encrypt"] },
  "ObjectivePGP.ObjectivePGP.decrypt": { is: "cipher", ...pgp, mode: "openpgp", functions: ["decrypt"] },
  "ObjectivePGP.ObjectivePGP.sign": { is: "signature", ...pgp, functions: ["sign"] },
  "ObjectivePGP.ObjectivePGP.{verify,verifySignature}": { is: "signature", ...pgp, functions: ["verify"] },
  "ObjectivePGP.ObjectivePGP.{readKeys,readKeysFromPath}": { is: "key", ...pgp },
  "new ObjectivePGP.KeyGenerator": { is: "keygen", ...pgp },

  "new themis.{TSCellSeal,TSCellToken}": seal,
  "new themis.TSCellContextImprint": { is: "cipher", name: "AES", keyBits: 256, mode: "ctr" },
  "themis.TSGenerateSymmetricKey": { is: "keygen", material: "secret-key" },
  "new themis.TSKeyGen": {
    is: "keygen",
    algorithm: implied("themis.TSKeyGenAsymmetricAlgorithm", arg(9, "any", "algorithm"))
  },
  "themis.TSKeyGenAsymmetricAlgorithm.{EC,RSA}": { name: "{1}" },

  "new NIOSSH.NIOSSHPrivateKey(ed25519Key:)": { is: "key", name: "Ed25519", material: "private-key" },
  "new NIOSSH.NIOSSHPrivateKey(p256Key:)": { is: "key", name: "ECDSA", curve: "P-256", material: "private-key" },
  "new NIOSSH.NIOSSHPrivateKey(p384Key:)": { is: "key", name: "ECDSA", curve: "P-384", material: "private-key" },
  "new NIOSSH.NIOSSHPrivateKey(p521Key:)": { is: "key", name: "ECDSA", curve: "P-521", material: "private-key" },
  "new NIOSSH.NIOSSHPublicKey": { is: "key", material: "public-key" },
  "new NIOSSH.NIOSSHHandler": { is: "protocol", name: "SSH" },
  "Citadel.SSHClient.connect": {
    is: "protocol",
    name: "SSH",
    from: implied("Citadel.SSHHostKeyValidator", arg(9, "any", "hostKeyValidator"))
  },
  "Citadel.SSHHostKeyValidator.acceptAnything": trusting,
  "Citadel.SSHServer.host": { is: "protocol", name: "SSH" }
})
