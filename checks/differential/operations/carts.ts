import { addressIn, places, variants, type Draft, type Made } from "../draft.ts"

const post = (draft: Draft, path: string, body?: unknown, token?: string) =>
  draft.add({ method: "POST", path, ...(body !== undefined && { body }), ...(token && { token }) })

const cartPath = (cart: Made, rest = "") => `/store/carts/${cart.id}${rest}`

/** Remembers the last response of a cart. */
function keep(draft: Draft, cart: Made, changes: Partial<Made>): void {
  draft.carts[draft.carts.indexOf(cart)] = { ...cart, ...changes }
}

/** Creates a cart with up to two lines. */
export function createCart(draft: Draft): void {
  const { random } = draft
  const place = random.chance(0.6) ? places[0]! : random.pick(places)
  // With items, v1 takes the default prices although the customer's group has others, and of a variant that is named
  // twice the price for the last quantity.
  const token = random.chance(0.2) ? "{{ada-token:access_token}}" : undefined
  const picked = Array.from({ length: token ? 0 : random.between(0, 2) }, () => random.pick(variants))
  const items = [...new Set(picked)]
  const body = {
    region_id: place.region,
    ...(random.chance(0.3) && { country_code: place.country }),
    ...(items.length > 0 && {
      items: items.map(({ id }) => ({ variant_id: id, quantity: random.between(1, 4) })),
    }),
  }
  const step = post(draft, "/store/carts", body, token)
  const titles = items.map(({ title }) => title)
  draft.carts.push({ id: `{{${step}:cart.id}}`, step: `${step}:cart`, titles, place })
}

export function addLine(draft: Draft): void {
  const { random } = draft
  const cart = random.pick(draft.carts)
  const { id, title } = random.pick(variants)
  const step = post(draft, cartPath(cart, "/line-items"), {
    variant_id: id,
    quantity: random.between(1, 5),
    ...(random.chance(0.2) && { metadata: { text: random.pick(["a", "b"]) } }),
  })
  keep(draft, cart, { step: `${step}:cart`, titles: [...cart.titles, title] })
}

export function updateLine(draft: Draft): void {
  const { random } = draft
  const cart = random.pick(draft.carts)
  if (cart.titles.length === 0) return
  const line = `{{${cart.step}.items.[description=${random.pick(cart.titles)}].id}}`
  const path = cartPath(cart, `/line-items/${line}`)
  const isRemoval = random.chance(0.2)
  const step = isRemoval
    ? draft.add({ method: "DELETE", path })
    : post(draft, path, {
        quantity: random.between(0, 6),
        ...(random.chance(0.3) && { metadata: { note: random.pick(["x", ""]), count: 1 } }),
      })
  keep(draft, cart, { step: `${step}:cart` })
}

/** Sends one of the changes that a cart accepts. */
export function updateCart(draft: Draft): void {
  const { random } = draft
  const cart = random.pick(draft.carts)
  const place = random.pick(places)
  const other = random.pick(["dk", "us", "fr", "DK"])
  const changes: readonly (() => unknown)[] = [
    () => ({ email: random.pick(["a@example.com", "ADA@Example.com", "no address"]) }),
    () => ({ region_id: cart.place.region }),
    () => ({ region_id: place.region }),
    () => ({ region_id: place.region, country_code: random.chance(0.7) ? place.country : other }),
    () => ({ country_code: other }),
    () => ({ shipping_address: addressIn(cart.place.country) }),
    () => ({ shipping_address: addressIn(other), billing_address: addressIn(other) }),
    () => ({ shipping_address: null }),
    () => ({ shipping_address: { city: "Elsewhere" } }),
    () => ({ metadata: { a: random.pick(["1", ""]), b: null } }),
    () => ({ discounts: [] }),
    () => ({ gift_cards: [] }),
    () => ({ customer_id: "cus_unknown" }),
    () => ({ context: { campaign: "x" } }),
    () => ({ discounts: [{ code: "unknown" }] }),
    () => ({ unknown_field: 1 }),
  ]
  const step = post(draft, cartPath(cart), random.pick(changes)())
  keep(draft, cart, { step: `${step}:cart` })
}

export function applyDiscount(draft: Draft): void {
  const { random } = draft
  if (draft.discounts.length === 0) return
  const cart = random.pick(draft.carts)
  const code = random.pick(draft.discounts)
  const step = random.chance(0.15)
    ? draft.add({ method: "DELETE", path: cartPath(cart, `/discounts/${code}`) })
    : post(draft, cartPath(cart), { discounts: [{ code }] })
  keep(draft, cart, { step: `${step}:cart` })
}

export function applyGiftCard(draft: Draft): void {
  if (draft.giftCards.length === 0) return
  const cart = draft.random.pick(draft.carts)
  const code = draft.random.pick(draft.giftCards)
  const step = post(draft, cartPath(cart), { gift_cards: [{ code }] })
  keep(draft, cart, { step: `${step}:cart` })
}

export function addShipping(draft: Draft): void {
  const { random } = draft
  const cart = random.pick(draft.carts)
  const options = [
    cart.place.option,
    cart.place.option,
    random.pick(places).option,
    "{{express:shipping_option.id}}",
  ]
  const step = post(draft, cartPath(cart, "/shipping-methods"), { option_id: random.pick(options) })
  keep(draft, cart, { step: `${step}:cart` })
}

/** Creates, selects, refreshes or deletes payment sessions. */
export function changeSessions(draft: Draft): void {
  const { random } = draft
  const cart = random.pick(draft.carts)
  const [method, rest, body] = random.pick([
    ["POST", "/payment-sessions", undefined],
    ["POST", "/payment-sessions", undefined],
    ["POST", "/payment-session", { provider_id: "manual" }],
    ["POST", "/payment-sessions/manual", { data: { a: 1 } }],
    ["POST", "/payment-sessions/manual/refresh", undefined],
    ["DELETE", "/payment-sessions/manual", undefined],
    ["POST", "/taxes", undefined],
  ] as const)
  draft.add({ method, path: cartPath(cart, rest), ...(body && { body }) })
}

const cartSelections = [
  {},
  {},
  { expand: "region" },
  { fields: "id,email" },
  { expand: "items.variant.product,discounts.rule", fields: "total,subtotal" },
  { expand: "unknown" },
  { fields: "unknown" },
]

export function readCart(draft: Draft): void {
  const cart = draft.random.pick(draft.carts)
  draft.add({ method: "GET", path: cartPath(cart), query: draft.random.pick(cartSelections) })
}

export function readShippingOptions(draft: Draft): void {
  const cart = draft.random.pick(draft.carts)
  draft.add({ method: "GET", path: `/store/shipping-options/${cart.id}` })
}

/** Does everything that an order needs, and completes the cart; sometimes a part is missing. */
export function completeCart(draft: Draft): void {
  const { random } = draft
  const cart = random.pick(draft.carts)
  const { place } = cart
  if (random.chance(0.95))
    post(draft, cartPath(cart), { email: "{{run}}@example.com", shipping_address: addressIn(place.country) })
  if (random.chance(0.9)) post(draft, cartPath(cart, "/shipping-methods"), { option_id: place.option })
  if (random.chance(0.95)) post(draft, cartPath(cart, "/payment-sessions"))
  const step = post(draft, cartPath(cart, "/complete"))
  draft.orders.push({ ...cart, id: `{{${step}:data.id}}`, step: `${step}:data` })
}
