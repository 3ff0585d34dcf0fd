import { library } from "../rule.ts"

/*
 * https://github.com/ethereum/solidity/blob/develop/docs/units-and-global-variables.rst and yul.rst beside it; sha3 is what keccak256 was called before 0.5. ecrecover
 * finds the signer of an ECDSA signature over secp256k1 (Ethereum yellow paper, appendix E and F).
 */
export const evm = library("solidity", "evm", {
  "{keccak256,sha3}": { is: "hash", name: "Keccak-256" },
  sha256: { is: "hash", name: "SHA-256" },
  ripemd160: { is: "hash", name: "RIPEMD-160" },
  ecrecover: { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["verify"] }
})
