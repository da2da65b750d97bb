import { captured, told } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { fillCart } from "../setup.ts"

const cart = await fillCart()
await admin("POST", "/admin/products", {
  title: "Gift card",
  is_giftcard: true,
  discountable: false,
  status: "published",
  options: [{ title: "Value" }],
  variants: [
    {
      title: "50",
      manage_inventory: false,
      prices: [{ currency_code: "eur", amount: 5000 }],
      options: [{ value: "50" }],
    },
  ],
})

// region show
const { products } = await store("GET", "/store/products?is_giftcard=true")

for (const { title, variants } of products) console.log(title, variants[0].title)
// endregion
captured("show")

// region buy
const { cart: buying } = await store("POST", "/store/carts", {
  region_id: cart.region_id,
})
await store("POST", `/store/carts/${buying.id}/line-items`, {
  variant_id: products[0].variants[0].id,
  quantity: 1,
  metadata: { to: "grace@example.com" },
})
await store("POST", `/store/carts/${buying.id}`, { email: "ada@example.com" })
await store("POST", `/store/carts/${buying.id}/payment-sessions`)
const { type } = await store("POST", `/store/carts/${buying.id}/complete`)

console.log(type)
// endregion
captured("buy")

const { id } = await told<{ id: string }>("gift_card.created")
const { gift_card: bought } = await admin("GET", `/admin/gift-cards/${id}`)
const code: string = bought.code

// region look
const { gift_card } = await store("GET", `/store/gift-cards/${code}`)

console.log(gift_card.balance, gift_card.region.currency_code)
// endregion
captured("look")

// region apply
const { cart: reduced } = await store("POST", `/store/carts/${cart.id}`, {
  gift_cards: [{ code }],
})

const { subtotal, shipping_total, tax_total, gift_card_total, total } = reduced
const { gift_card_tax_total } = reduced
console.log({ subtotal, shipping_total, tax_total })
console.log({ gift_card_total, gift_card_tax_total, total })
// endregion
captured("apply")

// region complete
await store("POST", `/store/carts/${cart.id}/complete`)
const { gift_card: spent } = await admin("GET", `/admin/gift-cards/${id}`)

console.log(spent.balance, spent.is_disabled)
// endregion
captured("complete")
