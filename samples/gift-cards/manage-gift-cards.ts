import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
const [region] = regions

// region product
const { product } = await medusa.admin.products.create({
  title: "Gift card",
  is_giftcard: true,
  discountable: false,
  status: "published",
  options: [{ title: "Value" }],
  variants: [2500, 5000].map((amount) => ({
    title: String(amount / 100),
    manage_inventory: false,
    prices: [{ currency_code: "eur", amount }],
    options: [{ value: String(amount) }],
  })),
})

console.log(product.title, product.is_giftcard, product.variants.length)
// endregion
captured("product")

// region create
const { gift_card } = await medusa.admin.giftCards.create({
  region_id: region.id,
  value: 5000,
  ends_at: "2099-12-31T00:00:00Z",
  metadata: { reason: "Sorry for the delay" },
})

console.log(gift_card.value, gift_card.balance, gift_card.is_disabled)
console.log(/^\w{4}-\w{4}-\w{4}-\w{4}$/.test(gift_card.code))
// endregion
captured("create")

// region list
const { gift_cards, count } = await medusa.admin.giftCards.list()

console.log(count, gift_cards[0].value, gift_cards[0].balance)
// endregion
captured("list")

// region update
const { gift_card: changed } = await medusa.admin.giftCards.update(gift_card.id, {
  balance: 4000,
  is_disabled: true,
})

console.log(changed.value, changed.balance, changed.is_disabled)
// endregion
captured("update")

// region delete
const deleted = await medusa.admin.giftCards.delete(gift_card.id)

console.log(deleted)
// endregion
captured("delete")
