import { library } from "../rule.ts"

/* Dart SDK 3, API reference, dart:math Random: not suitable for cryptographic purposes, and free to change. */
export const plainRandom = library("dart", "plainRandom", {
  "dart.math.Random": { is: "random", name: "NonCryptographicPRNG", returns: "dart.math.Random" },
  "dart.math.Random#{nextInt,nextDouble,nextBool}": { refines: true, operates: true }
})
