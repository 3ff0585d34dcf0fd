import { key, nothing, type Product } from "./Product.ts"

/*
 * wg(8), wg-quick(8). The protocol has no other algorithms: https://www.wireguard.com/protocol/ and sections 5.4 and 6.5 of
 * https://www.wireguard.com/papers/wireguard.pdf (Noise_IKpsk2_25519_ChaChaPoly_BLAKE2s, cookies with XChaCha20-Poly1305).
 */
export const wireguard: Product = {
  name: "wireguard",
  files: [
    { path: /(?:^|\/)wireguard\/[^/]+\.conf(?:\.[\w.-]+)?$|(?:^|\/)wg\d+\.conf(?:\.[\w.-]+)?$/ },
    { path: /\.conf(?:\.[\w.-]+)?$/, mark: /^\[(?:Interface|Peer)\][^]{0,2048}^(?:PrivateKey|PublicKey)[ \t]*=/m }
  ],
  syntax: { kind: "lines", assigns: "equals", sections: "square", whole: true },
  uses: [
    {
      is: "protocol",
      facts: { name: "WireGuard" },
      in: ["Interface"],
      agrees: [
        { kind: "key-agreement", facts: { name: "X25519" } },
        { kind: "cipher", facts: { name: "ChaCha20-Poly1305" } },
        { kind: "cipher", facts: { name: "XChaCha20-Poly1305" } },
        { kind: "hash", facts: { name: "BLAKE2s", outputBits: 256 } },
        { kind: "kdf", facts: { name: "HKDF", digest: "BLAKE2s" } }
      ],
      rows: { PrivateKey: key({ name: "X25519", material: "private-key" }, [32], "WireGuard"), ListenPort: nothing }
    },
    {
      in: ["Peer"],
      rows: {
        PublicKey: key({ name: "X25519", material: "public-key" }, [32], "WireGuard"),
        PresharedKey: key({ material: "secret-key" }, [32], "WireGuard")
      }
    }
  ]
}
