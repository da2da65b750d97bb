import fs from "node:fs"
import path from "node:path"
import type { Engine } from "@stheno/core"
import { sql } from "kysely"

/** Columns that hold addresses of files. */
const columns = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["line_item", "thumbnail"],
] as const

/**
 * Lets addresses of local files follow the server to another port or host: v1's tables keep them whole, so that
 * pictures would be lost to a development server that is started elsewhere. The last address is kept in the data
 * directory; the first start only writes it down.
 * @param dataDir of the embedded database that `engine` works on
 * @since 0.1
 */
export async function moveLinks(
  { db, config }: Pick<Engine, "db" | "config">,
  dataDir: string,
): Promise<void> {
  const note = path.join(dataDir, "base-url")
  const before = fs.existsSync(note) ? fs.readFileSync(note, "utf8").trim() : undefined
  if (before === config.baseUrl) return
  if (before)
    await db.transaction().execute(async (tx) => {
      for (const [table, column] of columns)
        await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = ${config.baseUrl} || substr(${sql.ref(column)}, ${before.length + 1})
          where starts_with(${sql.ref(column)}, ${`${before}/uploads/`})`.execute(tx)
    })
  fs.writeFileSync(note, `${config.baseUrl}\n`)
}
