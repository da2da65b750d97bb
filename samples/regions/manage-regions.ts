import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region currency
await medusa.admin.store.addCurrency("eur")
// endregion

// region create
// region create-request
const { region } = await medusa.admin.regions.create({
  name: "Northern Europe",
  currency_code: "eur",
  tax_rate: 25,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["dk", "se"],
})
// endregion

const { id, name, currency_code, tax_rate } = region
console.log({ id, name, currency_code, tax_rate })
for (const country of region.countries)
  console.log(country.iso_2, country.display_name)
// endregion
captured("create")

// region update
const { region: changed } = await medusa.admin.regions.update(region.id, {
  name: "Denmark and Sweden",
  tax_rate: 20,
})

console.log(changed.name, changed.tax_rate)
// endregion
captured("update")

// region countries
const { region: larger } = await medusa.admin.regions.addCountry(region.id, {
  country_code: "fi",
})

for (const country of larger.countries)
  console.log(country.iso_2, country.display_name)
// endregion
captured("countries")

// region storefront
const { regions } = await medusa.regions.list()

for (const each of regions) console.log(each.name, each.currency_code)
// endregion
captured("storefront")

// region delete
const { region: closing } = await medusa.admin.regions.create({
  name: "Iceland",
  currency_code: "eur",
  tax_rate: 24,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["is"],
})
const deleted = await medusa.admin.regions.delete(closing.id)

console.log(deleted)
// endregion
captured("delete")
