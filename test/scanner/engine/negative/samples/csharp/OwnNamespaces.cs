using Acme.Puzzle;
using Acme.Kitchen;
using Md5 = Acme.News.Md5;

namespace Acme.App;

public class OwnNamespaces
{
    [Fact]
    public void Encrypts_with_aes_and_hashes_with_md5()
    {
        var riddle = Acme.Puzzle.Aes.Create().CreateEncryptor("des pommes");
        var news = Md5.Create().ComputeHash("news");
        var dinner = Acme.Kitchen.BCrypt.HashPassword("potatoes", 12);
        Console.WriteLine("SHA1.Create() {0} {1} {2}", riddle, news, dinner);
    }
}
