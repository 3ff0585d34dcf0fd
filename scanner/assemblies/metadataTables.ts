/** The tables of metadata by their numbers (II.22). */
export const TABLE = {
  module: 0x00,
  typeRef: 0x01,
  typeDef: 0x02,
  field: 0x04,
  method: 0x06,
  param: 0x08,
  interfaceImpl: 0x09,
  memberRef: 0x0a,
  constant: 0x0b,
  customAttribute: 0x0c,
  standAloneSig: 0x11,
  event: 0x14,
  property: 0x17,
  moduleRef: 0x1a,
  typeSpec: 0x1b,
  fieldRva: 0x1d,
  assembly: 0x20,
  assemblyRef: 0x23,
  nestedClass: 0x29,
  methodSpec: 0x2b,
  document: 0x30,
  methodDebugInformation: 0x31,
  localScope: 0x32,
  localVariable: 0x33,
  stateMachineMethod: 0x36
} as const

/**
 * A column of a table: so many bytes; an index into the texts, the GUIDs or the blobs; the row of a table; or, under a name, the row of one
 * of several.
 */
export type Column = 2 | 4 | "S" | "G" | "B" | `#${number}` | keyof typeof CODED

/** Which tables an index that is of one of several leads to, by its last bits (II.24.2.6; -1 for those that are not used). */
export const CODED = {
  TypeDefOrRef: [0x02, 0x01, 0x1b],
  HasConstant: [0x04, 0x08, 0x17],
  HasCustomAttribute: [
    0x06, 0x04, 0x01, 0x02, 0x08, 0x09, 0x0a, 0x00, 0x0e, 0x17, 0x14, 0x11, 0x1a, 0x1b, 0x20, 0x23, 0x26, 0x27, 0x28,
    0x2a, 0x2c, 0x2b
  ],
  HasFieldMarshal: [0x04, 0x08],
  HasDeclSecurity: [0x02, 0x06, 0x20],
  MemberRefParent: [0x02, 0x01, 0x1a, 0x06, 0x1b],
  HasSemantics: [0x14, 0x17],
  MethodDefOrRef: [0x06, 0x0a],
  MemberForwarded: [0x04, 0x06],
  Implementation: [0x26, 0x23, 0x27],
  CustomAttributeType: [-1, -1, 0x06, 0x0a, -1],
  ResolutionScope: [0x00, 0x1a, 0x23, 0x01],
  TypeOrMethodDef: [0x02, 0x06],
  HasCustomDebugInformation: [
    0x06, 0x04, 0x01, 0x02, 0x08, 0x09, 0x0a, 0x00, 0x0e, 0x17, 0x14, 0x11, 0x1a, 0x1b, 0x20, 0x23, 0x26, 0x27, 0x28,
    0x2a, 0x2c, 0x2b, 0x30, 0x32, 0x33, 0x34, 0x35
  ]
} as const

const columns = (written: string): ReadonlyArray<Column> =>
  written.split(" ").map((one) => (one === "2" ? 2 : one === "4" ? 4 : (one as Column)))

/** The columns of each table (II.22; of those of a portable PDB from 0x30 on, the Portable PDB format specification). */
export const SCHEMA: { readonly [table: number]: ReadonlyArray<Column> } = {
  0x00: columns("2 S G G G"),
  0x01: columns("ResolutionScope S S"),
  0x02: columns("4 S S TypeDefOrRef #4 #6"),
  0x03: columns("#4"),
  0x04: columns("2 S B"),
  0x05: columns("#6"),
  0x06: columns("4 2 2 S B #8"),
  0x07: columns("#8"),
  0x08: columns("2 2 S"),
  0x09: columns("#2 TypeDefOrRef"),
  0x0a: columns("MemberRefParent S B"),
  0x0b: columns("2 HasConstant B"),
  0x0c: columns("HasCustomAttribute CustomAttributeType B"),
  0x0d: columns("HasFieldMarshal B"),
  0x0e: columns("2 HasDeclSecurity B"),
  0x0f: columns("2 4 #2"),
  0x10: columns("4 #4"),
  0x11: columns("B"),
  0x12: columns("#2 #20"),
  0x13: columns("#20"),
  0x14: columns("2 S TypeDefOrRef"),
  0x15: columns("#2 #23"),
  0x16: columns("#23"),
  0x17: columns("2 S B"),
  0x18: columns("2 #6 HasSemantics"),
  0x19: columns("#2 MethodDefOrRef MethodDefOrRef"),
  0x1a: columns("S"),
  0x1b: columns("B"),
  0x1c: columns("2 MemberForwarded S #26"),
  0x1d: columns("4 #4"),
  0x1e: columns("4 4"),
  0x1f: columns("4"),
  0x20: columns("4 2 2 2 2 4 B S S"),
  0x21: columns("4"),
  0x22: columns("4 4 4"),
  0x23: columns("2 2 2 2 4 B S S B"),
  0x24: columns("4 #35"),
  0x25: columns("4 4 4 #35"),
  0x26: columns("4 S B"),
  0x27: columns("4 4 S S Implementation"),
  0x28: columns("4 4 S Implementation"),
  0x29: columns("#2 #2"),
  0x2a: columns("2 2 TypeOrMethodDef S"),
  0x2b: columns("MethodDefOrRef B"),
  0x2c: columns("#42 TypeDefOrRef"),
  0x30: columns("B G B G"),
  0x31: columns("#48 B"),
  0x32: columns("#6 #53 #51 #52 4 4"),
  0x33: columns("2 2 S"),
  0x34: columns("S B"),
  0x35: columns("#53 B"),
  0x36: columns("#6 #6"),
  0x37: columns("HasCustomDebugInformation G B")
}
