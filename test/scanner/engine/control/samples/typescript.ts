import { createHash } from "node:crypto"
createHash("md5")
