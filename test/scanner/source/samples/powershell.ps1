#Requires -Version 7.0
<#
.SYNOPSIS
  A sample.
#>
[CmdletBinding()]
param(
    [Parameter(Mandatory = $true)] [string] $Name,
    [ValidateSet('SHA256', 'SHA512')] [string] $Algorithm = 'SHA256',
    [switch] $Quiet
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

enum Kind { Aes; Des }

using namespace System.Security.Cryptography

class Vault : IDisposable {
    [string] $Alg = 'SHA256'
    hidden [byte[]] $Key
    static [int] $Count = 0
    Vault([string] $name) { $this.Alg = $name }
    [byte[]] Hash([byte[]] $data) { return [HashAlgorithm]::Create($this.Alg).ComputeHash($data) }
    [void] Dispose() { }
}

function Get-Digest {
    param([Parameter(ValueFromPipeline)] [byte[]] $Data, [string] $Algorithm = 'MD5')
    begin { $count = 0 }
    process {
        $hash = [System.Security.Cryptography.HashAlgorithm]::Create($Algorithm)
        try { return $hash.ComputeHash($Data) }
        catch [System.Exception] { throw "failed: $($_.Exception.Message)" }
        finally { $hash.Dispose() }
    }
    end { Write-Verbose "done $count" }
}

$aes = [Aes]::Create()
$aes.Mode = [CipherMode]::CBC
$aes.Key = [byte[]]::new(32)
$old = New-Object -TypeName System.Security.Cryptography.RijndaelManaged -Property @{ KeySize = 128 }
$pbkdf2 = New-Object System.Security.Cryptography.Rfc2898DeriveBytes($Name, 16, 1000)
$bytes = [System.Text.Encoding]::UTF8.GetBytes("text $Name $($aes.KeySize)")
$table = @{ 'a' = 1; b = @(1, 2, 3) }
$ordered = [ordered]@{ x = 1 }
$here = @"
Here $Name
"@
$raw = @'
raw $Name
'@
if ($Name -eq 'x' -and -not $Quiet) { 'yes' } elseif ($Name -match '^a') { 'maybe' } else { 'no' }
switch ($Algorithm) {
    'SHA256' { 256 }
    default { 0 }
}
foreach ($item in 1..10) { if ($item % 2) { continue } }
for ($i = 0; $i -lt 10; $i++) { $table['a'] += $i }
while ($false) { break }
do { $i-- } until ($i -le 0)
$format = '{0}-{1:X2}' -f $Algorithm, 255
[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12 -bor [Net.SecurityProtocolType]::Tls13
Get-ChildItem -Path . -Recurse | Where-Object { $_.Length -gt 1kb } | ForEach-Object { $_.FullName }
& $Run
$splat = @{ Path = 'x' }; Get-FileHash @splat -Algorithm SHA256
