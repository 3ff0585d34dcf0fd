type Claims = ReadonlyArray<readonly [parameterSet: RegExp, category: number]>

/* Sets that differ in a suffix alone, such as `640-AES` and `348864f`, claim the same. */
const strengths: Claims = [
  [/128/, 1],
  [/192/, 3],
  [/256/, 5]
]

/*
 * Categories that the authors of submissions and drafts aim at with each parameter set; no standard confirms them. From
 * `claimed-nist-level` of liboqs (docs/algorithms); Dilithium and SPHINCS+ from their names, as FIPS 204 and 205 keep them.
 */
const claims: { readonly [name: string]: Claims } = {
  Kyber: [
    [/^512\b/, 1],
    [/^768\b/, 3],
    [/^1024\b/, 5]
  ],
  Dilithium: [
    [/^2\b/, 2],
    [/^3\b/, 3],
    [/^5\b/, 5]
  ],
  "SPHINCS+": strengths,
  "FN-DSA": [
    [/^(?:padded-)?512$/, 1],
    [/^(?:padded-)?1024$/, 5]
  ],
  BIKE: [
    [/^L1$/, 1],
    [/^L3$/, 3],
    [/^L5$/, 5]
  ],
  HQC: strengths,
  FrodoKEM: [
    [/^640\b/, 1],
    [/^976\b/, 3],
    [/^1344\b/, 5]
  ],
  "Classic-McEliece": [
    [/^348864/, 1],
    [/^460896/, 3],
    [/^(?:6688128|6960119|8192128)/, 5]
  ],
  NTRU: [
    [/^HPS-2048-509$/, 1],
    [/^(?:HPS-2048-677|HRSS-701)$/, 3],
    [/^(?:HPS-4096-821|HPS-4096-1229|HRSS-1373)$/, 5]
  ],
  SNTRUPrime: [[/^761$/, 2]],
  CROSS: strengths,
  MAYO: [
    [/^[12]$/, 1],
    [/^3$/, 3],
    [/^5$/, 5]
  ],
  MQOM: [
    [/^cat1-/, 1],
    [/^cat3-/, 3],
    [/^cat5-/, 5]
  ],
  SNOVA: [
    [/^(?:24_5_4|25_8_3|37_17_2)_/, 1],
    [/^(?:24_5_5|37_8_4|49_11_3|56_25_2)_/, 3],
    [/^(?:29_6_5|60_10_4)_/, 5]
  ],
  UOV: [
    [/^I[sp](?:-|$)/, 1],
    [/^III(?:-|$)/, 3],
    [/^V(?:-|$)/, 5]
  ]
}

/** The category that the authors of a scheme claim for a parameter set. */
export const claimedCategory = (name: string, parameterSet: string): number | undefined =>
  Object.hasOwn(claims, name) ? claims[name]?.find(([pattern]) => pattern.test(parameterSet))?.[1] : undefined
