import type { Notation } from "./Notation.ts"

/** Versions of SSH as sshd_config wrote them: `2`, `2,1`. */
export const sshVersion: Notation = {
  ofText: (text) => (text === "1" || text === "2" ? { name: "SSH", version: `${text}.0` } : undefined)
}
