<#
.SYNOPSIS
  Prices of crypto currencies.
.EXAMPLE
  [System.Security.Cryptography.MD5]::Create().ComputeHash($bytes)
#>
using namespace System.Security.Cryptography

param([string]$Token = "BTC", [string]$Cipher = "des")

class Wallet {
    [string]$Key
    [int]$Hash
    [string] Encrypt([string]$riddle) { return "$riddle $($this.Key)" }
}

# [MD5]::Create() is only a comment
$table = @{ AES = 1.25; DES = 0.5; RSA = 8; Salt = "fleur de sel" }
$md5sum_label = "MD5 (image.iso) [System.Security.Cryptography.SHA1]::Create()"
$aes_thetic = 'SELECT md5(name) FROM tokens'

function Get-Digest([string]$news) { $news.Substring(0, 3) }
function New-Key {
    param($code)
    @{ KeyCode = $code }
}

$wallet = [Wallet]::new()
$wallet.Key = "c minor"
$wallet.Hash = "wallet".GetHashCode()
Write-Host ($wallet.Encrypt("riddle")) $table[$Token] $md5sum_label $aes_thetic
Write-Host (Get-Digest "news of the day") (New-Key 13).KeyCode (Get-Digest "random")
Write-Verbose "Encrypting with $Cipher, [Aes]::Create()"
