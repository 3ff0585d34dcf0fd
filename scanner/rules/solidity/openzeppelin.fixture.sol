pragma solidity ^0.8.20;

import "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MerkleProof as Proof, P256} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

contract Sample is EIP712 {
  using ECDSA for bytes32;
  using MessageHashUtils for bytes32;

  function uses(bytes32 hash, bytes memory sig, bytes32[] calldata proof) public view returns (bool) {
    address one = hash.toEthSignedMessageHash().recover(sig); // expect: hash Keccak-256; signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    address two = ECDSA.recover(hash, sig); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    (address three, , ) = ECDSA.tryRecover(hash, sig); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    bytes32 digest = _hashTypedDataV4(hash); // expect: hash Keccak-256
    bool ok = Proof.verify(proof, root, hash); // expect: hash Keccak-256
    RSA.pkcs1Sha256(hash, sig, e, n); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
    SignatureChecker.isValidSignatureNow(one, hash, sig); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    return P256.verify(hash, r, s, qx, qy); // expect: signature ECDSA-P-256 curve=P-256 functions=verify
  }

  function not(bytes32 hash) public {
    Registry.recover(hash);
    wallet.verify(hash);
    token.transfer(hash);
  }
}
