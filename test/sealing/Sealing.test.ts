import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { type Pepper, pepperOf } from "../../src/domain/Peppers.ts"
import { type SealedOwner, Sealing } from "../../src/sealing/Sealing.ts"
import { SealingKeys } from "../../src/sealing/SealingKeys.ts"

const texts = ["a-first-key-of-thirty-two-letters", "another-key-of-thirty-two-letters"] as const
const [first, second] = texts.map((text) => pepperOf(Redacted.make(text))) as [Pepper, Pepper]
const owner: SealedOwner = ["credential", "tnt_1", "crd_1", "git.example.org"]
const secret = Buffer.from("a token of a git host")

const withKeys = <A>(
  keys: readonly [Pepper, ...ReadonlyArray<Pepper>],
  use: (sealing: Sealing["Service"]) => Effect.Effect<A>
): Promise<A> =>
  Effect.runPromise(
    Effect.flatMap(Sealing, use).pipe(
      Effect.provide(Layer.fresh(Sealing.layer).pipe(Layer.provide(Layer.succeed(SealingKeys, keys))))
    )
  )

const openedWith = (keys: readonly [Pepper, ...ReadonlyArray<Pepper>], sealed: Uint8Array, of = owner) =>
  withKeys(keys, ({ open }) => open(of, sealed)).then((bytes) => bytes && Buffer.from(bytes).toString())

/** As secrets were sealed before: the key is an HMAC of the owner, and nothing is authenticated beside the secret. */
const formerlySealed = async ({ id, secret: key }: Pepper): Promise<Uint8Array> => {
  const nonce = Buffer.alloc(12, 7)
  const raw = hmac(sha256, Redacted.value(key), Buffer.from(JSON.stringify(owner)))
  const imported = await crypto.subtle.importKey("raw", new Uint8Array(raw), "AES-GCM", false, ["encrypt"])
  const content = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, imported, secret)
  return Buffer.concat([Uint8Array.of(id >> 8, id & 0xff), nonce, new Uint8Array(content)])
}

describe("a sealed secret", () => {
  it("opens for its owner, and is another text each time", async () => {
    const [one, other] = await Promise.all([1, 2].map(() => withKeys([first], ({ seal }) => seal(owner, secret))))
    expect(await openedWith([first], one!)).toBe(secret.toString())
    expect(Buffer.from(one!).equals(other!)).toBe(false)
    expect(Buffer.from(one!).includes(secret)).toBe(false)
  })

  it("opens for no other kind, tenant, credential or host", async () => {
    const sealed = await withKeys([first], ({ seal }) => seal(owner, secret))
    for (const at of owner.keys()) {
      const [kind, ...ids] = owner.map((part, index) => (index === at ? `${part}x` : part))
      expect(await openedWith([first], sealed, [kind!, ...ids])).toBeUndefined()
    }
  })

  it("does not open after a change of any byte", async () => {
    const sealed = await withKeys([first], ({ seal }) => seal(owner, secret))
    const opened = await withKeys([first], ({ open }) =>
      Effect.forEach(sealed, (byte, at) => open(owner, sealed.with(at, byte ^ 1)))
    )
    expect(new Set(opened)).toEqual(new Set([undefined]))
    expect(await openedWith([first], new Uint8Array(3))).toBeUndefined()
  })

  it("opens with an older key, is stale then, and needs only the newest once it was sealed again", async () => {
    const sealed = await withKeys([first], ({ seal }) => seal(owner, secret))
    expect(await openedWith([second], sealed)).toBeUndefined()
    expect(await openedWith([second, first], sealed)).toBe(secret.toString())
    const again = await withKeys([second, first], ({ isStale, reseal }) =>
      isStale(sealed) ? reseal(owner, sealed) : Effect.die("it is not stale")
    )
    expect(await openedWith([second], again!)).toBe(secret.toString())
    expect(await withKeys([second, first], ({ isStale }) => Effect.sync(() => isStale(again!)))).toBe(false)
    expect(await withKeys([second], ({ reseal }) => reseal(owner, sealed))).toBeUndefined()
  })

  it("of the former form opens, and is stale", async () => {
    const sealed = await formerlySealed(first)
    expect(await openedWith([second, first], sealed)).toBe(secret.toString())
    expect(await withKeys([first], ({ isStale }) => Effect.sync(() => isStale(sealed)))).toBe(true)
    const again = await withKeys([first], ({ reseal }) => reseal(owner, sealed))
    expect(await openedWith([first], again!)).toBe(secret.toString())
  })
})
