import { inventory } from "../stock.ts"

// region sample
console.log(inventory.__joinerConfig().linkableKeys)
// endregion
