pragma solidity ^0.8.20;

contract Sample {
  bytes32 public constant ROLE = keccak256("ROLE"); // expect: hash Keccak-256

  function uses(bytes32 hash, uint8 v, bytes32 r, bytes32 s, bool old) public view returns (address signer) {
    signer = ecrecover(hash, v, r, s); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    bytes32 a = old ? sha256(abi.encodePacked(hash)) : keccak256(abi.encode(hash)); // expect: hash SHA-256; hash Keccak-256
    bytes20 b = ripemd160(bytes("text")); // expect: hash RIPEMD-160
    bytes32 c = sha3("old"); // expect: hash Keccak-256
    assembly {
      let k := keccak256(0, 64) // expect: hash Keccak-256
    }
  }

  function not(bytes32 hash) public {
    other.sha256(hash);
    keccak512(hash);
    string memory text = "keccak256(x)";
  }
}
