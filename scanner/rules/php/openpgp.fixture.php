<?php
namespace App;

use gnupg as PhpGnupg;
use OpenPGP_Crypt_RSA;
use OpenPGP_Crypt_Symmetric;
use OpenPGP_Message;

class Backend
{
    protected PhpGnupg $gpg;
    private \gnupg $other;

    public function __construct()
    {
        $this->gpg = new PhpGnupg();
        $this->other = new \Gnupg();
    }

    public function run($text, $key)
    {
        $this->gpg->encrypt($text); // expect: cipher PGP certificateFormat=OpenPGP functions=encrypt
        $this->gpg->encryptsign($text); // expect: cipher PGP functions=encrypt
        $this->other->decrypt($text); // expect: cipher PGP functions=decrypt
        $this->gpg->decryptverify($text, $plain); // expect: cipher PGP functions=decrypt
        $this->gpg->sign($text); // expect: signature PGP functions=sign
        $this->gpg->verify($text, false); // expect: signature PGP functions=verify
        $this->gpg->adddecryptkey($key, ""); // expect: key unknown material=private-key
        $this->gpg->addsignkey($key); // expect: key unknown material=private-key
        $this->gpg->addencryptkey($key); // expect: key unknown material=public-key
        $this->gpg->export($key); // expect: key unknown material=public-key
        $this->gpg->import($key); // expect: key unknown certificateFormat=OpenPGP
        $this->gpg->keyinfo($key);
        $this->mailer->encrypt($text);
        $own = new \GnuPG();
        $own->sign($text); // expect: signature PGP functions=sign
    }
}

$res = gnupg_init();
gnupg_addencryptkey($res, $key); // expect: key unknown material=public-key
gnupg_adddecryptkey($res, $key, ""); // expect: key unknown material=private-key
gnupg_addsignkey($res, $key, ""); // expect: key unknown material=private-key
gnupg_encrypt($res, $text); // expect: cipher PGP functions=encrypt
gnupg_encryptsign($res, $text); // expect: cipher PGP functions=encrypt
gnupg_decrypt($res, $text); // expect: cipher PGP functions=decrypt
gnupg_decryptverify($res, $text, $plain); // expect: cipher PGP functions=decrypt
gnupg_sign($res, $text); // expect: signature PGP functions=sign
gnupg_verify($res, $text, false); // expect: signature PGP functions=verify
gnupg_import($res, $data); // expect: key unknown
gnupg_export($res, $key); // expect: key unknown material=public-key

$message = OpenPGP_Message::parse($data);
$rsa = new OpenPGP_Crypt_RSA($message); // expect: key RSA certificateFormat=OpenPGP
$rsa->verify($message); // expect: signature RSA functions=verify
$rsa->sign($message); // expect: signature RSA-SHA-256 digest=SHA-256 functions=sign
$rsa->sign_key_userid($message, "SHA512"); // expect: signature RSA-SHA-512 digest=SHA-512 functions=sign
$rsa->decrypt($message); // expect: cipher RSA functions=decrypt
OpenPGP_Crypt_RSA::convert_key($packet); // expect: key RSA
OpenPGP_Crypt_Symmetric::encrypt($keys, $message); // expect: cipher AES-256-OpenPGP keyBits=256 functions=encrypt
OpenPGP_Crypt_Symmetric::encrypt($keys, $message, 2); // expect: cipher 3DES-OpenPGP functions=encrypt
OpenPGP_Crypt_Symmetric::decryptSymmetric($pass, $message); // expect: cipher PGP functions=decrypt
OpenPGP_Crypt_Symmetric::decryptPacket($packet, 9, $key); // expect: cipher PGP functions=decrypt
OpenPGP_Crypt_Symmetric::encryptSecretKey($pass, $packet); // expect: key-wrap AES-256 functions=encrypt
OpenPGP_Crypt_Symmetric::decryptSecretKey($pass, $packet); // expect: key-wrap unknown functions=decrypt
new \OpenPGP_SignaturePacket($message, "RSA", "SHA256"); // expect: signature RSA-SHA-256 digest=SHA-256
new \OpenPGP_PublicKeyPacket($n); // expect: key unknown material=public-key
new \OpenPGP_PublicSubkeyPacket($n); // expect: key unknown material=public-key
new \OpenPGP_SecretKeyPacket($n); // expect: key unknown material=private-key
new \OpenPGP_SecretSubkeyPacket($n); // expect: key unknown material=private-key
new \OpenPGP_S2K($salt); // expect: kdf S2K

$gpg = new \Crypt_GPG(["homedir" => $home]);
$gpg->addEncryptKey($key); // expect: key unknown material=public-key
$gpg->addSignKey($key, $pass); // expect: key unknown material=private-key
$gpg->addDecryptKey($key, $pass); // expect: key unknown material=private-key
$gpg->encrypt($text); // expect: cipher PGP functions=encrypt
$gpg->encryptFile($file); // expect: cipher PGP functions=encrypt
$gpg->encryptAndSign($text); // expect: cipher PGP functions=encrypt
$gpg->encryptAndSignFile($file); // expect: cipher PGP functions=encrypt
$gpg->decrypt($text); // expect: cipher PGP functions=decrypt
$gpg->decryptFile($file); // expect: cipher PGP functions=decrypt
$gpg->decryptAndVerify($text); // expect: cipher PGP functions=decrypt
$gpg->decryptAndVerifyFile($file); // expect: cipher PGP functions=decrypt
$gpg->sign($text); // expect: signature PGP functions=sign
$gpg->signFile($file); // expect: signature PGP functions=sign
$gpg->verify($text); // expect: signature PGP functions=verify
$gpg->verifyFile($file); // expect: signature PGP functions=verify
$gpg->importKey($text); // expect: key unknown
$gpg->importKeyFile($file); // expect: key unknown
$gpg->exportPrivateKey($key); // expect: key unknown material=private-key
$gpg->exportPublicKey($key); // expect: key unknown material=public-key
$generator = new \Crypt_GPG_KeyGenerator();
$generator->generateKey($name); // expect: keygen unknown
