import type { Draft } from "../draft.ts"
import { changeSome, get, nameOf, post, remove, type Query } from "./write.ts"

const mug = "{{mug:product.id}}"
const mugVariant = "{{mug:product.variants.0.id}}"

const selections: readonly Query[] = [
  {},
  {},
  { fields: "title" },
  { expand: "variants" },
  { expand: "tags,type" },
]

/** Creates a product with up to two variants, and changes it. */
export function writeProduct(draft: Draft): void {
  const { random } = draft
  const title = nameOf(draft, "Product")
  const made = post(draft, "/admin/products", {
    title,
    status: random.pick(["published", "draft", "proposed", undefined]),
    ...(random.chance(0.4) && { tags: [{ value: `tag-${random.between(1, 3)}` }] }),
    ...(random.chance(0.3) && { type: { value: `type-${random.between(1, 3)}` } }),
    ...(random.chance(0.3) && { collection_id: "{{collection:collection.id}}" }),
    ...(random.chance(0.3) && { images: ["https://example.com/a.png"], metadata: { a: 1 } }),
    options: [{ title: "Size" }],
    variants: Array.from({ length: random.between(0, 2) }, (_, index) => ({
      title: `V${index}`,
      options: [{ value: `V${index}` }],
      prices: [
        { currency_code: "eur", amount: random.between(0, 5000) },
        ...(random.chance(0.4) ? [{ region_id: "{{one:region.id}}", amount: random.between(0, 5000) }] : []),
      ],
      ...(random.chance(0.3) && { sku: `sku-${draft.steps.length}-${index}-{{run}}` }),
    })),
  })
  const path = `/admin/products/{{${made}:product.id}}`
  const variant = `${path}/variants/{{${made}:product.variants.[title=V0].id}}`
  const option = { option_id: `{{${made}:product.options.0.id}}` }
  const changes = [
    () => post(draft, path, { title: nameOf(draft, "Renamed"), metadata: { a: random.pick(["", null, 2]) } }),
    () => post(draft, path, { status: random.pick(["published", "rejected", "nonsense"]) }),
    () => post(draft, path, { tags: [], collection_id: null, type: null }),
    () => post(draft, path, { images: ["https://example.com/b.png"], discountable: false }),
    () =>
      post(draft, `${path}/variants`, { title: "New", prices: [], options: [{ ...option, value: "New" }] }),
    () => post(draft, `${path}/variants`, { title: "Bare", options: [] }),
    () => post(draft, variant, { title: "V0", prices: [{ currency_code: "usd", amount: 7 }] }),
    () => post(draft, variant, { options: [{ ...option, value: "Other" }], metadata: { b: 1 } }),
    () => post(draft, `${path}/options`, { title: random.pick(["Size", "Color"]) }),
    () => remove(draft, variant),
    () => remove(draft, path),
  ]
  const list = random.pick(["/admin/products", "/store/products"])
  changeSome(draft, changes, () =>
    random.chance(0.6) ? get(draft, path, random.pick(selections)) : get(draft, list, { title }),
  )
}

/** Creates a price list, and changes its prices. */
export function writePriceList(draft: Draft): void {
  const { random } = draft
  const price = () => ({
    variant_id: mugVariant,
    amount: random.between(0, 900),
    ...random.pick([
      { currency_code: "eur" },
      { currency_code: "gbp" },
      { region_id: "{{one:region.id}}" },
      {},
    ]),
    ...(random.chance(0.3) && { min_quantity: 2, max_quantity: 5 }),
  })
  const made = post(draft, "/admin/price-lists", {
    name: nameOf(draft, "List"),
    description: "d",
    type: random.pick(["sale", "override"]),
    // A list that is active would change what other steps of the sequence pay.
    status: "draft",
    prices: [{ ...price(), currency_code: "usd", region_id: undefined }],
    ...(random.chance(0.3) && { customer_groups: [{ id: "{{group:customer_group.id}}" }] }),
  })
  const path = `/admin/price-lists/{{${made}:price_list.id}}`
  const prices = `${path}/prices/batch`
  const changes = [
    () => post(draft, path, { name: nameOf(draft, "Renamed"), prices: [price()] }),
    () => post(draft, path, { customer_groups: [], ends_at: null }),
    () => post(draft, prices, { prices: [price(), price()], override: random.chance(0.5) }),
    () => remove(draft, prices, { price_ids: [`{{${made}:price_list.prices.0.id}}`] }),
    () => remove(draft, `${path}/products/${mug}/prices`),
    () => remove(draft, `${path}/variants/${mugVariant}/prices`),
    () => remove(draft, path),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, `${path}/products`])))
}

/** Creates a category or two, and moves and deletes them. */
export function writeCategory(draft: Draft): void {
  const { random } = draft
  const create = (parent: string | null) =>
    post(draft, "/admin/product-categories", {
      name: nameOf(draft, "Category"),
      is_active: random.chance(0.7),
      is_internal: random.chance(0.2),
      ...(parent && { parent_category_id: parent }),
    })
  const above = `{{${create(null)}:product_category.id}}`
  const below = `{{${create(above)}:product_category.id}}`
  const path = `/admin/product-categories/${random.pick([above, below])}`
  const changes = [
    () => post(draft, path, { name: nameOf(draft, "Renamed"), is_active: random.chance(0.5) }),
    () => post(draft, `${path}/products/batch`, { product_ids: [{ id: mug }] }),
    () => remove(draft, `${path}/products/batch`, { product_ids: [{ id: mug }] }),
    () => remove(draft, path),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, path.replace("/admin", "/store")])))
  // Other sequences must not see the product in a category.
  remove(draft, `${path}/products/batch`, { product_ids: [{ id: mug }] })
}

/** Creates a collection, and changes what is in it. */
export function writeCollection(draft: Draft): void {
  const { random } = draft
  const made = post(draft, "/admin/collections", { title: nameOf(draft, "Collection") })
  const path = `/admin/collections/{{${made}:collection.id}}`
  const batch = `${path}/products/batch`
  const changes = [
    () => post(draft, path, { title: nameOf(draft, "Renamed"), metadata: { a: random.pick(["", 1]) } }),
    () => post(draft, path, { handle: "summer" }),
    () => post(draft, batch, { product_ids: [random.pick([mug, "prod_unknown"])] }),
    () => remove(draft, batch, { product_ids: [mug] }),
    () => remove(draft, path),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, path.replace("/admin", "/store")])))
  remove(draft, batch, { product_ids: [mug] })
}
