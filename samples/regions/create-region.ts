import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { products: made } = await medusa.admin.products.list({ q: "coat" })
const coat = made[0]

// region create
const { region: overseas } = await medusa.admin.regions.create({
  name: "United States",
  currency_code: "usd",
  tax_rate: 0,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["us"],
})
const size = coat.variants.find(({ title }) => title === "S")!
await medusa.admin.products.updateVariant(coat.id, size.id, {
  prices: [
    { currency_code: "eur", amount: 7900 },
    { currency_code: "usd", amount: 8900 },
  ],
})

console.log(overseas.name, overseas.currency_code)
// endregion
captured("create")
