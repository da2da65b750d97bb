import type { Draft } from "../draft.ts"
import { oddForms } from "./odd-queries.ts"
import { usualValue } from "./queries.ts"

const priced = ["sales_channel_id", "cart_id", "region_id", "currency_code"]

/** Rows of the world, with the parameters that they take besides `fields` and `expand`. */
const rows: readonly (readonly [string, readonly string[]])[] = [
  ["/admin/products/{{shirt:product.id}}", []],
  ["/store/products/{{shirt:product.id}}", priced],
  ["/admin/variants/{{shirt:product.variants.[title=S].id}}", []],
  ["/store/variants/{{shirt:product.variants.[title=S].id}}", priced],
  ["/admin/products/{{shirt:product.id}}/variants", ["q", "limit", "order", "manage_inventory"]],
  ["/admin/regions/{{one:region.id}}", []],
  ["/store/regions/{{one:region.id}}", ["limit", "order", "created_at"]],
  ["/admin/customers/{{ada:customer.id}}", []],
  ["/admin/customer-groups/{{group:customer_group.id}}", []],
  ["/admin/collections/{{collection:collection.id}}", []],
  ["/store/collections/{{collection:collection.id}}", []],
  ["/admin/price-lists/{{sale:price_list.id}}", []],
  ["/admin/tax-rates/{{reduced:tax_rate.id}}", []],
  ["/admin/stock-locations/{{location:stock_location.id}}", []],
  ["/admin/inventory-items/{{lamp-items:inventory_items.0.id}}", []],
  ["/admin/shipping-options/{{post:shipping_option.id}}", []],
  ["/admin/sales-channels/{{store:store.default_sales_channel_id}}", []],
  ["/store/return-reasons/{{reason:return_reason.id}}", []],
  ["/store/shipping-options", ["product_ids", "region_id", "is_return"]],
]

/**
 * Queries that name columns and relations in unusual ways. v1 ignores unknown columns of relations in some operations,
 * which Stheno rejects, so none of them is here.
 */
export const oddSelections: readonly string[] = [
  ...["id,unknown", "unknown.id", "id,id", "id,%20created_at", "id,", ",id", ",", "created_at", "metadata"],
  ...[
    "metadata.a",
    "%2Bid",
    "-id",
    "-created_at",
    "-metadata,id",
    "*",
    "id.x",
    "deleted_at",
    "password_hash",
  ],
  ...["total", "email", "title", "name", "id,region.name", "id,items.id"],
]
  .map((fields) => `fields=${fields}`)
  .concat(
    [
      ...["", "unknown", "id", ",", "region", "region,region", "region,%20items", "items,items.variant"],
      ...["items.variant.product", "variants.prices,variants.options", "variants,tags,type", "customers"],
      ...["groups", "countries", "address", "sales_channels", "location_levels", "profile", "constructor"],
      ...["parent_category", "shipping_addresses", "payments,refunds", "products,shipping_options"],
    ].map((expand) => `expand=${expand}`),
    ["expand", "fields", "fields=id&expand=region", "fields=id,region.name&expand=", "fields=&expand="],
    [
      "expand=region&expand=items",
      "unknown=1",
      "unknown[]=1",
      "=1",
      "constructor=1",
      "id=a",
      "q=a",
      "limit=1",
    ],
  )

/** Reads one row, a cart or an order with a query whose form no shape names. */
export function readRowOddly(draft: Draft): void {
  const { random } = draft
  const made = [
    ...draft.carts.map(({ id }) => [`/store/carts/${id}`, []] as const),
    ...draft.orders.flatMap(({ id }) => [
      [`/admin/orders/${id}`, []] as const,
      [`/store/orders/${id}`, []] as const,
    ]),
  ]
  const [path, parameters] = random.pick(random.chance(0.3) && made.length > 0 ? made : rows)
  if (random.chance(0.6)) {
    draft.add({ method: "GET", path, search: random.pick(oddSelections) })
    return
  }
  const name = random.pick(["fields", "expand", ...parameters])
  draft.add({ method: "GET", path, search: random.pick(Object.values(oddForms))(name, usualValue(name)) })
}
