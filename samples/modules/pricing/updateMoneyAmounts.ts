import { pricing, price } from "../prices.ts"

// region sample
const [changed] = await pricing.updateMoneyAmounts([{ id: price.id, amount: 950 }])

console.log(changed.amount)
// endregion
