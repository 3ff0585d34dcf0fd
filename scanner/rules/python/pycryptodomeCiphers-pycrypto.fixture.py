# PyCrypto 2.6
from Crypto.Cipher import AES, ARC2, Blowfish, CAST, DES, DES3, XOR
from Crypto import Random

iv = Random.new().read(AES.block_size)  # expect: random RNG byteLength=16
AES.new("sixteen byte key")  # expect: cipher AES-128-ECB
DES.new("8bytekey")  # expect: cipher DES-56-ECB
DES3.new("sixteen byte key")  # expect: cipher 3DES-112-ECB
ARC2.new("sixteen byte key")  # expect: cipher RC2-128-ECB
Blowfish.new("sixteen byte key")  # expect: cipher Blowfish-128-ECB
CAST.new("sixteen byte key")  # expect: cipher CAST5-128-ECB
XOR.new("key").encrypt("text")  # expect: cipher XOR-24 functions=encrypt
AES.new("sixteen byte key", AES.MODE_CBC, iv)  # expect: cipher AES-128-CBC nonceBits=128
