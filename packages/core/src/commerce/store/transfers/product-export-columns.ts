import { sql } from "kysely"
import type { Cell } from "../../../platform/csv/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { shownAmount } from "./amounts.ts"
import type { ExportedProduct, ExportedVariant } from "./read-exported.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** A column of an export of products. */
export interface ExportColumn {
  readonly title: string
  readonly cell: (product: ExportedProduct, variant: ExportedVariant) => Cell
}

const product = (title: string, name: keyof ExportedProduct["row"]): ExportColumn => ({
  title,
  cell: ({ row }) => row[name],
})
const variant = (title: string, name: keyof ExportedVariant["row"]): ExportColumn => ({
  title,
  cell: (_, { row }) => row[name],
})

/** @source facts/csv.json, productExport.fixedColumns */
const fixedColumns: readonly ExportColumn[] = [
  product("Product Id", "id"),
  product("Product Handle", "handle"),
  product("Product Title", "title"),
  product("Product Subtitle", "subtitle"),
  product("Product Description", "description"),
  product("Product Status", "status"),
  product("Product Thumbnail", "thumbnail"),
  product("Product Weight", "weight"),
  product("Product Length", "length"),
  product("Product Width", "width"),
  product("Product Height", "height"),
  product("Product HS Code", "hs_code"),
  product("Product Origin Country", "origin_country"),
  product("Product MID Code", "mid_code"),
  product("Product Material", "material"),
  product("Product Collection Title", "collection_title"),
  product("Product Collection Handle", "collection_handle"),
  product("Product Type", "type"),
  product("Product Tags", "tags"),
  product("Product Discountable", "discountable"),
  product("Product External Id", "external_id"),
  product("Product Profile Name", "profile_name"),
  product("Product Profile Type", "profile_type"),
  variant("Variant Id", "id"),
  variant("Variant Title", "title"),
  variant("Variant SKU", "sku"),
  variant("Variant Barcode", "barcode"),
  variant("Variant Inventory Quantity", "inventory_quantity"),
  variant("Variant Allow Backorder", "allow_backorder"),
  variant("Variant Manage Inventory", "manage_inventory"),
  variant("Variant Weight", "weight"),
  variant("Variant Length", "length"),
  variant("Variant Width", "width"),
  variant("Variant Height", "height"),
  variant("Variant HS Code", "hs_code"),
  variant("Variant Origin Country", "origin_country"),
  variant("Variant MID Code", "mid_code"),
  variant("Variant Material", "material"),
]

interface PriceShape {
  readonly currency_code: string
  readonly region_id: string | null
  readonly region_name: string | null
}

interface Widths {
  readonly options: number
  readonly images: number
  readonly channels: number
  readonly categories: number
}

/**
 * The columns of an export: the fixed ones, and as many for prices, options, images, sales channels and categories as
 * the products of the export need.
 * @param db a transaction with the table `export_row`
 * @source facts/csv.json, productExport.dynamicColumnsOrder
 */
export async function exportColumns(db: Executor): Promise<readonly ExportColumn[]> {
  const { options, images, channels, categories } = await readWidths(db)
  const shapes = await readPriceShapes(db)
  return [
    ...fixedColumns,
    ...shapes.map(priceColumn),
    ...numbers(options).flatMap(optionColumns),
    ...numbers(images).map(imageColumn),
    ...numbers(channels).flatMap(channelColumns),
    ...numbers(categories).flatMap(categoryColumns),
  ]
}

/** In the order in which they are met. Prices of lists and for quantities have no columns. */
async function readPriceShapes(db: Executor): Promise<readonly PriceShape[]> {
  const { rows } = await sql<PriceShape>`select ma.currency_code, ma.region_id, r.name as region_name
    from export_row e
    join product_variant_money_amount pvma on pvma.variant_id = e.variant_id and pvma.deleted_at is null
    join money_amount ma on ma.id = pvma.money_amount_id and ma.deleted_at is null
    left join region r on r.id = ma.region_id
    where ma.price_list_id is null and ma.min_quantity is null and ma.max_quantity is null
      and (ma.region_id is null or r.deleted_at is null)
    group by ma.currency_code, ma.region_id, r.name
    order by min(e.n), min(ma.created_at), min(ma.id)`.execute(db)
  return rows
}

async function readWidths(db: Executor): Promise<Widths> {
  const { rows } =
    await sql<Widths>`with products as materialized (select distinct product_id as id from export_row)
    select
      (select coalesce(max(c), 0) from (select count(*) as c from products p
        join product_option o on o.product_id = p.id and o.deleted_at is null group by p.id) as w) as options,
      (select coalesce(max(c), 0) from (select count(*) as c from products p
        join product_images l on l.product_id = p.id group by p.id) as w) as images,
      (select coalesce(max(c), 0) from (select count(*) as c from products p
        join product_sales_channel l on l.product_id = p.id
        join sales_channel s on s.id = l.sales_channel_id and s.deleted_at is null group by p.id) as w) as channels,
      (select coalesce(max(c), 0) from (select count(*) as c from products p
        join product_category_product l on l.product_id = p.id group by p.id) as w) as categories`.execute(db)
  return firstOf(rows)
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function priceColumn({ currency_code, region_id, region_name }: PriceShape): ExportColumn {
  const code = currency_code.toUpperCase()
  return {
    title: region_id ? `Price ${region_name} [${code}]` : `Price ${code}`,
    cell: (_, { prices }) => {
      const price = prices.find(
        (other) => other.currency_code === currency_code && other.region_id === region_id,
      )
      return price && shownAmount(price.amount, currency_code)
    },
  }
}

function optionColumns(index: number): ExportColumn[] {
  return [
    { title: `Option ${index + 1} Name`, cell: (_, { options }) => options[index]?.title },
    { title: `Option ${index + 1} Value`, cell: (_, { options }) => options[index]?.value },
  ]
}

function imageColumn(index: number): ExportColumn {
  return { title: `Image ${index + 1} Url`, cell: ({ images }) => images[index] }
}

/** v1 writes the name into the column of the id. */
function channelColumns(index: number): ExportColumn[] {
  return [
    { title: `Sales Channel ${index + 1} Id`, cell: ({ channels }) => channels[index]?.name },
    { title: `Sales Channel ${index + 1} Name`, cell: ({ channels }) => channels[index]?.name },
    { title: `Sales Channel ${index + 1} Description`, cell: ({ channels }) => channels[index]?.description },
  ]
}

function categoryColumns(index: number): ExportColumn[] {
  return [
    { title: `Product Category ${index + 1} Handle`, cell: ({ categories }) => categories[index]?.handle },
    { title: `Product Category ${index + 1} Name`, cell: ({ categories }) => categories[index]?.name },
    {
      title: `Product Category ${index + 1} Description`,
      cell: ({ categories }) => categories[index]?.description,
    },
  ]
}
