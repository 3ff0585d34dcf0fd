import { library } from "../rule.ts"

const encrypted = { is: "cipher", name: "age" } as const

/*
 * age(1) and age-keygen(1) of filippo.io/age, and rage, which has their options; a passphrase goes through
 * scrypt, and keys are X25519 keys unless they are post-quantum hybrids
 * (github.com/C2SP/C2SP/blob/main/age.md). minisign(1) and signify(1) (man.openbsd.org) sign with Ed25519.
 */
export const fileEncryption = library(
  "shell",
  "fileEncryption",
  {
    "{age,rage}": { ...encrypted, functions: ["encrypt"] },
    "{age,rage}(decrypt:)": { ...encrypted, functions: ["decrypt"] },
    "{age,rage}.passphrase": { is: "kdf", name: "scrypt" },
    "{age,rage}-keygen": { is: "keygen", name: "X25519" },
    "{age,rage}-keygen(pq:)": { is: "keygen" },
    "{age,rage}-keygen(y:)": {},
    "{minisign,signify}(G:)": { is: "keygen", name: "Ed25519" },
    "{minisign,signify}(S:)": { is: "signature", name: "Ed25519", functions: ["sign"] },
    "{minisign,signify}(V:)": { is: "signature", name: "Ed25519", functions: ["verify"] },
    "signify(C:)": { is: "signature", name: "Ed25519", functions: ["verify"] }
  },
  {
    "age rage": {
      valued: "o|output r|recipient R|recipients-file i|identity j",
      flags: "version decrypt|d encrypt|e passphrase|p armor|a",
      uses: "passphrase"
    },
    "age-keygen rage-keygen": { valued: "o|output", flags: "version pq y" },
    minisign: { clusters: true, valued: "p P x s c t m", flags: "G S V R C l H Q o q f v W" },
    signify: { clusters: true, alsoNamed: "signify-openbsd", valued: "c m p s t x", flags: "C G I S V e n q z" }
  }
)
