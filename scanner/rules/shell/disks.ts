import { library, named } from "../rule.ts"

const volume = {
  is: "cipher",
  algorithm: named("cipher", "dmCrypt"),
  keyBits: named("key-size", "int")
} as const

const valued =
  "cipher|c key-size|s hash|h key-file|d keyfile-size|l keyfile-offset new-keyfile new-keyfile-size key-slot|S new-key-slot volume-key-file master-key-file type|M iter-time|i pbkdf pbkdf-memory pbkdf-parallel pbkdf-force-iterations sector-size offset|o size|b skip|p timeout|t tries|T align-payload uuid label subsystem header header-backup-file integrity|I integrity-key-size keyslot-cipher keyslot-key-size luks2-metadata-size luks2-keyslots-size token-id new-token-id token-type priority resilience resilience-hash hotzone-size reduce-device-size device-size block-size active-name new-key-size new-volume-key-file volume-key-keyring new-volume-key-keyring link-vk-to-keyring key-description new-key-description external-tokens-path json-file progress-frequency veracrypt-pim"
const options = {
  clusters: true,
  valued,
  flags:
    "batch-mode|q verbose|v verify-passphrase|y debug readonly|r force-password use-random use-urandom allow-discards persistent test-passphrase disable-locks disable-keyring integrity-no-wipe encrypt decrypt init-only resume-only new keep-key refresh shared unbound deferred cancel-deferred token-only token-replace force-no-keyslots force-offline-reencrypt write-log debug-json progress-json dump-json dump-volume-key dump-master-key disable-blkid disable-external-tokens disable-veracrypt veracrypt veracrypt-query-pim tcrypt-hidden tcrypt-system tcrypt-backup hw-opal hw-opal-only hw-opal-factory-reset integrity-inline integrity-no-journal iv-large-sectors serialize-memory-hard-pbkdf use-directio use-fsync perf-same-cpu-crypt perf-submit-from-crypt-cpus perf-no-read-workqueue perf-no-write-workqueue perf-high-priority"
} as const

/*
 * cryptsetup(8) and the pages of its actions (man7.org/linux/man-pages/man8/cryptsetup.8.html). Ciphers, sizes and key
 * derivation that are not told depend on how it was built.
 */
export const disks = library(
  "shell",
  "disks",
  {
    "cryptsetup.{luksFormat,reencrypt,open,create,plainOpen}": volume,
    "cryptsetup.{luksFormat,reencrypt,luksAddKey,luksChangeKey,luksConvertKey}.pbkdf": {
      is: "kdf",
      algorithm: named("pbkdf", "openssl"),
      digest: named("hash", "hash"),
      iterations: named("pbkdf-force-iterations", "int"),
      memoryKib: named("pbkdf-memory", "int"),
      parallelism: named("pbkdf-parallel", "int")
    }
  },
  {
    cryptsetup: {
      clusters: true,
      valued,
      flags: "batch-mode|q verbose|v",
      commands: {
        luksFormat: { ...options, uses: "pbkdf" },
        reencrypt: { ...options, uses: "pbkdf" },
        open: options,
        create: options,
        plainOpen: options,
        luksAddKey: { ...options, uses: "pbkdf" },
        luksChangeKey: { ...options, uses: "pbkdf" },
        luksConvertKey: { ...options, uses: "pbkdf" }
      }
    }
  }
)
