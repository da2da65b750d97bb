import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
const [region] = regions

// region default
const { region: taxed } = await medusa.admin.regions.update(region.id, {
  tax_rate: 20,
  tax_code: "VAT20",
})

console.log(taxed.tax_rate, taxed.tax_code)
// endregion
captured("default")

// region providers
const { tax_providers } = await medusa.admin.store.listTaxProviders()

console.log(tax_providers, taxed.tax_provider_id)
// endregion
captured("providers")

// region automatic
const { region: byHand } = await medusa.admin.regions.update(region.id, {
  automatic_taxes: false,
})

console.log(byHand.automatic_taxes)
// endregion
captured("automatic")

// region again
const { region: byServer } = await medusa.admin.regions.update(region.id, {
  automatic_taxes: true,
})

console.log(byServer.automatic_taxes)
// endregion
captured("again")

// region gift-cards
const { region: untaxed } = await medusa.admin.regions.update(region.id, {
  gift_cards_taxable: false,
})

console.log(untaxed.gift_cards_taxable)
// endregion
captured("gift-cards")

// region inclusive
const { region: gross } = await medusa.admin.regions.update(region.id, {
  includes_tax: true,
})
const { currency } = await medusa.admin.currencies.update("eur", {
  includes_tax: true,
})

console.log(gross.includes_tax, currency.includes_tax)
// endregion
captured("inclusive")

// region effect
const { products } = await medusa.products.list({ region_id: region.id })
const small = products[0].variants.find(({ title }) => title === "S")!

console.log({
  calculated_price: small.calculated_price,
  calculated_price_includes_tax: small.calculated_price_includes_tax,
  calculated_price_incl_tax: small.calculated_price_incl_tax,
  calculated_tax: small.calculated_tax,
})
// endregion
captured("effect")
