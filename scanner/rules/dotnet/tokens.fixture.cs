using Jose;
using JWT.Algorithms;
using Microsoft.IdentityModel.Tokens;
using System.Security.Cryptography;
using System.Text;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        new SigningCredentials(new SymmetricSecurityKey(Encoding.UTF8.GetBytes("made-up-made-up-made-up-made-up!")), SecurityAlgorithms.HmacSha256); // expect: token HMAC-SHA-256; key unknown keyBits=256
        new SigningCredentials(new SymmetricSecurityKey(Encoding.UTF8.GetBytes("made-up-made-up-made-up-made-up!")), SecurityAlgorithms.HmacSha384); // expect: token HMAC-SHA-384 keyBits=256; key unknown keyBits=256
        new SigningCredentials(new SymmetricSecurityKey(Encoding.UTF8.GetBytes("made-up-made-up-made-up-made-up!")), SecurityAlgorithms.HmacSha512); // expect: token HMAC-SHA-512 keyBits=256; key unknown keyBits=256
        new SigningCredentials(new SymmetricSecurityKey(Encoding.UTF8.GetBytes("made-up-made-up-made-up-made-up!")), SecurityAlgorithms.HmacSha256Signature); // expect: token HMAC-SHA-256; key unknown keyBits=256
        new SigningCredentials(new SymmetricSecurityKey(Encoding.UTF8.GetBytes("made-up-made-up-made-up-made-up!")), SecurityAlgorithms.HmacSha384Signature); // expect: token HMAC-SHA-384 keyBits=256; key unknown keyBits=256
        new SigningCredentials(new SymmetricSecurityKey(Encoding.UTF8.GetBytes("made-up-made-up-made-up-made-up!")), SecurityAlgorithms.HmacSha512Signature); // expect: token HMAC-SHA-512 keyBits=256; key unknown keyBits=256
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSha256); // expect: token RSA-PKCS1-1.5-SHA-256-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSha256Signature); // expect: token RSA-PKCS1-1.5-SHA-256-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSha384); // expect: token RSA-PKCS1-1.5-SHA-384-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSha384Signature); // expect: token RSA-PKCS1-1.5-SHA-384-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSha512); // expect: token RSA-PKCS1-1.5-SHA-512-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSha512Signature); // expect: token RSA-PKCS1-1.5-SHA-512-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSsaPssSha256); // expect: token RSA-PSS-SHA-256-MGF1-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSsaPssSha256Signature); // expect: token RSA-PSS-SHA-256-MGF1-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSsaPssSha384); // expect: token RSA-PSS-SHA-384-MGF1-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSsaPssSha384Signature); // expect: token RSA-PSS-SHA-384-MGF1-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSsaPssSha512); // expect: token RSA-PSS-SHA-512-MGF1-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new RsaSecurityKey(RSA.Create(2048)), SecurityAlgorithms.RsaSsaPssSha512Signature); // expect: token RSA-PSS-SHA-512-MGF1-2048; keygen RSA-2048; key RSA-2048
        new SigningCredentials(new ECDsaSecurityKey(ECDsa.Create(ECCurve.NamedCurves.nistP256)), SecurityAlgorithms.EcdsaSha256); // expect: token ECDSA-P-256-SHA-256; keygen ECDSA-P-256; key ECDSA-P-256
        new SigningCredentials(new ECDsaSecurityKey(ECDsa.Create(ECCurve.NamedCurves.nistP256)), SecurityAlgorithms.EcdsaSha256Signature); // expect: token ECDSA-P-256-SHA-256; keygen ECDSA-P-256; key ECDSA-P-256
        new SigningCredentials(new ECDsaSecurityKey(ECDsa.Create(ECCurve.NamedCurves.nistP256)), SecurityAlgorithms.EcdsaSha384); // expect: token ECDSA-P-384-SHA-384; keygen ECDSA-P-256; key ECDSA-P-256
        new SigningCredentials(new ECDsaSecurityKey(ECDsa.Create(ECCurve.NamedCurves.nistP256)), SecurityAlgorithms.EcdsaSha384Signature); // expect: token ECDSA-P-384-SHA-384; keygen ECDSA-P-256; key ECDSA-P-256
        new SigningCredentials(new ECDsaSecurityKey(ECDsa.Create(ECCurve.NamedCurves.nistP256)), SecurityAlgorithms.EcdsaSha512); // expect: token ECDSA-P-521-SHA-512; keygen ECDSA-P-256; key ECDSA-P-256
        new SigningCredentials(new ECDsaSecurityKey(ECDsa.Create(ECCurve.NamedCurves.nistP256)), SecurityAlgorithms.EcdsaSha512Signature); // expect: token ECDSA-P-521-SHA-512; keygen ECDSA-P-256; key ECDSA-P-256
        new SigningCredentials(given, SecurityAlgorithms.None); // expect: token JWS-none
        new SigningCredentials(given, algorithm: given); // expect: token unknown
        new X509SigningCredentials(given, SecurityAlgorithms.RsaSha256); // expect: token RSA-PKCS1-1.5-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOaepKeyWrap, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.RsaPKCS1, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token RSA-PKCS1-1.5 functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.RsaV15KeyWrap, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token RSA-PKCS1-1.5 functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.Aes128KW, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token AES-128-KW functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.Aes256KW, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token AES-256-KW functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.Aes128KeyWrap, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token AES-128-KW functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.Aes192KeyWrap, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token AES-192-KW functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.Aes256KeyWrap, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token AES-256-KW functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.EcdhEs, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token ECDH functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.EcdhEsA128kw, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token ECDH functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.EcdhEsA192kw, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token ECDH functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.EcdhEsA256kw, SecurityAlgorithms.Aes128CbcHmacSha256); // expect: token ECDH functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.Aes192CbcHmacSha384); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-192-CBC-HMAC-SHA-384
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.Aes256CbcHmacSha512); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-256-CBC-HMAC-SHA-512
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.Aes128Gcm); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-128-GCM
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.Aes192Gcm); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-192-GCM
        new EncryptingCredentials(given, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.Aes256Gcm); // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher AES-256-GCM
        new X509SecurityKey(given); // expect: key unknown certificateFormat=X.509
        new JsonWebKey(given); // expect: key unknown certificateFormat=JWK
        new JsonWebKeySet(given); // expect: key unknown certificateFormat=JWK
        new TokenValidationParameters { ValidAlgorithms = new[] { SecurityAlgorithms.RsaSha256, "ES256" } }; // expect: token ECDSA-P-256-SHA-256 functions=verify; token RSA-PKCS1-1.5-SHA-256 functions=verify

        Jose.JWT.Encode(given, key, JwsAlgorithm.none); // expect: token JWS-none
        Jose.JWT.Encode(given, key, JwsAlgorithm.HS256); // expect: token HMAC-SHA-256
        Jose.JWT.Encode(given, key, JwsAlgorithm.HS384); // expect: token HMAC-SHA-384
        Jose.JWT.Encode(given, key, JwsAlgorithm.HS512); // expect: token HMAC-SHA-512
        Jose.JWT.Encode(given, key, JwsAlgorithm.RS256); // expect: token RSA-PKCS1-1.5-SHA-256
        Jose.JWT.Encode(given, key, JwsAlgorithm.RS384); // expect: token RSA-PKCS1-1.5-SHA-384
        Jose.JWT.Encode(given, key, JwsAlgorithm.RS512); // expect: token RSA-PKCS1-1.5-SHA-512
        Jose.JWT.Encode(given, key, JwsAlgorithm.PS256); // expect: token RSA-PSS-SHA-256-MGF1
        Jose.JWT.Encode(given, key, JwsAlgorithm.PS384); // expect: token RSA-PSS-SHA-384-MGF1
        Jose.JWT.Encode(given, key, JwsAlgorithm.PS512); // expect: token RSA-PSS-SHA-512-MGF1
        Jose.JWT.Encode(given, key, JwsAlgorithm.ES256); // expect: token ECDSA-P-256-SHA-256
        Jose.JWT.Encode(given, key, JwsAlgorithm.ES384); // expect: token ECDSA-P-384-SHA-384
        Jose.JWT.Encode(given, key, JwsAlgorithm.ES512); // expect: token ECDSA-P-521-SHA-512
        Jose.JWT.Encode(given, key, JwsAlgorithm.ES256K); // expect: token ECDSA-secp256k1-SHA-256
        JWT.EncodeBytes(data, given, JweAlgorithm.RSA1_5, JweEncryption.A256GCM); // expect: token RSA-PKCS1-1.5; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.RSA_OAEP, JweEncryption.A256GCM); // expect: token RSA-OAEP-SHA-1-MGF1; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.RSA_OAEP_256, JweEncryption.A256GCM); // expect: token RSA-OAEP-SHA-256-MGF1; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.DIR, JweEncryption.A256GCM); // expect: token dir; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.A128KW, JweEncryption.A256GCM); // expect: token AES-128-KW; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.A192KW, JweEncryption.A256GCM); // expect: token AES-192-KW; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.A256KW, JweEncryption.A256GCM); // expect: token AES-256-KW; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.A128GCMKW, JweEncryption.A256GCM); // expect: token AES-128-GCM nonceBits=96; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.A192GCMKW, JweEncryption.A256GCM); // expect: token AES-192-GCM tagBits=128 nonceBits=96; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.A256GCMKW, JweEncryption.A256GCM); // expect: token AES-256-GCM tagBits=128 nonceBits=96; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.ECDH_ES, JweEncryption.A256GCM); // expect: token ECDH; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.ECDH_ES_A128KW, JweEncryption.A256GCM); // expect: token ECDH; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.ECDH_ES_A192KW, JweEncryption.A256GCM); // expect: token ECDH; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.ECDH_ES_A256KW, JweEncryption.A256GCM); // expect: token ECDH; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.PBES2_HS256_A128KW, JweEncryption.A256GCM); // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.PBES2_HS384_A192KW, JweEncryption.A256GCM); // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384; cipher AES-256-GCM
        JWT.EncodeBytes(data, given, JweAlgorithm.PBES2_HS512_A256KW, JweEncryption.A256GCM); // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512; cipher AES-256-GCM
        JWT.Encode(given, key, JweAlgorithm.DIR, JweEncryption.A128CBC_HS256); // expect: token dir; cipher AES-128-CBC-HMAC-SHA-256
        JWT.Encode(given, key, JweAlgorithm.DIR, JweEncryption.A192CBC_HS384); // expect: token dir; cipher AES-192-CBC-HMAC-SHA-384
        JWT.Encode(given, key, JweAlgorithm.DIR, JweEncryption.A256CBC_HS512); // expect: token dir; cipher AES-256-CBC-HMAC-SHA-512
        JWT.Encode(given, key, JweAlgorithm.DIR, JweEncryption.A128GCM); // expect: token dir; cipher AES-128-GCM
        JWT.Encode(given, key, JweAlgorithm.DIR, JweEncryption.A192GCM); // expect: token dir; cipher AES-192-GCM
        JWT.Decode(given, key); // expect: token unknown unknown=name
        JWT.Decode(given, new byte[32], JwsAlgorithm.HS256); // expect: token HMAC-SHA-256
        JWT.DecodeBytes(given, new byte[32], JwsAlgorithm.HS256); // expect: token HMAC-SHA-256
        JWE.Encrypt(data, new[] { new JweRecipient(JweAlgorithm.RSA_OAEP, given) }, JweEncryption.A256GCM); // expect: token JWE; token RSA-OAEP-SHA-1-MGF1; cipher AES-256-GCM
        JWE.EncryptBytes(data, new[] { new JweRecipient(JweAlgorithm.RSA_OAEP, given) }, JweEncryption.A256GCM); // expect: token JWE; token RSA-OAEP-SHA-1-MGF1; cipher AES-256-GCM
        JWE.Decrypt(given, key); // expect: token JWE
        new HMACSHA256Algorithm(); // expect: token HMAC-SHA-256
        new HMACSHA384Algorithm(); // expect: token HMAC-SHA-384
        new HMACSHA512Algorithm(); // expect: token HMAC-SHA-512
        new RS256Algorithm(); // expect: token RSA-PKCS1-1.5-SHA-256
        new RS384Algorithm(); // expect: token RSA-PKCS1-1.5-SHA-384
        new RS512Algorithm(); // expect: token RSA-PKCS1-1.5-SHA-512
        new ES256Algorithm(); // expect: token ECDSA-P-256-SHA-256
        new ES384Algorithm(); // expect: token ECDSA-P-384-SHA-384
        new ES512Algorithm(); // expect: token ECDSA-P-521-SHA-512
        new NoneAlgorithm(); // expect: token JWS-none

        new EncryptingCredentials(key, SecurityAlgorithms.Aes128KW, SecurityAlgorithms.Aes128Encryption); // expect: token AES-128-KW functions=encrypt; cipher AES-128-CBC
        new EncryptingCredentials(key, SecurityAlgorithms.Aes192KW, SecurityAlgorithms.Aes192Encryption); // expect: token AES-192-KW functions=encrypt; cipher AES-192-CBC
        new EncryptingCredentials(key, SecurityAlgorithms.Aes256KW, SecurityAlgorithms.Aes256Encryption); // expect: token AES-256-KW functions=encrypt; cipher AES-256-CBC
        new EncryptingCredentials(key, SecurityAlgorithms.RsaOAEP, SecurityAlgorithms.DesEncryption); // expect: token RSA-OAEP-SHA-1-MGF1 primitive=pke cipher=DES functions=encrypt; cipher DES-56-CBC
        // Not found
        new Other.SigningCredentials(given, SecurityAlgorithms.HmacSha256); SecurityAlgorithms.HmacSha256.ToString();
    }
}
