import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region list
const { currencies, count } = await medusa.admin.currencies.list({ code: "eur" })

console.log(count)
console.log(currencies[0])
// endregion
captured("list")

// region add
await medusa.admin.store.addCurrency("eur")
const { store } = await medusa.admin.store.addCurrency("dkk")

for (const currency of store.currencies) console.log(currency.code, currency.symbol)
// endregion
captured("add")

// region default
const { store: changed } = await medusa.admin.store.update({
  default_currency_code: "eur",
  currencies: ["eur", "dkk"],
})

console.log(changed.default_currency_code, changed.currencies.length)
// endregion
captured("default")

// region tax
const { currency } = await medusa.admin.currencies.update("eur", {
  includes_tax: true,
})

console.log(currency.code, currency.includes_tax)
// endregion
captured("tax")

// region remove
const { store: smaller } = await medusa.admin.store.deleteCurrency("dkk")

for (const one of smaller.currencies) console.log(one.code)
// endregion
captured("remove")
