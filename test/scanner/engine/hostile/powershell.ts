import { type Hostile, licence } from "./Hostile.ts"

const command = (body: string): string => `${licence("#")}[System.Security.Cryptography.MD5]::Create()\n${body}\n`

const texts: Hostile["texts"] = {
  "parentheses nested 2,000 deep": command(`$x = ${"(".repeat(2_000)}1${")".repeat(2_000)}`),
  "braces that are never closed": command("{".repeat(2_000)),
  "a string that never ends": command(`$s = "${"a".repeat(1_000)}`),
  "a here-string that never ends": command(`$s = @"\n${"text\n".repeat(5_000)}`),
  "a sum of 2,000 texts": command(`[Security.Cryptography.HashAlgorithm]::Create("M"${' + "D"'.repeat(2_000)})`),
  "objects that are constructed of themselves": command("$a = New-Object $a\n$b = New-Object\nNew-Object -TypeName"),
  "variables that stand for each other": command("$a = $b\n$b = $a\n[Security.Cryptography.HashAlgorithm]::Create($a)")
}

export const powershell: ReadonlyArray<Hostile> = [{ language: "PowerShell", path: "hostile.ps1", texts }]
