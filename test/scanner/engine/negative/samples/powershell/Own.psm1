using namespace Acme.Puzzle

enum Token { Rsa; Aes; Des; Hash }

function Protect-Riddle([string]$key) {
    $aes = [Acme.Puzzle.Aes]::Create()
    $news = [Acme.News.MD5]::Create().ComputeHash("news")
    return "$($aes.Encrypt($key)) $news"
}

Describe "MD5" {
    It "encrypts with AES" {
        Protect-Riddle "c minor" | Should -Be "[System.Security.Cryptography.Aes]::Create()"
    }
}
