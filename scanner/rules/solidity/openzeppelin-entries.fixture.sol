// Every entry point that the other fixture does not show.
contract Entries {
  function entries() public {
    ECDSA.recoverCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECDSA.tryRecoverCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECDSAUpgradeable.recover(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECDSAUpgradeable.tryRecover(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECDSAUpgradeable.recoverCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECDSAUpgradeable.tryRecoverCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECRecovery.recover(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    ECDSA.toTypedDataHash(x, y, z); // expect: hash Keccak-256
    ECDSA.toDataWithIntendedValidatorHash(x, y, z); // expect: hash Keccak-256
    ECDSAUpgradeable.toEthSignedMessageHash(x, y, z); // expect: hash Keccak-256
    ECDSAUpgradeable.toTypedDataHash(x, y, z); // expect: hash Keccak-256
    ECDSAUpgradeable.toDataWithIntendedValidatorHash(x, y, z); // expect: hash Keccak-256
    MessageHashUtils.toEthSignedMessageHash(x, y, z); // expect: hash Keccak-256
    MessageHashUtils.toTypedDataHash(x, y, z); // expect: hash Keccak-256
    MessageHashUtils.toDataWithIntendedValidatorHash(x, y, z); // expect: hash Keccak-256
    MessageHashUtils.toDomainSeparator(x, y, z); // expect: hash Keccak-256
    MessageHashUtils.toDomainTypeHash(x, y, z); // expect: hash Keccak-256
    SignatureChecker.isValidSignatureNowCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    SignatureChecker.areValidSignaturesNow(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    SignatureCheckerUpgradeable.isValidSignatureNow(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    SignatureCheckerUpgradeable.isValidSignatureNowCalldata(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    SignatureCheckerUpgradeable.areValidSignaturesNow(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    MerkleProof.verifyCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProof.processProof(x, y, z); // expect: hash Keccak-256
    MerkleProof.processProofCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProof.multiProofVerify(x, y, z); // expect: hash Keccak-256
    MerkleProof.multiProofVerifyCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProof.processMultiProof(x, y, z); // expect: hash Keccak-256
    MerkleProof.processMultiProofCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.verify(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.verifyCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.processProof(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.processProofCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.multiProofVerify(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.multiProofVerifyCalldata(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.processMultiProof(x, y, z); // expect: hash Keccak-256
    MerkleProofUpgradeable.processMultiProofCalldata(x, y, z); // expect: hash Keccak-256
    Hashes.commutativeKeccak256(x, y, z); // expect: hash Keccak-256
    Hashes.efficientKeccak256(x, y, z); // expect: hash Keccak-256
    TrieProof.verify(x, y, z, w); // expect: hash Keccak-256
    TrieProof.traverse(x, y, z); // expect: hash Keccak-256
    TrieProof.tryTraverse(x, y, z); // expect: hash Keccak-256
    ERC7739Utils.personalSignStructHash(x); // expect: hash Keccak-256
    ERC7739Utils.typedDataSignStructHash(x, y, z, w); // expect: hash Keccak-256
    ERC7739Utils.typedDataSignTypehash(x, y); // expect: hash Keccak-256
    ERC7739Utils.encodeTypedDataSig(x, y, z, w);
    _domainSeparatorV4(x, y, z); // expect: hash Keccak-256
    P256.verifySolidity(x, y, z); // expect: signature ECDSA-P-256 curve=P-256 functions=verify
    P256.verifyNative(x, y, z); // expect: signature ECDSA-P-256 curve=P-256 functions=verify
    P256.recovery(x, y, z); // expect: signature ECDSA-P-256 curve=P-256 functions=verify
    RSA.pkcs1(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15 functions=verify
    WebAuthn.verify(x, y, z); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  }
}
