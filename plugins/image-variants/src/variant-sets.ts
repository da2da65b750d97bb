import { sql, type Shop } from "@stheno/core"
import { makeImages, UnusableImage } from "./make-images.ts"
import { settingsOf, type VariantOptions } from "./options.ts"
import { readOriginal } from "./read-original.ts"
import type { Variant } from "./variant.ts"

type Desk = Pick<Shop, "db" | "engine" | "log" | "transaction">

/** Images of a product beyond this number get no variants. */
const mostImages = 200

/** Products that the job by schedule looks at in one run. */
const mostProducts = 200

/** Makes the variants of a product's images that have none yet, and shows them with the product. */
export async function updateProduct(shop: Desk, productId: string, options: VariantOptions): Promise<void> {
  const { rows } = await sql<{ url: string }>`select url from (${urlsOf(productId)}) as used
    where url is not null limit ${mostImages}`.execute(shop.db)
  for (const { url } of rows) if (await claim(shop.db, url, options)) await makeSet(shop, url, options)
  await showVariants(shop, productId)
}

const urlsOf = (productId: string) => sql`
  select i.url from product_images pi join image i on i.id = pi.image_id
    where pi.product_id = ${productId} and i.deleted_at is null
  union select thumbnail from product where id = ${productId} and deleted_at is null`

/** Products with an image that has no variants of these options yet. */
export async function listOutdated(db: Shop["db"], options: VariantOptions): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p where p.deleted_at is null and exists (
      select from (select i.url, i.variants from product_images pi join image i on i.id = pi.image_id
          where pi.product_id = p.id and i.deleted_at is null
        union select p.thumbnail, p.thumbnail_variants) as used
      left join image_variant_set s using (url)
      where used.url is not null and (s.url is null or s.settings <> ${settingsOf(options)}
        or used.variants is distinct from s.variants or ${isAbandoned}))
    order by p.id limit ${mostProducts}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Whether the process that works on an image ended without a result, for example because it was killed. It renews the
 * time after each variant, which takes 10 minutes at most.
 */
const isAbandoned = sql`(s.claimed_at < now() - interval '15 minutes')`

/** Takes over an image, unless its variants exist or another process is at them. */
async function claim(db: Shop["db"], url: string, options: VariantOptions): Promise<boolean> {
  const settings = settingsOf(options)
  const { rows } = await sql`insert into image_variant_set as s (url, settings) values (${url}, ${settings})
    on conflict (url) do update set settings = excluded.settings, claimed_at = now(), problem = null
      where s.settings <> excluded.settings or ${isAbandoned}
    returning url`.execute(db)
  return rows.length > 0
}

async function makeSet({ db, engine, log }: Desk, url: string, options: VariantOptions): Promise<void> {
  const { files } = engine.providers
  const keys: string[] = []
  try {
    const original = await readOriginal(files, url, options.max_bytes)
    if (!original) throw new UnusableImage("The file provider does not have the file")
    const variants: Variant[] = []
    const name = new URL(url).pathname.replace(/^.*\/(?:file_[^-]*-)?|\.[^./]*$/g, "") || "image"
    const renew = () => renewClaim(db, url)
    for (const { bytes, width, height, format } of await makeImages(original, options, renew)) {
      const file = { name: `${name}-${width}.${format}`, type: `image/${format}`, isProtected: false, bytes }
      const { url: address, key } = await files.upload(file)
      keys.push(key)
      await renew()
      variants.push({ url: address, width, height, format, bytes: bytes.length })
    }
    await sql`update image_variant_set set variants = ${JSON.stringify(variants)}::jsonb, claimed_at = null
      where url = ${url}`.execute(db)
  } catch (error) {
    if (!(error instanceof UnusableImage)) {
      await giveBack({ db, engine }, url, keys)
      throw error
    }
    log.warn({ url, problem: error.message }, "An image has no variants")
    await sql`update image_variant_set set variants = null, problem = ${error.message}, claimed_at = null
      where url = ${url}`.execute(db)
  }
}

async function renewClaim(db: Shop["db"], url: string): Promise<void> {
  await sql`update image_variant_set set claimed_at = now()
    where url = ${url} and claimed_at is not null`.execute(db)
}

/** Undoes what was begun, so that the next attempt starts again. */
async function giveBack(
  { db, engine }: Pick<Desk, "db" | "engine">,
  url: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await engine.providers.files.remove(key).catch(() => undefined)
  await sql`update image_variant_set set settings = '', claimed_at = null
    where url = ${url}`.execute(db)
}

/** Copies variants to the images and the thumbnail of a product, and says so in an event if they are new. */
async function showVariants(shop: Desk, productId: string): Promise<void> {
  await shop.transaction(async ({ db, emit }) => {
    const images =
      await sql`update image i set variants = s.variants from image_variant_set s, product_images pi
      where s.url = i.url and pi.image_id = i.id and pi.product_id = ${productId}
        and i.variants is distinct from s.variants returning i.id`.execute(db)
    const thumbnails = await sql`update product p set thumbnail_variants = found.variants
      from (select (select s.variants from image_variant_set s join product own on own.thumbnail = s.url
        where own.id = ${productId}) as variants) as found
      where p.id = ${productId} and p.thumbnail_variants is distinct from found.variants
      returning p.id`.execute(db)
    const fields = [images.rows.length > 0 && "images", thumbnails.rows.length > 0 && "thumbnail"]
    const changed = fields.filter((field) => field !== false)
    if (changed.length > 0) await emit("product.updated", { id: productId, fields: changed })
  })
}
