import type { Engine } from "@stheno/core"
import type { Config } from "../config/keys.ts"
import { openDatabase } from "../database.ts"
import { findDatabase } from "../find-database.ts"
import { openProject } from "./open-project.ts"

/**
 * Does work on the database of the project in this folder.
 * @throws StartError when no database is available
 */
export async function withDatabase(
  overrides: Partial<Config>,
  work: (db: Engine["db"]) => Promise<void>,
): Promise<void> {
  const { config } = await openProject(process.cwd(), overrides)
  const url = await findDatabase(config)
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    await work(db)
  } finally {
    await close()
  }
}
