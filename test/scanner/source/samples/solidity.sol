// SPDX
pragma solidity ^0.8.20;
import "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {ECDSA as E, MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import * as Sig from "./Sig.sol";
import "./x.sol" as X;
library L { function f(bytes32 a) internal pure returns (bytes32) { return keccak256(abi.encodePacked(a)); } }
abstract contract C is B, D(1) {
  using ECDSA for bytes32;
  using L for uint256;
  bytes32 public constant H = keccak256("abc");
  address immutable owner;
  mapping(address => uint256) public m;
  event Foo(address indexed a);
  error Bad(uint256 x);
  enum Z { A, B }
  struct S { uint256 a; bytes b; }
  modifier only() { require(msg.sender == owner, "x"); _; }
  constructor(address a) { owner = a; }
  function verify(bytes32 h, uint8 v, bytes32 r, bytes32 s, bytes memory sig) public view virtual override returns (address signer, bool ok) {
    signer = ecrecover(h, v, r, s);
    address q = h.toEthSignedMessageHash().recover(sig);
    address z = ECDSA.recover(h, sig);
    (bool success, bytes memory out) = address(0x02).staticcall(abi.encode(h));
    address(2).staticcall{gas: 100}("");
    sha256(hex"00ff"); ripemd160(bytes("x")); sha3("x");
    bytes32 t = ok ? sha256("a") : keccak256("b");
    unchecked { uint i = 1; i++; }
    assembly { let success2 := staticcall(gas(), 2, 0, 32, 0, 32) let k := keccak256(0, 64) }
    try this.foo() returns (uint x) { } catch Error(string memory e) { }
    for (uint i; i < 3; i++) { revert Bad({x: 1}); }
    uint256[] memory arr = new uint256[](3);
    SignatureChecker.isValidSignatureNow(a, h, sig);
    delete m[a];
    bytes32 u = X.y(h); I(a).b(c);
  }
  receive() external payable {}
}
