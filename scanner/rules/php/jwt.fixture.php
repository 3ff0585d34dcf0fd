<?php
use Firebase\JWT\{JWT, Key, JWK};
use Lcobucci\JWT\Signer;
use Lcobucci\JWT\Signer\Hmac\Sha256;
use Jose\Component\KeyManagement\JWKFactory;
use Jose\Component\Signature\Algorithm as Sig;
use Jose\Component\Encryption\Algorithm\{KeyEncryption, ContentEncryption};

JWT::encode($payload, "not a secret", "HS256"); // expect: token HMAC-SHA-256 digest=SHA-256 functions=sign
JWT::encode($payload, $key, alg: "RS512", keyId: "a"); // expect: token RSA-PKCS1-1.5-SHA-512 primitive=signature padding=pkcs1v15 digest=SHA-512 functions=sign
JWT::encode($payload, $key, $algorithm); // expect: token unknown functions=sign
JWT::decode($token, new Key("not a secret", "HS256")); // expect: token HMAC-SHA-256 digest=SHA-256 functions=verify
JWT::decode($token, "not a secret", ["HS384"]); // expect: token HMAC-SHA-384 digest=SHA-384 functions=verify
JWT::decode($token, ["a" => new Key($key, "ES256")]); // expect: token unknown functions=verify; key ECDSA-P-256-SHA-256
JWT::sign($text, $key, "EdDSA"); // expect: token EdDSA functions=sign
JWK::parseKeySet($keys); // expect: keystore unknown certificateFormat=JWK
JWK::parseKey($key); // expect: keystore unknown certificateFormat=JWK

new Sha256(); // expect: token HMAC-SHA-256 digest=SHA-256
new Signer\Hmac\Sha384(); // expect: token HMAC-SHA-384 digest=SHA-384
new Signer\Hmac\Sha512(); // expect: token HMAC-SHA-512 digest=SHA-512
new Signer\Rsa\Sha256(); // expect: token RSA-PKCS1-1.5-SHA-256 primitive=signature padding=pkcs1v15 digest=SHA-256
new Signer\Rsa\Sha384(); // expect: token RSA-PKCS1-1.5-SHA-384 primitive=signature padding=pkcs1v15 digest=SHA-384
new Signer\Rsa\Sha512(); // expect: token RSA-PKCS1-1.5-SHA-512 primitive=signature padding=pkcs1v15 digest=SHA-512
new Signer\Ecdsa\Sha256(); // expect: token ECDSA-P-256-SHA-256 digest=SHA-256 curve=P-256
new Signer\Ecdsa\Sha384(); // expect: token ECDSA-P-384-SHA-384 digest=SHA-384 curve=P-384
new Signer\Ecdsa\Sha512(); // expect: token ECDSA-P-521-SHA-512 digest=SHA-512 curve=P-521
Signer\Ecdsa\Sha256::create(); // expect: token ECDSA-P-256-SHA-256 digest=SHA-256 curve=P-256
Signer\Ecdsa\Sha384::create(); // expect: token ECDSA-P-384-SHA-384 digest=SHA-384 curve=P-384
Signer\Ecdsa\Sha512::create(); // expect: token ECDSA-P-521-SHA-512 digest=SHA-512 curve=P-521
new Signer\Eddsa(); // expect: token Ed25519
new Signer\None(); // expect: token JWS-none
new \App\Signer\None();
new Signer\Blake2b(); // expect: token BLAKE2b-MAC
Signer\Key\InMemory::plainText("not a secret"); // expect: key unknown
Signer\Key\InMemory::base64Encoded("bm90IGEgc2VjcmV0"); // expect: key unknown
Signer\Key\InMemory::file("key.pem"); // expect: key unknown

new Sig\HS256(); // expect: token HMAC-SHA-256 digest=SHA-256 functions=sign
new Sig\HS384(); // expect: token HMAC-SHA-384 digest=SHA-384 functions=sign
new Sig\HS512(); // expect: token HMAC-SHA-512 digest=SHA-512 functions=sign
new Sig\RS256(); // expect: token RSA-PKCS1-1.5-SHA-256 primitive=signature padding=pkcs1v15 digest=SHA-256 functions=sign
new Sig\RS384(); // expect: token RSA-PKCS1-1.5-SHA-384 primitive=signature padding=pkcs1v15 digest=SHA-384 functions=sign
new Sig\RS512(); // expect: token RSA-PKCS1-1.5-SHA-512 primitive=signature padding=pkcs1v15 digest=SHA-512 functions=sign
new Sig\PS256(); // expect: token RSA-PSS-SHA-256-MGF1 primitive=signature padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=sign
new Sig\PS384(); // expect: token RSA-PSS-SHA-384-MGF1 primitive=signature padding=pss digest=SHA-384 mgfDigest=SHA-384 functions=sign
new Sig\PS512(); // expect: token RSA-PSS-SHA-512-MGF1 primitive=signature padding=pss digest=SHA-512 mgfDigest=SHA-512 functions=sign
new Sig\ES256(); // expect: token ECDSA-P-256-SHA-256 digest=SHA-256 curve=P-256 functions=sign
new Sig\ES384(); // expect: token ECDSA-P-384-SHA-384 digest=SHA-384 curve=P-384 functions=sign
new Sig\ES512(); // expect: token ECDSA-P-521-SHA-512 digest=SHA-512 curve=P-521 functions=sign
new Sig\ES256K(); // expect: token ECDSA-secp256k1-SHA-256 digest=SHA-256 curve=secp256k1 functions=sign
new Sig\EdDSA(); // expect: token EdDSA functions=sign
new Sig\None(); // expect: token JWS-none functions=sign
new KeyEncryption\RSA15(); // expect: token RSA-PKCS1-1.5 primitive=pke padding=pkcs1v15 functions=encrypt
new KeyEncryption\RSAOAEP(); // expect: token RSA-OAEP-SHA-1-MGF1 primitive=pke padding=oaep digest=SHA-1 mgfDigest=SHA-1 functions=encrypt
new KeyEncryption\RSAOAEP256(); // expect: token RSA-OAEP-SHA-256-MGF1 primitive=pke padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=encrypt
new KeyEncryption\A128KW(); // expect: token AES-128-KW keyBits=128 mode=kw functions=encrypt
new KeyEncryption\A192KW(); // expect: token AES-192-KW keyBits=192 mode=kw functions=encrypt
new KeyEncryption\A256KW(); // expect: token AES-256-KW keyBits=256 mode=kw functions=encrypt
new KeyEncryption\A128GCMKW(); // expect: token AES-128-GCM keyBits=128 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
new KeyEncryption\A192GCMKW(); // expect: token AES-192-GCM keyBits=192 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
new KeyEncryption\A256GCMKW(); // expect: token AES-256-GCM keyBits=256 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
new KeyEncryption\ECDHES(); // expect: token ECDH digest=SHA-256 functions=encrypt
new KeyEncryption\Dir(); // expect: token dir functions=encrypt
new ContentEncryption\A128GCM(); // expect: token AES-128-GCM keyBits=128 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
new ContentEncryption\A192GCM(); // expect: token AES-192-GCM keyBits=192 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
new ContentEncryption\A256GCM(); // expect: token AES-256-GCM keyBits=256 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
new ContentEncryption\A128CBCHS256(); // expect: token AES-128-CBC-HMAC-SHA-256 cipher=AES keyBits=128 digest=SHA-256 functions=encrypt
new ContentEncryption\A192CBCHS384(); // expect: token AES-192-CBC-HMAC-SHA-384 cipher=AES keyBits=192 digest=SHA-384 functions=encrypt
new ContentEncryption\A256CBCHS512(); // expect: token AES-256-CBC-HMAC-SHA-512 cipher=AES keyBits=256 digest=SHA-512 functions=encrypt
JWKFactory::createRSAKey(4096, ["use" => "sig"]); // expect: keygen RSA-4096 keyBits=4096 certificateFormat=JWK
JWKFactory::createECKey("P-256"); // expect: keygen EC-P-256 curve=P-256 certificateFormat=JWK
JWKFactory::createOKPKey("Ed25519"); // expect: keygen Ed25519 certificateFormat=JWK
JWKFactory::createOctKey(256); // expect: keygen HMAC keyBits=256 certificateFormat=JWK
JWKFactory::createFromSecret("not a secret"); // expect: key unknown certificateFormat=JWK
JWKFactory::createFromKeyFile("key.pem"); // expect: key unknown certificateFormat=JWK
JWKFactory::createFromKey("pem"); // expect: key unknown certificateFormat=JWK
JWKFactory::createFromCertificateFile("cert.pem"); // expect: key unknown certificateFormat=JWK
JWKFactory::createFromJsonObject("{}"); // expect: key unknown certificateFormat=JWK
JWKFactory::createFromValues([]); // expect: key unknown certificateFormat=JWK
new \Namshi\JOSE\SimpleJWS(["alg" => "RS256"]); // expect: token RSA-PKCS1-1.5-SHA-256 primitive=signature padding=pkcs1v15 digest=SHA-256
new \Namshi\JOSE\JWS(["alg" => "HS256"]); // expect: token HMAC-SHA-256 digest=SHA-256

new \App\Sha256();
\Other\JWT::encode($payload, $key, "HS256");
$jwt->encode($payload, "HS256");

$ahc = new \Ahc\Jwt\JWT("secret", "HS512"); // expect: token HMAC-SHA-512 functions=sign,verify
$ahc->encode($claims);
$ahc->decode($token);
new \Ahc\Jwt\JWT(algo: "RS256", key: $key); // expect: token RSA-PKCS1-1.5-SHA-256
new \Ahc\Jwt\JWT($secret); // expect: token HMAC-SHA-256
\ReallySimpleJWT\Token::create($id, $secret, $expires, $issuer); // expect: token HMAC-SHA-256 functions=sign
\ReallySimpleJWT\Token::customPayload($payload, $secret); // expect: token HMAC-SHA-256 functions=sign
\ReallySimpleJWT\Token::builder($secret); // expect: token HMAC-SHA-256 functions=sign
\ReallySimpleJWT\Token::validate($token, $secret); // expect: token HMAC-SHA-256 functions=verify
\ReallySimpleJWT\Token::parser($token); // expect: token HMAC-SHA-256 functions=verify
$lcrypt = new \League\OAuth2\Server\CryptKey($path); // expect: key unknown
new \League\OAuth2\Server\AuthorizationServer($clients, $tokens, $scopes, $lcrypt, $encryption); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
new \League\OAuth2\Server\ResourceServer($tokens, $public); // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
\Tymon\JWTAuth\Facades\JWTAuth::fromUser($user); // expect: token unknown functions=sign
\Tymon\JWTAuth\Facades\JWTAuth::fromSubject($user); // expect: token unknown functions=sign
\Tymon\JWTAuth\Facades\JWTAuth::attempt($user); // expect: token unknown functions=sign
\Tymon\JWTAuth\Facades\JWTAuth::encode($user); // expect: token unknown functions=sign
\Tymon\JWTAuth\Facades\JWTAuth::refresh($user); // expect: token unknown functions=sign
\Tymon\JWTAuth\Facades\JWTAuth::parseToken($token); // expect: token unknown functions=verify
\Tymon\JWTAuth\Facades\JWTAuth::authenticate($token); // expect: token unknown functions=verify
\Tymon\JWTAuth\Facades\JWTAuth::decode($token); // expect: token unknown functions=verify
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_HS256); // expect: token HMAC-SHA-256
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_HS384); // expect: token HMAC-SHA-384
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_HS512); // expect: token HMAC-SHA-512
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_RS256); // expect: token RSA-PKCS1-1.5-SHA-256
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_RS384); // expect: token RSA-PKCS1-1.5-SHA-384
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_RS512); // expect: token RSA-PKCS1-1.5-SHA-512
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_ES256); // expect: token ECDSA-P-256-SHA-256
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_ES384); // expect: token ECDSA-P-384-SHA-384
new \Ahc\Jwt\JWT($key, \Tymon\JWTAuth\Providers\JWT\Provider::ALGO_ES512); // expect: token ECDSA-P-521-SHA-512
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::fromUser($user); // expect: token unknown functions=sign
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::fromSubject($user); // expect: token unknown functions=sign
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::attempt($user); // expect: token unknown functions=sign
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::encode($user); // expect: token unknown functions=sign
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::refresh($user); // expect: token unknown functions=sign
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::parseToken($token); // expect: token unknown functions=verify
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::authenticate($token); // expect: token unknown functions=verify
\PHPOpenSourceSaver\JWTAuth\Facades\JWTAuth::decode($token); // expect: token unknown functions=verify
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_HS256); // expect: token HMAC-SHA-256
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_HS384); // expect: token HMAC-SHA-384
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_HS512); // expect: token HMAC-SHA-512
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_RS256); // expect: token RSA-PKCS1-1.5-SHA-256
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_RS384); // expect: token RSA-PKCS1-1.5-SHA-384
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_RS512); // expect: token RSA-PKCS1-1.5-SHA-512
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_ES256); // expect: token ECDSA-P-256-SHA-256
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_ES384); // expect: token ECDSA-P-384-SHA-384
new \Ahc\Jwt\JWT($key, \PHPOpenSourceSaver\JWTAuth\Providers\JWT\Provider::ALGO_ES512); // expect: token ECDSA-P-521-SHA-512

class LexikTokens
{
    public function __construct(private \Lexik\Bundle\JWTAuthenticationBundle\Services\JWTTokenManagerInterface $tokens)
    {
    }

    public function issue($user)
    {
        $this->tokens->create($user); // expect: token unknown functions=sign
        $this->tokens->createFromPayload($user, []); // expect: token unknown functions=sign
        $this->tokens->decode($token); // expect: token unknown functions=verify
        $this->tokens->parse($token); // expect: token unknown functions=verify
    }
}
