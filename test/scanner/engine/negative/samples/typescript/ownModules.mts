import { createHash, randomBytes } from "./riddles/crypto.js"
import bcrypt from "@acme/kitchen/bcrypt"
import { sha256 } from "@acme/noble/hashes"
import * as jwt from "../tickets/jsonwebtoken.js"

declare const crypto: unique symbol

export const dinner = await bcrypt.hash("potatoes", 10)
export const riddle = createHash("md5").update("des pommes").digest("hex")
export const letters = randomBytes(16)
export const news = sha256("news of the day")
export const ticket = jwt.sign({ seat: 12 }, "row", { algorithm: "HS256" })
export type Symbol = typeof crypto

export function season(crypto: { readonly subtle: { digest(name: string): string } }): string {
  return crypto.subtle.digest("SHA-1")
}

describe("md5", () => {
  it("encrypts with aes-256-cbc", () => expect(riddle).toContain('crypto.createCipheriv("des", key, iv)'))
})
