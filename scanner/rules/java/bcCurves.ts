import { arg, library, text } from "../rule.ts"

const x9 = {
  is: "parameters",
  name: "EC",
  curve: arg(0, "curve"),
  returns: "org.bouncycastle.asn1.x9.X9ECParameters"
} as const
const custom = { is: "parameters", name: "EC" } as const
const curveClasses =
  "org.bouncycastle.{crypto.ec.CustomNamedCurves,asn1.x9.ECNamedCurveTable,asn1.x9.X962NamedCurves,asn1.sec.SECNamedCurves,asn1.nist.NISTNamedCurves,asn1.teletrust.TeleTrusTNamedCurves,asn1.anssi.ANSSINamedCurves,asn1.gm.GMNamedCurves}"

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.asn1.{x9,sec,nist,teletrust,anssi,gm,cryptopro,ua},
 * org.bouncycastle.crypto.ec, org.bouncycastle.jce and org.bouncycastle.jce.spec: elliptic curves by name or by object
 * identifier, and the domain parameters made of them.
 */
export const bcCurves = library("java", "bcCurves", {
  [`${curveClasses}.{getByName,getByOID}`]: x9,
  [`${curveClasses}.{getByNameLazy,getByOIDLazy}`]: { ...x9, returns: "org.bouncycastle.asn1.x9.X9ECParametersHolder" },
  [`${curveClasses}.getOID`]: { curve: arg(0, "curve") },
  "org.bouncycastle.asn1.cryptopro.ECGOST3410NamedCurves.{getByNameX9,getByNameLazy,getByOIDX9,getByOIDLazy,getByName,getByOID}":
    {
      ...x9,
      name: "GOSTR3410"
    },
  "org.bouncycastle.asn1.cryptopro.ECGOST3410NamedCurves.getOID": { curve: arg(0, "curve") },
  "org.bouncycastle.asn1.ua.DSTU4145NamedCurves.getByOID": { ...x9, name: "DSTU4145" },
  "org.bouncycastle.crypto.util.SSHNamedCurves.{getParameters,getByName}": x9,
  "org.bouncycastle.asn1.x9.X9ECParameters#getCurve": { refines: true },
  "org.bouncycastle.asn1.x9.X9ECParametersHolder#{getCurve,getParameters}": {
    refines: true,
    returns: "org.bouncycastle.asn1.x9.X9ECParameters"
  },

  "org.bouncycastle.jce.ECNamedCurveTable.getParameterSpec": {
    is: "parameters",
    name: "EC",
    curve: arg(0, "curve"),
    returns: "org.bouncycastle.jce.spec.ECParameterSpec"
  },
  "org.bouncycastle.jce.ECGOST3410NamedCurveTable.getParameterSpec": {
    is: "parameters",
    name: "GOSTR3410",
    curve: arg(0, "curve"),
    returns: "org.bouncycastle.jce.spec.ECParameterSpec"
  },
  "org.bouncycastle.jce.spec.{ECParameterSpec,ECNamedCurveParameterSpec}#getCurve": { refines: true },
  "new org.bouncycastle.jce.spec.ECNamedCurveGenParameterSpec": { curve: arg(0, "curve") },
  "new org.bouncycastle.jce.spec.{ECNamedCurveSpec,ECNamedCurveParameterSpec}": {
    curve: arg(0, "curve"),
    from: arg(1, "any")
  },
  "new org.bouncycastle.jce.spec.ECParameterSpec": { from: arg(0, "any") },
  "new org.bouncycastle.jce.spec.{ECPublicKeySpec,ECPrivateKeySpec}": { name: "EC", from: arg(1, "any") },

  "new org.bouncycastle.crypto.params.ECDomainParameters": { curve: arg(0, "any") },
  "new org.bouncycastle.crypto.params.ECNamedDomainParameters": { curve: arg(0, "curve"), from: arg(1, "any") },
  "org.bouncycastle.crypto.params.ECNamedDomainParameters.lookup": { curve: arg(0, "curve") },
  "new org.bouncycastle.crypto.params.{DSTU4145Parameters,ECGOST3410Parameters}": { curve: arg(0, "any") },
  "org.bouncycastle.crypto.params.ECDomainParameters#getCurve": { refines: true },
  "org.bouncycastle.crypto.params.{ECPrivateKeyParameters,ECPublicKeyParameters}#getParameters": { inherits: true },

  "new org.bouncycastle.math.ec.custom.sec.{SecP128R1,SecP160K1,SecP160R1,SecP160R2,SecP192K1,SecP192R1,SecP224K1,SecP224R1}Curve":
    {
      ...custom,
      curve: text("{1}", "curve")
    },
  "new org.bouncycastle.math.ec.custom.sec.{SecP256K1,SecP256R1,SecP384R1,SecP521R1,SecT113R1,SecT113R2,SecT131R1,SecT131R2}Curve":
    {
      ...custom,
      curve: text("{1}", "curve")
    },
  "new org.bouncycastle.math.ec.custom.sec.{SecT163K1,SecT163R1,SecT163R2,SecT193R1,SecT193R2,SecT233K1,SecT233R1,SecT239K1}Curve":
    {
      ...custom,
      curve: text("{1}", "curve")
    },
  "new org.bouncycastle.math.ec.custom.sec.{SecT283K1,SecT283R1,SecT409K1,SecT409R1,SecT571K1,SecT571R1}Curve": {
    ...custom,
    curve: text("{1}", "curve")
  },
  "new org.bouncycastle.math.ec.custom.gm.SM2P256V1Curve": { ...custom, curve: "sm2p256v1" },
  "new org.bouncycastle.math.ec.custom.djb.Curve25519": { ...custom, curve: "Curve25519" }
})
