import type { Step } from "./sequence.ts"

type Body = Readonly<Record<string, unknown>>

const post = (id: string, path: string, body: Body): Step => ({ id, method: "POST", path, body })

const region = (id: string, body: Body) =>
  post(id, "/admin/regions", {
    name: id,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    ...body,
  })

const shippingOption = (id: string, body: Body) =>
  post(id, "/admin/shipping-options", {
    name: id,
    profile_id: "{{profiles:shipping_profiles.[type=default].id}}",
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    ...body,
  })

const prices = (eur: number, usd: number, gbp: number) => [
  { currency_code: "eur", amount: eur },
  { currency_code: "usd", amount: usd },
  { currency_code: "gbp", amount: gbp },
]

const product = (id: string, body: Body) =>
  post(id, "/admin/products", { title: id, status: "published", options: [{ title: "Size" }], ...body })

const variant = (title: string, [eur, usd, gbp]: readonly [number, number, number], more: Body = {}) => ({
  title,
  options: [{ value: title }],
  prices: prices(eur, usd, gbp),
  manage_inventory: false,
  ...more,
})

/** Regions with different taxes, and what is shipped there. */
const places: readonly Step[] = [
  { id: "profiles", method: "GET", path: "/admin/shipping-profiles" },
  { id: "store", method: "GET", path: "/admin/store" },
  post("currencies", "/admin/store", { currencies: ["usd", "eur", "gbp"] }),
  region("one", { currency_code: "eur", tax_rate: 25, countries: ["dk"] }),
  region("many", { currency_code: "usd", tax_rate: 7.25, countries: ["us", "ca"] }),
  region("inclusive", { currency_code: "gbp", tax_rate: 20, countries: ["gb"], includes_tax: true }),
  shippingOption("post", { region_id: "{{one:region.id}}", amount: 500 }),
  shippingOption("express", {
    region_id: "{{one:region.id}}",
    amount: 1333,
    requirements: [{ type: "max_subtotal", amount: 20_000 }],
  }),
  shippingOption("post-many", { region_id: "{{many:region.id}}", amount: 799 }),
  shippingOption("post-inclusive", { region_id: "{{inclusive:region.id}}", amount: 450, includes_tax: true }),
  shippingOption("return", { region_id: "{{one:region.id}}", amount: 300, is_return: true }),
  post("reason", "/admin/return-reasons", { value: "too_small", label: "Too small" }),
  post("location", "/admin/stock-locations", { name: "Warehouse" }),
  post("channel-location", "/admin/sales-channels/{{store:store.default_sales_channel_id}}/stock-locations", {
    location_id: "{{location:stock_location.id}}",
  }),
]

/** Products with and without stock, discounts and tax rates of their own. */
const catalog: readonly Step[] = [
  post("collection", "/admin/collections", { title: "Summer" }),
  product("shirt", {
    collection_id: "{{collection:collection.id}}",
    tags: [{ value: "cotton" }],
    type: { value: "clothes" },
    variants: [variant("S", [1000, 1299, 899]), variant("L", [1995, 2499, 1699])],
  }),
  product("mug", { variants: [variant("Blue", [333, 399, 299])], tags: [{ value: "kitchen" }] }),
  product("lamp", {
    discountable: false,
    variants: [variant("Tall", [7777, 8999, 6999], { sku: "lamp", manage_inventory: true })],
  }),
  product("voucher", {
    is_giftcard: true,
    discountable: false,
    variants: [variant("50", [5000, 5000, 5000])],
  }),
  { id: "lamp-items", method: "GET", path: "/admin/inventory-items", query: { sku: "lamp" } },
  post("lamp-level", "/admin/inventory-items/{{lamp-items:inventory_items.0.id}}/location-levels", {
    location_id: "{{location:stock_location.id}}",
    stocked_quantity: 1_000_000,
  }),
  post("reduced", "/admin/tax-rates", {
    name: "Reduced",
    code: "reduced",
    rate: 12.5,
    region_id: "{{one:region.id}}",
    products: ["{{mug:product.id}}"],
  }),
]

/** A customer with an account, in a group with prices of its own. */
const people: readonly Step[] = [
  post("ada", "/admin/customers", {
    email: "ada@example.com",
    first_name: "Ada",
    last_name: "Byron",
    password: "lovelace1",
  }),
  post("group", "/admin/customer-groups", { name: "Members" }),
  post("membership", "/admin/customer-groups/{{group:customer_group.id}}/customers/batch", {
    customer_ids: [{ id: "{{ada:customer.id}}" }],
  }),
  post("ada-token", "/store/auth/token", { email: "ada@example.com", password: "lovelace1" }),
  post("sale", "/admin/price-lists", {
    name: "Members",
    description: "Prices of members",
    type: "sale",
    status: "active",
    customer_groups: [{ id: "{{group:customer_group.id}}" }],
    prices: [{ variant_id: "{{shirt:product.variants.[title=S].id}}", currency_code: "eur", amount: 800 }],
  }),
  post("tiers", "/admin/price-lists", {
    name: "Many",
    description: "Prices of many",
    type: "override",
    status: "active",
    prices: [
      {
        variant_id: "{{shirt:product.variants.[title=L].id}}",
        currency_code: "eur",
        amount: 1500,
        min_quantity: 3,
      },
    ],
  }),
]

/** What every sequence starts from. Both servers need a new database. */
export const world: readonly Step[] = [...places, ...catalog, ...people]
