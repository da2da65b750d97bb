import { stockLocations } from "../stock.ts"

// region sample
const found = await stockLocations.list(
  { name: { contains: "depot" } },
  { relations: ["address"] },
)

console.log(found[0].name, found[0].address?.city)
// endregion
