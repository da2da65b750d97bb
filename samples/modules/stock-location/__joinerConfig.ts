import { stockLocations } from "../stock.ts"

// region sample
console.log(stockLocations.__joinerConfig().linkableKeys)
// endregion
