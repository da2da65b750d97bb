import { stockLocations, location } from "../stock.ts"

// region sample
await stockLocations.delete(location.id)

console.log((await stockLocations.list()).length)
// endregion
