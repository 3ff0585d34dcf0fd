pragma solidity ^0.8.20;

import {ECDSA} from "./puzzles/ECDSA.sol";

library Puzzle {
    function recover(uint256 hash, uint256 signature) internal pure returns (uint256) {
        return hash + signature;
    }
}

contract Own {
    using Puzzle for uint256;

    function sha3label(uint256 ripemd) public pure returns (uint256) {
        uint256 sha256Price = ripemd.recover(4);
        return sha256Price + ECDSA.weigh(ripemd);
    }
}
