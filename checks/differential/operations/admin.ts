import { addressIn, places, variants, type Draft, type Made } from "../draft.ts"

const post = (draft: Draft, path: string, body?: unknown) =>
  draft.add({ method: "POST", path, ...(body !== undefined && { body }) })

/** Creates a discount of any kind, sometimes with conditions. */
export function createDiscount(draft: Draft): void {
  const { random } = draft
  const type = random.pick(["percentage", "percentage", "fixed", "free_shipping"])
  const code = `D${draft.steps.length}-{{run}}`
  const condition = random.pick([
    { resource_type: "products", operator: "in", products: ["{{shirt:product.id}}"] },
    { resource_type: "products", operator: "not_in", products: ["{{mug:product.id}}"] },
    {
      resource_type: "product_collections",
      operator: "in",
      product_collections: ["{{collection:collection.id}}"],
    },
    { resource_type: "customer_groups", operator: "in", customer_groups: ["{{group:customer_group.id}}"] },
    { resource_type: "product_tags", operator: "in", product_tags: ["{{shirt:product.tags.0.id}}"] },
  ])
  const { resource_type: _type, ...conditionBody } = condition
  const value =
    type === "percentage" ? random.pick([10, 15, 33, 100]) : type === "fixed" ? random.between(1, 3000) : 0
  const step = post(draft, "/admin/discounts", {
    code,
    is_dynamic: random.chance(0.1),
    is_disabled: random.chance(0.05),
    regions: random.chance(0.8) ? places.map(({ region }) => region) : [places[0]!.region],
    rule: {
      type,
      value,
      ...(type !== "free_shipping" && { allocation: random.pick(["total", "item"]) }),
      ...(random.chance(0.25) && { conditions: [conditionBody] }),
    },
    ...(random.chance(0.15) && { usage_limit: random.between(0, 2) }),
    ...(random.chance(0.1) && { ends_at: "2020-01-01T00:00:00.000Z", starts_at: "2019-01-01T00:00:00.000Z" }),
    ...(random.chance(0.1) && { starts_at: "2080-01-01T00:00:00.000Z" }),
  })
  draft.discounts.push(`{{${step}:discount.code}}`)
}

/** Changes or reads a discount. */
export function changeDiscount(draft: Draft): void {
  const { random } = draft
  if (draft.discounts.length === 0) return
  const discount = random.pick(draft.discounts).replace(".code", ".id")
  const path = `/admin/discounts/${discount}`
  const way = random.between(0, 5)
  if (way === 0) post(draft, path, { is_disabled: random.chance(0.5) })
  if (way === 1) post(draft, path, { regions: [places[0]!.region], metadata: { a: "b" } })
  if (way === 2)
    post(draft, path, { rule: { id: discount.replace(".id", ".rule.id"), value: random.between(1, 120) } })
  if (way === 3)
    draft.add({
      method: "GET",
      path,
      query: random.pick([{}, { expand: "rule.conditions" }, { fields: "id,code" }]),
    })
  if (way === 4)
    post(draft, `${path}/conditions`, {
      operator: random.pick(["in", "not_in"]),
      products: ["{{mug:product.id}}"],
    })
  if (way === 5) post(draft, `${path}/dynamic-codes`, { code: `C${draft.steps.length}{{run}}` })
}

export function createGiftCard(draft: Draft): void {
  const { random } = draft
  const step = post(draft, "/admin/gift-cards", {
    region_id: random.pick(places).region,
    value: random.between(0, 9000),
    ...(random.chance(0.1) && { ends_at: "2080-01-01T00:00:00.000Z" }),
    ...(random.chance(0.1) && { is_disabled: true }),
    ...(random.chance(0.1) && { balance: 100 }),
  })
  draft.giftCards.push(`{{${step}:gift_card.code}}`)
}

/** Creates a draft order, and sometimes changes it or registers its payment. */
export function createDraftOrder(draft: Draft): void {
  const { random } = draft
  const place = random.pick(places)
  // Line items are named by their titles, so that no two have the same.
  const chosen = [...new Set(Array.from({ length: random.between(1, 2) }, () => random.pick(variants)))]
  const custom = { title: "Engraving", unit_price: random.between(1, 999), quantity: 1 }
  const step = post(draft, "/admin/draft-orders", {
    email: random.pick(["{{run}}@example.com", "ada@example.com"]),
    region_id: place.region,
    items: [
      ...chosen.map(({ id }) => ({
        variant_id: id,
        quantity: random.between(1, 3),
        ...(random.chance(0.2) && { unit_price: random.between(0, 5000) }),
      })),
      ...(random.chance(0.3) ? [custom] : []),
    ],
    shipping_methods: [
      { option_id: place.option, ...(random.chance(0.4) && { price: random.between(0, 900) }) },
    ],
    ...(random.chance(0.6) && { shipping_address: addressIn(place.country) }),
    ...(random.chance(0.2) && { billing_address: addressIn(place.country) }),
    ...(random.chance(0.2) && { customer_id: "{{ada:customer.id}}" }),
    ...(random.chance(0.3) &&
      draft.discounts.length > 0 && { discounts: [{ code: random.pick(draft.discounts) }] }),
  })
  const titles = chosen.map(({ title }) => title)
  draft.draftOrders.push({
    id: `{{${step}:draft_order.id}}`,
    step: `${step}:draft_order.cart`,
    titles,
    place,
  })
}

/** Changes, reads or pays a draft order. */
export function changeDraftOrder(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.draftOrders)
  const path = `/admin/draft-orders/${order.id}`
  const line = `${path}/line-items/{{${order.step}.items.[description=${random.pick(order.titles)}].id}}`
  const way = random.between(0, 7)
  if (way === 0) post(draft, `${path}/line-items`, { variant_id: random.pick(variants).id, quantity: 1 })
  if (way === 1)
    post(draft, `${path}/line-items`, { title: "Custom", unit_price: random.between(0, 900), quantity: 2 })
  if (way === 2) post(draft, line, { quantity: random.between(0, 5) })
  if (way === 3) post(draft, line, { unit_price: random.between(0, 2000) })
  if (way === 4) draft.add({ method: "DELETE", path: line })
  if (way === 5) post(draft, path, random.pick(draftChanges(order, draft)))
  if (way === 6) draft.add({ method: "GET", path })
  if (way === 7) payDraftOrder(draft, order)
}

const draftChanges = (order: Made, draft: Draft): readonly unknown[] => [
  { email: "c@example.com" },
  { shipping_address: addressIn(order.place.country) },
  { discounts: [] },
  ...draft.discounts.map((code) => ({ discounts: [{ code }] })),
  { no_notification_order: true },
  { customer_id: "{{ada:customer.id}}" },
]

function payDraftOrder(draft: Draft, order: Made): void {
  const step = post(draft, `/admin/draft-orders/${order.id}/pay`)
  draft.orders.push({ ...order, id: `{{${step}:order.id}}`, step: `${step}:order` })
}

const reads: readonly (readonly [string, readonly Readonly<Record<string, unknown>>[]])[] = [
  [
    "/admin/products",
    [
      { order: "title" },
      { order: "-title", fields: "id,title", expand: "variants" },
      { q: "shirt" },
      { q: "{{run}}", status: ["published,draft"] },
      { is_giftcard: true },
      { "status[]": "published" },
      { created_at: { gt: "1500000000" } },
      { expand: "variants.prices,tags,collection", fields: "title" },
      { limit: 1, offset: 1, order: "title" },
      { price_list_id: ["{{tiers:price_list.id}}"] },
      { collection_id: ["{{collection:collection.id}}"] },
      { tags: ["{{shirt:product.tags.0.id}}"] },
    ],
  ],
  [
    "/store/products",
    [
      { order: "title" },
      { region_id: "{{one:region.id}}", order: "title" },
      { currency_code: "gbp", order: "title" },
      { region_id: "{{inclusive:region.id}}", order: "title", limit: 2 },
      { order: "-variants.title", id: ["{{shirt:product.id}}", "{{mug:product.id}}", "{{lamp:product.id}}"] },
      { expand: "variants", fields: "title", order: "title" },
      { title: "mug" },
      { q: "lamp" },
      { is_giftcard: false, order: "title" },
      { collection_id: ["{{collection:collection.id}}"] },
      { cart_id: "unknown" },
    ],
  ],
  [
    "/store/variants",
    [
      { ids: "{{shirt:product.variants.0.id}}" },
      { title: "Blue", region_id: "{{one:region.id}}" },
      { expand: "product" },
    ],
  ],
  ["/admin/variants", [{ title: ["Blue"] }, { order: "title" }, { fields: "title", expand: "product" }]],
  [
    "/admin/customers",
    [{ q: "byron" }, { groups: ["{{group:customer_group.id}}"] }, { expand: "groups,orders", q: "byron" }],
  ],
  [
    "/admin/price-lists",
    [
      { q: "Mem" },
      { type: ["sale"] },
      { expand: "prices", order: "name" },
      { status: ["active"], order: "name" },
    ],
  ],
  [
    "/admin/discounts",
    [
      { q: "{{run}}" },
      { q: "{{run}}", is_dynamic: true },
      { q: "{{run}}", rule: { type: "fixed" } },
      { q: "{{run}}", expand: "regions" },
    ],
  ],
  [
    "/admin/tax-rates",
    [{}, { region_id: "{{one:region.id}}" }, { code: "reduced", expand: ["products"] }, { rate: { gt: 5 } }],
  ],
  [
    "/admin/regions",
    [{ order: "name" }, { q: "on" }, { expand: "countries,currency", fields: "name", order: "name" }],
  ],
  [
    "/admin/shipping-options",
    [{}, { region_id: "{{one:region.id}}" }, { is_return: true }, { admin_only: false }],
  ],
  [
    "/store/shipping-options",
    [
      {},
      { region_id: "{{one:region.id}}" },
      { is_return: "true" },
      { region_id: "{{many:region.id}}", is_return: "false" },
    ],
  ],
  ["/admin/inventory-items", [{ sku: "lamp" }, { q: "lamp" }, { fields: "sku", sku: "lamp" }]],
  ["/admin/draft-orders", [{ q: "{{run}}" }]],
  ["/admin/reservations", [{ inventory_item_id: ["{{lamp-items:inventory_items.0.id}}"], limit: 1 }]],
  ["/admin/customer-groups", [{}, { name: ["Members"] }, { expand: "customers" }]],
  ["/admin/return-reasons", [{}]],
  ["/store/return-reasons", [{}]],
  ["/store/regions", [{}, { limit: 1 }]],
  ["/admin/collections", [{}, { q: "sum" }, { title: "Summer" }]],
  ["/store/collections", [{}, { handle: ["summer"] }]],
]

/** Reads a list with one of its filters. */
export function readList(draft: Draft): void {
  const [path, queries] = draft.random.pick(reads)
  draft.add({ method: "GET", path, query: draft.random.pick(queries) })
}
