import { library } from "../rule.ts"

const recovers = { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["verify"] } as const
const hashes = { is: "hash", name: "Keccak-256" } as const

/*
 * https://github.com/Vectorized/solady 0.1, src/utils: the interfaces of its libraries; solmate 6, src/utils. Both call the keccak256 of the
 * virtual machine; P256 asks the precompile of RIP-7212 or a contract that does the same.
 */
export const solady = library("solidity", "solady", {
  "SignatureCheckerLib.toEthSignedMessageHash": hashes,
  "SignatureCheckerLib.{isValidSignatureNow,isValidSignatureNowCalldata,isValidERC6492SignatureNow,isValidERC6492SignatureNowAllowSideEffects}":
    recovers,
  "MerkleProofLib.{verify,verifyCalldata,verifyMultiProof,verifyMultiProofCalldata}": hashes,
  "EfficientHashLib.{hash,hashCalldata}": hashes,
  "EfficientHashLib.{sha2,sha2Calldata}": { is: "hash", name: "SHA-256" },
  "MerkleTreeLib.build": hashes,
  "{_hashTypedData,_hashTypedDataSansChainId,_hashTypedDataSansVerifyingContract,_hashTypedDataSansChainIdAndVerifyingContract,_domainSeparator}":
    hashes,
  "P256.{verifySignature,verifySignatureAllowMalleability}": {
    is: "signature",
    name: "ECDSA",
    curve: "P-256",
    functions: ["verify"]
  }
})
