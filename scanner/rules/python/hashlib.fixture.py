import hashlib
import hashlib as h
from hashlib import new as make, sha1
NAME = "md5"
hashlib.new("sha256")            # expect: hash SHA-256
hashlib.new(data=b"", name=NAME) # expect: hash MD5
h.new(NAME)                      # expect: hash MD5
make("sha3_256")                 # expect: hash SHA3-256
sha1(b"x")                       # expect: hash SHA-1
hashlib.blake2b()                # expect: hash BLAKE2b-512
myhashlib.new("md5")
def wrap(alg="sha512"):
    return hashlib.new(alg)  # expect: hash SHA-512; hash MD5
wrap("md5")
h.new(input())              # expect: hash unknown
