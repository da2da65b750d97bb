import fs from "node:fs"
import path from "node:path"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { createTestDatabase } from "@stheno/server/testing"

const file = path.join(import.meta.dirname, "search-indexes.sql")
const statements = fs
  .readFileSync(file, "utf8")
  .split(";\n")
  .filter((statement) => statement.trim())
const names = statements.flatMap(
  (text) => /CONCURRENTLY (\w+)/.exec(text)?.[1] ?? [],
)

it("creates the indexes of searches as migrations do", async () => {
  const { db, drop } = await createTestDatabase()
  const definitions = async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where indexdef like '%gin_trgm_ops%' order by indexname`.execute(db)
    return rows
  }
  try {
    const before = await definitions()
    expect(names.toSorted()).toEqual(before.map(({ name }) => name))
    for (const name of names) await sql`drop index ${sql.id(name)}`.execute(db)
    expect(await definitions()).toEqual([])
    for (const statement of statements) await sql.raw(statement).execute(db)
    expect(await definitions()).toEqual(before)
  } finally {
    await drop()
  }
})
