import { arg, library } from "../rule.ts"

/* Source: dartssh2 2 (github.com/TerminalStudio/dartssh2/tree/master/lib). */
export const dartssh2 = library("dart", "dartssh2", {
  "dartssh2.SSHClient": { is: "protocol", name: "SSH", verification: arg(99, "acceptsHostKey", "onVerifyHostKey") },
  "dartssh2.SSHKeyPair.fromPem": { is: "key", material: "private-key" }
})
