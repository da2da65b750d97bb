import { pricing } from "../prices.ts"

// region sample
const found = await pricing.listPriceLists({ status: "active" })

console.log(found.map((each) => each.title))
// endregion
