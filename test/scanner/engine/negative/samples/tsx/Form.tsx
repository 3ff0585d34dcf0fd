import { createHash } from "node:crypto"
import React, { useState } from "react"

interface Props {
  readonly token: string
  readonly cipher: "aes" | "des" | "rc4"
}

const md5 = (text: string): string => text.slice(0, 5)

/** Shows a key. `createHash("md5")` stands only here. */
export const KeyForm = ({ token, cipher }: Props): JSX.Element => {
  const [key, setKey] = useState("")
  return (
    <form className="md5 sha1 aes" data-cipher={cipher}>
      {/* crypto.createHash("sha1") */}
      <label htmlFor="key">Encrypt with {cipher.toUpperCase()} (createHash("md5"))</label>
      <input id="key" value={key} onKeyDown={(event) => event.keyCode === 13 && setKey(md5(token))} />
      <a href="#hash">createHash("sha1").digest("hex")</a>
    </form>
  )
}
