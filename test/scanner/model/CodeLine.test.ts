import { describe, expect, it } from "vitest"
import { type CodeKind, codeLine, fittedCode } from "../../../scanner/model/CodeLine.ts"

const none: ReadonlySet<string> = new Set()

/** The line as it is shown, with what was found between brackets. */
const shown = (kind: CodeKind, line: string, found: string, names = none): string | undefined => {
  const column = line.indexOf(found) + 1
  const code = codeLine(line, { line: 1, column, endLine: 1, endColumn: column + found.length }, kind, [], names)
  return (
    code && `${code.text.slice(0, code.start)}[${code.text.slice(code.start, code.end)}]${code.text.slice(code.end)}`
  )
}

describe("a line of a program", () => {
  it.each([
    [
      '  return Cipher.getInstance("AES/ECB/PKCS5Padding");',
      "getInstance",
      'return Cipher.[getInstance]("AES/ECB/PKCS5Padding");'
    ],
    ["\tx = hashlib.md5(b'hunter2')", "md5", "x = hashlib.[md5](b'…')"],
    ['jwt.sign(data, "hunter2", { algorithm: "HS256" })', "jwt.sign", '[jwt.sign](data, "…", { algorithm: "HS256" })'],
    ['login("TLSv1.2", "tiger2scott")', "login", '[login]("TLSv1.2", "…")'],
    ['createCipheriv("aes-correcthorse-gcm")', "createCipheriv", '[createCipheriv]("…")'],
    ["md5(x) // the old password is hunter2", "md5(x)", "[md5(x)] …"],
    ["md5(x) # the old password is hunter2", "md5(x)", "[md5(x)] …"],
    ["md5(/* hunter2 */ x)", "md5", "[md5](… x)"],
    ["key(new byte[] {1, 2, (byte) 0xff, 4, 5})", "key", "[key](new byte[] {…})"],
    ["f(12345678901234, 4096, 0x1F)", "f", "[f](…, 4096, 0x1F)"],
    ["setPin(1234)", "setPin", "[setPin](…)"],
    ["const k_0123456789abcdef01234567 = md5(x)", "md5", "const … = [md5](x)"],
    ['md5("not ended', "md5", '[md5]("…'],
    ['md5(is ? "hunter2" : x, { "alg": "RS256" })', "md5", '[md5](is ? "…" : x, { "alg": "RS256" })'],
    ["md5(`hunter ${2}`)", "md5", "[md5](`…`)"],
    ["md5(%q(hunter2))", "md5", "[md5](…"],
    ["md5([[hunter2]])", "md5", "[md5]([[…]])"],
    ['md5("{"key":"hunter2"}")', "md5", '[md5]("…"…'],
    ["md5(eV6YV6lFWoSxDawwV)", "md5", "[md5](…)"]
  ])("%s", (line, found, expected) => {
    expect(shown("program", line, found)).toBe(expected)
  })

  it("shows nothing of a secret that was found, whatever it looks like", () => {
    const line = 'key("AES", 128)'
    const place = { line: 7, column: 1, endLine: 7, endColumn: 4 }
    expect(codeLine(line, place, "program", [[4, 9]], none)?.text).toBe('key("…", 128)')
    expect(codeLine(line, place, "program", [[0, 99]], none)?.text).toBe('key("…", …)')
  })

  it("marks to its end what goes on to another line", () => {
    const code = codeLine("  x = aes(", { line: 1, column: 7, endLine: 3, endColumn: 2 }, "program", [], none)
    expect(code).toEqual({ text: "x = aes(", start: 4, end: 8 })
  })

  it("is not there where nothing of it may be shown", () => {
    expect(codeLine("# hunter2", { line: 1, column: 1, endLine: 1, endColumn: 2 }, "data", [], none)).toBeUndefined()
    expect(codeLine("", { line: 1, column: 1, endLine: 1, endColumn: 1 }, "program", [], none)).toBeUndefined()
  })

  it("has no characters that steer a terminal", () => {
    expect(shown("program", "md5(\u001b[31m\u202ex)", "md5")).toBe("[md5](?[31m?x)")
  })
})

describe("a line of settings or of commands", () => {
  it.each([
    ["  ssl_protocols TLSv1 TLSv1.2;", "TLSv1", "ssl_protocols [TLSv1] TLSv1.2;"],
    ["server.ssl.key-store-password=hunter2", "hunter2", "server.ssl.key-store-password=[…]"],
    ["  password: hunter2", "password", "[password]: …"],
    ['  "secret": "hunter2", "alg": "RS256"', '"RS256"', '"secret": "…", "alg": ["RS256"]'],
    ['<ssl protocol="TLSv1" password="x">hunter2</ssl>', '"TLSv1"', '<ssl protocol=["TLSv1"] password="…">…</ssl>'],
    ["Ciphers aes256-ctr,hunter2,3des-cbc", "3des-cbc", "Ciphers aes256-ctr,…,[3des-cbc]"],
    ["url = postgres://app:hunter2@db:5432/app?sslmode=require", "url", "[url] = …:…:…:…=require"],
    ["key_bits = 1024 # hunter2", "1024", "key_bits = [1024] …"],
    ["openssl -K TCScCLaHhhPZqWOgZqaS= -iv 00", "openssl", "[openssl] -K …= -iv …"],
    ["pin = 1024", "1024", "pin = [1024]".replace("1024", "…")],
    ["md5 hunter2:hunter3:hunter4", "md5", "[md5] …:…:…"]
  ])("%s", (line, found, expected) => {
    expect(shown("data", line, found)).toBe(expected)
  })

  it("shows the words of the API that is called", () => {
    const line = 'echo hunter2 | openssl enc -aes-256-cbc -K 0a1b -pass "pass:hunter2"'
    expect(shown("data", line, "openssl", new Set(["openssl", "enc"]))).toBe(
      'echo … | [openssl] enc -aes-256-cbc -K … -pass "…"'
    )
  })
})

describe("a long line", () => {
  it("is shown around what was found", () => {
    const code = { text: `${"a".repeat(300)}md5${"b".repeat(300)}`, start: 300, end: 303 }
    const fitted = fittedCode(code, 80)
    expect(fitted.text).toMatch(/^…a{48}md5b{29}…$/)
    expect(fitted.text.slice(fitted.start, fitted.end)).toBe("md5")
  })
})
