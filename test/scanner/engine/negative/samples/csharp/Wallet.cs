using System;
using System.Collections;
using System.Collections.Generic;
using System.Security.Cryptography;

namespace Acme.Market
{
    /// <summary>
    /// Prices of crypto currencies.
    /// <code>
    /// using var md5 = MD5.Create();
    /// var hash = md5.ComputeHash(bytes);
    /// </code>
    /// </summary>
    public sealed class Wallet
    {
        private const string Query = @"SELECT HASHBYTES('MD5', name) FROM tokens WHERE cipher = 'aes-256-gcm'";
        private readonly Hashtable table = new Hashtable();
        private readonly HashSet<string> keys = new HashSet<string> { "AES", "DES", "RSA" };
        private readonly Dictionary<string, decimal> prices = new() { ["AES"] = 1.25m };
        public string Md5SumLabel { get; set; } = "MD5 (image.iso)";
        public bool AesThetic => true;

        public override int GetHashCode() => HashCode.Combine(Md5SumLabel, keys.Count);

        public decimal Price(string key) => prices.TryGetValue(key, out var price) ? price : 0m;

        public string Describe(ConsoleKeyInfo key)
        {
            // SHA1.Create() was here once
            table[key.Key] = "Aes.Create()";
            return $"{Query} {nameof(AesThetic)} {key.KeyChar} -----BEGIN PRIVATE KEY-----";
        }

        public int Roll() => new Acme.Puzzle.Random().Next(6);
    }
}
