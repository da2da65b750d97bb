import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"

// region currency
await admin("POST", "/admin/store/currencies/eur")
// endregion

// region create
// region create-request
const { region } = await admin("POST", "/admin/regions", {
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
const { region: changed } = await admin("POST", `/admin/regions/${region.id}`, {
  name: "Denmark and Sweden",
  tax_rate: 20,
})

console.log(changed.name, changed.tax_rate)
// endregion
captured("update")

// region countries
const { region: larger } = await admin(
  "POST",
  `/admin/regions/${region.id}/countries`,
  {
    country_code: "fi",
  },
)

for (const country of larger.countries)
  console.log(country.iso_2, country.display_name)
// endregion
captured("countries")

// region storefront
const { regions } = await store("GET", "/store/regions")

for (const each of regions) console.log(each.name, each.currency_code)
// endregion
captured("storefront")

// region delete
const deleted = await admin("DELETE", `/admin/regions/${region.id}`)

console.log(deleted)
// endregion
captured("delete")
