import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {MerkleProofLib} from "solmate/utils/MerkleProofLib.sol";

contract Sample {
  using SignatureCheckerLib for address;

  function uses(address who, bytes32 hash, bytes calldata sig) public {
    who.isValidSignatureNow(hash, sig); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    MerkleProofLib.verify(proof, root, hash); // expect: hash Keccak-256
    EfficientHashLib.hash(hash, hash); // expect: hash Keccak-256
  }

  function not(bytes32 hash) public {
    MerkleProofLib2.verify(proof, root, hash);
  }
}

library EfficientMath {
  function hash(bytes32 a) internal {}
}
