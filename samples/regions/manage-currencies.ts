import { captured } from "../captured.ts"
import { admin } from "../clients.ts"

// region list
const { currencies, count } = await admin("GET", "/admin/currencies?code=eur")

console.log(count)
console.log(currencies[0])
// endregion
captured("list")

// region add
await admin("POST", "/admin/store/currencies/eur")
const { store } = await admin("POST", "/admin/store/currencies/dkk")

for (const currency of store.currencies) console.log(currency.code, currency.symbol)
// endregion
captured("add")

// region default
const { store: changed } = await admin("POST", "/admin/store", {
  default_currency_code: "eur",
  currencies: ["eur", "dkk"],
})

console.log(changed.default_currency_code, changed.currencies.length)
// endregion
captured("default")

// region tax
const { currency } = await admin("POST", "/admin/currencies/eur", {
  includes_tax: true,
})

console.log(currency.code, currency.includes_tax)
// endregion
captured("tax")

// region remove
const { store: smaller } = await admin("DELETE", "/admin/store/currencies/dkk")

for (const one of smaller.currencies) console.log(one.code)
// endregion
captured("remove")
