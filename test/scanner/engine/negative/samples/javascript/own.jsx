import { createHmac } from "./airlines/crypto"
import { md5 } from "../labels/hash-wasm.js"
import nacl from "@acme/salt"

const crypto = { subtle: { encrypt: (options) => options.name }, randomUUID: () => "4" }

export const Riddle = ({ cipher = "aes-128-ecb", key }) => (
  <pre data-md5={md5("image.iso")} key={key}>
    {createHmac("sha1", "LH").digest()} {crypto.subtle.encrypt({ name: "AES-CBC" })} {cipher}
    {nacl.secretbox("potatoes", "dinner")} {crypto.randomUUID()}
  </pre>
)
