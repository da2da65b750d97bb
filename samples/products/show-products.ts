import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region products
await medusa.admin.products.create({
  title: "Rain coat",
  status: "published",
  options: [{ title: "Size" }],
  variants: ["S", "L"].map((size, i) => ({
    title: size,
    sku: `COAT-${size}`,
    manage_inventory: false,
    prices: [{ currency_code: "eur", amount: 7900 + i * 500 }],
    options: [{ value: size }],
  })),
})
for (const title of ["Wool hat", "Umbrella", "Rubber boots"]) {
  await medusa.admin.products.create({
    title,
    status: title === "Rubber boots" ? "draft" : "published",
    tags: [{ value: title === "Wool hat" ? "wool" : "rain" }],
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One size",
        inventory_quantity: 0,
        prices: [{ currency_code: "eur", amount: 2500 }],
        options: [{ value: "One size" }],
      },
    ],
  })
}
// endregion

// region region
await medusa.admin.store.addCurrency("eur")
await medusa.admin.regions.create({
  name: "Northern Europe",
  currency_code: "eur",
  tax_rate: 25,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["dk", "se"],
})
// endregion

// region list
const { products, count, offset, limit } = await medusa.products.list({
  limit: 2,
  order: "title",
  fields: "title,handle,thumbnail",
})

console.log({ count, offset, limit })
for (const product of products) console.log(product.title, product.handle)
// endregion
captured("list")

// region search
const { products: found } = await medusa.products.list({ q: "coat" })

for (const product of found) console.log(product.title)
// endregion
captured("search")

// region filter
const { product_tags } = await medusa.productTags.list({ value: "rain" })
const { products: forRain } = await medusa.products.list({
  tags: [product_tags[0].id],
})

for (const product of forRain) console.log(product.title)
// endregion
captured("filter")

// region page
const { products: byHandle } = await medusa.products.list({ handle: "rain-coat" })
const [coat] = byHandle

for (const option of coat.options) {
  const values = option.values.map((each) => each.value)
  console.log(option.title, values)
}
for (const variant of coat.variants) console.log(variant.title, variant.sku)
// endregion
captured("page")

// region prices
const { regions } = await medusa.regions.list()
const region = regions.find(({ currency_code }) => currency_code === "eur")!
const { product } = await medusa.products.retrieve(
  coat.id,
  {},
  { query: { region_id: region.id } },
)

const price = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" })
for (const {
  title,
  calculated_price,
  calculated_price_incl_tax,
} of product.variants) {
  console.log(
    title,
    price.format(calculated_price! / 100),
    price.format(calculated_price_incl_tax! / 100),
  )
}
// endregion
captured("prices")

// region stock
const { variants } = await medusa.products.variants.list({
  title: ["One size", "S"],
})

for (const variant of variants) {
  const { inventory_quantity, manage_inventory, allow_backorder, purchasable } =
    variant
  console.log(variant.product?.title, variant.title, {
    inventory_quantity,
    manage_inventory,
    allow_backorder,
    purchasable,
  })
}
// endregion
captured("stock")
