import { variants, type Draft, type Made } from "../draft.ts"

const post = (draft: Draft, path: string, body?: unknown) =>
  draft.add({ method: "POST", path, ...(body !== undefined && { body }) })

const orderPath = (order: Made, rest = "") => `/admin/orders/${order.id}${rest}`

const lineOf = (draft: Draft, order: Made) =>
  `{{${order.step}.items.[description=${draft.random.pick(order.titles)}].id}}`

const units = (draft: Draft, order: Made) => ({
  item_id: lineOf(draft, order),
  quantity: draft.random.between(1, 2),
})

/** Remembers the response that contains the order. */
function keep(draft: Draft, order: Made, step: string): void {
  draft.orders[draft.orders.indexOf(order)] = { ...order, step: `${step}:order` }
}

/** Does one of the things that need no other request. */
export function changeOrder(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  const [rest, body] = random.pick<readonly [string, unknown]>([
    ["/capture", undefined],
    ["/capture", undefined],
    ["/refund", { amount: random.between(1, 900), reason: random.pick(["discount", "other"]), note: "n" }],
    ["/refund", { amount: 1_000_000, reason: "other" }],
    ["/complete", undefined],
    ["/archive", undefined],
    ["/cancel", undefined],
    ["", { email: "b@example.com" }],
    ["", { shipping_address: { city: "Other", country_code: order.place.country } }],
    ["/shipping-methods", { option_id: order.place.option, price: 100 }],
  ])
  post(draft, orderPath(order, rest), body)
}

/** Fulfills units, and sometimes ships or cancels the fulfillment. */
export function fulfill(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const step = post(draft, orderPath(order, "/fulfillment"), { items: [units(draft, order)] })
  const fulfillment = `{{${step}:order.fulfillments.0.id}}`
  if (random.chance(0.5))
    post(draft, orderPath(order, "/shipment"), { fulfillment_id: fulfillment, tracking_numbers: ["T1"] })
  if (random.chance(0.2)) post(draft, orderPath(order, `/fulfillments/${fulfillment}/cancel`))
}

/** Requests a return and sometimes receives or cancels it. */
export function returnItems(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const item = units(draft, order)
  const step = post(draft, orderPath(order, "/return"), {
    items: [{ ...item, ...(random.chance(0.3) && { reason_id: "{{reason:return_reason.id}}", note: "n" }) }],
    ...(random.chance(0.4) && {
      return_shipping: { option_id: "{{return:shipping_option.id}}", price: 200 },
    }),
    ...(random.chance(0.3) && { refund: random.between(0, 500) }),
    ...(random.chance(0.2) && { receive_now: true }),
  })
  const path = `/admin/returns/{{${step}:order.returns.0.id}}`
  if (random.chance(0.6))
    post(draft, `${path}/receive`, {
      items: [{ item_id: item.item_id, quantity: random.between(1, 2) }],
      ...(random.chance(0.3) && { refund: random.between(0, 300) }),
    })
  else if (random.chance(0.3)) post(draft, `${path}/cancel`)
}

/** Exchanges units, and goes on with the swap. */
export function swapItems(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const step = post(draft, orderPath(order, "/swaps"), {
    return_items: [units(draft, order)],
    additional_items: [{ variant_id: random.pick(variants).id, quantity: 1 }],
    ...(random.chance(0.4) && {
      return_shipping: { option_id: "{{return:shipping_option.id}}", price: 100 },
    }),
  })
  const swap = `{{${step}:order.swaps.0.id}}`
  const path = orderPath(order, `/swaps/${swap}`)
  if (random.chance(0.5)) draft.add({ method: "GET", path: `/admin/swaps/${swap}` })
  const ways = ["/process-payment", "/fulfillments", "/cancel"]
  post(draft, `${path}${random.pick(ways)}`, {})
}

/** Claims units, and goes on with the claim. */
export function claimItems(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const isReplace = random.chance(0.5)
  const step = post(draft, orderPath(order, "/claims"), {
    type: isReplace ? "replace" : "refund",
    claim_items: [
      {
        ...units(draft, order),
        reason: random.pick(["missing_item", "wrong_item", "production_failure", "other"]),
        ...(random.chance(0.3) && { note: "n", tags: ["torn"], images: ["https://example.com/a.png"] }),
      },
    ],
    ...(isReplace && { additional_items: [{ variant_id: random.pick(variants).id, quantity: 1 }] }),
    ...(isReplace &&
      random.chance(0.5) && { shipping_methods: [{ option_id: order.place.option, price: 0 }] }),
    ...(random.chance(0.3) && { return_shipping: { option_id: "{{return:shipping_option.id}}", price: 0 } }),
    ...(random.chance(0.2) && { refund_amount: random.between(0, 400) }),
  })
  const claim = `{{${step}:order.claims.0.id}}`
  const path = orderPath(order, `/claims/${claim}`)
  const [rest, body] = random.pick<readonly [string, unknown]>([
    ["/fulfillments", {}],
    ["/cancel", undefined],
    ["", { no_notification: true, metadata: { a: 1 } }],
    [
      "",
      {
        claim_items: [{ id: `{{${step}:order.claims.0.claim_items.0.id}}`, note: "m", images: [], tags: [] }],
      },
    ],
    ["/shipments", { fulfillment_id: "ful_unknown" }],
  ])
  post(draft, `${path}${rest}`, body)
}

/** Edits an order: several changes, then the end of the edit. */
export function editOrder(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  const created = post(draft, "/admin/order-edits", { order_id: order.id, internal_note: "n" })
  const path = `/admin/order-edits/{{${created}:order_edit.id}}`
  for (let change = random.between(1, 3); change > 0; change--) changeEdit(draft, { order, created, path })
  if (random.chance(0.2)) draft.add({ method: "GET", path, query: random.pick(editSelections) })
  for (const end of random.pick([
    ["request"],
    ["request", "confirm"],
    ["confirm"],
    ["cancel"],
    ["request", "cancel"],
  ]))
    post(draft, `${path}/${end}`)
}

const editSelections = [
  {},
  { expand: "changes" },
  { expand: "items" },
  { fields: "id,status" },
  { expand: "order,payment_collection" },
]

function changeEdit(draft: Draft, edit: { order: Made; created: string; path: string }): void {
  const { random } = draft
  const { order, created, path } = edit
  if (order.titles.length === 0 || random.chance(0.4)) {
    post(draft, `${path}/items`, { variant_id: random.pick(variants).id, quantity: random.between(1, 3) })
    return
  }
  const line = `${path}/items/{{${created}:order_edit.items.[description=${random.pick(order.titles)}].id}}`
  if (random.chance(0.3)) draft.add({ method: "DELETE", path: line })
  else post(draft, line, { quantity: random.between(1, 6) })
}

const orderSelections = [
  {},
  {},
  { fields: "id,status" },
  { fields: "id,total,subtotal", expand: "items" },
  { expand: "items.variant,returns,swaps,claims" },
  { expand: "unknown" },
  { fields: "unknown" },
  { fields: "status", expand: "customer,region" },
]

/** Reads an order with different selections. */
export function readOrder(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  const isStore = random.chance(0.3)
  const path = isStore ? `/store/orders/${order.id}` : orderPath(order)
  const step = draft.add({ method: "GET", path, query: random.pick(orderSelections) })
  if (!isStore && Object.keys(draft.steps.at(-1)!.query!).length === 0) keep(draft, order, step)
}

/** Lists what belongs to an order. */
export function listOrders(draft: Draft): void {
  const { random } = draft
  const query = random.pick<Record<string, unknown>>([
    { q: "{{run}}" },
    { email: "{{run}}@example.com" },
    { q: "{{run}}", status: ["pending", "completed"] },
    { q: "{{run}}", "payment_status[]": "captured,awaiting" },
    { q: "{{run}}", fields: "id,status", expand: "customer" },
    { q: "{{run}}", order: "display_id" },
    { q: "{{run}}", order: "-created_at", limit: 1, offset: 0 },
    { q: "{{run}}", created_at: { gt: "2020-01-01" } },
    { q: "{{run}}", canceled_at: { lt: "2020-01-01" } },
    { q: "{{run}}", status: "nonsense" },
  ])
  draft.add({ method: "GET", path: "/admin/orders", query })
}
