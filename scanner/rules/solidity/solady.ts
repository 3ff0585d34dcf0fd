import { library } from "../../match/rule.ts"

const recovers = { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["verify"] } as const
const hashes = { is: "hash", name: "Keccak-256" } as const

/*
 * Solady 0.1, src/utils and src/accounts: the interfaces of its libraries; solmate 6, src/utils. Both call the keccak256 of the
 * virtual machine; P256 asks the precompile of RIP-7212 or a contract that does the same.
 */
export const solady = library("solidity", "solady", {
  "SignatureCheckerLib.{isValidSignatureNow,isValidSignatureNowCalldata,isValidERC6492SignatureNow,isValidERC6492SignatureNowAllowSideEffects}":
    recovers,
  "MerkleProofLib.{verify,verifyCalldata,verifyMultiProof,verifyMultiProofCalldata}": hashes,
  "EfficientHashLib.hash": hashes,
  "EfficientHashLib.sha2": { is: "hash", name: "SHA-256" },
  "{_hashTypedData,_domainSeparator}": hashes,
  "P256.{verifySignature,verifySignatureAllowMalleability}": {
    is: "signature",
    name: "ECDSA",
    curve: "P-256",
    functions: ["verify"]
  }
})
