import { library } from "../../match/rule.ts"

/* dartssh2 2, README. */
export const dartssh2 = library("dart", "dartssh2", {
  "dartssh2.SSHClient": { is: "protocol", name: "SSH" },
  "dartssh2.SSHKeyPair.fromPem": { is: "key", material: "private-key" }
})
