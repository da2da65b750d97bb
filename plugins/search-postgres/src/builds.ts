import { sql, type SearchHit, type Shop } from "@stheno/core"
import { createBuild, currentBuild, writeDocuments, type Desk } from "./index-store.ts"
import type { SearchOptions } from "./options.ts"

/** Changes whenever documents of an earlier version of the plugin have to be written again. */
const version = 1

/** What documents depend on, as a text. */
function settingsOf({ languages, fields, typos }: SearchOptions): string {
  return JSON.stringify({ version, languages, fields, typos: typos !== false })
}

/** Whether the index lacks products, has others, or was made with other settings. */
export async function needsAll({ shop: { db }, options }: Desk): Promise<boolean> {
  if (options.rebuildAtStartup) return true
  const { rows } = await sql<{ isSame: boolean }>`select
      coalesce((select settings = ${settingsOf(options)} from product_search_build where is_current), false)
      and not exists (
        (select id from product where status = 'published' and deleted_at is null
          except select product_id from product_search_document where build_id = ${currentBuild})
        union all
        (select product_id from product_search_document where build_id = ${currentBuild}
          except select id from product where status = 'published' and deleted_at is null)
      ) as "isSame"`.execute(db)
  return !rows[0]!.isSame
}

/** Fills a second build and makes it the current one, so that searches find products meanwhile. */
export async function replaceAll(desk: Desk, batches: AsyncIterable<readonly SearchHit[]>): Promise<void> {
  const { shop } = desk
  await dropStale(shop.db)
  if (desk.options.typos && (await hasTrigrams(shop.db))) await createTrigramIndex(shop.db)
  const build = await createBuild(desk)
  try {
    for await (const products of batches)
      await shop.transaction((inner) => writeDocuments({ ...desk, shop: inner }, build, products))
    await shop.transaction(({ db }) => makeCurrent(db, build, settingsOf(desk.options)))
  } catch (error) {
    await sql`delete from product_search_build where id = ${build}`.execute(shop.db)
    throw error
  }
  await sql`delete from product_search_build where not is_current and settings is not null`.execute(shop.db)
  // Statistics for the planner, which otherwise come a minute later.
  await sql`analyze product_search_document, product_search_word`.execute(shop.db)
}

/** Waits for whoever writes the current build, so that nothing is lost in the exchange. */
async function makeCurrent(db: Shop["db"], build: string, settings: string): Promise<void> {
  await sql`lock table product_search_build in share row exclusive mode`.execute(db)
  await sql`select id from product_search_build where is_current for update`.execute(db)
  await sql`update product_search_build set is_current = false, settings = coalesce(settings, '')
    where is_current`.execute(db)
  await sql`update product_search_build set is_current = true, settings = ${settings}
    where id = ${build}`.execute(db)
}

/** Deletes what rebuilds left that were interrupted, and nothing of one that another process is at. */
async function dropStale(db: Shop["db"]): Promise<void> {
  await sql`delete from product_search_build
    where not is_current and (settings is not null or created_at < now() - interval '1 day')`.execute(db)
}

/** Whether PostgreSQL can find similar words: the extension pg_trgm is there, and its functions are in reach. */
export async function hasTrigrams(db: Shop["db"]): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select
    to_regprocedure('word_similarity(text, text)') is not null as "isThere"`.execute(db)
  return rows[0]!.isThere
}

async function createTrigramIndex(db: Shop["db"]): Promise<void> {
  await sql`create index if not exists product_search_similar_words
    on product_search_word using gin (word gin_trgm_ops)`.execute(db)
}
