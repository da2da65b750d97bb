import { PGlite } from "@electric-sql/pglite"
import { Kysely } from "kysely"
import type { Database } from "@stheno/core"
import { migrate } from "@stheno/core/internal/platform/database/migrator.ts"
import { pgliteDialect } from "@stheno/core/internal/platform/database/pglite-dialect.ts"
import { renderSchema } from "./render-schema.ts"

/** Where the generated row types live. */
export const schemaFile = new URL("../../../core/src/platform/database/schema.gen.ts", import.meta.url)

/** Migrates an empty database in memory and writes down what it then looks like. */
export async function generateSchema(): Promise<string> {
  const client = await PGlite.create()
  try {
    const db = new Kysely<Database>({ dialect: pgliteDialect(client) })
    await migrate(db)
    return await renderSchema(db)
  } finally {
    await client.close()
  }
}
