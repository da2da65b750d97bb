import { openModuleDatabase } from "@stheno/server/modules"

/** The database that the samples work on; without a URL an embedded one. */
export const database = await openModuleDatabase(
  process.env["DATABASE_URL"] ? { url: process.env["DATABASE_URL"] } : {},
)
