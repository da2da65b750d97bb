import { newId, sql, type SearchHit, type Shop } from "@stheno/core"
import { facetsOf, vocabularyOf, weightedWords, type Category } from "./document.ts"
import { classes, type SearchOptions } from "./options.ts"
import { wordsOf } from "./words.ts"

/** What reads and writes the index. */
export interface Desk {
  readonly options: SearchOptions
  /** the shop, or that of a transaction */
  readonly shop: Pick<Shop, "db" | "transaction">
}

/** The build that searches read, as a value of a query. */
export const currentBuild = sql<string>`(select id from product_search_build where is_current)`

/** Indexes products in the current build, which is created if there is none. */
export async function indexProducts(desk: Desk, products: readonly SearchHit[]): Promise<void> {
  if (products.length === 0) return
  await desk.shop.transaction(async (shop) =>
    writeDocuments({ ...desk, shop }, await holdCurrentBuild(shop.db), products),
  )
}

/** Removes products from all builds. */
export async function removeProducts({ shop }: Desk, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from product_search_document where product_id = any(${[...ids]}::text[])`.execute(shop.db)
}

/** The current build, which stays current until the transaction ends. */
async function holdCurrentBuild(db: Shop["db"]): Promise<string> {
  const read = sql<{ id: string }>`select id from product_search_build where is_current for share`
  for (;;) {
    const { rows } = await read.execute(db)
    if (rows[0]) return rows[0].id
    await sql`insert into product_search_build (id, is_current) values (${newId("psb")}, true)
      on conflict do nothing`.execute(db)
  }
}

/** Creates a build that no search reads yet. */
export async function createBuild({ shop: { db } }: Desk): Promise<string> {
  const id = newId("psb")
  await sql`insert into product_search_build (id) values (${id})`.execute(db)
  return id
}

/** Adds products to a build, and replaces those that it has. */
export async function writeDocuments(
  { shop: { db }, options }: Desk,
  build: string,
  products: readonly SearchHit[],
): Promise<void> {
  const categories = await readCategories(
    db,
    products.map(({ id }) => id),
  )
  // In one order, so that two processes that index the same products wait for each other.
  const latest = new Map(products.map((product) => [product.id, product]))
  const sorted = [...latest.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const vocabulary = new Set<string>()
  const rows = sorted.map((product) => {
    const mine = categories.get(product.id) ?? []
    const words = weightedWords(product, mine, options)
    if (options.typos) vocabularyOf(words).forEach((word) => vocabulary.add(word))
    const { sales_channels: channels = [], ...rest } = product
    return {
      id: product.id,
      title: wordsOf(String(product["title"] ?? "")).join(" "),
      product: rest,
      categories: mine,
      facets: facetsOf(product, mine),
      channels: (channels as readonly { readonly id: string }[]).map(({ id }) => id),
      ...words,
    }
  })
  await insertDocuments(db, build, { rows, options })
  await sql`insert into product_search_word (build_id, word)
    select ${build}, word from unnest(${[...vocabulary].toSorted()}::text[]) as word
    on conflict do nothing`.execute(db)
}

async function insertDocuments(
  db: Shop["db"],
  build: string,
  { rows, options }: { readonly rows: readonly object[]; readonly options: SearchOptions },
): Promise<void> {
  const parts = classes.map(
    (weight) => sql`setweight(${vectorOf(sql.ref(`r.${weight}`), options)}, ${sql.lit(weight)})`,
  )
  await sql`insert into product_search_document
      (build_id, product_id, title, product, categories, facets, channels, document)
    select ${build}, r.id, r.title, r.product, r.categories, r.facets,
      array(select jsonb_array_elements_text(r.channels)), ${sql.join(parts, sql` || `)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id text, title text, product json,
      categories jsonb, facets jsonb, channels jsonb, "A" text, "B" text, "C" text, "D" text)
    on conflict (build_id, product_id) do update set title = excluded.title, product = excluded.product,
      categories = excluded.categories, facets = excluded.facets, channels = excluded.channels,
      document = excluded.document`.execute(db)
}

/** Words as they are written, for prefixes, and their stems in each language. */
function vectorOf(words: ReturnType<typeof sql.ref>, { languages }: SearchOptions) {
  const configurations = [...new Set(["simple", ...languages])]
  const vectors = configurations.map((name) => sql`to_tsvector(${name}::text::regconfig, ${words})`)
  return sql.join(vectors, sql` || `)
}

/** The categories of products that a storefront shows, with those above them. */
const shownCategories = sql`select pc.product_id,
    jsonb_agg(distinct jsonb_build_object('id', c.id, 'name', c.name, 'handle', c.handle)) as categories
  from product_category_product pc join product_category own on own.id = pc.product_category_id
  join product_category c on c.id = own.id or c.id = any(string_to_array(own.mpath, '.'))
  where c.is_active and not c.is_internal and own.is_active and not own.is_internal`

async function readCategories(
  db: Shop["db"],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Category[]>> {
  const { rows } = await sql<{ product_id: string; categories: Category[] }>`${shownCategories}
    and pc.product_id = any(${[...ids]}::text[]) group by 1`.execute(db)
  return new Map(rows.map(({ product_id: id, categories }) => [id, categories]))
}

/** Products that are indexed again in one transaction. */
const batchSize = 100

/**
 * Indexes products again whose categories are no longer those of the index: putting products into a category has no
 * event.
 * @returns the number of products
 */
export async function refreshCategories(desk: Desk): Promise<number> {
  let count = 0
  for (;;) {
    const changed = await desk.shop.transaction((shop) => refreshSome({ ...desk, shop }))
    count += changed
    if (changed < batchSize) return count
  }
}

async function refreshSome(desk: Desk): Promise<number> {
  const { db } = desk.shop
  const build = await holdCurrentBuild(db)
  const { rows } = await sql<{ product: SearchHit; channels: readonly string[] }>`
    with live as (${shownCategories} group by 1)
    select d.product, d.channels from product_search_document d left join live using (product_id)
    where d.build_id = ${build} and d.categories <> coalesce(live.categories, '[]')
    order by d.product_id limit ${batchSize} for update of d`.execute(db)
  const products = rows.map(({ product, channels }) => ({
    ...product,
    sales_channels: channels.map((id) => ({ id })),
  }))
  if (products.length > 0) await writeDocuments(desk, build, products)
  return rows.length
}
