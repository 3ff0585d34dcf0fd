import tink
from tink import aead, daead, hybrid, jwt, mac, prf, signature, streaming_aead
from tink.aead import aead_key_templates as templates


class Vault:
    def __init__(self):
        handle = tink.new_keyset_handle(aead.aead_key_templates.AES256_GCM)  # expect: keygen AES-256-GCM tagBits=128 nonceBits=96
        self.aead = handle.primitive(aead.Aead)

    def seal(self, text):
        return self.aead.encrypt(text, b"aad")


tink.KeysetHandle.generate_new(templates.AES128_GCM)  # expect: keygen AES-128-GCM
tink.new_keyset_handle(template_from_config)  # expect: keygen unknown
tink.new_keyset_handle(templates.create_aes_eax_key_template(16, 12))  # expect: keygen AES-128-EAX nonceBits=96
tink.new_keyset_handle(templates.create_aes_gcm_key_template(key_size=32))  # expect: keygen AES-256-GCM
tink.new_keyset_handle(templates.create_aes_gcm_siv_key_template(16))  # expect: keygen AES-128-GCM-SIV
tink.read_keyset_handle(reader, master)  # expect: keystore unknown
tink.read_keyset_handle_with_associated_data(reader, master, b"aad")  # expect: keystore unknown
tink.read_no_secret_keyset_handle(reader)  # expect: keystore unknown
tink.new_keyset_handle(daead.deterministic_aead_key_templates.AES256_SIV)  # expect: keygen AES-256-SIV
tink.new_keyset_handle(mac.mac_key_templates.AES_CMAC)  # expect: keygen AES-256-CMAC
tink.new_keyset_handle(mac.mac_key_templates.HMAC_SHA256_128BITTAG)  # expect: keygen HMAC-SHA-256-128
tink.new_keyset_handle(mac.mac_key_templates.HMAC_SHA256_256BITTAG)  # expect: keygen HMAC-SHA-256
tink.new_keyset_handle(mac.mac_key_templates.HMAC_SHA512_256BITTAG)  # expect: keygen HMAC-SHA-512-256
tink.new_keyset_handle(mac.mac_key_templates.HMAC_SHA512_512BITTAG)  # expect: keygen HMAC-SHA-512
tink.new_keyset_handle(prf.prf_key_templates.AES_CMAC)  # expect: keygen AES-256-CMAC
tink.new_keyset_handle(prf.prf_key_templates.HMAC_SHA256)  # expect: keygen HMAC-SHA-256
tink.new_keyset_handle(prf.prf_key_templates.HMAC_SHA512)  # expect: keygen HMAC-SHA-512
tink.new_keyset_handle(prf.prf_key_templates.HKDF_SHA256)  # expect: keygen HKDF-SHA-256
tink.new_keyset_handle(signature.signature_key_templates.ML_DSA_44)  # expect: keygen ML-DSA-44
tink.new_keyset_handle(signature.signature_key_templates.ML_DSA_65)  # expect: keygen ML-DSA-65
tink.new_keyset_handle(signature.signature_key_templates.ML_DSA_87)  # expect: keygen ML-DSA-87
tink.new_keyset_handle(signature.signature_key_templates.SLH_DSA_SHA2_128S)  # expect: keygen SLH-DSA-SHA2-128s
tink.new_keyset_handle(aead.aead_key_templates.AES128_EAX)  # expect: keygen AES-128-EAX
tink.new_keyset_handle(aead.aead_key_templates.AES128_EAX_RAW)  # expect: keygen AES-128-EAX
tink.new_keyset_handle(aead.aead_key_templates.AES256_EAX)  # expect: keygen AES-256-EAX
tink.new_keyset_handle(aead.aead_key_templates.AES256_EAX_RAW)  # expect: keygen AES-256-EAX
tink.new_keyset_handle(aead.aead_key_templates.AES128_GCM)  # expect: keygen AES-128-GCM
tink.new_keyset_handle(aead.aead_key_templates.AES128_GCM_RAW)  # expect: keygen AES-128-GCM
tink.new_keyset_handle(aead.aead_key_templates.AES256_GCM)  # expect: keygen AES-256-GCM
tink.new_keyset_handle(aead.aead_key_templates.AES256_GCM_RAW)  # expect: keygen AES-256-GCM
tink.new_keyset_handle(aead.aead_key_templates.AES128_GCM_SIV)  # expect: keygen AES-128-GCM-SIV
tink.new_keyset_handle(aead.aead_key_templates.AES128_GCM_SIV_RAW)  # expect: keygen AES-128-GCM-SIV
tink.new_keyset_handle(aead.aead_key_templates.AES256_GCM_SIV)  # expect: keygen AES-256-GCM-SIV
tink.new_keyset_handle(aead.aead_key_templates.AES256_GCM_SIV_RAW)  # expect: keygen AES-256-GCM-SIV
tink.new_keyset_handle(aead.aead_key_templates.AES128_CTR_HMAC_SHA256)  # expect: keygen AES-128-CTR-HMAC
tink.new_keyset_handle(aead.aead_key_templates.AES128_CTR_HMAC_SHA256_RAW)  # expect: keygen AES-128-CTR-HMAC
tink.new_keyset_handle(aead.aead_key_templates.AES256_CTR_HMAC_SHA256)  # expect: keygen AES-256-CTR-HMAC
tink.new_keyset_handle(aead.aead_key_templates.AES256_CTR_HMAC_SHA256_RAW)  # expect: keygen AES-256-CTR-HMAC
tink.new_keyset_handle(aead.aead_key_templates.XCHACHA20_POLY1305)  # expect: keygen XChaCha20-Poly1305
tink.new_keyset_handle(aead.aead_key_templates.XCHACHA20_POLY1305_RAW)  # expect: keygen XChaCha20-Poly1305
tink.new_keyset_handle(hybrid.hybrid_key_templates.ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM)  # expect: keygen ECIES-P-256
tink.new_keyset_handle(hybrid.hybrid_key_templates.ECIES_P256_COMPRESSED_HKDF_HMAC_SHA256_AES128_GCM)  # expect: keygen ECIES-P-256
tink.new_keyset_handle(hybrid.hybrid_key_templates.ECIES_P256_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256)  # expect: keygen ECIES-P-256
tink.new_keyset_handle(hybrid.hybrid_key_templates.ECIES_P256_COMPRESSED_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256)  # expect: keygen ECIES-P-256
tink.new_keyset_handle(hybrid.hybrid_key_templates.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM)  # expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM
tink.new_keyset_handle(hybrid.hybrid_key_templates.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_RAW)  # expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM
tink.new_keyset_handle(hybrid.hybrid_key_templates.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM)  # expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-256-GCM
tink.new_keyset_handle(hybrid.hybrid_key_templates.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_RAW)  # expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-256-GCM
tink.new_keyset_handle(hybrid.hybrid_key_templates.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305)  # expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305
tink.new_keyset_handle(hybrid.hybrid_key_templates.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_RAW)  # expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P256)  # expect: keygen ECDSA-P-256-SHA-256
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P256_RAW)  # expect: keygen ECDSA-P-256-SHA-256
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P384)  # expect: keygen ECDSA-P-384-SHA-512
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P384_SHA384)  # expect: keygen ECDSA-P-384-SHA-384
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P384_SHA512)  # expect: keygen ECDSA-P-384-SHA-512
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P521)  # expect: keygen ECDSA-P-521-SHA-512
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P256_IEEE_P1363)  # expect: keygen ECDSA-P-256-SHA-256
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P384_IEEE_P1363)  # expect: keygen ECDSA-P-384-SHA-512
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P384_SHA384_IEEE_P1363)  # expect: keygen ECDSA-P-384-SHA-384
tink.new_keyset_handle(signature.signature_key_templates.ECDSA_P521_IEEE_P1363)  # expect: keygen ECDSA-P-521-SHA-512
tink.new_keyset_handle(signature.signature_key_templates.ED25519)  # expect: keygen Ed25519
tink.new_keyset_handle(signature.signature_key_templates.RSA_SSA_PKCS1_3072_SHA256_F4)  # expect: keygen RSA-PKCS1-1.5-SHA-256-3072
tink.new_keyset_handle(signature.signature_key_templates.RSA_SSA_PKCS1_4096_SHA512_F4)  # expect: keygen RSA-PKCS1-1.5-SHA-512-4096
tink.new_keyset_handle(signature.signature_key_templates.RSA_SSA_PSS_3072_SHA256_SHA256_32_F4)  # expect: keygen RSA-PSS-SHA-256-MGF1-32-3072
tink.new_keyset_handle(signature.signature_key_templates.RSA_SSA_PSS_4096_SHA512_SHA512_64_F4)  # expect: keygen RSA-PSS-SHA-512-MGF1-64-4096
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES128_GCM_HKDF_4KB)  # expect: keygen AES-128-GCM
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES128_GCM_HKDF_1MB)  # expect: keygen AES-128-GCM
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES256_GCM_HKDF_4KB)  # expect: keygen AES-256-GCM
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES256_GCM_HKDF_1MB)  # expect: keygen AES-256-GCM
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES128_CTR_HMAC_SHA256_4KB)  # expect: keygen AES-128-CTR-HMAC
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES128_CTR_HMAC_SHA256_1MB)  # expect: keygen AES-128-CTR-HMAC
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES256_CTR_HMAC_SHA256_4KB)  # expect: keygen AES-256-CTR-HMAC
tink.new_keyset_handle(streaming_aead.streaming_aead_key_templates.AES256_CTR_HMAC_SHA256_1MB)  # expect: keygen AES-256-CTR-HMAC
tink.new_keyset_handle(jwt.jwt_hs256_template())  # expect: keygen HMAC-SHA-256
tink.new_keyset_handle(jwt.jwt_es256_template())  # expect: keygen ECDSA-P-256-SHA-256
tink.new_keyset_handle(jwt.jwt_hs384_template())  # expect: keygen HMAC-SHA-384
tink.new_keyset_handle(jwt.jwt_es384_template())  # expect: keygen ECDSA-P-384-SHA-384
tink.new_keyset_handle(jwt.jwt_hs512_template())  # expect: keygen HMAC-SHA-512
tink.new_keyset_handle(jwt.jwt_es512_template())  # expect: keygen ECDSA-P-521-SHA-512
tink.new_keyset_handle(jwt.jwt_rs256_2048_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-256-2048
tink.new_keyset_handle(jwt.jwt_ps256_2048_f4_template())  # expect: keygen RSA-PSS-SHA-256-MGF1-2048
tink.new_keyset_handle(jwt.jwt_rs256_3072_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-256-3072
tink.new_keyset_handle(jwt.jwt_ps256_3072_f4_template())  # expect: keygen RSA-PSS-SHA-256-MGF1-3072
tink.new_keyset_handle(jwt.jwt_rs384_3072_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-384-3072
tink.new_keyset_handle(jwt.jwt_ps384_3072_f4_template())  # expect: keygen RSA-PSS-SHA-384-MGF1-3072
tink.new_keyset_handle(jwt.jwt_rs512_4096_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-512-4096
tink.new_keyset_handle(jwt.jwt_ps512_4096_f4_template())  # expect: keygen RSA-PSS-SHA-512-MGF1-4096
tink.new_keyset_handle(jwt.raw_jwt_hs256_template())  # expect: keygen HMAC-SHA-256
tink.new_keyset_handle(jwt.raw_jwt_es256_template())  # expect: keygen ECDSA-P-256-SHA-256
tink.new_keyset_handle(jwt.raw_jwt_hs384_template())  # expect: keygen HMAC-SHA-384
tink.new_keyset_handle(jwt.raw_jwt_es384_template())  # expect: keygen ECDSA-P-384-SHA-384
tink.new_keyset_handle(jwt.raw_jwt_hs512_template())  # expect: keygen HMAC-SHA-512
tink.new_keyset_handle(jwt.raw_jwt_es512_template())  # expect: keygen ECDSA-P-521-SHA-512
tink.new_keyset_handle(jwt.raw_jwt_rs256_2048_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-256-2048
tink.new_keyset_handle(jwt.raw_jwt_ps256_2048_f4_template())  # expect: keygen RSA-PSS-SHA-256-MGF1-2048
tink.new_keyset_handle(jwt.raw_jwt_rs256_3072_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-256-3072
tink.new_keyset_handle(jwt.raw_jwt_ps256_3072_f4_template())  # expect: keygen RSA-PSS-SHA-256-MGF1-3072
tink.new_keyset_handle(jwt.raw_jwt_rs384_3072_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-384-3072
tink.new_keyset_handle(jwt.raw_jwt_ps384_3072_f4_template())  # expect: keygen RSA-PSS-SHA-384-MGF1-3072
tink.new_keyset_handle(jwt.raw_jwt_rs512_4096_f4_template())  # expect: keygen RSA-PKCS1-1.5-SHA-512-4096
tink.new_keyset_handle(jwt.raw_jwt_ps512_4096_f4_template())  # expect: keygen RSA-PSS-SHA-512-MGF1-4096


def new_keyset_handle(template):
    return template


new_keyset_handle(templates.AES256_GCM)
