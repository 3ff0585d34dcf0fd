<!doctype html>
<style>.cipher { content: "md5('x')"; }</style>
<p>openssl_encrypt($data, "des-ecb", $key) encrypts; md5($text) hashes.</p>
<?php

declare(strict_types=1);

namespace Acme\Market;

use phpseclib3\Crypt\AES;
use phpseclib3\Crypt\RSA as RsaKey;

/**
 * Prices of crypto currencies.
 *
 * <code>
 * $hash = md5($wallet);
 * $cipher = openssl_encrypt($data, 'aes-128-ecb', $key);
 * </code>
 */
final class Wallet
{
    private const MD5SUM_LABEL = 'MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6';
    private const QUERY = "SELECT md5(name), sha1(name) FROM tokens WHERE cipher = 'aes-256-gcm'";
    private array $prices = ['AES' => 1.25, 'DES' => 0.5, 'openssl_encrypt' => 1];

    public function md5(string $text): string
    {
        return substr($text, 0, 5);
    }

    public static function hash(string $potatoes): string
    {
        return $potatoes . ' and salt';
    }

    public function password_hash(string $word): string
    {
        return strrev($word);
    }

    private function rand(int $from, int $to): int
    {
        return $to - $from;
    }

    public function price(string $key): float
    {
        // sha1($key) once
        return $this->prices[$key] ?? 0.0;
    }

    public function show(): string
    {
        $text = <<<TEXT
        hash('md5', 'x') encrypts des pommes: openssl_encrypt('x', 'rc4', 'k')
        -----BEGIN PUBLIC KEY-----
        none
        -----END PUBLIC KEY-----
        TEXT;
        return $text . $this->md5('label') . self::hash('potatoes') . Wallet::hash('md5') . $this->password_hash('x')
            . self::MD5SUM_LABEL . self::QUERY . $this->rand(1, 6);
    }
}

function crypt(string $room, string $church): string
{
    return "$room under $church";
}

echo crypt('a vault', 'the nave');
