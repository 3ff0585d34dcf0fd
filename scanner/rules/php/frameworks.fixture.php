<?php
use Illuminate\Support\Facades\{Crypt, Hash};
use Illuminate\Encryption\Encrypter;
use Illuminate\Hashing\{BcryptHasher, ArgonHasher, Argon2IdHasher};
use Symfony\Component\PasswordHasher\Hasher\{NativePasswordHasher, SodiumPasswordHasher, Pbkdf2PasswordHasher, MessageDigestPasswordHasher};
use Symfony\Component\Security\Core\Encoder;

Crypt::encrypt($x); // expect: cipher AES functions=encrypt
Crypt::encryptString($x); // expect: cipher AES functions=encrypt
Crypt::decrypt($x); // expect: cipher AES functions=decrypt
Crypt::decryptString($x); // expect: cipher AES functions=decrypt
$encrypter = new Encrypter($key, "AES-256-CBC"); // expect: cipher AES-256-CBC keyBits=256 mode=cbc functions=encrypt,decrypt
$encrypter->encrypt($x);
$encrypter->encryptString($x);
$encrypter->decrypt($x);
$encrypter->decryptString($x);
new Encrypter($key); // expect: cipher AES-128-CBC keyBits=128 mode=cbc
new Encrypter($key, config("app.cipher")); // expect: cipher unknown
Encrypter::generateKey("aes-128-gcm"); // expect: keygen AES-128-GCM keyBits=128 mode=gcm
Hash::make($password); // expect: password-hash bcrypt functions=keyderive unknown=iterations
Hash::make($password, ["rounds" => 12]); // expect: password-hash bcrypt-4096 iterations=4096 functions=keyderive unknown=none
Hash::check($password, $hash); // expect: password-hash bcrypt functions=verify
Hash::needsRehash($hash); // expect: password-hash bcrypt functions=verify
bcrypt($password); // expect: password-hash bcrypt functions=keyderive
new BcryptHasher(["rounds" => 10]); // expect: password-hash bcrypt-1024 functions=keyderive iterations=1024
new ArgonHasher(["memory" => 1024, "time" => 2, "threads" => 2]); // expect: password-hash Argon2i-1024-2-2 iterations=2 memoryKib=1024 parallelism=2
new Argon2IdHasher(); // expect: password-hash Argon2id

new NativePasswordHasher(null, null, 13, "2y"); // expect: password-hash bcrypt-8192 iterations=8192
new SodiumPasswordHasher(4); // expect: password-hash Argon2id iterations=4
new Pbkdf2PasswordHasher("sha256", true, 10000, 40); // expect: password-hash PBKDF2-SHA-256-10000 digest=SHA-256 iterations=10000 outputBits=320
new Pbkdf2PasswordHasher(); // expect: password-hash PBKDF2-SHA-512-1000 digest=SHA-512 iterations=1000
new Encoder\Pbkdf2PasswordEncoder(); // expect: password-hash PBKDF2-SHA-512-1000 digest=SHA-512 iterations=1000
new MessageDigestPasswordHasher("md5"); // expect: password-hash MD5
new Encoder\MessageDigestPasswordEncoder(); // expect: password-hash SHA-512
new Encoder\BCryptPasswordEncoder(12); // expect: password-hash bcrypt-4096 functions=keyderive iterations=4096
new Encoder\Argon2iPasswordEncoder(); // expect: password-hash Argon2i

$cipher = \Laminas\Crypt\BlockCipher::factory("openssl", ["algo" => "aes", "mode" => "gcm"]); // expect: cipher AES-256-GCM mode=gcm functions=encrypt,decrypt keyBits=256
$cipher->encrypt($x);
$cipher->decrypt($x);
\Laminas\Crypt\BlockCipher::factory("openssl"); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
new \Laminas\Crypt\Symmetric\Openssl(["algo" => "des", "mode" => "ecb"]); // expect: cipher DES-56-ECB mode=ecb
new \Laminas\Crypt\Symmetric\Mcrypt(); // expect: cipher AES-CBC mode=cbc
\Laminas\Crypt\Hmac::compute($key, "sha256", $x); // expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag
\Laminas\Crypt\Hash::compute("sha512", $x); // expect: hash SHA-512 functions=digest
\Laminas\Crypt\Key\Derivation\Pbkdf2::calc("sha256", $password, "saltsalt", 10000, 32); // expect: kdf PBKDF2-SHA-256-10000 digest=SHA-256 saltBits=64 iterations=10000 outputBits=256
\Laminas\Crypt\Key\Derivation\Scrypt::calc($password, "saltsalt", 2048, 2, 1, 32); // expect: kdf scrypt-2048-2-1 saltBits=64 iterations=2048 blockSize=2 parallelism=1 outputBits=256
new \Laminas\Crypt\Password\Bcrypt(["cost" => 11]); // expect: password-hash bcrypt-2048 functions=keyderive iterations=2048
\Laminas\Crypt\PublicKey\Rsa::factory(["hash_algorithm" => "sha256"]); // expect: key RSA-SHA-256 digest=SHA-256
new \Laminas\Crypt\PublicKey\DiffieHellman($prime, $generator); // expect: key-agreement DH
\Laminas\Math\Rand::getBytes(16); // expect: random RNG byteLength=16
\Laminas\Math\Rand::getString(16); // expect: random RNG
\Laminas\Math\Rand::getInteger(1, 6); // expect: random RNG

$cipher = \Zend\Crypt\BlockCipher::factory("openssl", ["algo" => "aes", "mode" => "gcm"]); // expect: cipher AES-256-GCM mode=gcm functions=encrypt,decrypt keyBits=256
$cipher->encrypt($x);
$cipher->decrypt($x);
\Zend\Crypt\BlockCipher::factory("openssl"); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
new \Zend\Crypt\Symmetric\Openssl(["algo" => "des", "mode" => "ecb"]); // expect: cipher DES-56-ECB mode=ecb
new \Zend\Crypt\Symmetric\Mcrypt(); // expect: cipher AES-CBC mode=cbc
\Zend\Crypt\Hmac::compute($key, "sha256", $x); // expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag
\Zend\Crypt\Hash::compute("sha512", $x); // expect: hash SHA-512 functions=digest
\Zend\Crypt\Key\Derivation\Pbkdf2::calc("sha256", $password, "saltsalt", 10000, 32); // expect: kdf PBKDF2-SHA-256-10000 digest=SHA-256 saltBits=64 iterations=10000 outputBits=256
\Zend\Crypt\Key\Derivation\Scrypt::calc($password, "saltsalt", 2048, 2, 1, 32); // expect: kdf scrypt-2048-2-1 saltBits=64 iterations=2048 blockSize=2 parallelism=1 outputBits=256
new \Zend\Crypt\Password\Bcrypt(["cost" => 11]); // expect: password-hash bcrypt-2048 functions=keyderive iterations=2048
\Zend\Crypt\PublicKey\Rsa::factory(["hash_algorithm" => "sha256"]); // expect: key RSA-SHA-256 digest=SHA-256
new \Zend\Crypt\PublicKey\DiffieHellman($prime, $generator); // expect: key-agreement DH
\Zend\Math\Rand::getBytes(16); // expect: random RNG byteLength=16
\Zend\Math\Rand::getString(16); // expect: random RNG
\Zend\Math\Rand::getInteger(1, 6); // expect: random RNG

$security = new \yii\base\Security();
$security->encryptByPassword($x, "not a password"); // expect: cipher AES-128-CBC functions=encrypt keyBits=128 mode=cbc
$security->encryptByKey($x, $key); // expect: cipher AES-128-CBC functions=encrypt keyBits=128 mode=cbc
$security->decryptByPassword($x, "not a password"); // expect: cipher AES-128-CBC functions=decrypt keyBits=128 mode=cbc
$security->decryptByKey($x, $key); // expect: cipher AES-128-CBC functions=decrypt keyBits=128 mode=cbc
\Yii::$app->security->generatePasswordHash($password); // expect: password-hash bcrypt-8192 functions=keyderive iterations=8192
\Yii::$app->security->generatePasswordHash($password, 12); // expect: password-hash bcrypt-4096 functions=keyderive iterations=4096
\Yii::$app->security->validatePassword($password, $hash); // expect: password-hash bcrypt functions=verify
$security->hashData($x, $key); // expect: mac HMAC-SHA-256 functions=tag digest=SHA-256
$security->validateData($x, $key); // expect: mac HMAC-SHA-256 functions=verify digest=SHA-256
$security->pbkdf2("sha256", $password, "saltsalt", 1000, 32); // expect: kdf PBKDF2-SHA-256-1000 digest=SHA-256 saltBits=64 iterations=1000 outputBits=256
$security->hkdf("sha512", $key, null, null, 32); // expect: kdf HKDF-SHA-512 digest=SHA-512 outputBits=256
$security->generateRandomKey(); // expect: random RNG byteLength=32
$security->generateRandomString(20); // expect: random RNG

use Cake\Utility\Security;
Security::encrypt($x, $key); // expect: cipher AES-256-CBC keyBits=256 mode=cbc functions=encrypt
Security::decrypt($x, $key); // expect: cipher AES-256-CBC keyBits=256 mode=cbc functions=decrypt
Security::hash($x, "sha256", true); // expect: hash SHA-256 functions=digest
Security::hash($x); // expect: hash SHA-1 functions=digest
Security::randomBytes(16); // expect: random RNG byteLength=16
Security::insecureRandomBytes(16); // expect: random RNG byteLength=16
Security::randomString(); // expect: random RNG
new \Cake\Auth\DefaultPasswordHasher(); // expect: password-hash unknown
new \Authentication\PasswordHasher\DefaultPasswordHasher(); // expect: password-hash unknown

use Drupal\Component\Utility\Crypt as DrupalCrypt;
DrupalCrypt::hashBase64($x); // expect: hash SHA-256 functions=digest
DrupalCrypt::hmacBase64($x, $key); // expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag
DrupalCrypt::randomBytes(16); // expect: random RNG byteLength=16
DrupalCrypt::randomBytesBase64(32); // expect: random RNG byteLength=32

wp_hash($x); // expect: mac HMAC-MD5 functions=tag digest=MD5
wp_hash($x, "auth", "sha256"); // expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag
wp_hash_password($password); // expect: password-hash unknown functions=keyderive
wp_check_password($password, $hash); // expect: password-hash unknown functions=verify
wp_fast_hash($x); // expect: hash BLAKE2b functions=digest
wp_generate_password(24); // expect: random RNG
new PasswordHash(8, true); // expect: password-hash phpass-256 iterations=256

$user->bcrypt($password);
\App\Crypt::encrypt($x);
class Local { public static function make($x) {} }
Local::make($password);

\Illuminate\Support\Str::random(40); // expect: random RNG
\Illuminate\Support\Str::password(); // expect: random RNG
\Illuminate\Support\Str::uuid(); // expect: random RNG
\Illuminate\Support\Str::orderedUuid(); // expect: random RNG
\Illuminate\Support\Str::ulid(); // expect: random RNG
\Illuminate\Support\Facades\URL::signedRoute("a"); // expect: mac HMAC-SHA-256 functions=tag
\Illuminate\Support\Facades\URL::temporarySignedRoute("a", $at); // expect: mac HMAC-SHA-256 functions=tag
\Illuminate\Support\Facades\URL::hasValidSignature($request); // expect: mac HMAC-SHA-256 functions=verify
new \Symfony\Component\HttpFoundation\UriSigner($secret); // expect: mac HMAC-SHA-256
new \Symfony\Component\Mime\Crypto\SMimeSigner($cert, $key); // expect: signature unknown functions=sign certificateFormat=PKCS7
new \Symfony\Component\Mime\Crypto\SMimeEncrypter($cert, OPENSSL_CIPHER_AES_256_CBC); // expect: cipher AES-256-CBC functions=encrypt
new \Symfony\Component\Mime\Crypto\DkimSigner($key, $domain, $selector); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
\Cake\Utility\Security::setHash("sha256"); // expect: hash SHA-256
\Cake\Utility\Text::uuid(); // expect: random RNG

class Users
{
    private \Illuminate\Contracts\Encryption\Encrypter $encrypter;
    private \Illuminate\Contracts\Encryption\StringEncrypter $strings;
    private \Illuminate\Contracts\Hashing\Hasher $hashing;

    public function __construct(
        private \Symfony\Component\PasswordHasher\Hasher\UserPasswordHasherInterface $hasher,
        private \Symfony\Component\PasswordHasher\PasswordHasherInterface $plain,
        private \Symfony\Component\PasswordHasher\Hasher\UserPasswordHasher $own,
        private \Symfony\Component\Security\Core\Encoder\UserPasswordEncoderInterface $encoder,
        private \Authentication\PasswordHasher\PasswordHasherInterface $cake
    ) {
    }

    public function run($user, $password)
    {
        $this->hasher->hashPassword($user, $password); // expect: password-hash unknown functions=keyderive
        $this->hasher->isPasswordValid($user, $password); // expect: password-hash unknown functions=verify
        $this->plain->hash($password); // expect: password-hash unknown functions=keyderive
        $this->plain->verify($hash, $password); // expect: password-hash unknown functions=verify
        $this->own->hashPassword($user, $password); // expect: password-hash unknown functions=keyderive
        $this->encoder->encodePassword($user, $password); // expect: password-hash unknown functions=keyderive
        $this->cake->hash($password); // expect: password-hash unknown functions=keyderive
        $this->encrypter->encrypt($x); // expect: cipher AES functions=encrypt
        $this->encrypter->decrypt($x); // expect: cipher AES functions=decrypt
        $this->strings->encryptString($x); // expect: cipher AES functions=encrypt
        $this->strings->decryptString($x); // expect: cipher AES functions=decrypt
        $this->hashing->make($password); // expect: password-hash unknown functions=keyderive
        $this->hashing->check($password, $hash); // expect: password-hash unknown functions=verify
        $this->mailer->hash($password);
    }
}
$config = ['key' => env('APP_KEY')]; // expect: key AES material=secret-key
$config = ['key' => env('APP_KEY', 'base64:bm90IGZvciBwcm9kdWN0aW9uLCBub3QgZXZlciE=')]; // expect: key AES material=secret-key
$config = ['name' => env('APP_NAME', 'Laravel')];
