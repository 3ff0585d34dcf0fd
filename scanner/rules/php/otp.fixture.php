<?php
use Duo\DuoUniversal\Client;
use Duo\Web;
use OTPHP\{Factory, HOTP, HOTPInterface, TOTP, TOTPInterface, OTPInterface};
use PragmaRX\Google2FA\Google2FA;
use PragmaRX\Google2FA\Support\Constants;
use PragmaRX\Google2FALaravel\Facade;
use RobThree\Auth\{Algorithm, TwoFactorAuth};
use Sonata\GoogleAuthenticator\GoogleAuthenticator;
use Yubikey\Validate;

$totp = TOTP::create($secret); // expect: mac HMAC-SHA-1 digest=SHA-1 functions=tag,verify
$totp->now();
$totp->at(5);
$totp->verify($code);
TOTP::create($secret, 30, "sha256"); // expect: mac HMAC-SHA-256 digest=SHA-256
HOTP::create(digest: "sha512", secret: $secret); // expect: mac HMAC-SHA-512
HOTP::createFromSecret($secret); // expect: mac HMAC-SHA-1
TOTP::createFromSecret($secret); // expect: mac HMAC-SHA-1
TOTP::generate(); // expect: mac HMAC-SHA-1
$hotp = HOTP::generate(); // expect: mac HMAC-SHA-256
$hotp->setDigest("sha256");
new TOTP($secret, 30, "sha1"); // expect: mac HMAC-SHA-1
new HOTP($secret); // expect: mac HMAC-SHA-1
Factory::loadFromProvisioningUri($uri)->verify($code); // expect: mac HMAC-SHA-1 functions=verify

$tfa = new TwoFactorAuth($qr, "Example"); // expect: mac HMAC-SHA-1 functions=tag,verify
$tfa->createSecret(); // expect: random RNG
$tfa->getCode($secret);
$tfa->verifyCode($secret, $code);
new TwoFactorAuth($qr, "Example", 6, 30, Algorithm::Sha256); // expect: mac HMAC-SHA-256
new TwoFactorAuth($qr, algorithm: Algorithm::Sha512); // expect: mac HMAC-SHA-512
new TwoFactorAuth($qr, "Example", 6, 30, Algorithm::Md5); // expect: mac HMAC-MD5
new TwoFactorAuth($qr, "Example", 6, 30, Algorithm::Sha1); // expect: mac HMAC-SHA-1

$google = new Google2FA(); // expect: mac HMAC-SHA-512 functions=tag,verify
$google->setAlgorithm(Constants::SHA512);
$google->generateSecretKey(32); // expect: random RNG
$google->getCurrentOtp($secret);
$google->oathHotp($secret, 1);
$google->oathTotp($secret, 1);
$google->verify($code, $secret);
$google->verifyKey($secret, $code);
$google->verifyKeyNewer($secret, $code, 1);
$second = new Google2FA(); // expect: mac HMAC-SHA-256
$second->setAlgorithm(Constants::SHA256);
$third = new Google2FA(); // expect: mac HMAC-SHA-1
$third->setAlgorithm(Constants::SHA1);
Facade::getCurrentOtp($secret); // expect: mac HMAC-SHA-1 functions=tag
Facade::verifyKey($secret, $code); // expect: mac HMAC-SHA-1 functions=verify
Facade::verifyGoogle2FA($secret, $code); // expect: mac HMAC-SHA-1 functions=verify
Facade::generateSecretKey(); // expect: random RNG

$plain = new \PHPGangsta_GoogleAuthenticator();
$plain->createSecret(); // expect: random RNG
$plain->getCode($secret); // expect: mac HMAC-SHA-1 functions=tag
$plain->verifyCode($secret, $code); // expect: mac HMAC-SHA-1 functions=verify
$sonata = new GoogleAuthenticator();
$sonata->generateSecret(); // expect: random RNG
$sonata->checkCode($secret, $code); // expect: mac HMAC-SHA-1 functions=verify
$auth = new \chillerlan\Authenticator\Authenticator($options); // expect: mac HMAC-SHA-1 functions=tag,verify
$auth->createSecret(); // expect: random RNG
$auth->code();
$auth->verify($code);

class Yubikeys
{
    private Client $duo;
    private TOTPInterface $totp;
    private ?HOTP $hotp;

    public function check($otp, OTPInterface $one)
    {
        (new Validate($key, $id))->check($otp); // expect: mac HMAC-SHA-1 functions=tag
        $this->duo = new Client($id, $secret, $host, $url); // expect: token HMAC-SHA-512
        $this->duo->generateState(); // expect: random RNG
        $this->duo->createAuthUrl($user, $state); // expect: token HMAC-SHA-512 functions=sign
        $this->duo->healthCheck(); // expect: token HMAC-SHA-512 functions=sign
        $this->duo->exchangeAuthorizationCodeFor2FAResult($code, $user); // expect: token HMAC-SHA-512 functions=verify
        Web::signRequest($ikey, $skey, $akey, $user); // expect: mac HMAC-SHA-1 functions=tag
        Web::verifyResponse($ikey, $skey, $akey, $response); // expect: mac HMAC-SHA-1 functions=verify
        $one->verify($otp); // expect: mac HMAC functions=verify
        $this->totp->now(); // expect: mac HMAC functions=tag
        $this->hotp->at(1); // expect: mac HMAC functions=tag
        $this->mailer->verify($otp);
    }

    public function later(HOTPInterface $hotp, TOTP $totp, Google2FA $google)
    {
        $hotp->verify($otp); // expect: mac HMAC functions=verify
        $totp->verify($otp); // expect: mac HMAC functions=verify
        $google->verifyKey($secret, $otp); // expect: mac HMAC functions=verify
    }
}
