contract A { function f() public pure returns (bytes32) { return keccak256("x"); } }
