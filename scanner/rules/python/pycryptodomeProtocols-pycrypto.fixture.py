# PyCrypto 2.0
from Crypto.Util.randpool import PersistentRandomPool, RandomPool

pool = RandomPool()
pool.get_bytes(16)  # expect: random RNG byteLength=16
PersistentRandomPool("pool.bin").get_bytes(8)  # expect: random RNG byteLength=8
