import type { Cipher as NodeCipher, Hash as NodeHash } from "node:crypto"
import * as crypto from "crypto"
import { Injectable } from "@nestjs/common"

/** `createHash("md5")` of `node:crypto` is not called by this service. */
export interface Signature {
  readonly name: string
  readonly parameters: ReadonlyArray<string>
}

export type Key<T> = keyof T & string

export enum Token {
  RSA = "RSA",
  AES = "AES",
  DES = "DES",
  Hash = "#"
}

class Subtle {
  digest(name: string, news: string): string {
    return `${name}: ${news}`
  }
  encrypt(name: { name: string }, riddle: string): string {
    return name.name + riddle
  }
}

namespace puzzle {
  export const createHash = (name: string) => name
  export function randomBytes(count: number): number {
    return count
  }
}

@Injectable()
export class WalletService {
  private readonly subtle = new Subtle()
  private readonly prices = new Map<string, number>([["AES", 1.25]])
  private readonly aes_thetic = 'SELECT sha1(name) FROM "keys" WHERE cipher = \'rc4\''

  price(key: string): number {
    return this.prices.get(key) ?? 0
  }

  solve(riddle: string, cipher?: NodeCipher, hash?: NodeHash): string {
    this.subtle.digest("SHA-1", riddle)
    this.subtle.encrypt({ name: "AES-CBC" }, riddle)
    return puzzle.createHash("md5") + puzzle.randomBytes(16) + this.aes_thetic + typeof cipher + typeof hash
  }

  log(event: KeyboardEvent): void {
    console.log("crypto.subtle.digest('SHA-1', data)", event.keyCode, event.key)
  }
}
