<!doctype html>
<?php
declare(strict_types=1);

namespace App\Crypto;

use App\Contracts\{Cipher, Digest as Hash, function tag, const LIMIT};
use Firebase\JWT\JWT;
use function hash as digest;
use const PHP_VERSION_ID;

const ALGORITHM = 'sha256', ROUNDS = 1_000;
define('KEY_SIZE', 0x20);

#[Attribute(Attribute::TARGET_CLASS)]
enum Suite: string implements Contract
{
    case Modern = 'aes-256-gcm';
    case Legacy = 'des-ede3-cbc';
    const DEFAULT = self::Modern;
    public static function pick(bool $old): self { return $old ? self::Legacy : static::DEFAULT; }
    public function bits(): int
    {
        return match (true) {
            $this === self::Modern, $this === self::DEFAULT => 256,
            default => throw new \LogicException("no {$this->value} bits"),
        };
    }
}

interface Contract { public string $name { get; set; } const int X = 1; }
trait Counts { private static int $count = 0; abstract public function name(): string; }

final readonly class Box extends \App\Base implements Contract, \Countable
{
    use Counts, Other { Counts::name as protected total; Other::run insteadof Counts; }
    public const string MODE = 'gcm';
    private ?string $key;
    public function __construct(
        #[\SensitiveParameter] private string $alg = 'sha256',
        protected readonly int|string|null $size = null,
        public string $tag = '',
        callable ...$rest,
    ) {
        $this->key = $alg . self::MODE;
    }
    public string $full { get => "$this->alg-{$this->size}"; set(string $v) { $this->key = $v; } }
    public function run(string $data, array $options = ['cost' => 12, 'x' => [1, ...[2, 3]]]): never
    {
        static $cache = [];
        global $config;
        ['a' => $a, 'b' => [$b, , $c]] = $options;
        [$x, $y] = [$a ?? 'x', $b ?: 'y'];
        $x ??= 'z';
        $x .= "a{$data}b$x[0]c$this->alg ${x}";
        $cache[] = digest(algo: ALGORITHM, data: $data);
        $f = fn(int $n): int => $n ** 2;
        $g = static function () use (&$x, $f): void { $x = $f(...)(2); };
        $s = strlen(...);
        $o?->first?->second(1)::THIRD;
        $anonymous = new class(1) extends Base { public function __invoke() {} };
        $made = new (Box::class)('x');
        $text = <<<EOT
            heredoc {$this->alg} $x
            EOT;
        $raw = <<<'RAW'
            nowdoc $x
            RAW;
        foreach ($options as $k => ['v' => $v]) { continue 2; }
        for ($i = 0, $j = 1; $i < 10; $i++, --$j);
        do { $i <=> $j; } while ($i && !$j || $i xor $j);
        switch ($x) { case 'a': case 'b': break; default: echo 1; }
        try { @unlink('x'); } catch (\Exception | \Error) { } finally { }
        $clone = clone $this; $t = $x instanceof Box; $z = (string) $x; $i = -1 + +2 . 'x';
        goto end;
        end:
        yield from gen(); yield 'k' => 'v';
        $r = &$options['x']; unset($r); isset($a, $b);
        list($p, list(, $q)) = $options; $$p = 1; $this->{'a' . $p} = 2; Box::{$p}(); Box::$count++;
        exit(1);
    }
}

$result = 'hello' |> strtoupper(...) |> trim(...);
if ($result): echo 'a'; elseif (PHP_OS === 'x'): echo 'b'; else: echo 'c'; endif;
?>
<b><?= htmlspecialchars($result) ?></b>
<?php foreach ([1, 2] as $n): ?>
  <i><?= $n ?></i>
<?php endforeach;
return ['driver' => env('HASH_DRIVER', 'bcrypt'), Suite::Modern->value];
