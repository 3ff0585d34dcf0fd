<?php
use Cose\Algorithm\Mac;
use Cose\Algorithm\Signature\{ECDSA, EdDSA, RSA};
use Cose\Algorithms;
use Webauthn\{AuthenticatorAssertionResponseValidator, AuthenticatorAttestationResponseValidator, PublicKeyCredentialParameters};
use lbuchs\WebAuthn\WebAuthn;

new ECDSA\ES256(); // expect: signature ECDSA-P-256-SHA-256
ECDSA\ES256::create(); // expect: signature ECDSA-P-256-SHA-256
new ECDSA\ES384(); // expect: signature ECDSA-P-384-SHA-384
ECDSA\ES384::create(); // expect: signature ECDSA-P-384-SHA-384
new ECDSA\ES512(); // expect: signature ECDSA-P-521-SHA-512
ECDSA\ES512::create(); // expect: signature ECDSA-P-521-SHA-512
new ECDSA\ES256K(); // expect: signature ECDSA-secp256k1-SHA-256
ECDSA\ES256K::create(); // expect: signature ECDSA-secp256k1-SHA-256
new RSA\RS256(); // expect: signature RSA-PKCS1-1.5-SHA-256
RSA\RS256::create(); // expect: signature RSA-PKCS1-1.5-SHA-256
new RSA\RS384(); // expect: signature RSA-PKCS1-1.5-SHA-384
RSA\RS384::create(); // expect: signature RSA-PKCS1-1.5-SHA-384
new RSA\RS512(); // expect: signature RSA-PKCS1-1.5-SHA-512
RSA\RS512::create(); // expect: signature RSA-PKCS1-1.5-SHA-512
new RSA\PS256(); // expect: signature RSA-PSS-SHA-256-MGF1
RSA\PS256::create(); // expect: signature RSA-PSS-SHA-256-MGF1
new RSA\PS384(); // expect: signature RSA-PSS-SHA-384-MGF1
RSA\PS384::create(); // expect: signature RSA-PSS-SHA-384-MGF1
new RSA\PS512(); // expect: signature RSA-PSS-SHA-512-MGF1
RSA\PS512::create(); // expect: signature RSA-PSS-SHA-512-MGF1
new EdDSA\EdDSA(); // expect: signature EdDSA
EdDSA\EdDSA::create(); // expect: signature EdDSA
new EdDSA\Ed25519(); // expect: signature Ed25519
EdDSA\Ed25519::create(); // expect: signature Ed25519
new RSA\RS1(); // expect: signature RSA-PKCS1-1.5-SHA-1
RSA\RS1::create(); // expect: signature RSA-PKCS1-1.5-SHA-1
new Mac\HS256(); // expect: mac HMAC-SHA-256
Mac\HS256::create(); // expect: mac HMAC-SHA-256
new Mac\HS384(); // expect: mac HMAC-SHA-384
Mac\HS384::create(); // expect: mac HMAC-SHA-384
new Mac\HS512(); // expect: mac HMAC-SHA-512
Mac\HS512::create(); // expect: mac HMAC-SHA-512
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_ES256); // expect: signature ECDSA-P-256-SHA-256
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_ES384); // expect: signature ECDSA-P-384-SHA-384
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_ES512); // expect: signature ECDSA-P-521-SHA-512
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_ES256K); // expect: signature ECDSA-secp256k1-SHA-256
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_RS256); // expect: signature RSA-PKCS1-1.5-SHA-256
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_RS384); // expect: signature RSA-PKCS1-1.5-SHA-384
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_RS512); // expect: signature RSA-PKCS1-1.5-SHA-512
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_PS256); // expect: signature RSA-PSS-SHA-256-MGF1
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_PS384); // expect: signature RSA-PSS-SHA-384-MGF1
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_PS512); // expect: signature RSA-PSS-SHA-512-MGF1
PublicKeyCredentialParameters::create("public-key", Algorithms::COSE_ALGORITHM_EDDSA); // expect: signature EdDSA
new PublicKeyCredentialParameters("public-key", Algorithms::COSE_ALGORITHM_ES256); // expect: signature ECDSA-P-256-SHA-256
PublicKeyCredentialParameters::createPk(Algorithms::COSE_ALGORITHM_RS256); // expect: signature RSA-PKCS1-1.5-SHA-256

class Login
{
    public function __construct(private AuthenticatorAssertionResponseValidator $assertion, private AuthenticatorAttestationResponseValidator $attestation)
    {
    }

    public function login($source, $response, $options)
    {
        $this->assertion->check($source, $response, $options, $host, null); // expect: signature unknown functions=verify
        $this->attestation->check($response, $options, $host); // expect: signature unknown functions=verify
        AuthenticatorAssertionResponseValidator::create($factory)->check($source, $response, $options, $host, null); // expect: signature unknown functions=verify
        AuthenticatorAttestationResponseValidator::create($factory)->check($response, $options, $host); // expect: signature unknown functions=verify
        $this->form->check($response);
        $server = new WebAuthn("Example", "example.org");
        $server->processCreate($data, $attestation, $challenge); // expect: signature unknown functions=verify
        $server->processGet($data, $auth, $signature, $key, $challenge); // expect: signature unknown functions=verify
    }
}
