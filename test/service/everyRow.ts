import { expect } from "vitest"
import type { ServiceInProcess } from "./startService.ts"

/** Every value of every column of every table, as text; bytes in hexadecimal. */
export const everyRow = async (service: ServiceInProcess): Promise<string> => {
  const tables = await service.sql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'"
  )
  const texts = []
  for (const { name } of tables) {
    const rows = await service.sql(`select to_jsonb(t)::text as text from "${String(name)}" t`)
    texts.push(...rows.map(({ text }) => String(text)))
  }
  expect(tables.length).toBeGreaterThan(9)
  return texts.join("\n")
}
