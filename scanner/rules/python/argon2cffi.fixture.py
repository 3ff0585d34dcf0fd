import argon2
import pyargon2
from argon2 import Parameters, PasswordHasher, Type, low_level, profiles
from argon2._password_hasher import PasswordHasher as Hasher
from argon2.low_level import Type as LowType

ph = PasswordHasher()  # expect: password-hash Argon2id-65536-3-4 functions=keyderive,verify saltBits=128 outputBits=256
hashed = ph.hash("pw")
ph.verify(hashed, "pw")


class Users:
    def __init__(self, memory=2**16):
        self.hasher = PasswordHasher(time_cost=4, memory_cost=131072, parallelism=2, hash_len=64, salt_len=32, type=Type.I)  # expect: password-hash Argon2i-131072-4-2 functions=keyderive saltBits=256 outputBits=512

    def add(self, password):
        return self.hasher.hash(password)


Hasher(type=LowType.D)  # expect: password-hash Argon2d-65536-3-4
PasswordHasher.from_parameters(profiles.RFC_9106_HIGH_MEMORY)  # expect: password-hash Argon2id-2097152-1-4
PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY).verify(hashed, "pw")  # expect: password-hash Argon2id-65536-3-4 functions=verify
PasswordHasher.from_parameters(params=profiles.PRE_21_2)  # expect: password-hash Argon2id-102400-2-8
PasswordHasher.from_parameters(profiles.CHEAPEST)  # expect: password-hash Argon2id-8-1-1
PasswordHasher.from_parameters(Parameters(Type.ID, 19, 16, 32, 5, 32768, 1))  # expect: password-hash Argon2id-32768-5-1
low_level.hash_secret(b"pw", b"sixteen byte slt", 2, 65536, 8, 32, LowType.ID)  # expect: password-hash Argon2id-65536-2-8 saltBits=128
low_level.hash_secret_raw(b"pw", b"saltsalt", time_cost=1, memory_cost=8, parallelism=1, hash_len=32, type=LowType.I)  # expect: kdf Argon2i-8-1-1 outputBits=256
low_level.verify_secret(hashed, b"pw", Type.D)  # expect: password-hash Argon2d functions=verify
argon2.hash_password(b"pw")  # expect: password-hash Argon2i-65536-3-4
argon2.hash_password_raw(b"pw", b"saltsalt", type=Type.ID)  # expect: kdf Argon2id-65536-3-4 saltBits=64
argon2.verify_password(hashed, b"pw")  # expect: password-hash Argon2i functions=verify
pyargon2.hash("pw", "saltsalt", time_cost=3)  # expect: password-hash Argon2 iterations=3
pyargon2.hash_bytes(b"pw", b"saltsalt")  # expect: password-hash Argon2 saltBits=64
