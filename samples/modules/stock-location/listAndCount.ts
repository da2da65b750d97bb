import { stockLocations } from "../stock.ts"

// region sample
const [page, count] = await stockLocations.listAndCount({}, { take: 5 })

console.log(page.length, "of", count)
// endregion
