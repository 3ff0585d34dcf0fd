import type { ChangedAsset, ChangedWeakness, InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import type { Weakness } from "../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../scanner/model/CryptoAsset.ts"
import { printable } from "../../scanner/model/printable.ts"
import { counted, type Row, section } from "./columns.ts"

const place = ({
  location: {
    path,
    place: { line }
  }
}: Weakness): string => `${printable(path)}:${line}`

const weaknessRow =
  (change: string) =>
  (one: Weakness): Row => [change, one.severity, one.rule, printable(one.algorithm), place(one)]

const stateOf = ({ severity, suppressed }: Weakness): string => (suppressed === undefined ? severity : "suppressed")

const changedWeaknessRow = ({ before, after }: ChangedWeakness): Row => [
  "changed",
  `${stateOf(before)} -> ${stateOf(after)}`,
  after.rule,
  printable(after.algorithm),
  place(after)
]

const assetRow =
  (change: string) =>
  ({ type, name, occurrences }: CryptoAsset): Row => [
    change,
    type,
    printable(name),
    counted(occurrences.length, "place")
  ]

const changedAssetRow = ({ asset, added, removed }: ChangedAsset): Row => [
  "changed",
  asset.type,
  printable(asset.name),
  `+${added.length} -${removed.length} places`
]

const scoreText = (name: string, { before, after }: InventoryDiff["hygiene"]): string =>
  `${name} ${before ?? "none"} -> ${after ?? "none"}`

/** The difference of two inventories for a person at a terminal. */
export const renderDiff = ({ assets, weaknesses, hygiene, quantum }: InventoryDiff): string =>
  [
    section(
      ["CHANGE", "SEVERITY", "FINDING", "ASSET", "WHERE"],
      [
        ...weaknesses.added.map(weaknessRow("new")),
        ...weaknesses.changed.map(changedWeaknessRow),
        ...weaknesses.fixed.map(weaknessRow("fixed"))
      ]
    ),
    section(
      ["CHANGE", "TYPE", "ASSET", "PLACES"],
      [
        ...assets.added.map(assetRow("new")),
        ...assets.changed.map(changedAssetRow),
        ...assets.removed.map(assetRow("gone"))
      ]
    ),
    `findings: ${weaknesses.added.length} new, ${weaknesses.fixed.length} fixed, ${weaknesses.changed.length} changed, ${weaknesses.unchanged} as before\n`,
    `assets: ${assets.added.length} new, ${assets.removed.length} gone, ${assets.changed.length} changed, ${assets.unchanged} as before\n`,
    `${scoreText("hygiene", hygiene)}, ${scoreText("quantum readiness", quantum)}\n`
  ].join("")
