import type { Notation } from "./Notation.ts"

/** Versions of SSH as sshd_config wrote them: `2`, `2,1`. */
export const sshVersion: Notation = {
  ofText: (text) => (text === "1" || text === "2" ? { name: "SSH", version: `${text}.0` } : undefined)
}

/** Versions of IKE as strongSwan writes them: `ikev2`, `2`. */
export const ikeVersion: Notation = {
  ofText: (text) => {
    const version = /^(?:ikev)?([12])$/i.exec(text)?.[1]
    return version === undefined ? undefined : { name: "IKE", version }
  }
}
