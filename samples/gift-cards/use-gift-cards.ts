import { captured, told } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions: own } = await medusa.admin.regions.list()
const region = own[0]
const { products: made } = await medusa.admin.products.list({ q: "coat" })
const coat = made[0]
const { shipping_options } = await medusa.admin.shippingOptions.list()
const shippingOption = shipping_options[0]

// region create
await medusa.admin.products.create({
  title: "Gift card",
  handle: "practice-gift-card",
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

const small = coat.variants.find(({ title }) => title === "S")!
const { cart } = await medusa.carts.create({
  region_id: region.id,
  items: [{ variant_id: small.id, quantity: 2 }],
})
await medusa.carts.update(cart.id, {
  email: "ada@example.com",
  shipping_address: {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    city: "Aarhus",
    postal_code: "8000",
    country_code: "dk",
  },
})
await medusa.carts.addShippingMethod(cart.id, { option_id: shippingOption.id })
const { cart: ready } = await medusa.carts.createPaymentSessions(cart.id)

console.log(ready.payment_sessions?.length, ready.total)
// endregion
captured("create")

// region show
const { products } = await medusa.products.list({ is_giftcard: true })

for (const { title, variants } of products) console.log(title, variants[0].title)
// endregion
captured("show")

// region buy
const { cart: buying } = await medusa.carts.create({
  region_id: cart.region_id,
})
await medusa.carts.lineItems.create(buying.id, {
  variant_id: products[0].variants[0].id,
  quantity: 1,
  metadata: { to: "grace@example.com" },
})
await medusa.carts.update(buying.id, { email: "ada@example.com" })
await medusa.carts.createPaymentSessions(buying.id)
const { type } = await medusa.carts.complete(buying.id)

console.log(type)
// endregion
captured("buy")

// A card can be spent once its order is paid.
const { orders } = await medusa.admin.orders.list({ cart_id: buying.id })
await medusa.admin.orders.capturePayment(orders[0].id)
const { id } = await told<{ id: string }>("gift_card.created")
const { gift_card: bought } = await medusa.admin.giftCards.retrieve(id)
const code: string = bought.code

// region look
const { gift_card } = await medusa.giftCards.retrieve(code)

console.log(gift_card.balance, gift_card.region?.currency_code)
// endregion
captured("look")

// region apply
const { cart: reduced } = await medusa.carts.update(cart.id, {
  gift_cards: [{ code }],
})

const { subtotal, shipping_total, tax_total, gift_card_total, total } = reduced
const { gift_card_tax_total } = reduced
console.log({ subtotal, shipping_total, tax_total })
console.log({ gift_card_total, gift_card_tax_total, total })
// endregion
captured("apply")

// region complete
await medusa.carts.complete(cart.id)
const { gift_card: spent } = await medusa.giftCards.retrieve(code)

console.log(spent.balance)
// endregion
captured("complete")
