import { sql } from "kysely"
import { newId } from "../kernel/ids.ts"
import { emitAll } from "../http/context.ts"
import type { Context } from "../http/operation.ts"
import type { Executor } from "../query/fetch.ts"
import { defaultSalesChannelId } from "../sales-channels/index.ts"
import { createVariantsOf, type VariantsOfOwner } from "./create-variants.ts"
import { findOrCreateImages, findOrCreateTags, findOrCreateTypes } from "./find-or-create.ts"
import { handleOf } from "../kernel/handle.ts"
import { linkToProducts } from "./links.ts"
import type { CreateProductInput } from "./shapes.ts"
import { refusingVariants } from "./variant-refusals.ts"

type Write = Pick<Context, "db" | "emit">

/** A product as it is to be made. */
export interface NewProduct extends CreateProductInput {
  /** chosen by the caller; made up unless said */
  readonly id?: string
  readonly external_id?: string | null
  /** its type, where `type` does not say it */
  readonly type_id?: string | null
  /** joins no sales channel where none is named, instead of the store's default one */
  readonly isOffSale?: boolean
}

/**
 * Makes a product with everything that belongs to it: images, tags, type, options, variants with prices. Without
 * a handle its title makes one; without sales channels it joins the store's default one.
 * @param input.variants each with its option values in the order of the options
 * @returns the new product's id
 * @throws products.option_count_differs, products.variant_refused
 * @emits product.created, and product-variant.created for each variant
 * @since 0.1
 */
export async function createProduct(
  context: Write & Pick<Context, "givenId">,
  input: CreateProductInput,
): Promise<string> {
  const { givenId } = context
  const [id] = await createProducts(context, [{ ...input, ...(givenId !== undefined && { id: givenId }) }])
  return id!
}

/**
 * Makes products with everything that belongs to them, in as many statements as for one.
 * @param options.isBulk leaves out the locks on new tags, types and images: one transaction could not hold as many as
 *   an import needs. At worst another request makes the same tag at the same moment, and there are two of it.
 * @returns the new products' ids, in the given order
 * @throws products.option_count_differs, products.variant_refused
 * @emits product.created for each, and product-variant.created for each variant
 * @since 0.1
 */
export async function createProducts(
  context: Write,
  inputs: readonly NewProduct[],
  options: { readonly isBulk?: boolean } = {},
): Promise<string[]> {
  const { db } = context
  const products = inputs.map((input) => ({ ...input, id: input.id ?? newId("prod") }))
  await insertProductRows(db, products, options)
  await linkWords(db, products, options)
  await linkToProducts(
    db,
    "categories",
    pairsOf(products, ({ categories }) => idsOf(categories)),
  )
  await linkChannels(db, products)
  await linkProfiles(db, products)
  await createOptionsAndVariants(context, products)
  const ids = products.map(({ id }) => id)
  await emitAll(
    context,
    "product.created",
    ids.map((id) => ({ id })),
  )
  return ids
}

type IdentifiedProduct = NewProduct & { readonly id: string }

async function insertProductRows(
  db: Executor,
  products: readonly IdentifiedProduct[],
  options: { readonly isBulk?: boolean },
): Promise<void> {
  const types = await findOrCreateTypes(
    db,
    products.flatMap(({ type }) => (type ? [type.value] : [])),
    options,
  )
  const rows = products.map((product) => ({
    ...ownColumns(product),
    type_id: product.type ? types.get(product.type.value)! : product.type_id || null,
  }))
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  await sql`insert into product (${columns})
    select ${columns} from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

function ownColumns(input: IdentifiedProduct) {
  return {
    id: input.id,
    title: input.title,
    handle: input.handle || handleOf(input.title, input.id.toLowerCase()),
    thumbnail: input.thumbnail || (input.images?.[0] ?? null),
    subtitle: input.subtitle ?? null,
    description: input.description ?? null,
    is_giftcard: input.is_giftcard ?? false,
    // v1: a gift card product is not discountable when it is created, whatever the request says.
    discountable: input.is_giftcard ? false : (input.discountable ?? true),
    status: input.status ?? "draft",
    collection_id: input.collection_id || null,
    weight: input.weight ?? null,
    length: input.length ?? null,
    height: input.height ?? null,
    width: input.width ?? null,
    hs_code: input.hs_code ?? null,
    origin_country: input.origin_country ?? null,
    mid_code: input.mid_code ?? null,
    material: input.material ?? null,
    external_id: input.external_id ?? null,
    metadata: input.metadata ?? null,
  }
}

/** Images and tags. */
async function linkWords(
  db: Executor,
  products: readonly IdentifiedProduct[],
  options: { readonly isBulk?: boolean },
): Promise<void> {
  const urlsOf = ({ images }: NewProduct) => images ?? []
  const tagsOf = ({ tags }: NewProduct) => (tags ?? []).map(({ value }) => value)
  const images = await findOrCreateImages(db, products.flatMap(urlsOf), options)
  const tags = await findOrCreateTags(db, products.flatMap(tagsOf), options)
  await linkToProducts(
    db,
    "images",
    pairsOf(products, (product) => urlsOf(product).map((url) => images.get(url)!)),
  )
  await linkToProducts(
    db,
    "tags",
    pairsOf(products, (product) => tagsOf(product).map((tag) => tags.get(tag)!)),
  )
}

async function linkChannels(db: Executor, products: readonly IdentifiedProduct[]): Promise<void> {
  const isLost = ({ sales_channels, isOffSale }: NewProduct) =>
    !isOffSale && idsOf(sales_channels).length === 0
  const fallback = products.some(isLost) ? [await defaultSalesChannelId(db)] : []
  await linkToProducts(
    db,
    "salesChannels",
    pairsOf(products, (product) => (isLost(product) ? fallback : idsOf(product.sales_channels))),
  )
}

async function linkProfiles(db: Executor, products: readonly IdentifiedProduct[]): Promise<void> {
  const types = products.map(({ is_giftcard }) => (is_giftcard ? "gift_card" : "default"))
  await sql`insert into product_shipping_profile (profile_id, product_id)
    select (select id from shipping_profile where type::text = p.type and deleted_at is null
      order by created_at, id limit 1), p.id
    from unnest(${products.map(({ id }) => id)}::text[], ${types}::text[]) as p (id, type)
    where exists (select from shipping_profile where type::text = p.type and deleted_at is null)`.execute(db)
}

async function createOptionsAndVariants(
  context: Write,
  products: readonly IdentifiedProduct[],
): Promise<void> {
  const owners = products.map(ownerOf)
  const options = owners.flatMap(({ product }) =>
    product.options.map((option) => ({ ...option, product_id: product.id })),
  )
  if (options.length > 0)
    await sql`insert into product_option (id, title, product_id)
      select id, title, product_id from jsonb_to_recordset(${JSON.stringify(options)}::jsonb)
        as o (id text, title text, product_id text)`.execute(context.db)
  await refusingVariants(() => createVariantsOf(context, owners))
}

function ownerOf({ id, options, variants }: IdentifiedProduct): VariantsOfOwner {
  const named = (options ?? []).map(({ title }) => ({ id: newId("opt"), title }))
  return {
    product: { id, options: named, variants: [], nextRank: 0 },
    variants: (variants ?? []).map((variant) => ({
      ...variant,
      // A value beyond the last option names none: the count is what gets refused.
      options: (variant.options ?? []).map(({ value }, index) => ({
        value,
        option_id: named[index]?.id ?? "",
      })),
    })),
  }
}

function pairsOf(
  products: readonly IdentifiedProduct[],
  thingsOf: (product: NewProduct) => readonly string[],
): [productId: string, thingId: string][] {
  return products.flatMap((product) => thingsOf(product).map((id): [string, string] => [product.id, id]))
}

function idsOf(rows: readonly { readonly id: string }[] | null | undefined): string[] {
  return (rows ?? []).map(({ id }) => id)
}
