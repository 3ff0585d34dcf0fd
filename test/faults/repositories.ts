import type { GitServer } from "../support/GitServer.ts"
import type { GitFiles } from "../support/gitFiles.ts"

const digests = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512"]

/** Files that use cryptography, differently in each repository. */
const filesOf = (at: number): GitFiles => {
  const digest = digests[at % digests.length]
  return {
    "README.md": `# Project ${at}\n`,
    "src/digest.py": `import hashlib\n\ndef digest${at}(data):\n    return hashlib.${digest}(data).hexdigest()\n`,
    "src/Seal${at}.java": [
      "import javax.crypto.Cipher;",
      `class Seal${at} {`,
      '  Cipher seal() throws Exception { return Cipher.getInstance("AES/GCM/NoPadding"); }',
      "}",
      ""
    ].join("\n"),
    "package.json": JSON.stringify({ name: `p${at}`, dependencies: { "node-forge": "1.3.1" } })
  }
}

/** Makes so many repositories, each with a commit of its own; gives their names. */
export const smallRepositories = (git: GitServer, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => {
    git.repository(`example/p${at}`, filesOf(at))
    return `example/p${at}`
  })
