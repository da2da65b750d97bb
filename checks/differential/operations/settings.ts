import { places, type Draft } from "../draft.ts"
import { changeSome, get, nameOf, post, remove } from "./write.ts"

const shirt = "{{shirt:product.id}}"

/** Creates a customer and a group, and puts one into the other. */
export function writeCustomer(draft: Draft): void {
  const { random } = draft
  const email = `c${draft.steps.length}-{{run}}@example.com`
  const made = post(draft, "/admin/customers", {
    email,
    first_name: "C",
    last_name: "D",
    password: "lovelace1",
  })
  const group = post(draft, "/admin/customer-groups", { name: nameOf(draft, "Group"), metadata: { a: 1 } })
  const id = `{{${made}:customer.id}}`
  const path = `/admin/customers/${id}`
  const groups = `/admin/customer-groups/{{${group}:customer_group.id}}`
  const members = { customer_ids: [{ id: random.pick([id, id, "cus_unknown"]) }] }
  const changes = [
    () => post(draft, path, { first_name: null, phone: "1", metadata: { b: random.pick(["", 1]) } }),
    () => post(draft, path, { email: random.pick(["ada@example.com", `x-${email}`]) }),
    () => post(draft, path, { groups: random.pick([[], [{ id: `{{${group}:customer_group.id}}` }]]) }),
    () => post(draft, `${groups}/customers/batch`, members),
    () => remove(draft, `${groups}/customers/batch`, members),
    () => post(draft, groups, { name: random.pick(["Members", nameOf(draft, "Renamed")]) }),
    () => remove(draft, groups),
  ]
  changeSome(draft, changes, () => {
    const read = random.pick([path, groups, `${groups}/customers`, "/admin/customers"])
    const query = read === groups ? {} : random.pick([{}, { expand: "groups" }])
    get(draft, read, read === "/admin/customers" ? { q: email } : query)
  })
}

/** Creates a tax rate for products that no cart holds, and changes it. */
export function writeTaxRate(draft: Draft): void {
  const { random } = draft
  // Most carts are in another region, so that their taxes stay as they are.
  const made = post(draft, "/admin/tax-rates", {
    name: nameOf(draft, "Rate"),
    code: `code-${draft.steps.length}-{{run}}`,
    rate: random.pick([0, 3.3, 25, null]),
    region_id: random.pick([places[1]!.region, places[2]!.region, "reg_unknown"]),
  })
  const path = `/admin/tax-rates/{{${made}:tax_rate.id}}`
  const types = { product_types: ["{{shirt:product.type_id}}"] }
  const expand = ["products", "product_types", "shipping_options"]
  const changes = [
    () => post(draft, path, { name: nameOf(draft, "Renamed"), rate: random.pick([1.25, null]) }),
    () => post(draft, path, { code: null }),
    () => post(draft, `${path}/product-types/batch`, types),
    () => remove(draft, `${path}/product-types/batch`, types),
    () => post(draft, `${path}/products/batch`, { products: [random.pick([shirt, "prod_unknown"])] }),
    () => remove(draft, `${path}/products/batch`, { products: [shirt] }),
    () => remove(draft, path),
  ]
  changeSome(draft, changes, () =>
    get(draft, path, random.pick([{}, { expand }, { fields: ["name", "product_count"] }])),
  )
  remove(draft, path)
}

/** Creates a sales channel and a publishable key, and links them. */
export function writeSalesChannel(draft: Draft): void {
  const { random } = draft
  const made = post(draft, "/admin/sales-channels", { name: nameOf(draft, "Channel"), description: "d" })
  const id = `{{${made}:sales_channel.id}}`
  const key = post(draft, "/admin/publishable-api-keys", { title: nameOf(draft, "Key") })
  const path = `/admin/sales-channels/${id}`
  const keys = `/admin/publishable-api-keys/{{${key}:publishable_api_key.id}}`
  const channels = { sales_channel_ids: [{ id: random.pick([id, "sc_unknown"]) }] }
  const products = { product_ids: [{ id: random.pick([shirt, "prod_unknown"]) }] }
  const changes = [
    () => post(draft, path, { name: nameOf(draft, "Renamed"), is_disabled: random.chance(0.5) }),
    () => post(draft, `${path}/products/batch`, products),
    () => remove(draft, `${path}/products/batch`, products),
    () => post(draft, `${path}/stock-locations`, { location_id: "{{location:stock_location.id}}" }),
    () => remove(draft, `${path}/stock-locations`, { location_id: "{{location:stock_location.id}}" }),
    () => post(draft, keys, { title: nameOf(draft, "Renamed") }),
    () => post(draft, `${keys}/sales-channels/batch`, channels),
    () => remove(draft, `${keys}/sales-channels/batch`, channels),
    () => post(draft, `${keys}/revoke`, {}),
    () => remove(draft, random.pick([path, keys])),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, keys, `${keys}/sales-channels`])))
  remove(draft, `${path}/products/batch`, { product_ids: [{ id: shirt }] })
}

/** Creates an inventory item with levels and reservations. */
export function writeInventory(draft: Draft): void {
  const { random } = draft
  const sku = `inv-${draft.steps.length}-{{run}}`
  const product = post(draft, "/admin/products", {
    title: nameOf(draft, "Stocked"),
    options: [{ title: "Size" }],
    variants: [{ title: "One", sku, prices: [], options: [{ value: "One" }] }],
  })
  const items = get(draft, "/admin/inventory-items", { sku })
  const id = `{{${items}:inventory_items.0.id}}`
  const location_id = "{{location:stock_location.id}}"
  const path = `/admin/inventory-items/${id}`
  const levels = `${path}/location-levels`
  const reserve = () =>
    post(draft, "/admin/reservations", {
      inventory_item_id: id,
      location_id,
      quantity: random.between(1, 3),
      description: random.pick(["d", undefined]),
    })
  const changes = [
    () => post(draft, levels, { location_id, stocked_quantity: random.between(5, 20) }),
    () => post(draft, `${levels}/${location_id}`, { stocked_quantity: 30, incoming_quantity: 2 }),
    () => post(draft, path, { weight: 3, origin_country: "DK", metadata: { a: 1 } }),
    () => {
      const made = reserve()
      const one = `/admin/reservations/{{${made}:reservation.id}}`
      post(draft, one, { quantity: random.between(1, 4), metadata: { b: random.pick(["", 2]) } })
      if (random.chance(0.5)) remove(draft, one)
    },
    () => remove(draft, `${levels}/${location_id}`),
  ]
  post(draft, levels, { location_id, stocked_quantity: 10 })
  changeSome(draft, changes, () => {
    const variant = `/admin/variants/{{${product}:product.variants.0.id}}/inventory`
    get(draft, random.pick([path, levels, variant]))
  })
}

/** Creates rows of settings, and changes and deletes them. */
export function writeSetting(draft: Draft): void {
  const { random } = draft
  const [path, name, body, change] = random.pick<readonly [string, string, object, object]>([
    ["/admin/notes", "note", { resource_id: "r", resource_type: "t", value: "v" }, { value: "w" }],
    ["/admin/return-reasons", "return_reason", { label: "l" }, { label: "m", description: null }],
    ["/admin/stock-locations", "stock_location", {}, { metadata: { a: 1 } }],
    ["/admin/shipping-profiles", "shipping_profile", { type: "custom" }, { metadata: { a: "" } }],
    ["/admin/batch-jobs", "batch_job", { type: "product-export", context: {}, dry_run: true }, {}],
  ])
  const named = nameOf(draft, "Setting")
  const isNamed = ["stock_location", "shipping_profile"].includes(name)
  const made = post(draft, path, {
    ...body,
    ...(isNamed && { name: named }),
    ...(name === "return_reason" && { value: named.replaceAll(" ", "_") }),
  })
  const one = `${path}/{{${made}:${name}.id}}`
  if (name === "batch_job") return
  const changes = [
    () => post(draft, one, change),
    () => post(draft, one, { unknown: 1 }),
    () => remove(draft, one),
  ]
  changeSome(draft, changes, () => get(draft, one))
}
