import { execFileSync } from "node:child_process"
import { linkSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** A folder with these files. */
export const projectOf = (files: Readonly<Record<string, string>>): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ciphermap-mcp-")))
  writeFiles(folder, files)
  return folder
}

export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

export const git = (folder: string, ...args: ReadonlyArray<string>): string =>
  execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"]
  })

export const md5 = 'import hashlib\nhashlib.md5(b"") == signature\n'
export const sha1 = 'import hashlib\nhashlib.sha1(b"")\n'
export const ecb = `import javax.crypto.Cipher;
class Vault { byte[] seal(java.security.Key key, byte[] text) throws Exception { Cipher it = Cipher.getInstance("AES/ECB/PKCS5Padding"); it.init(Cipher.ENCRYPT_MODE, key); return it.doFinal(text); } }
`

/** A folder of which a scan takes so long that whatever a test does is done in its middle: one file by many names. */
export const endlessProject = (): string => {
  const folder = projectOf({ "part0.py": `${md5}${'x = [1, "text"]\n'.repeat(5_000)}` })
  for (let at = 1; at < 1_200; at++) linkSync(join(folder, "part0.py"), join(folder, `part${at}.py`))
  return folder
}
