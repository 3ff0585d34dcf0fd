// Every entry point that the other fixture does not show.
contract Entries {
  function entries() public {
    SignatureCheckerLib.isValidSignatureNowCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    SignatureCheckerLib.isValidERC6492SignatureNow(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    SignatureCheckerLib.isValidERC6492SignatureNowAllowSideEffects(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    MerkleProofLib.verifyCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProofLib.verifyMultiProof(x, y, z); // expect: hash Keccak-256
    MerkleProofLib.verifyMultiProofCalldata(x, y, z); // expect: hash Keccak-256
    EfficientHashLib.sha2(x, y, z); // expect: hash SHA-256
    EfficientHashLib.hashCalldata(x); // expect: hash Keccak-256
    EfficientHashLib.sha2Calldata(x); // expect: hash SHA-256
    SignatureCheckerLib.toEthSignedMessageHash(x); // expect: hash Keccak-256
    MerkleTreeLib.build(x); // expect: hash Keccak-256
    MerkleTreeLib.root(x);
    _hashTypedDataSansChainId(x); // expect: hash Keccak-256
    _hashTypedDataSansVerifyingContract(x); // expect: hash Keccak-256
    _hashTypedDataSansChainIdAndVerifyingContract(x); // expect: hash Keccak-256
    _hashTypedData(x, y, z); // expect: hash Keccak-256
    _domainSeparator(x, y, z); // expect: hash Keccak-256
    P256.verifySignature(x, y, z); // expect: signature ECDSA-P-256 curve=P-256 functions=verify
    P256.verifySignatureAllowMalleability(x, y, z); // expect: signature ECDSA-P-256 curve=P-256 functions=verify
  }
}
