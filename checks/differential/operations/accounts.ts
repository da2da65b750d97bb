import { addressIn, type Draft } from "../draft.ts"
import { changeSome, get, nameOf, post, remove } from "./write.ts"

/** Registers a customer, who signs in and changes the account. */
export function useAccount(draft: Draft): void {
  const { random } = draft
  const email = `a${draft.steps.length}-{{run}}@example.com`
  const account = { email, password: "lovelace1" }
  post(draft, "/store/customers", { ...account, first_name: "A", last_name: "B" })
  const signedIn = post(draft, "/store/auth/token", account)
  const token = `{{${signedIn}:access_token}}`
  const me = "/store/customers/me"
  const own = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown, query = {}) =>
    draft.add({
      method,
      path,
      token,
      ...(method === "GET" && { query }),
      ...(body !== undefined && { body }),
    })
  const address = { ...addressIn(random.pick(["dk", "US"])), phone: "1" }
  const changes = [
    () => own("POST", me, { first_name: random.pick(["C", ""]), phone: "2", metadata: { a: 1 } }),
    () => own("POST", me, { email: random.pick(["ADA@example.com", `b-${email}`]) }),
    () => own("POST", me, { billing_address: address }),
    () => own("POST", me, { password: random.pick(["", "other-password1"]) }),
    () => own("POST", me, { unknown: 1 }),
    () => {
      const made = own("POST", `${me}/addresses`, { address })
      const one = `${me}/addresses/{{${made}:customer.shipping_addresses.0.id}}`
      own("POST", one, { city: random.pick(["Moved", ""]), metadata: { b: 1 } })
      if (random.chance(0.5)) own("DELETE", one)
    },
    () => own("GET", `${me}/orders`, undefined, random.pick([{}, { limit: 1, fields: "id" }])),
    () => own("GET", `${me}/payment-methods`),
    () => own("GET", "/store/auth"),
    () => post(draft, "/store/auth/token", { email, password: "wrong" }),
    () => post(draft, "/store/customers", { ...account, first_name: "A", last_name: "B" }),
    () => get(draft, `/store/auth/${random.pick([email, "nobody@example.com"])}`),
    () => post(draft, "/store/customers/password-token", { email: random.pick([email, "n@example.com"]) }),
    () => post(draft, "/store/customers/password-reset", { email, password: "x", token: "unknown" }),
    () => own("POST", "/store/orders/batch/customer/token", { order_ids: ["order_unknown"] }),
  ]
  changeSome(draft, changes, () => own("GET", me))
}

/** Creates a user or an invite, and changes it. */
export function writeUser(draft: Draft): void {
  const { random } = draft
  const email = `u${draft.steps.length}-{{run}}@example.com`
  const role = random.pick(["admin", "member", "developer"])
  const made = post(draft, "/admin/users", { email, password: "lovelace1", first_name: "U", role })
  const path = `/admin/users/{{${made}:user.id}}`
  const invited = `i-${email}`
  const inviteOf = (step: string) => `/admin/invites/{{${step}:invites.[user_email=${invited}].id}}`
  const changes = [
    () => post(draft, path, { first_name: random.pick(["V", ""]), last_name: "W", metadata: { a: 1 } }),
    () => post(draft, path, { role: random.pick(["admin", "owner"]) }),
    () => post(draft, "/admin/users", { email, password: "lovelace1" }),
    () => get(draft, "/admin/users", { email }),
    () => remove(draft, path),
    () => {
      post(draft, "/admin/invites", { user: invited, role })
      const listed = get(draft, "/admin/invites")
      if (random.chance(0.5)) post(draft, `${inviteOf(listed)}/resend`, {})
      if (random.chance(0.5)) remove(draft, inviteOf(listed))
    },
    () =>
      post(draft, "/admin/invites/accept", {
        token: "unknown",
        user: { first_name: "a", last_name: "b", password: "c" },
      }),
  ]
  changeSome(draft, changes, () => get(draft, path))
}

/** Creates a gift card or a discount of its own, and changes what belongs to it. */
export function writeVoucher(draft: Draft): void {
  const { random } = draft
  const made = post(draft, "/admin/gift-cards", { region_id: "{{one:region.id}}", value: 500 })
  const card = `/admin/gift-cards/{{${made}:gift_card.id}}`
  const body = {
    code: `V${draft.steps.length}-{{run}}`,
    regions: ["{{one:region.id}}"],
    is_dynamic: random.chance(0.5),
    rule: { type: "percentage", value: 10, allocation: "item" },
  }
  const created = post(draft, "/admin/discounts", body)
  const discount = `/admin/discounts/{{${created}:discount.id}}`
  const dynamic = `D${draft.steps.length}-{{run}}`
  const condition = () => {
    const kind = random.pick([
      { products: ["{{shirt:product.id}}"] },
      { product_tags: ["{{shirt:product.tags.0.id}}"] },
      { customer_groups: ["{{group:customer_group.id}}"] },
    ])
    post(draft, `${discount}/conditions`, { operator: "in", ...kind })
    const step = get(draft, discount, { expand: "rule,rule.conditions" })
    const one = `${discount}/conditions/{{${step}:discount.rule.conditions.0.id}}`
    const resources = { resources: [{ id: random.pick(["{{mug:product.id}}", "{{shirt:product.id}}"]) }] }
    if ("products" in kind) {
      post(draft, one, { products: [random.pick(["{{mug:product.id}}", "{{lamp:product.id}}"])] })
      post(draft, `${one}/batch`, resources)
      if (random.chance(0.5)) remove(draft, `${one}/batch`, resources)
    }
    get(draft, one, random.pick([{}, { expand: "products,product_tags" }]))
    if (random.chance(0.4)) remove(draft, one)
  }
  const changes = [
    () =>
      post(draft, card, { balance: random.pick([0, 100, 501]), ends_at: random.pick([null, "2080-01-01"]) }),
    () =>
      post(draft, card, {
        is_disabled: random.chance(0.5),
        region_id: "{{many:region.id}}",
        metadata: { a: 1 },
      }),
    () => remove(draft, card),
    () => get(draft, `/store/gift-cards/{{${made}:gift_card.code}}`),
    () => get(draft, "/admin/gift-cards", { q: `{{${made}:gift_card.code}}` }),
    () => post(draft, `${discount}/regions/{{many:region.id}}`, {}),
    () => remove(draft, `${discount}/regions/{{${random.pick(["one", "many"])}:region.id}}`),
    () => post(draft, `${discount}/dynamic-codes`, { code: dynamic, usage_limit: 2, metadata: { a: 1 } }),
    () => remove(draft, `${discount}/dynamic-codes/${dynamic}`),
    () => get(draft, `/admin/discounts/code/${body.code}`, random.pick([{}, { expand: "rule" }])),
    condition,
    () => remove(draft, discount),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([card, discount])))
}

/** Creates a region without a country of the world, and changes it and its shipping options. */
export function writeRegion(draft: Draft): void {
  const { random } = draft
  const providers = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }
  const made = post(draft, "/admin/regions", {
    name: nameOf(draft, "Region"),
    currency_code: random.pick(["eur", "usd", "gbp"]),
    tax_rate: random.pick([0, 12.5]),
    countries: random.pick([[], ["se"], ["no", "fi"]]),
    ...providers,
  })
  const id = `{{${made}:region.id}}`
  const path = `/admin/regions/${id}`
  const option = post(draft, "/admin/shipping-options", {
    name: nameOf(draft, "Option"),
    region_id: id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: random.between(0, 900),
    ...(random.chance(0.3) && { requirements: [{ type: "min_subtotal", amount: 10 }] }),
    ...(random.chance(0.2) && { is_return: true }),
    ...(random.chance(0.2) && { admin_only: true }),
  })
  const shipping = `/admin/shipping-options/{{${option}:shipping_option.id}}`
  const changes = [
    () =>
      post(draft, path, { name: nameOf(draft, "Renamed"), tax_rate: random.pick([5, 101]), tax_code: "x" }),
    () => post(draft, path, { automatic_taxes: random.chance(0.5), gift_cards_taxable: random.chance(0.5) }),
    () => post(draft, path, { countries: random.pick([["se"], [], ["dk"]]) }),
    () => post(draft, path, { currency_code: random.pick(["usd", "xxx"]), includes_tax: true }),
    () => post(draft, path, { metadata: { a: random.pick(["", 1]) } }),
    () => post(draft, `${path}/countries`, { country_code: random.pick(["se", "dk", "zz"]) }),
    () => remove(draft, `${path}/countries/${random.pick(["se", "dk"])}`),
    () => post(draft, `${path}/payment-providers`, { provider_id: random.pick(["manual", "unknown"]) }),
    () => remove(draft, `${path}/payment-providers/manual`),
    () => post(draft, `${path}/fulfillment-providers`, { provider_id: random.pick(["manual", "unknown"]) }),
    () => remove(draft, `${path}/fulfillment-providers/manual`),
    () => get(draft, `${path}/fulfillment-options`),
    () => get(draft, `/store/regions/${id}`),
    () =>
      post(draft, shipping, {
        name: nameOf(draft, "Renamed"),
        amount: random.pick([0, 10, null]),
        requirements: [],
      }),
    () => post(draft, shipping, { requirements: [{ type: "max_subtotal", amount: random.between(1, 20) }] }),
    () => post(draft, shipping, { admin_only: random.chance(0.5), metadata: { a: 1 }, includes_tax: true }),
    () => remove(draft, shipping),
    () => get(draft, "/store/shipping-options", { region_id: id }),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, shipping])))
  // With the option of a deleted region, v1 lists no options at all.
  remove(draft, shipping)
  remove(draft, path)
}
