#nullable enable
global using System.Text;
extern alias Legacy;
using System;
using System.Security.Cryptography;
using static System.Security.Cryptography.RandomNumberGenerator;
using Aes256 = System.Security.Cryptography.Aes;
using Pair = (string Name, int Bits);

namespace Demo.Crypto;

#if NET9_0_OR_GREATER
[Obsolete("use v2")]
#endif
public enum Kind : byte { None = 0, Aes = 1, [Display(Name = "x")] Des }

public readonly record struct Point(int X, int Y);

public sealed record Options(string Name, int Bits = 256) : Base(Name)
{
    public required string Mode { get; init; } = "CBC";
    public int Size => field * 8;
    public string Label { get => field; set => field = value ?? "none"; }
}

public partial class Vault<TKey>(ILogger logger, string key = "k") : Base, IDisposable where TKey : notnull, new()
{
    private const string Algorithm = "SHA" + "256";
    private static readonly byte[] Salt = { 1, 2, 3 };
    private readonly Aes aes = Aes.Create();
    private readonly List<int> sizes = [128, 192, ..more, 256];
    public event EventHandler? Changed;
    public static Vault<TKey> operator +(Vault<TKey> a, Vault<TKey> b) => a;
    public byte this[int i] => Salt[^i];
    public HashAlgorithmName Hash { get; } = HashAlgorithmName.SHA256;
    ~Vault() { }

    public Vault(string name) : this(null!, name) { }

    [return: NotNull]
    public async Task<byte[]> EncryptAsync(byte[] data, CancellationToken token = default)
    {
        using var rijndael = new RijndaelManaged { Mode = CipherMode.CBC, KeySize = 256 };
        using (var sha = SHA256.Create()) { sha.ComputeHash(data); }
        Aes other = new() { Padding = PaddingMode.None };
        AesGcm gcm = new(key: data, tagSizeInBytes: 16);
        Span<byte> nonce = stackalloc byte[12];
        byte[] iv = new byte[16], hex = Convert.FromHexString("00ff");
        var raw = """
            raw "text"
            """;
        var inter = $"SHA{Bits}-{raw,10:X2}";
        var verb = @"c:\path""x";
        var rawInter = $$"""{"a": {{Bits}}}""";
        ReadOnlySpan<byte> utf8 = "secret"u8;
        var mode = flag ? CipherMode.ECB : CipherMode.CBC;
        var size = name switch { "a" => 128, "b" or "c" => 192, { Length: > 3 } x when x is not null => 256, _ => throw new ArgumentException(nameof(name)) };
        aes.Mode = CipherMode.ECB;
        aes.Key ??= data;
        this.aes.KeySize = 128;
        if (data is [1, .., var last] and not null) { }
        if (aes is AesCng { Mode: CipherMode.CBC } cng && cng.KeySize >= 128) cng.Clear();
        var (a, b) = (1, 2);
        (a, b) = (b, a);
        foreach (var s in sizes) Console.WriteLine(s);
        for (int i = 0; i < 10_000; i++) { checked { a <<= 1; } }
        await foreach (var item in Stream().WithCancellation(token).ConfigureAwait(false)) yield return item;
        Func<byte[], byte[]> hash = static d => SHA1.HashData(d);
        Func<int, int> inc = (int x = 1) => x + 1;
        var anon = new { Name = "x", Bits };
        var dict = new Dictionary<string, int> { ["a"] = 1, { "b", 2 } };
        var copy = this with { Hash = HashAlgorithmName.SHA512 };
        byte[] Local(int n) => new byte[n];
        unsafe { fixed (byte* p = iv) { *p = 0; } }
        lock (Salt) { }
        goto end;
        switch (mode) { case CipherMode.CBC when a > 1: break; default: return null!; }
        var q = from x in sizes where x > 1 orderby x descending select x * 2;
        string? env = Environment.GetEnvironmentVariable("ALG") ?? "SHA256";
        var slice = data[1..^1];
        ref readonly var r = ref Salt[0];
        try { throw; } catch (CryptographicException e) when (e.HResult != 0) { } finally { }
        int? n = items?.Count; items?[0]?.Dispose();
        var t = typeof(Dictionary<,>); var u = x!.Y->Z; var un = (uint)~a >>> 2;
        delegate*<int, void> fp = &M;
        List<int> none = []; none ??= []; M([], 1);
        var kind = sizes switch { [] => 0, [ .. ] => 1 };
        this?.Next = null;
        var quoted = $@"SELECT ""{a}"" FROM ""{b}""";
        if (a > 1
#if NET8_0_OR_GREATER
            && b > 1
#endif
            ) { }
#if NET8_0_OR_GREATER
        else if (b > 1) { }
#endif
        var made = name switch
        {
            "a" => SHA1.Create(),
#if NET8_0_OR_GREATER
            "b" => SHA3_256.Create(),
#else
            "b" => SHA256.Create(),
#endif
            _ => null
        };
        switch (mode)
        {
            case CipherMode.ECB: break;
#if NETFRAMEWORK
            case CipherMode.OFB: break;
#endif
        }
        end: return data is { Length: 16 } ? data : default(byte[]);
    }
    [Obsolete]
#if NET8_0_OR_GREATER
    [Fast]
#endif
    public int Bits()
#if NET8_0_OR_GREATER
        // one
        => Choose(1,
            2);
#else
        => 3;
#endif
    private static partial void M(int x);
    public static implicit operator string(Vault<TKey> v) => "";
}
file class Hidden { }
