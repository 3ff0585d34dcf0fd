<?php

namespace Acme\App;

use Acme\Kitchen\Bcrypt;
use Acme\News\Hash;
use Acme\Puzzle\{AES, Cipher as Wheel};
use function Acme\Puzzle\openssl_encrypt;
use function Acme\News\md5;

final class OwnTest
{
    /** @test */
    public function md5OfTheNewsIsEncryptedWithAes(): string
    {
        $aes = new AES('ecb');
        $aes->setKeyLength(128);
        $wheel = new Wheel('des-ede3');
        return $aes->encrypt('des pommes') . $wheel->turn() . Hash::make('news') . Bcrypt::hash('potatoes')
            . openssl_encrypt('riddle', 'aes-128-ecb', 'key') . md5('news') . "sha1('x')";
    }
}
