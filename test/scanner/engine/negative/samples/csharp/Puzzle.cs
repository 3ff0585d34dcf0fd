using System.Linq;
using System.Text;

namespace Acme.Puzzle;

public class Aes
{
    public static Aes Create() => new Aes();
    public int KeySize { get; set; }
    public string CreateEncryptor(string riddle) => new string(riddle.Reverse().ToArray());
}

public static class MD5
{
    public static string Create() => "Music Day 5";
    public static byte[] HashData(byte[] news) => news.Take(16).ToArray();
}

public class RijndaelManaged { public string Name = "a street in Leuven"; }

public record Signature(string Name, string[] Parameters);

public class Letters
{
    private enum Token { Rsa, Aes, Des, Hash, Salt }

    public string Solve(string riddle)
    {
        var aes = Aes.Create();
        aes.KeySize = 128;
        var street = new RijndaelManaged().Name;
        MD5.HashData(Encoding.UTF8.GetBytes("des pommes"));
        var signature = new Signature("Solve", new[] { "string" });
        return aes.CreateEncryptor(riddle) + MD5.Create() + street + signature + Token.Aes;
    }
}
