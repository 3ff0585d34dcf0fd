import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("dotnet", "demo", {
  "System.Lib.Hash.Create": { is: "hash", algorithm: arg(0, "hash"), returns: "System.Lib.Hash" },
  "System.Lib.{MD5,SHA1}.Create": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "new System.Lib.{MD5,SHA1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "new System.Lib.Cipher": {
    is: "cipher",
    name: "AES",
    keyBits: arg(0, "bytes"),
    tagBits: arg(1, "bytes"),
    returns: "System.Lib.Cipher"
  },
  "System.Lib.Cipher#Mode=": { refines: true, mode: arg(0, "mode") },
  "System.Lib.Mode.{CBC,ECB}": { value: "{1}" },
  "System.Lib.Version.{Tls11,Tls12}": { is: "protocol", name: "TLS", algorithm: { text: "{1}", as: "tlsVersion" } }
})

const syntax = await loadSyntax("powershell")

const scan = (text: string) => scanText(syntax, [lib], text, "Demo.ps1")
const names = (text: string): ReadonlyArray<string> => scan(text).map(({ facts }) => facts.name ?? "unknown")
const ciphers = (text: string) =>
  scan(text).map(({ facts: { mode, keyBits, tagBits } }) => `${mode} ${keyBits} ${tagBits}`)

describe("types", () => {
  it("are found by their name, with or without System, and through using namespace", () => {
    expect(names(`$h = [System.Lib.MD5]::Create()`)).toEqual(["MD5"])
    expect(names(`[Lib.MD5]::Create()`)).toEqual(["MD5"])
    expect(names(`using namespace System.Lib\n[MD5]::Create()\n[SHA1]::new()`)).toEqual(["MD5", "SHA-1"])
  })

  it("are constructed by a method and by a command", () => {
    expect(names(`[System.Lib.MD5]::new()`)).toEqual(["MD5"])
    expect(names(`$x = New-Object System.Lib.MD5\n$y = new-object "System.Lib.SHA1"`)).toEqual(["MD5", "SHA-1"])
    expect(names(`$x = New-Object -TypeName System.Lib.MD5`)).toEqual(["MD5"])
    expect(names(`using namespace System.Lib\n$x = New-Object MD5`)).toEqual(["MD5"])
    expect(ciphers(`$x = New-Object System.Lib.Cipher((New-Object byte[] 16), 12)`)).toEqual(["undefined 128 96"])
    expect(ciphers(`$x = New-Object System.Lib.Cipher -ArgumentList 32, 16`)).toEqual(["undefined 256 128"])
    expect(ciphers(`$k = [byte[]]::new(32)\n[System.Lib.Cipher]::new($k)`)).toEqual(["undefined 256 undefined"])
  })

  it("do not leak into other names", () => {
    expect(names(`[MD5]::Create()\n[Other.MD5]::new()\nNew-Object MD5\nNew-Item System.Lib.MD5`)).toEqual([])
    expect(names(`# [System.Lib.MD5]::Create()\n"[System.Lib.MD5]::Create()"\n'System.Lib.MD5'`)).toEqual([])
    expect(names(`$t = [System.Lib.MD5]`)).toEqual([])
  })
})

describe("values", () => {
  it("come from variables, texts and operators", () => {
    expect(names(`$n = "MD5"\n[System.Lib.Hash]::Create($n)`)).toEqual(["MD5"])
    expect(names(`$n = 256\n[System.Lib.Hash]::Create("SHA$n")`)).toEqual(["SHA-256"])
    expect(names(`[System.Lib.Hash]::Create('SHA' + '1')`)).toEqual(["SHA-1"])
    expect(names(`[System.Lib.Hash]::Create(("SHA{0}" -f 512))`)).toEqual(["SHA-512"])
    expect(names(`[System.Lib.Hash]::Create($args[0])`)).toEqual(["unknown"])
    expect(names(`function Get-X {\n  param([string]$Name = 'SHA1')\n  [System.Lib.Hash]::Create($Name)\n}`)).toEqual([
      "SHA-1"
    ])
    expect(names(`foreach ($n in 'MD5', 'SHA1') { [System.Lib.Hash]::Create($n) }`)).toEqual(["MD5", "SHA-1"])
  })

  it("are assigned to properties", () => {
    expect(ciphers(`$c = [System.Lib.Cipher]::new()\n$c.Mode = [System.Lib.Mode]::ECB`)).toEqual([
      "ecb undefined undefined"
    ])
    expect(ciphers(`$c = New-Object System.Lib.Cipher\n$m = [System.Lib.Mode]::CBC\n$c.Mode = $m`)).toEqual([
      "cbc undefined undefined"
    ])
    expect(ciphers(`$c = New-Object System.Lib.Cipher\n$c.Mode = "ecb"`)).toEqual(["ecb undefined undefined"])
  })

  it("are places of use where they choose a mode", () => {
    const [finding] = scan(`$c = New-Object System.Lib.Cipher\n\n$c.Mode = "ecb"\n`)
    expect(finding!.evidence.map(({ place, role }) => `${place.line} ${role}`)).toEqual(["3 operation"])
  })

  it("may be several members at once", () => {
    expect(
      scan(`[Other]::Protocol = [System.Lib.Version]::Tls11 -bor [Lib.Version]::Tls12`).map(
        ({ facts }) => facts.version
      )
    ).toEqual(["1.1", "1.2"])
  })
})
