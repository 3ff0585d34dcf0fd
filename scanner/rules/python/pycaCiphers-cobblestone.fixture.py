from cryptography.cobblestone import (
    Cobblestone128Decryptor,
    Cobblestone128Encryptor,
    Cobblestone256Decryptor,
    Cobblestone256Encryptor,
)


def stream(message, context):
    key = Cobblestone128Encryptor.generate_key()  # expect: keygen AES-128-GCM
    encryptor = Cobblestone128Encryptor(key, context)  # expect: cipher AES-128-GCM functions=encrypt
    sealed = encryptor.update(message) + encryptor.finalize()
    Cobblestone128Decryptor(key, context=context).update(sealed)  # expect: cipher AES-128-GCM functions=decrypt
    long = Cobblestone256Encryptor.generate_key()  # expect: keygen AES-256-GCM
    Cobblestone256Encryptor(long, context)  # expect: cipher AES-256-GCM functions=encrypt
    Cobblestone256Decryptor(long, context)  # expect: cipher AES-256-GCM functions=decrypt
