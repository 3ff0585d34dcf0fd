using System.Linq;
using System.Security.Cryptography;

namespace Riddles
{
    class MD5
    {
        private int state;
        public static MD5 Create() { return new MD5(); }
        public int ComputeHash(byte[] song) { foreach (var note in song) state = state * 31 + note; return state; }
    }

    abstract class SHA1
    {
        public static SHA1 Create() { return null; }
        public abstract byte[] ComputeHash(byte[] news);
    }

    class AesManaged : Riddle
    {
        public AesManaged() { }
    }

    class Solver
    {
        int Solve(byte[] song, SHA1 news)
        {
            var riddle = new AesManaged();
            return MD5.Create().ComputeHash(song) + SHA1.Create().ComputeHash(song).Length;
        }
    }
}
