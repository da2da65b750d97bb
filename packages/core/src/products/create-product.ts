import { sql } from "kysely"
import { newId } from "../kernel/ids.ts"
import type { Context } from "../http/operation.ts"
import type { Executor } from "../query/fetch.ts"
import { defaultSalesChannelId } from "../sales-channels/index.ts"
import { createVariants } from "./create-variants.ts"
import { findOrCreateImages, findOrCreateTags, findOrCreateType } from "./find-or-create.ts"
import { handleOf } from "../kernel/handle.ts"
import { linkToProduct } from "./links.ts"
import type { CreateProductInput } from "./shapes.ts"
import { refusingVariants } from "./variant-refusals.ts"

type Write = Pick<Context, "db" | "engine" | "emit">

/**
 * Makes a product with everything that belongs to it: images, tags, type, options, variants with prices. Without
 * a handle its title makes one; without sales channels it joins the store's default one.
 * @param input.variants each with its option values in the order of the options
 * @returns the new product's id
 * @throws products.option_count_differs, products.variant_refused
 * @emits product.created, and product-variant.created for each variant
 * @since 0.1
 */
export async function createProduct(context: Write, input: CreateProductInput): Promise<string> {
  const { db } = context
  const id = newId("prod")
  await db
    .insertInto("product")
    .values({
      id,
      ...ownColumns(input),
      handle: input.handle || handleOf(input.title, id.toLowerCase()),
      thumbnail: input.thumbnail || (input.images?.[0] ?? null),
      type_id: input.type ? await findOrCreateType(db, input.type.value) : null,
    })
    .execute()
  const channels = idsOf(input.sales_channels)
  await linkToProduct(db, id, "images", await findOrCreateImages(db, input.images ?? []))
  await linkToProduct(
    db,
    id,
    "tags",
    await findOrCreateTags(
      db,
      (input.tags ?? []).map(({ value }) => value),
    ),
  )
  await linkToProduct(db, id, "categories", idsOf(input.categories))
  await linkToProduct(
    db,
    id,
    "salesChannels",
    channels.length > 0 ? channels : [await defaultSalesChannelId(db)],
  )
  await linkProfile(db, id, input.is_giftcard ? "gift_card" : "default")
  await createOptionsAndVariants(context, id, input)
  await context.emit("product.created", { id })
  return id
}

function ownColumns(input: CreateProductInput) {
  return {
    title: input.title,
    subtitle: input.subtitle ?? null,
    description: input.description ?? null,
    is_giftcard: input.is_giftcard ?? false,
    discountable: input.discountable ?? true,
    status: input.status ?? ("draft" as const),
    collection_id: input.collection_id || null,
    weight: input.weight ?? null,
    length: input.length ?? null,
    height: input.height ?? null,
    width: input.width ?? null,
    hs_code: input.hs_code ?? null,
    origin_country: input.origin_country ?? null,
    mid_code: input.mid_code ?? null,
    material: input.material ?? null,
    metadata: input.metadata ? JSON.stringify(input.metadata) : null,
  }
}

async function createOptionsAndVariants(
  context: Write,
  id: string,
  input: CreateProductInput,
): Promise<void> {
  const options = (input.options ?? []).map(({ title }) => ({ id: newId("opt"), product_id: id, title }))
  if (options.length > 0) await context.db.insertInto("product_option").values(options).execute()
  const variants = (input.variants ?? []).map((variant) => ({
    ...variant,
    // A value beyond the last option names none: the count is what gets refused.
    options: (variant.options ?? []).map(({ value }, index) => ({
      value,
      option_id: options[index]?.id ?? "",
    })),
  }))
  await refusingVariants(() => createVariants(context, { id, options, variants: [], nextRank: 0 }, variants))
}

async function linkProfile(db: Executor, productId: string, type: "default" | "gift_card"): Promise<void> {
  await sql`insert into product_shipping_profile (profile_id, product_id)
    select id, ${productId} from shipping_profile
    where type::text = ${type} and deleted_at is null order by created_at, id limit 1`.execute(db)
}

function idsOf(rows: readonly { readonly id: string }[] | null | undefined): string[] {
  return (rows ?? []).map(({ id }) => id)
}
