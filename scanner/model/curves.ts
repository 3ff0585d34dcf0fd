export interface Curve {
  /** Member of the CycloneDX 1.7 `ellipticCurvesEnum`; absent for curves the registry does not have. */
  readonly registry?: string
  /** Name for the `curve` field of CycloneDX 1.6. */
  readonly curve16: string
  readonly oid?: string
  /** Size of the field. */
  readonly bits?: number
  /** Designed for pairings, where half the field size is not the security level. */
  readonly pairing?: true
  readonly aliases: ReadonlyArray<string>
}

type CurveRow = Omit<Curve, "curve16">

const curve = (registry?: string, bits?: number, oid?: string, aliases: ReadonlyArray<string> = []): CurveRow => ({
  ...(registry === undefined ? {} : { registry }),
  ...(bits === undefined ? {} : { bits }),
  ...(oid === undefined ? {} : { oid }),
  aliases
})

const pairing = (registry?: string, bits?: number, aliases: ReadonlyArray<string> = []): CurveRow => ({
  ...curve(registry, bits, undefined, aliases),
  pairing: true
})

/*
 * Sources: names, OIDs and aliases from the CycloneDX cryptography registry 1.7.1 (CycloneDX/specification,
 * schema/cryptography-defs.json, Apache-2.0); of several names for one curve the NIST one comes first, then the SEC 2
 * one. GOST OIDs from RFC 4357 and RFC 9215. The groups of RFC 5114 section 2 are the NIST curves.
 */
const rows = {
  "B-163": curve("nist/B-163", 163, "1.3.132.0.15", ["sect163r2", "ansit163r2"]),
  "B-233": curve("nist/B-233", 233, "1.3.132.0.27", [
    "sect233r1",
    "ansit233r1",
    "wap-wsg-idm-ecid-wtls11",
    "2.23.43.1.4.11"
  ]),
  "B-283": curve("nist/B-283", 283, "1.3.132.0.17", ["sect283r1", "ansit283r1"]),
  "B-409": curve("nist/B-409", 409, "1.3.132.0.37", ["sect409r1", "ansit409r1"]),
  "B-571": curve("nist/B-571", 571, "1.3.132.0.39", ["sect571r1", "ansit571r1"]),
  "K-163": curve("nist/K-163", 163, "1.3.132.0.1", [
    "sect163k1",
    "ansit163k1",
    "wap-wsg-idm-ecid-wtls3",
    "2.23.43.1.4.3"
  ]),
  "K-233": curve("nist/K-233", 233, "1.3.132.0.26", [
    "sect233k1",
    "ansit233k1",
    "wap-wsg-idm-ecid-wtls10",
    "2.23.43.1.4.10"
  ]),
  "K-283": curve("nist/K-283", 283, "1.3.132.0.16", ["sect283k1", "ansit283k1"]),
  "K-409": curve("nist/K-409", 409, "1.3.132.0.36", ["sect409k1", "ansit409k1"]),
  "K-571": curve("nist/K-571", 571, "1.3.132.0.38", ["sect571k1", "ansit571k1"]),
  "P-192": curve("nist/P-192", 192, "1.2.840.10045.3.1.1", ["secp192r1", "prime192v1", "192-bit Random ECP Group"]),
  "P-224": curve("nist/P-224", 224, "1.3.132.0.33", [
    "secp224r1",
    "ansip224r1",
    "wap-wsg-idm-ecid-wtls12",
    "224-bit Random ECP Group",
    "nistp224",
    "2.23.43.1.4.12"
  ]),
  "P-256": curve("nist/P-256", 256, "1.2.840.10045.3.1.7", [
    "secp256r1",
    "prime256v1",
    "256-bit Random ECP Group",
    "nistp256"
  ]),
  "P-384": curve("nist/P-384", 384, "1.3.132.0.34", [
    "secp384r1",
    "ansip384r1",
    "384-bit Random ECP Group",
    "nistp384"
  ]),
  "P-521": curve("nist/P-521", 521, "1.3.132.0.35", [
    "secp521r1",
    "ansip521r1",
    "521-bit Random ECP Group",
    "nistp521"
  ]),
  secp112r1: curve("secg/secp112r1", 112, "1.3.132.0.6", ["wap-wsg-idm-ecid-wtls6", "2.23.43.1.4.6"]),
  secp112r2: curve("secg/secp112r2", 112, "1.3.132.0.7"),
  secp128r1: curve("secg/secp128r1", 128, "1.3.132.0.28"),
  secp128r2: curve("secg/secp128r2", 128, "1.3.132.0.29"),
  secp160k1: curve("secg/secp160k1", 160, "1.3.132.0.9", ["ansip160k1"]),
  secp160r1: curve("secg/secp160r1", 160, "1.3.132.0.8", ["ansip160r1", "wap-wsg-idm-ecid-wtls7", "2.23.43.1.4.7"]),
  secp160r2: curve("secg/secp160r2", 160, "1.3.132.0.30", ["ansip160r2"]),
  secp192k1: curve("secg/secp192k1", 192, "1.3.132.0.31", ["ansip192k1"]),
  secp224k1: curve("secg/secp224k1", 224, "1.3.132.0.32", ["ansip224k1"]),
  secp256k1: curve("secg/secp256k1", 256, "1.3.132.0.10", ["ansip256k1", "K-256", "P-256K"]),
  sect113r1: curve("secg/sect113r1", 113, "1.3.132.0.4", ["wap-wsg-idm-ecid-wtls4", "2.23.43.1.4.4"]),
  sect113r2: curve("secg/sect113r2", 113, "1.3.132.0.5"),
  sect131r1: curve("secg/sect131r1", 131, "1.3.132.0.22"),
  sect131r2: curve("secg/sect131r2", 131, "1.3.132.0.23"),
  sect163r1: curve("secg/sect163r1", 163, "1.3.132.0.2", ["ansit163r1"]),
  sect193r1: curve("secg/sect193r1", 193, "1.3.132.0.24", ["ansit193r1"]),
  sect193r2: curve("secg/sect193r2", 193, "1.3.132.0.25", ["ansit193r2"]),
  sect239k1: curve("secg/sect239k1", 239, "1.3.132.0.3", ["ansit239k1"]),
  c2onb191v4: curve("x962/c2onb191v4", 191, "1.2.840.10045.3.0.8"),
  c2onb191v5: curve("x962/c2onb191v5", 191, "1.2.840.10045.3.0.9"),
  c2onb239v4: curve("x962/c2onb239v4", 239, "1.2.840.10045.3.0.14"),
  c2onb239v5: curve("x962/c2onb239v5", 239, "1.2.840.10045.3.0.15"),
  c2pnb163v1: curve("x962/c2pnb163v1", 163, "1.2.840.10045.3.0.1", ["wap-wsg-idm-ecid-wtls5", "2.23.43.1.4.5"]),
  c2pnb163v2: curve("x962/c2pnb163v2", 163, "1.2.840.10045.3.0.2"),
  c2pnb163v3: curve("x962/c2pnb163v3", 163, "1.2.840.10045.3.0.3"),
  c2pnb176w1: curve("x962/c2pnb176w1", 176, "1.2.840.10045.3.0.4"),
  c2pnb208w1: curve("x962/c2pnb208w1", 208, "1.2.840.10045.3.0.10"),
  c2pnb272w1: curve("x962/c2pnb272w1", 272, "1.2.840.10045.3.0.16"),
  c2pnb304w1: curve("x962/c2pnb304w1", 304, "1.2.840.10045.3.0.17"),
  c2pnb368w1: curve("x962/c2pnb368w1", 368, "1.2.840.10045.3.0.19"),
  c2tnb191v1: curve("x962/c2tnb191v1", 191, "1.2.840.10045.3.0.5"),
  c2tnb191v2: curve("x962/c2tnb191v2", 191, "1.2.840.10045.3.0.6"),
  c2tnb191v3: curve("x962/c2tnb191v3", 191, "1.2.840.10045.3.0.7"),
  c2tnb239v1: curve("x962/c2tnb239v1", 239, "1.2.840.10045.3.0.11"),
  c2tnb239v2: curve("x962/c2tnb239v2", 239, "1.2.840.10045.3.0.12"),
  c2tnb239v3: curve("x962/c2tnb239v3", 239, "1.2.840.10045.3.0.13"),
  c2tnb359v1: curve("x962/c2tnb359v1", 359, "1.2.840.10045.3.0.18"),
  c2tnb431r1: curve("x962/c2tnb431r1", 431, "1.2.840.10045.3.0.20"),
  prime192v2: curve("x962/prime192v2", 192, "1.2.840.10045.3.1.2"),
  prime192v3: curve("x962/prime192v3", 192, "1.2.840.10045.3.1.3"),
  prime239v1: curve("x962/prime239v1", 239, "1.2.840.10045.3.1.4"),
  prime239v2: curve("x962/prime239v2", 239, "1.2.840.10045.3.1.5"),
  prime239v3: curve("x962/prime239v3", 239, "1.2.840.10045.3.1.6"),
  brainpoolP160r1: curve("brainpool/brainpoolP160r1", 160, "1.3.36.3.3.2.8.1.1.1", ["bp160r1", "brainpool160r1"]),
  brainpoolP160t1: curve("brainpool/brainpoolP160t1", 160, "1.3.36.3.3.2.8.1.1.2", ["bp160t1", "brainpool160t1"]),
  brainpoolP192r1: curve("brainpool/brainpoolP192r1", 192, "1.3.36.3.3.2.8.1.1.3", ["bp192r1", "brainpool192r1"]),
  brainpoolP192t1: curve("brainpool/brainpoolP192t1", 192, "1.3.36.3.3.2.8.1.1.4", ["bp192t1", "brainpool192t1"]),
  brainpoolP224r1: curve("brainpool/brainpoolP224r1", 224, "1.3.36.3.3.2.8.1.1.5", ["bp224r1", "brainpool224r1"]),
  brainpoolP224t1: curve("brainpool/brainpoolP224t1", 224, "1.3.36.3.3.2.8.1.1.6", ["bp224t1", "brainpool224t1"]),
  brainpoolP256r1: curve("brainpool/brainpoolP256r1", 256, "1.3.36.3.3.2.8.1.1.7", ["bp256r1", "brainpool256r1"]),
  brainpoolP256t1: curve("brainpool/brainpoolP256t1", 256, "1.3.36.3.3.2.8.1.1.8", ["bp256t1", "brainpool256t1"]),
  brainpoolP320r1: curve("brainpool/brainpoolP320r1", 320, "1.3.36.3.3.2.8.1.1.9", ["bp320r1", "brainpool320r1"]),
  brainpoolP320t1: curve("brainpool/brainpoolP320t1", 320, "1.3.36.3.3.2.8.1.1.10", ["bp320t1", "brainpool320t1"]),
  brainpoolP384r1: curve("brainpool/brainpoolP384r1", 384, "1.3.36.3.3.2.8.1.1.11", ["bp384r1", "brainpool384r1"]),
  brainpoolP384t1: curve("brainpool/brainpoolP384t1", 384, "1.3.36.3.3.2.8.1.1.12", ["bp384t1", "brainpool384t1"]),
  brainpoolP512r1: curve("brainpool/brainpoolP512r1", 512, "1.3.36.3.3.2.8.1.1.13", ["bp512r1", "brainpool512r1"]),
  brainpoolP512t1: curve("brainpool/brainpoolP512t1", 512, "1.3.36.3.3.2.8.1.1.14", ["bp512t1", "brainpool512t1"]),
  "BADA55-R-256": curve("other/BADA55-R-256", 256),
  "BADA55-VPR2-224": curve("other/BADA55-VPR2-224", 224),
  "BADA55-VPR-224": curve("other/BADA55-VPR-224", 224),
  "BADA55-VR-224": curve("other/BADA55-VR-224", 224),
  "BADA55-VR-256": curve("other/BADA55-VR-256", 256),
  "BADA55-VR-384": curve("other/BADA55-VR-384", 384),
  Curve448: curve("other/Curve448", 448, undefined, ["X448", "cv448"]),
  Curve1174: curve("other/Curve1174", 251),
  Curve4417: curve("other/Curve4417", 226),
  Curve22103: curve("other/Curve22103", 221),
  Curve25519: curve("other/Curve25519", 255, undefined, ["X25519", "cv25519", "djb25519"]),
  Curve41417: curve("other/Curve41417", 414),
  Curve67254: curve("other/Curve67254", 382),
  Curve383187: curve("other/Curve383187", 383),
  "E-222": curve("other/E-222", 222),
  "E-382": curve("other/E-382", 382),
  "E-521": curve("other/E-521", 521),
  Ed448: curve("other/Ed448", 448, undefined, ["Edwards448", "Ed448ph"]),
  "Ed448-Goldilocks": curve("other/Ed448-Goldilocks", 448),
  Ed25519: curve("other/Ed25519", 255, undefined, ["Edwards25519", "Ed25519ph", "Ed25519ctx"]),
  FourQ: curve("other/FourQ", 254),
  Fp224BN: pairing("other/Fp224BN", 224),
  Fp254BNa: pairing("other/Fp254BNa", 254),
  Fp254n2BNa: pairing("other/Fp254n2BNa", 254),
  Fp256BN: pairing("other/Fp256BN", 256),
  Fp384BN: pairing("other/Fp384BN", 384),
  Fp512BN: pairing("other/Fp512BN", 512),
  JubJub: curve("other/JubJub", 255),
  "M-221": curve("other/M-221", 221),
  "M-383": curve("other/M-383", 383),
  "M-511": curve("other/M-511", 511),
  MDC201601: curve("other/MDC201601", 256),
  Pallas: curve("other/Pallas", 255),
  "Tom-256": curve("other/Tom-256", 256),
  "Tom-384": curve("other/Tom-384", 384),
  "Tom-521": curve("other/Tom-521", 521),
  Tweedledee: curve("other/Tweedledee", 255),
  Tweedledum: curve("other/Tweedledum", 255),
  Vesta: curve("other/Vesta", 255),
  "ssc-160": curve("other/ssc-160", 160),
  "ssc-192": curve("other/ssc-192", 192),
  "ssc-224": curve("other/ssc-224", 224),
  "ssc-256": curve("other/ssc-256", 256),
  "ssc-288": curve("other/ssc-288", 288),
  "ssc-320": curve("other/ssc-320", 320),
  "ssc-384": curve("other/ssc-384", 384),
  "ssc-512": curve("other/ssc-512", 512),
  FRP256v1: curve("anssi/FRP256v1", 256, "1.2.250.1.223.101.256.1"),
  sm2p256v1: curve("oscaa/SM2", 256, "1.2.156.10197.1.301", ["SM2", "curveSM2"]),
  gost256: curve("gost/gost256", 256),
  gost512: curve("gost/gost512", 511),
  "id-GostR3410-2001-CryptoPro-A-ParamSet": curve(
    "gost/id-GostR3410-2001-CryptoPro-A-ParamSet",
    256,
    "1.2.643.2.2.35.1",
    ["GostR3410-2001-CryptoPro-A", "id-GostR3410-2001-CryptoPro-XchA-ParamSet", "GostR3410-2001-CryptoPro-XchA"]
  ),
  "id-GostR3410-2001-CryptoPro-B-ParamSet": curve(
    "gost/id-GostR3410-2001-CryptoPro-B-ParamSet",
    256,
    "1.2.643.2.2.35.2",
    ["GostR3410-2001-CryptoPro-B"]
  ),
  "id-GostR3410-2001-CryptoPro-C-ParamSet": curve(
    "gost/id-GostR3410-2001-CryptoPro-C-ParamSet",
    256,
    "1.2.643.2.2.35.3",
    ["GostR3410-2001-CryptoPro-C", "id-GostR3410-2001-CryptoPro-XchB-ParamSet", "GostR3410-2001-CryptoPro-XchB"]
  ),
  "id-tc26-gost-3410-12-512-paramSetA": curve("gost/id-tc26-gost-3410-12-512-paramSetA", 512, "1.2.643.7.1.2.1.2.1", [
    "Tc26-Gost-3410-12-512-paramSetA"
  ]),
  "id-tc26-gost-3410-12-512-paramSetB": curve("gost/id-tc26-gost-3410-12-512-paramSetB", 512, "1.2.643.7.1.2.1.2.2", [
    "Tc26-Gost-3410-12-512-paramSetB"
  ]),
  "id-tc26-gost-3410-2012-256-paramSetA": curve(
    "gost/id-tc26-gost-3410-2012-256-paramSetA",
    256,
    "1.2.643.7.1.2.1.1.1",
    ["Tc26-Gost-3410-12-256-paramSetA", "id-tc26-gost-3410-12-256-paramSetA"]
  ),
  "id-tc26-gost-3410-2012-512-paramSetC": curve(
    "gost/id-tc26-gost-3410-2012-512-paramSetC",
    512,
    "1.2.643.7.1.2.1.2.3",
    ["Tc26-Gost-3410-12-512-paramSetC", "id-tc26-gost-3410-12-512-paramSetC"]
  ),
  "Oakley-3": curve("oakley/Oakley Group 3", 155, undefined, ["Oakley Group 3", "Oakley-EC2N-3", "ipsec3"]),
  "Oakley-4": curve("oakley/Oakley Group 4", 185, undefined, ["Oakley Group 4", "Oakley-EC2N-4", "ipsec4"]),
  "BLS12-377": pairing("bls/BLS12-377", 377),
  "BLS12-381": pairing("bls/BLS12-381", 381, ["BLS12-381-G1", "BLS12-381-G2"]),
  "BLS12-446": pairing("bls/BLS12-446", 446),
  "BLS12-455": pairing("bls/BLS12-455", 455),
  "BLS12-638": pairing("bls/BLS12-638", 638),
  "BLS24-477": pairing("bls/BLS24-477", 477),
  Bandersnatch: curve("bls/Bandersnatch", 255),
  bn158: pairing("bn/bn158", 158),
  bn190: pairing("bn/bn190", 190),
  bn222: pairing("bn/bn222", 222),
  bn254: pairing("bn/bn254", 254, ["Fp254BNb"]),
  bn286: pairing("bn/bn286", 286),
  bn318: pairing("bn/bn318", 318),
  bn350: pairing("bn/bn350", 350),
  bn382: pairing("bn/bn382", 382),
  bn414: pairing("bn/bn414", 414),
  bn446: pairing("bn/bn446", 446),
  bn478: pairing("bn/bn478", 478),
  bn510: pairing("bn/bn510", 510),
  bn542: pairing("bn/bn542", 542),
  bn574: pairing("bn/bn574", 574),
  bn606: pairing("bn/bn606", 606),
  bn638: pairing("bn/bn638", 638),
  mnt1: pairing("mnt/mnt1", undefined),
  "mnt2-1": pairing("mnt/mnt2/1", undefined, ["mnt2/1"]),
  "mnt2-2": pairing("mnt/mnt2/2", undefined, ["mnt2/2"]),
  "mnt3-1": pairing("mnt/mnt3/1", undefined, ["mnt3/1"]),
  "mnt3-2": pairing("mnt/mnt3/2", undefined, ["mnt3/2"]),
  "mnt3-3": pairing("mnt/mnt3/3", undefined, ["mnt3/3"]),
  mnt4: pairing("mnt/mnt4", undefined),
  "mnt5-1": pairing("mnt/mnt5/1", undefined, ["mnt5/1"]),
  "mnt5-2": pairing("mnt/mnt5/2", undefined, ["mnt5/2"]),
  "mnt5-3": pairing("mnt/mnt5/3", undefined, ["mnt5/3"]),
  "ed-254-mont": curve("nums/ed-254-mont", 254),
  "ed-255-mers": curve("nums/ed-255-mers", 255),
  "ed-256-mont": curve("nums/ed-256-mont", 256),
  "ed-382-mont": curve("nums/ed-382-mont", 382),
  "ed-383-mers": curve("nums/ed-383-mers", 383),
  "ed-384-mont": curve("nums/ed-384-mont", 384),
  "ed-510-mont": curve("nums/ed-510-mont", 510),
  "ed-511-mers": curve("nums/ed-511-mers", 511),
  "ed-512-mont": curve("nums/ed-512-mont", 512),
  numsp256d1: curve("nums/numsp256d1", 256),
  numsp256t1: curve("nums/numsp256t1", 256),
  numsp384d1: curve("nums/numsp384d1", 384),
  numsp384t1: curve("nums/numsp384t1", 384),
  numsp512d1: curve("nums/numsp512d1", 512),
  numsp512t1: curve("nums/numsp512t1", 512),
  "w-254-mont": curve("nums/w-254-mont", 254),
  "w-255-mers": curve("nums/w-255-mers", 255),
  "w-256-mont": curve("nums/w-256-mont", 256),
  "w-382-mont": curve("nums/w-382-mont", 382),
  "w-383-mers": curve("nums/w-383-mers", 383),
  "w-384-mont": curve("nums/w-384-mont", 384),
  "w-510-mont": curve("nums/w-510-mont", 510),
  "w-511-mers": curve("nums/w-511-mers", 511),
  "w-512-mont": curve("nums/w-512-mont", 512),
  "wap-wsg-idm-ecid-wtls1": curve("wtls/wap-wsg-idm-ecid-wtls1", 113, "2.23.43.1.4.1"),
  "wap-wsg-idm-ecid-wtls8": curve("wtls/wap-wsg-idm-ecid-wtls8", 112, "2.23.43.1.4.8"),
  "wap-wsg-idm-ecid-wtls9": curve("wtls/wap-wsg-idm-ecid-wtls9", 160, "2.23.43.1.4.9"),

  "id-GostR3410-2001-TestParamSet": curve(undefined, 256, "1.2.643.2.2.35.0", ["GostR3410-2001-TestParamSet"]),
  "id-tc26-gost-3410-2012-256-paramSetB": curve(undefined, 256, "1.2.643.7.1.2.1.1.2", [
    "Tc26-Gost-3410-12-256-paramSetB"
  ]),
  "id-tc26-gost-3410-2012-256-paramSetC": curve(undefined, 256, "1.2.643.7.1.2.1.1.3", [
    "Tc26-Gost-3410-12-256-paramSetC"
  ]),
  "id-tc26-gost-3410-2012-256-paramSetD": curve(undefined, 256, "1.2.643.7.1.2.1.1.4", [
    "Tc26-Gost-3410-12-256-paramSetD"
  ]),
  alt_bn128: pairing(undefined, 254, ["bn256", "BN128"]),
  BabyJubJub: curve(undefined, 254),
  Ristretto255: curve(undefined, 255),
  Decaf448: curve(undefined, 448),
  wapip192v1: curve(undefined, 192)
} satisfies { readonly [name: string]: CurveRow }

/** Canonical curve names. */
export type CurveName = keyof typeof rows

const named = ([name, row]: readonly [string, CurveRow]): readonly [string, Curve] => [
  name,
  { ...row, curve16: row.registry?.slice(row.registry.indexOf("/") + 1) ?? name }
]

/** Elliptic curves by canonical name: the NIST name where there is one, else that of the standard that defined it. */
export const curves: { readonly [name: string]: Curve } = Object.freeze(
  Object.fromEntries(Object.entries(rows).map(named))
)

export const curveOf = (name: string | undefined): Curve | undefined =>
  name !== undefined && Object.hasOwn(curves, name) ? curves[name] : undefined

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+.]/g, "")

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries(curves).flatMap(([name, row]) =>
    [...row.aliases, ...(row.oid === undefined ? [] : [row.oid]), row.curve16, name]
      .flatMap((spelling) => [spelling, spelling.replace("wap-wsg-idm-ecid-", "")])
      .map((spelling): readonly [string, string] => [bare(spelling), name])
  )
)

const PREFIX =
  /^(?:mbedtls|psa|ecp|dp|nid|sn|oid|id|urn|ansi|x9\.?62|secg?(?!p|t)|nist(?=[pkb]|ecc)|ecc?(?=[npsb])|curve(?=[psnb])|ell?iptic|named|group|tls|ssl|rfc\d+)/

/**
 * The canonical name of a curve in any spelling: `secp256r1`, `prime256v1`, `NIST P-256`, `nistp256`, `P256`,
 * `NID_X9_62_prime256v1` and `1.2.840.10045.3.1.7` are all `P-256`. Undefined when the text names no known curve.
 */
export const canonicalCurve = (text: string): string | undefined => {
  let rest = bare(text.replace(/\[[^]*$/, ""))
  for (;;) {
    const found = spellings.get(rest)
    if (found !== undefined) return found
    const shorter = rest.replace(PREFIX, "")
    if (shorter === rest) return undefined
    rest = shorter
  }
}
