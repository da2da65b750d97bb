import type { Draft } from "../draft.ts"
import { changeSome, get, nameOf, post, remove, type Query } from "./write.ts"

const shirt = "{{shirt:product.id}}"
const S = "{{shirt:product.variants.[title=S].id}}"

/** Reads of one row or of small lists, with the queries to choose from. */
const reads: readonly (readonly [string, readonly Query[]])[] = [
  [`/admin/variants/${S}`, [{}, { expand: "prices", fields: "title" }, { fields: "unknown" }]],
  [`/store/variants/${S}`, [{}, { region_id: "{{one:region.id}}" }, { currency_code: "usd" }]],
  [
    `/store/products/${shirt}`,
    [{}, { region_id: "{{one:region.id}}" }, { expand: "variants", fields: "title" }],
  ],
  [`/admin/products/${shirt}/variants`, [{}, { fields: "title" }, { q: "S" }, { manage_inventory: false }]],
  ["/admin/products/types", [{}]],
  ["/admin/products/tag-usage", [{}]],
  ["/admin/product-types", [{ value: ["clothes"] }, { q: "clo" }, { order: "value", q: "clothes" }]],
  ["/admin/product-tags", [{ value: ["cotton"] }, { q: "cot" }, { discount_condition_id: "discon_unknown" }]],
  ["/store/product-types", [{ value: ["clothes"] }, { q: "clo", fields: "value" }]],
  ["/store/product-tags", [{ value: ["cotton"] }, { q: "cot" }]],
  ["/store/product-categories", [{ handle: "unknown" }, { parent_category_id: "pcat_unknown" }]],
  ["/admin/product-categories", [{ handle: "unknown" }, { q: "{{run}}", is_active: "yes" }]],
  ["/admin/store", [{}]],
  ["/admin/store/payment-providers", [{}]],
  ["/admin/store/tax-providers", [{}]],
  ["/admin/currencies", [{ code: "usd" }, { q: "dollar", order: "code" }, { order: "-name", limit: 3 }]],
  ["/admin/shipping-options/{{post:shipping_option.id}}", [{}, { expand: "region" }]],
  ["/admin/regions/{{one:region.id}}", [{}, { fields: "name" }, { expand: "countries" }]],
  ["/store/regions/{{many:region.id}}", [{}, { fields: "id,name" }]],
  ["/admin/shipping-profiles", [{}]],
  [
    "/admin/stock-locations",
    [{ name: "Warehouse" }, { q: "ware" }, { expand: "address", name: "Warehouse" }],
  ],
  ["/admin/sales-channels", [{ q: "default" }, { name: "Default Sales Channel", order: "name" }]],
  ["/admin/publishable-api-keys", [{ q: "{{run}}" }, { q: "{{run}}", order: "title", limit: 1 }]],
  ["/admin/notes", [{ resource_id: "unknown" }]],
  ["/admin/notifications", [{ resource_id: "unknown" }]],
  ["/admin/batch-jobs", [{ type: ["unknown"] }]],
  ["/admin/reservations/resitem_unknown", [{}]],
  ["/admin/batch-jobs/batch_unknown", [{}]],
  ["/admin/auth", [{}]],
  ["/admin/payment-collections/paycol_unknown", [{}]],
  ["/store/return-reasons/{{reason:return_reason.id}}", [{}]],
  ["/admin/users", [{ email: "admin@example.com" }, { q: "admin@" }]],
]

/** Reads rows of the world. */
export function readRow(draft: Draft): void {
  const [path, queries] = draft.random.pick(reads)
  get(draft, path, draft.random.pick(queries))
}

/** Changes rows for which the other operations have no request, and undoes what the world needs. */
export function writeRest(draft: Draft): void {
  const { random } = draft
  const product = post(draft, "/admin/products", {
    title: nameOf(draft, "Rest"),
    options: [{ title: "Size" }],
    variants: [{ title: "One", prices: [{ currency_code: "eur", amount: 100 }], options: [{ value: "1" }] }],
  })
  const path = `/admin/products/{{${product}:product.id}}`
  const option = `${path}/options/{{${product}:product.options.0.id}}`
  const variant = `{{${product}:product.variants.0.id}}`
  const list = post(draft, "/admin/price-lists", {
    name: nameOf(draft, "List"),
    description: "d",
    type: "sale",
    prices: [{ variant_id: variant, currency_code: "eur", amount: 50 }],
  })
  const prices = `/admin/price-lists/{{${list}:price_list.id}}`
  const rate = post(draft, "/admin/tax-rates", {
    name: nameOf(draft, "Rate"),
    code: "c",
    rate: 1,
    region_id: "{{many:region.id}}",
  })
  const options = { shipping_options: [random.pick(["{{post-many:shipping_option.id}}", "so_unknown"])] }
  const rates = `/admin/tax-rates/{{${rate}:tax_rate.id}}`
  const sku = `free-${draft.steps.length}-{{run}}`
  const changes = [
    () => post(draft, option, { title: random.pick(["Color", "Size"]) }),
    () => remove(draft, option),
    () => post(draft, `${path}/metadata`, { key: "a", value: random.pick(["b", ""]) }),
    () => remove(draft, `${prices}/products/prices/batch`, { product_ids: [`{{${product}:product.id}}`] }),
    () => get(draft, `${prices}/products`, random.pick([{}, { q: "rest" }])),
    () => post(draft, `${rates}/shipping-options/batch`, options),
    () => remove(draft, `${rates}/shipping-options/batch`, options),
    () => {
      const made = post(draft, "/admin/inventory-items", { variant_id: variant, sku, weight: 2 })
      const item = `/admin/inventory-items/{{${made}:inventory_item.id}}`
      get(draft, item)
      remove(draft, item)
    },
    () => post(draft, "/admin/store/currencies/sek", {}),
    () => remove(draft, "/admin/store/currencies/sek"),
    () => post(draft, "/admin/currencies/nok", { includes_tax: random.chance(0.5) }),
    () => post(draft, "/admin/store", { swap_link_template: random.pick(["https://a.b/{id}", null]) }),
    () => post(draft, "/admin/uploads/download-url", { file_key: "unknown" }),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, rates, prices])))
  remove(draft, rates)
}
