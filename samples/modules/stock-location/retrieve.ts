import { stockLocations, location } from "../stock.ts"

// region sample
console.log((await stockLocations.retrieve(location.id)).name)
// endregion
