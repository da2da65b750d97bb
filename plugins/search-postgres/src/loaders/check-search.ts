import { loader, sql, type LoaderDefinition } from "@stheno/core"
import { hasTrigrams } from "../builds.ts"
import { readOptions } from "../options.ts"

/** Checks at startup that the database can do what the options ask for. */
const checkSearch: LoaderDefinition = loader(async ({ pluginOptions, db, log }) => {
  const { languages, typos } = readOptions(pluginOptions)
  const { rows } = await sql<{ name: string }>`select cfgname as name from pg_ts_config
    where pg_ts_config_is_visible(oid) order by 1`.execute(db)
  const known = rows.map(({ name }) => name)
  const missing = languages.find((name) => !known.includes(name))
  if (missing !== undefined)
    throw new Error(
      `languages: PostgreSQL has no text search configuration ${missing}. Use ${known.join(", ")}.`,
    )
  if (typos && !(await hasTrigrams(db)))
    log.warn(
      { plugin: "@stheno/search-postgres" },
      "Product search does not find misspelled words: the extension pg_trgm is missing. Run CREATE EXTENSION pg_trgm " +
        "as a user with the right CREATE on the database, and restart the server.",
    )
})
export default checkSearch
