import { library } from "../rule.ts"

const recovers = { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["verify"] } as const
const hashes = { is: "hash", name: "Keccak-256" } as const

/*
 * https://github.com/OpenZeppelin/openzeppelin-contracts 2 to 5.7, contracts/utils/cryptography (also contracts-upgradeable). Libraries are named
 * alone, since the path they are imported from is a choice of each project. MerkleProof hashes with keccak256 unless it is given
 * a function. RSA.pkcs1Sha256 is RSASSA-PKCS1-v1_5 with SHA-256.
 */
export const openzeppelin = library("solidity", "openzeppelin", {
  "{ECDSA,ECDSAUpgradeable}.{recover,tryRecover,recoverCalldata,tryRecoverCalldata}": recovers,
  "ECRecovery.recover": recovers,
  "{ECDSA,ECDSAUpgradeable}.{toEthSignedMessageHash,toTypedDataHash,toDataWithIntendedValidatorHash}": hashes,
  "MessageHashUtils.{toEthSignedMessageHash,toTypedDataHash,toDataWithIntendedValidatorHash,toDomainSeparator,toDomainTypeHash}":
    hashes,
  "{SignatureChecker,SignatureCheckerUpgradeable}.{isValidSignatureNow,isValidSignatureNowCalldata,areValidSignaturesNow}":
    recovers,
  "{MerkleProof,MerkleProofUpgradeable}.{verify,verifyCalldata,processProof,processProofCalldata,multiProofVerify,multiProofVerifyCalldata,processMultiProof,processMultiProofCalldata}":
    hashes,
  "Hashes.{commutativeKeccak256,efficientKeccak256}": hashes,
  "TrieProof.{verify,traverse,tryTraverse}": hashes,
  "ERC7739Utils.{personalSignStructHash,typedDataSignStructHash,typedDataSignTypehash}": hashes,
  "{_hashTypedDataV4,_domainSeparatorV4}": hashes,
  "P256.{verify,verifySolidity,verifyNative}": {
    is: "signature",
    name: "ECDSA",
    curve: "P-256",
    functions: ["verify"]
  },
  "P256.recovery": { is: "signature", name: "ECDSA", curve: "P-256", functions: ["verify"] },
  "RSA.pkcs1Sha256": {
    is: "signature",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: "SHA-256",
    functions: ["verify"]
  },
  "RSA.pkcs1": { is: "signature", name: "RSA", primitive: "signature", padding: "pkcs1v15", functions: ["verify"] },
  "WebAuthn.verify": { is: "signature", name: "ECDSA", curve: "P-256", digest: "SHA-256", functions: ["verify"] }
})
