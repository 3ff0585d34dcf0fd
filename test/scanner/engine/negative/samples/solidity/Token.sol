// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title A token; keccak256("x") and sha256("y") are words of this sentence.
/// @dev ecrecover(hash, v, r, s) is not called.
contract Token {
    struct Signature {
        bytes32 r;
        bytes32 s;
        uint8 v;
    }

    mapping(address => uint256) private balances;
    mapping(bytes32 => string) public hashes;
    string public constant NAME = "keccak256(abi.encode(x)) coin";
    uint256 public salt;

    event Hashed(bytes32 indexed hash, string cipher);

    function encrypt(string calldata riddle, uint256 key) external returns (uint256) {
        // sha256(bytes(riddle))
        salt = key;
        emit Hashed(bytes32(key), riddle);
        return balances[msg.sender];
    }

    function price(bytes32 hash) external view returns (string memory) {
        return hashes[hash];
    }

    function sign(Signature memory signature) external pure returns (uint8) {
        return signature.v;
    }
}
